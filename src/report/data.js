// What the page knows: the index at once, a function when it is opened, its reasons when the first is asked for.
//
// Entities are keys: `b3` the block number 3 of the function, `v5` a value, `i7` an instruction, `f0` the function.

function parse(id) {
  const element = document.getElementById(id);
  return element && JSON.parse(element.textContent);
}

const index = parse("index");

/// The options that functions of this page were converted by.
const CONVERSION = index.conversion.split(" ");

const LETTERS = { Function: "f", Block: "b", Value: "v", Instruction: "i" };

/// By type of a column the first letter of its keys.
const letters = index.types.map(type => LETTERS[type]);

class Sheet {
  constructor(number) {
    Object.assign(this, parse(`function-${number}`));
    this.number = number;
    this.summary = index.functions[number];
    this.name = this.summary.name;
    this.blockOf = this.sizes.flatMap((size, block) => Array(size).fill(block));
    this.firstOf = [];
    let first = 0;
    for (const size of this.sizes) {
      this.firstOf.push(first);
      first += size;
    }
    this.definition = Array(this.values.length).fill(-1);
    this.results.forEach((value, at) => {
      if (value !== null) this.definition[value] = at;
    });
    this.keys = new Map();
    this.blocks.forEach((name, at) => this.keys.set(name, `b${at}`));
    this.lines.forEach((_, at) => this.keys.set(this.nameOf(`i${at}`), `i${at}`));
    this.values.forEach(([name], at) => this.keys.set(name, `v${at}`));
    this.linesOf = new Map();
    this.places?.forEach((place, at) => {
      if (!place) return;
      const line = `${place[0]}:${place[1]}`;
      if (!this.linesOf.has(line)) this.linesOf.set(line, []);
      this.linesOf.get(line).push(at);
    });
  }

  /// The key of the instruction number `at`: that of its result, if it has one.
  keyOf(at) {
    return this.results[at] === null ? `i${at}` : `v${this.results[at]}`;
  }

  /// `file:line:column` of the instruction number `at`; undefined if debug information does not tell.
  place(at) {
    const place = this.places?.[at];
    return place ? `${this.files[place[0]]}:${place[1]}:${place[2]}` : undefined;
  }

  /// The lines of the source, each `file:line` with the number of the file, that an entity comes from.
  sourceLines(key) {
    const line = at => this.places?.[at] && `${this.places[at][0]}:${this.places[at][1]}`;
    if (key[0] === "b") {
      const first = this.firstOf[Number(key.slice(1))];
      return [...new Set(Array.from({ length: this.sizes[Number(key.slice(1))] }, (_, at) => line(first + at)))].filter(found => found);
    }
    const instruction = this.kin(key).find(one => one[0] === "i");
    const begins = this.begins && [`${this.begins[0]}:${this.begins[1]}`];
    if (!instruction) return (key[0] === "f" || this.parameters.includes(Number(key.slice(1)))) && begins || [];
    return [line(Number(instruction.slice(1)))].filter(found => found);
  }

  /// The name of an entity without that of its function.
  nameOf(key) {
    const at = Number(key.slice(1));
    switch (key[0]) {
      case "b": return this.blocks[at];
      case "v": return this.values[at][0];
      case "i": return `${this.blocks[this.blockOf[at]]}:${at - this.firstOf[this.blockOf[at]]}`;
      default: return this.name;
    }
  }

  /// The block in which an entity stands; parameters stand in the first.
  home(key) {
    const at = Number(key.slice(1));
    switch (key[0]) {
      case "b": return at;
      case "i": return this.blockOf[at];
      case "v": return this.definition[at] < 0 ? 0 : this.blockOf[this.definition[at]];
      default: return 0;
    }
  }

  /// The entities whose facts are shown together: a value and the instruction that defines it.
  kin(key) {
    const at = Number(key.slice(1));
    if (key[0] === "v" && this.definition[at] >= 0) return [key, `i${this.definition[at]}`];
    if (key[0] === "i" && this.results[at] !== null) return [`v${this.results[at]}`, key];
    return [key];
  }

  /// A cell: its text, and its key if it is an entity of this function.
  cell(type, cell) {
    if (type === "#") return { text: String(cell) };
    if (type === "$") return { text: JSON.stringify(this.strings[cell]) };
    if (cell < 0) return { text: this.strings[-1 - cell] };
    const key = letters[type] + cell;
    return { text: this.nameOf(key), key };
  }

  /// The name of a cell as the rule language writes it.
  spelled(type, cell) {
    if (type === "#") return String(cell);
    if (type === "$") return quoted(this.strings[cell]);
    if (cell < 0) return quoted(this.strings[-1 - cell]);
    const key = letters[type] + cell;
    return quoted(key[0] === "f" ? this.name : `${this.name}/${this.nameOf(key)}`);
  }

  /// The tuples of a relation, each a list of cells.
  tuples(relation) {
    const cells = this.facts[relation] ?? [];
    const arity = index.relations[relation].columns.length;
    return Array.from({ length: this.count(relation) }, (_, at) => cells.slice(at * arity, at * arity + arity));
  }

  count(relation) {
    return (this.facts[relation] ?? []).length / index.relations[relation].columns.length;
  }

  /// The reason why the page cannot show all tuples of a relation; empty if it can.
  lacks(relation) {
    const left = this.left_out.find(([number]) => number === relation);
    if (left) return `the page has no room for the ${left[1].toLocaleString("en")} tuples`;
    const is = relation in this.facts || this.summary.whole || index.relations[relation].kind === "fact" || index.chosen.includes(relation);
    return is ? "" : "this page, which names no function, has no tuples";
  }

  /// True if lanes differ anywhere in the function, for a reason.
  get lanes() {
    return this.summary.lanes;
  }

  /// The cells of a tuple that mention an entity of this function, in order.
  keysOf(relation, cells) {
    return index.relations[relation].columns.flatMap(([, type], at) => {
      const letter = letters[type];
      return letter && letter !== "f" && cells[at] >= 0 ? [letter + cells[at]] : [];
    });
  }

  /// By entity where it is mentioned: relation, and place of the tuple's first cell.
  get mentions() {
    if (this.mentioned) return this.mentioned;
    this.mentioned = new Map();
    for (const [relation, cells] of Object.entries(this.facts)) {
      const types = index.relations[relation].columns.map(([, type]) => letters[type]);
      for (let at = 0; at < cells.length; at += types.length) this.mention(relation, cells, at, types);
    }
    return this.mentioned;
  }

  mention(relation, cells, at, types) {
    const seen = new Set();
    types.forEach((letter, column) => {
      if (!letter || letter === "f" || cells[at + column] < 0) return;
      const key = letter + cells[at + column];
      if (seen.has(key)) return;
      seen.add(key);
      if (!this.mentioned.has(key)) this.mentioned.set(key, []);
      this.mentioned.get(key).push([Number(relation), at]);
    });
  }

  /// The proofs, and the number of a step by its tuple.
  get proofs() {
    if (this.proven !== undefined) return this.proven;
    this.proven = parse(`reasons-${this.number}`);
    if (this.proven) {
      this.proven.numbers = new Map();
      this.proven.steps.forEach(([relation, cells], at) => this.proven.numbers.set(`${relation} ${cells}`, at));
    }
    return this.proven;
  }

  /// The number of the step that derives a tuple; undefined if the page has none.
  step(relation, cells) {
    return this.proofs?.numbers.get(`${relation} ${cells}`);
  }
}

/// Returns true if a file of rules is about lanes that run in step.
function ofLanes(file) {
  return file.startsWith("rules/divergence/");
}

function quoted(text) {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
}

/// An argument as a shell reads it.
function shell(text) {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/// The command that asks dfquery the same program for more.
function command(...more) {
  return ["dfquery", ...index.inputs, ...more].map(shell).join(" ");
}
