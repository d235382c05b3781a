// Questions over what the page has of one function: atoms, `!` atoms and comparisons, joined by commas, as in the rules.

/// Answers after which a question is stopped, and candidates that are tried for them.
const ANSWERS = 2_000;
const TRIED = 3_000_000;

/// A fault in a question, with its position in the text.
class Wrong extends Error {
  constructor(at, message) {
    super(message);
    this.at = at;
  }
}

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|(-?\d+)|([A-Za-z_?][\w.?]*)|(!=|<=|>=|[!=<>(),.])|(\S))/y;

/// The tokens of `text`, each with its place.
function tokens(text) {
  const found = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const [all, string, number, name, sign, other] = TOKEN.exec(text);
    const at = TOKEN.lastIndex - all.trimStart().length;
    if (other !== undefined) throw new Wrong(at, other === '"' ? "the string has no end" : `\`${other}\` is not of the language`);
    if (string) found.push({ at, kind: "string", text: unquoted(string) });
    else if (number) found.push({ at, kind: "number", text: number });
    else found.push({ at, kind: name ? "name" : sign, text: name ?? sign });
  }
  found.push({ at: text.length, kind: "end", text: "the end" });
  return found;
}

function unquoted(text) {
  return text.slice(1, -1).replace(/\\(.)/g, (_, letter) => ({ n: "\n", t: "\t" })[letter] ?? letter);
}

class Question {
  /// Reads `text`, which is asked of the function of `sheet`.
  constructor(sheet, text) {
    this.sheet = sheet;
    this.tokens = tokens(text);
    this.variables = new Map();
    this.atoms = [];
    this.tests = [];
    do this.literal(); while (this.take(","));
    this.take(".");
    if (this.next.kind !== "end") throw new Wrong(this.next.at, `a comma is missing before \`${this.next.text}\``);
    this.settle();
  }

  get next() {
    return this.tokens[0];
  }

  take(kind) {
    return this.next.kind === kind ? this.tokens.shift() : null;
  }

  need(kind, what) {
    const token = this.take(kind);
    if (!token) throw new Wrong(this.next.at, `${what} is missing before \`${this.next.text}\``);
    return token;
  }

  literal() {
    const negated = this.take("!") !== null;
    if (this.next.kind === "name" && this.tokens[1].kind === "(") return this.atom(negated);
    if (negated) throw new Wrong(this.next.at, "behind `!` stands an atom, as in `!in_loop(H, B)`");
    const left = this.term();
    const sign = ["=", "!=", "<", "<=", ">", ">="].map(kind => this.take(kind)).find(token => token);
    if (!sign) throw new Wrong(this.next.at, "an atom is missing, as `in_loop(H, B)`, or a comparison");
    this.tests.push({ sign: sign.kind, at: sign.at, left, right: this.term() });
  }

  term() {
    const token = this.take("name") ?? this.take("string") ?? this.take("number");
    if (!token) throw new Wrong(this.next.at, `a variable, a number or a string is missing before \`${this.next.text}\``);
    return token;
  }

  atom(negated) {
    const { at, text } = this.take("name");
    const relation = relationNamed(text);
    if (relation === undefined && index.others.includes(text)) throw new Wrong(at, `\`${text}\` is a relation that pages do not hold`);
    if (relation === undefined) throw new Wrong(at, `there is no relation \`${text}\`${like(text)}`);
    const { columns, name } = index.relations[relation];
    const lack = this.sheet.lacks(relation);
    if (lack) throw new Wrong(at, `${lack} of \`${name}\``);
    this.take("(");
    const terms = [];
    if (this.next.kind !== ")") do terms.push(this.term()); while (this.take(","));
    this.need(")", "a `)`");
    if (terms.length !== columns.length) throw new Wrong(at, `\`${name}\` has ${counted(columns.length, "column")}: ${columns.map(([column]) => column).join(", ")}`);
    this.atoms.push({ at, relation, negated, terms });
  }

  /// Finds what each term is: a variable by its number, a constant as a cell, or anything.
  settle() {
    for (const atom of this.atoms) atom.terms = atom.terms.map((token, column) => this.place(token, index.relations[atom.relation].columns[column][1], !atom.negated));
    for (const atom of this.atoms.filter(atom => atom.negated)) this.bound(atom.terms, atom.at);
    for (const test of this.tests) {
      const type = [test.left, test.right].filter(token => token.kind === "name").map(token => this.variables.get(token.text)?.type).find(type => type !== undefined);
      if (type === undefined) throw new Wrong(test.at, "one side has to be a variable of an atom");
      if (/[<>]/.test(test.sign) && type !== "#") throw new Wrong(test.at, "only numbers are larger or smaller");
      for (const side of ["left", "right"]) test[side] = this.place(test[side], type, false);
      this.bound([test.left, test.right], test.at);
    }
    if (!this.atoms.some(atom => !atom.negated)) throw new Wrong(0, "one atom at least has to stand without `!`");
  }

  bound(terms, at) {
    const free = terms.find(term => term.variable !== undefined && !this.all[term.variable].given);
    if (free) throw new Wrong(at, `\`${this.all[free.variable].name}\` stands in no atom without \`!\``);
  }

  get all() {
    return [...this.variables.values()];
  }

  place(token, type, gives) {
    if (token.kind === "name") {
      if (token.text === "_") return {};
      if (!this.variables.has(token.text)) this.variables.set(token.text, { name: token.text, type, number: this.variables.size, given: false });
      const variable = this.variables.get(token.text);
      if (variable.type !== type) throw new Wrong(token.at, `\`${token.text}\` is ${typeName(variable.type)} elsewhere, and ${typeName(type)} here`);
      variable.given ||= gives;
      return { variable: variable.number };
    }
    const cell = this.constant(token, type);
    if (cell === undefined) throw new Wrong(token.at, `${this.sheet.name} has no ${type === "$" ? "text" : index.types[type].toLowerCase()} \`${token.text}\``);
    return { cell };
  }

  /// The cell of a constant of the type of its column.
  constant({ at, kind, text }, type) {
    if ((type === "#") !== (kind === "number")) throw new Wrong(at, `the column is ${typeName(type)}`);
    if (type === "#") return Number(text);
    const { strings, name } = this.sheet;
    if (type === "$") {
      const found = strings.indexOf(text);
      // A text that no tuple has is nowhere, which is an answer.
      return found < 0 ? Infinity : found;
    }
    if (letters[type] === "f" && text === name) return 0;
    const own = text.startsWith(`${name}/`) ? text.slice(name.length + 1) : text;
    const key = this.sheet.keys.get(own);
    if (key?.[0] === letters[type]) return Number(key.slice(1));
    const foreign = strings.indexOf(text);
    return foreign < 0 ? undefined : -1 - foreign;
  }

  /// The answers: a cell for each variable; and whether there are more.
  answers() {
    this.rows = new Set();
    this.found = [];
    this.tried = 0;
    const positive = this.atoms.filter(atom => !atom.negated).map(atom => ({ ...atom, tuples: this.sheet.tuples(atom.relation) }));
    this.steps = [];
    const known = new Set();
    while (positive.length) {
      const cost = atom => [atom.terms.filter(term => term.cell === undefined && !known.has(term.variable)).length, atom.tuples.length];
      positive.sort((a, b) => (cost(a)[0] - cost(b)[0]) || (cost(a)[1] - cost(b)[1]));
      const atom = positive.shift();
      this.steps.push(this.step(atom, known));
      atom.terms.forEach(term => term.variable !== undefined && known.add(term.variable));
    }
    this.checks = this.atoms.filter(atom => atom.negated).map(atom => this.step({ ...atom, tuples: this.sheet.tuples(atom.relation) }, known));
    const whole = this.extend(0, []);
    return { columns: this.all.map(({ name, type }) => [name, type]), rows: this.found, whole };
  }

  /// The tuples of an atom by the cells that are known before it is joined.
  step(atom, known) {
    const first = atom.terms.map((term, column) => [term, column]).filter(([term]) => term.cell !== undefined || known.has(term.variable));
    const rest = atom.terms.map((term, column) => [term, column]).filter(([term]) => term.variable !== undefined && !known.has(term.variable));
    const table = Map.groupBy(atom.tuples, cells => first.map(([, column]) => cells[column]).join());
    return { first: first.map(([term]) => term), rest, table };
  }

  candidates({ first, table }, row) {
    return table.get(first.map(({ variable, cell }) => cell ?? row[variable]).join()) ?? [];
  }

  /// Joins the atoms from number `depth` on to `row`; false if there are too many answers.
  extend(depth, row) {
    if (depth === this.steps.length) return this.accept(row);
    const step = this.steps[depth];
    for (const cells of this.candidates(step, row)) {
      if (++this.tried > TRIED) return false;
      const next = [...row];
      const fits = step.rest.every(([{ variable }, column], at) => {
        // A variable twice in one atom.
        if (step.rest.slice(0, at).some(([other]) => other.variable === variable)) return next[variable] === cells[column];
        next[variable] = cells[column];
        return true;
      });
      if (fits && !this.extend(depth + 1, next)) return false;
    }
    return true;
  }

  accept(row) {
    if (!this.tests.every(test => this.holds(test, row)) || this.checks.some(check => this.candidates(check, row).length)) return true;
    const key = row.join();
    if (this.rows.has(key)) return true;
    if (this.found.length === ANSWERS) return false;
    this.rows.add(key);
    this.found.push(row);
    return true;
  }

  holds({ sign, left, right }, row) {
    const [a, b] = [left, right].map(({ variable, cell }) => cell ?? row[variable]);
    return { "=": a === b, "!=": a !== b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b }[sign];
  }
}

/// The number of the relation called `name`, also by its file, as in `loops.in_loop`.
function relationNamed(name) {
  const found = index.relations.findIndex(relation => relation.name === name);
  if (found >= 0) return found;
  const [file, own] = [name.slice(0, name.lastIndexOf(".")), name.slice(name.lastIndexOf(".") + 1)];
  const at = index.relations.findIndex(relation => relation.name === own && relation.file.endsWith(`/${file}.dl`));
  return at < 0 ? undefined : at;
}

/// Names that share most of their letters with `name`, to be offered.
function like(name) {
  const pairs = text => new Set([...text].slice(1).map((letter, at) => text[at] + letter));
  const own = pairs(name);
  const scored = index.relations.map(relation => {
    const other = pairs(relation.name);
    const both = [...own].filter(pair => other.has(pair)).length;
    return [2 * both / (own.size + other.size || 1), relation.name];
  });
  const near = scored.filter(([score]) => score > 0.5).sort(([a], [b]) => b - a).slice(0, 3).map(([, other]) => `\`${other}\``);
  return near.length ? `: ${near.join(", ")}?` : "";
}

function typeName(type) {
  const name = { "#": "number", $: "text" }[type] ?? index.types[type].toLowerCase();
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}
