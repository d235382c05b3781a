// What is known of the selected entity, and why.

/// Tuples of one relation that are listed at once.
const LISTED = 40;

/// Tuples of a result that are shown without being asked for.
const OPENED = 6;

/// Tuples under one step of a proof that are listed at once.
const UNDER = 60;

/// Relations in the order in which they are listed: those that people start with, then other results, then other facts.
function sorted(relations) {
  const order = relation => {
    const { kind, front } = index.relations[relation];
    return [front === null ? 1 : 0, ["result", "fact", "step"].indexOf(kind), front ?? relation];
  };
  const keys = new Map(relations.map(relation => [relation, order(relation)]));
  return relations.sort((a, b) => keys.get(a).map((key, at) => key - keys.get(b)[at]).find(difference => difference) ?? 0);
}

class Facts {
  constructor(state) {
    this.state = state;
    this.list = make("div", { class: "facts" });
    this.questions = new Questions(state);
    this.proof = make("div", { class: "proof", hidden: true, tabindex: "-1", role: "region", "aria-label": "proof" });
    this.element = make("section", { class: "pane about", "aria-label": "Facts and proofs" },
      make("div", { class: "bar" }, make("h2", {}, "Facts and proofs"), make("div", { class: "tools" })),
      make("div", { class: "view" }, this.questions.element, this.proof, this.list));
  }

  show(sheet) {
    this.sheet = sheet;
    this.questions.show(sheet);
    this.close();
  }

  /// Lists the tuples that mention an entity, or those of the marked relation.
  select(key) {
    this.key = key;
    const content = key ? this.ofEntity(key) : this.ofAll();
    this.list.replaceChildren(make("div", { class: "absent" }, this.state.graph.absent()), ...(key ? content : []), ...this.ofMarked(), ...(key ? [] : content), this.leftOut());
  }

  title(name, ...about) {
    return make("h3", {}, make("b", {}, name), about.filter(text => text).map(text => make("small", {}, text)));
  }

  ofEntity(key) {
    const { sheet } = this;
    const kin = sheet.kin(key);
    const value = kin.find(one => one[0] === "v");
    const instruction = kin.find(one => one[0] === "i");
    const place = instruction && sheet.place(Number(instruction.slice(1)));
    const kind = { v: "value", b: "block", i: "instruction", f: "function" }[key[0]];
    const [, type, variable] = value ? sheet.values[Number(value.slice(1))] : [];
    const about = [kind, type, variable && `variable ${variable}`, instruction && instruction !== key && sheet.nameOf(instruction), place];
    const all = Map.groupBy(kin.flatMap(one => sheet.mentions.get(one) ?? []), ([relation]) => relation);
    const { marked } = this.state;
    const relations = sorted([...all.keys()].filter(relation => relation !== marked));
    const group = (relation, open) => {
      const places = [...new Set(all.get(relation).map(([, at]) => at))];
      return this.relation(relation, places.length, () => this.cellsOf(relation, places), open);
    };
    const groups = this.groups(relations, (relation, first) => group(relation, first && this.opens(relation, all.get(relation).length)));
    this.history = make("div", { class: "history" });
    this.stepped();
    const own = all.has(marked) ? [group(marked, true)] : [];
    return [this.title(sheet.nameOf(key), ...about), this.history, ...own, ...groups];
  }

  /// All relations, to be opened.
  ofAll() {
    const relations = sorted(Object.keys(this.sheet.facts).map(Number));
    return [this.title(this.sheet.name, "select a block, a value or an instruction, or open a relation"),
      ...this.groups(relations.filter(relation => relation !== this.state.marked), relation => this.relation(relation, this.sheet.count(relation), () => this.sheet.tuples(relation), false))];
  }

  /// Returns true if `count` tuples of a relation are shown without being asked for.
  opens(relation, count) {
    const { kind, front } = index.relations[relation];
    return kind === "result" && (front !== null || index.chosen.includes(relation)) && count <= OPENED;
  }

  /// Lists relations; what is derived on the way, and what lanes do where none differ, stands behind `more`.
  groups(relations, group) {
    const { lanes } = this.sheet;
    const isFirst = relation => index.relations[relation].kind !== "step" && (lanes || !ofLanes(index.relations[relation].file));
    const [first, more] = [relations.filter(isFirst), relations.filter(relation => !isFirst(relation))];
    if (!more.length) return first.map(relation => group(relation, true));
    const rest = make("details", { class: "rest" }, make("summary", {}, counted(more.length, "more relation")));
    rest.addEventListener("toggle", () => rest.append(...more.map(relation => group(relation, false))), { once: true });
    return [...first.map(relation => group(relation, true)), rest];
  }

  cellsOf(relation, places) {
    const cells = this.sheet.facts[relation];
    const arity = index.relations[relation].columns.length;
    return places.sort((a, b) => a - b).map(at => cells.slice(at, at + arity));
  }

  /// All tuples of the relation that is marked.
  ofMarked() {
    const { marked } = this.state;
    if (marked === null) return [];
    const tuples = this.sheet.tuples(marked);
    return [make("h3", { class: "all" }, make("b", {}, index.relations[marked].name), make("small", {}, `${counted(tuples.length, "tuple")} in ${this.sheet.name}`)),
      make("p", { class: "doc" }, prose(index.relations[marked].doc)), this.tuples(marked, tuples)];
  }

  /// A relation with its tuples, which are made when it is opened.
  relation(relation, count, tuples, open) {
    const { name, doc, kind } = index.relations[relation];
    const details = make("details", { class: kind }, make("summary", { title: doc }, make("code", {}, name), make("small", {}, String(count))));
    let filled = false;
    const fillIn = () => details.open && !filled && ((filled = true), details.append(this.tuples(relation, tuples())));
    details.addEventListener("toggle", fillIn);
    details.open = open;
    fillIn();
    return details;
  }

  /// A list of tuples, of which the first are shown.
  tuples(relation, tuples) {
    const body = make("div", { class: "tuples" });
    const add = from => {
      body.append(...tuples.slice(from, from + LISTED).map(cells => this.tuple(relation, cells)));
      if (tuples.length <= from + LISTED) return;
      const more = make("button", { class: "more", onclick: () => (more.remove(), add(from + LISTED)) }, `${(tuples.length - from - LISTED).toLocaleString("en")} more`);
      body.append(more);
    };
    add(0);
    return body;
  }

  tuple(relation, cells) {
    const { name, kind } = index.relations[relation];
    return make("button", { class: `tuple ${kind}`, onclick: () => this.explain(relation, cells), "data-relation": name }, this.words(relation, cells));
  }

  /// A tuple as text; what it mentions can be told apart, and selected where it `leads`.
  words(relation, cells, leads) {
    const { name, columns } = index.relations[relation];
    const parts = cells.flatMap((cell, at) => {
      const { text, key } = this.sheet.cell(columns[at][1], cell);
      const own = key && this.key && this.sheet.kin(this.key).includes(key);
      const look = { class: `cell ${key ? `key ${key[0]}` : ""} ${own ? "own" : ""}` };
      const go = event => (event.preventDefault(), this.state.select(key, null, true));
      return [at ? ", " : "", leads && key ? make("button", { ...look, title: `select ${text}`, onclick: go }, shortened(text, 60)) : make("span", look, shortened(text, 60))];
    });
    return [`${name}(`, ...parts, ")"];
  }

  leftOut() {
    const { left_out } = this.sheet;
    if (!left_out.length) return make("div", {});
    const names = left_out.map(([relation, count]) => `${index.relations[relation].name} (${count.toLocaleString("en")})`);
    return make("div", {}, make("p", { class: "quiet" }, `Too large for this page: ${names.join(", ")}. --relation includes one first.`));
  }

  /// Shows the values that the run has written up to the present step.
  stepped() {
    if (!this.key || !this.history) return;
    const all = this.state.graph.history(this.key).filter(({ values }) => values.length);
    this.history.replaceChildren(...all.map(({ name, values }) =>
      make("div", {}, make("code", {}, name), make("small", {}, " in this run: "), shortened(values.slice(-12).join(", "), 90), values.length > 12 ? make("small", {}, ` (the last of ${values.length})`) : null)));
  }

  // ---- proofs

  explain(relation, cells) {
    const step = this.sheet.step(relation, cells);
    const close = make("button", { class: "tool", title: "Close the proof", "aria-label": "Close the proof", onclick: () => this.close(true) }, "✕");
    this.opener = document.activeElement;
    const tree = step === undefined ? this.unproven(relation, cells) : make("ul", { class: "tree" }, this.step(step, 0, true));
    this.asked = this.atom(relation, cells);
    const link = make("a", { class: "link", href: this.state.address(), title: "The address of this proof" }, "link");
    this.proof.replaceChildren(make("div", { class: "why" }, make("h3", {}, make("b", {}, "why"), make("span", { class: "tuple" }, this.words(relation, cells, true)), link), close), tree);
    this.proof.hidden = false;
    this.proof.parentElement.scrollTop = 0;
    this.proof.focus({ preventScroll: true });
    this.state.note();
  }

  /// A tuple as the rule language writes it.
  atom(relation, cells) {
    const { columns, name } = index.relations[relation];
    return `${name}(${cells.map((cell, at) => this.sheet.spelled(columns[at][1], cell)).join(", ")})`;
  }

  /// Opens the proof of the first tuple that fits `text`; nothing if none does.
  open(text) {
    try {
      const [{ relation, terms }] = new Question(this.sheet, text).atoms;
      const found = this.sheet.tuples(relation).find(cells => terms.every(({ cell }, at) => cell === undefined || cell === cells[at]));
      if (found) this.explain(relation, found);
    } catch (wrong) {
      if (!(wrong instanceof Wrong)) throw wrong;
    }
  }

  close(back) {
    this.proof.hidden = true;
    this.proof.replaceChildren();
    this.asked = null;
    if (!back) return;
    this.opener?.focus();
    this.state.note();
  }

  /// The text for a tuple whose proof is not on the page.
  unproven(relation, cells) {
    const place = this.place(relation, cells);
    if (index.relations[relation].kind === "fact") return make("p", { class: "fact" }, "This is a fact of the IR", place ? ` at ${place}` : "", ".");
    return make("div", {}, make("p", { class: "fact" }, "The proof exceeds the budget of this page. To print it:"), make("pre", {}, command("--why", this.atom(relation, cells))));
  }

  place(relation, cells) {
    const columns = index.relations[relation]?.columns ?? [];
    const keys = columns.map(([, type], at) => this.sheet.cell(type, cells[at]).key).filter(key => key);
    const places = keys.flatMap(key => this.sheet.kin(key)).filter(key => key[0] === "i").map(key => this.sheet.place(Number(key.slice(1))));
    return places.find(place => place);
  }

  /// A step as an item; what it needs is made when it is opened.
  step(number, depth, open) {
    const [relation, cells, place, says, under] = this.sheet.proofs.steps[number];
    const named = typeof relation === "string";
    const tuple = make("span", { class: "tuple" }, named ? relation : this.words(relation, cells, true));
    if (place === undefined) {
      const at = named ? null : this.place(relation, cells);
      return make("li", { class: "fact" }, tuple, make("small", {}, at ? ` fact, at ${at}` : " fact"));
    }
    const rule = this.sheet.proofs.places[place];
    const details = make("details", {}, make("summary", {}, tuple), says ? make("p", { class: "says" }, prose(says)) : null,
      make("p", { class: "rule" }, "by ", make("code", { title: index.rules[rule] }, rule)));
    this.later(details, under, depth, open || depth < 2);
    return make("li", {}, details);
  }

  /// Fills a node of the tree when it is first opened.
  later(details, under, depth, open) {
    let filled = false;
    const fillIn = () => {
      if (!details.open || filled) return;
      filled = true;
      const items = under.slice(0, UNDER).map(one => this.needed(one, depth + 1));
      const more = under.length > UNDER ? [make("li", { class: "quiet" }, `and ${under.length - UNDER} more`)] : [];
      details.append(make("ul", {}, items, more));
    };
    details.addEventListener("toggle", fillIn);
    details.open = open;
    fillIn();
  }

  needed(one, depth) {
    if (typeof one === "number") return this.step(one, depth, false);
    if (typeof one === "string") return make("li", { class: "condition" }, one);
    const details = make("details", {}, make("summary", {}, one[0]));
    this.later(details, one[1], depth, depth < 3);
    return make("li", {}, details);
  }
}
