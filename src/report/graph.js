// The dataflow graph, and a run of it step by step.

/// Operators that are drawn at once; of a larger graph what stands around the selection is.
const MOST_DRAWN = 400;

/// Operators around a selection.
const NEAR = 48;

/// Readers of one LIC that are drawn at the border of what is shown.
const BORDER = 3;

/// Values of a queue that are written at an edge.
const QUEUED = 3;

const NODE = 36;

/// Room that one input takes at least, for its tokens.
const PORT = 34;

class Graph {
  constructor(state) {
    this.state = state;
    this.whole = make("button", { class: "tool wide", "aria-pressed": "false", onclick: () => this.toggle() }, "whole graph");
    this.pane = new Pane("graph", "Dataflow", [this.whole]);
    this.controls = make("div", { class: "run" });
    this.pane.view.parentElement.before(this.controls);
    this.pane.stage.addEventListener("click", event => this.click(event));
    this.pane.stage.addEventListener("keydown", event => this.key(event));
  }

  show(sheet) {
    this.sheet = sheet;
    this.graph = sheet.graph;
    this.now = 0;
    this.rounds = null;
    this.pause();
    this.controls.replaceChildren();
    if (!this.graph) {
      this.nodes = new Map();
      return;
    }
    this.index();
    this.all = this.graph.ops.length <= MOST_DRAWN;
    this.whole.hidden = this.all || this.graph.ops.length > 5 * MOST_DRAWN;
    this.whole.setAttribute("aria-pressed", "false");
    if (sheet.run) this.prepare(sheet.run);
    if (this.all) this.paint(this.graph.ops.map((_, at) => at));
  }

  /// Begins with what reads the parameters.
  open() {
    if (!this.graph) return;
    const first = this.nodes.get("in0") ?? [...this.nodes.values()][0];
    this.pane.open(first ?? { x: 0, y: 0, w: 0, h: 0 });
  }

  /// The reason why there is no graph, with the remedy; nothing if there is one.
  absent() {
    if (this.graph) return [];
    const { name, skipped, large } = this.sheet;
    const says = text => make("p", {}, text);
    if (skipped !== undefined) return [says(`There is no graph: ${skipped}.`), make("p", { class: "converted" }, this.converted())];
    if (large !== undefined) return [says(`The graph has ${large.toLocaleString("en")} operators, too many for this page.`), make("pre", {}, command("--function", name, "--emit", "dataflow", ...CONVERSION))];
    return [says("This page includes graphs, derived relations and proofs only of named functions:"), make("pre", {}, command("--function", name, ...CONVERSION, "--format", "html", "-o", "report.html"))];
  }

  /// The options that tell why the graph is as it is.
  converted() {
    const options = index.conversion.split(/ (?=--)/);
    return ["Converted by", ...options.flatMap(option => [" ", make("code", {}, option)])];
  }

  toggle() {
    this.all = !this.all;
    this.whole.setAttribute("aria-pressed", String(this.all));
    if (this.all) this.paint(this.graph.ops.map((_, at) => at));
    this.select(this.state.selected);
  }

  /// Indexes the writer and the readers of each LIC, and the operators of each entity.
  index() {
    const { ops, lics, params, order_in, order_out, results } = this.graph;
    this.producer = lics.map(() => null);
    this.readers = lics.map(() => []);
    [...params, order_in].forEach((lic, at) => lic !== null && (this.producer[lic] = { end: `in${at}`, lic, text: lics[lic][0] }));
    ops.forEach(([, outs, ins], op) => {
      outs.forEach((lic, place) => lic !== null && (this.producer[lic] = { op, place }));
      ins.forEach((lic, place) => typeof lic === "number" && this.readers[lic].push({ op, place }));
    });
    results.forEach((lic, at) => this.readers[lic].push({ end: at === 0 ? "result" : `result${at}`, text: "result" }));
    if (order_out !== null) this.readers[order_out].push({ end: "order_out", text: "order out" });
    this.of = new Map();
    const put = (key, id) => this.of.set(key, [...(this.of.get(key) ?? []), id]);
    ops.forEach(([, , , origin, block], op) => {
      const key = this.sheet.keys.get(origin) ?? this.sheet.keys.get(block);
      if (key) put(key, op);
    });
    this.inBlock = Map.groupBy(ops.map((_, op) => op), op => ops[op][4]);
    params.forEach((lic, at) => put(`v${this.sheet.parameters[at]}`, `in${at}`));
  }

  /// The operators that an entity has become.
  operators(key) {
    return this.sheet.kin(key).flatMap(kin => this.of.get(kin) ?? []);
  }

  // ---- drawing

  /// Draws some operators, with what they read and write.
  paint(ops) {
    const shown = new Set(ops);
    const edges = this.graph.lics.flatMap((_, lic) => this.edgesOf(lic, shown));
    this.nodes = new Map();
    const node = at => {
      const id = at.op ?? at.end;
      if (!this.nodes.has(id)) this.nodes.set(id, this.node(at, shown.has(at.op)));
      return this.nodes.get(id);
    };
    ops.forEach(op => node({ op }));
    edges.forEach(edge => [edge.a, edge.b] = [node(edge.producer), node(edge.reader)]);
    // What comes from outside stands first: from there the layout decides what leads back.
    const list = [...this.nodes.values()].sort((one, other) => outside(other) - outside(one));
    list.forEach((one, at) => (one.at = at));
    const spread = (one, place, count) => (count < 2 ? 0 : ((place + 0.5) / count - 0.5) * (one.w - 16));
    const lines = edges.map(({ a, b, producer, reader, lic }) => ({
      from: a.at, to: b.at, key: lic, start: spread(a, producer.place, a.outs), end: spread(b, reader.place, b.ins),
    }));
    const { places, paths, width, height } = layered(list, lines, { across: 16, down: 40 });
    list.forEach((one, at) => Object.assign(one, places[at]));
    this.edges = edges;
    edges.forEach((edge, at) => Object.assign(edge, this.line(edge, paths[at], lines[at])));
    this.picture(list, edges, width, height);
    this.update();
  }

  edgesOf(lic, shown) {
    const producer = this.producer[lic];
    if (!producer) return [];
    const inner = this.readers[lic].filter(reader => this.all || shown.has(reader.op));
    const outer = shown.has(producer.op) ? this.readers[lic].filter(reader => !inner.includes(reader)) : [];
    return [...inner, ...outer.slice(0, BORDER)].map(reader => ({ producer, reader, lic, more: Math.max(0, outer.length - BORDER) }));
  }

  node(at, inner) {
    if (at.end !== undefined) {
      const w = at.text.length * this.state.letter + 26;
      return { id: at.end, w, h: 24, ins: 1, outs: 1, text: [at.text], kind: "end", key: this.keyOfEnd(at) };
    }
    const [name, outs, ins, origin, block, stream] = this.graph.ops[at.op];
    const constants = ins.filter(input => typeof input === "string").map(text => shortened(text, 14));
    const out = outs.find(lic => lic !== null);
    const text = [[name, ...constants].join(" "), out === undefined ? origin : shortened(this.graph.lics[out][0], 24)];
    const w = Math.max(...text.map(line => line.length)) * this.state.letter + 18;
    const steers = ["pick", "switch", "filter", "repeat", "pickany"].includes(name);
    const kind = (stream ? "stream" : steers ? "steer" : outs.some(lic => lic !== null && this.graph.lics[lic][1] === 0) ? "memory" : "compute") + (inner ? "" : " outer");
    return { id: at.op, w: Math.max(w, PORT * Math.min(6, ins.filter(input => typeof input === "number").length)), h: NODE, ins: ins.length, outs: outs.length, text, kind, key: this.sheet.keys.get(origin) ?? this.sheet.keys.get(block) };
  }

  keyOfEnd({ lic }) {
    return lic === undefined ? undefined : this.sheet.keys.get(this.graph.lics[lic][0]);
  }

  line({ lic, a, b, more }, path, { end }) {
    const width = this.graph.lics[lic][1];
    const line = draw("path", { class: `edge ${width === 0 ? "order" : width === 1 ? "bit" : ""}`, d: path, "marker-end": "url(#lic-arrow)" },
      draw("title", {}, `${this.graph.lics[lic][0]}: ${a.text[0]} → ${b.text[0]}${more ? `, and ${counted(more, "reader")} that are not drawn` : ""}`));
    const label = draw("text", { class: "tokens", x: b.x + b.w / 2 + end + 3, y: b.y - 5 });
    return { line, label };
  }

  picture(list, edges, width, height) {
    const picture = draw("svg", { width, height, role: "group", "aria-label": "operators" }, arrowhead("lic-arrow"),
      edges.map(edge => edge.line), list.map(node => this.shape(node)), edges.map(edge => edge.label));
    this.pane.stage.replaceChildren(picture);
    this.pane.resize(width, height);
    this.pane.map.show(width, height, list.map(({ x, y, w, h, kind }) => draw("g", { class: `node ${kind}` }, draw("rect", { x, y, width: w, height: h }))));
    this.focusOn(list[0]);
  }

  shape(node) {
    const texts = node.text.map((text, at) =>
      draw("text", { class: at ? "name" : "operator", x: node.w / 2, y: node.kind === "end" ? 16 : 14 + at * 15 }, text));
    node.element = draw("g", { class: `node ${node.kind}`, transform: `translate(${node.x} ${node.y})`, tabindex: "-1", role: "button", "aria-label": node.text.join(" "), "data-id": node.id },
      draw("rect", { width: node.w, height: node.h, rx: node.kind === "end" ? 12 : 4 }), texts);
    return node.element;
  }

  // ---- selecting

  nodeOf(element) {
    const id = element?.closest("[data-id]")?.dataset.id;
    return id === undefined ? undefined : this.nodes.get(id) ?? this.nodes.get(Number(id));
  }

  click(event) {
    const node = this.nodeOf(event.target);
    if (!node) return;
    this.focusOn(node);
    node.element.focus({ preventScroll: true });
    this.choose(node);
  }

  choose(node) {
    if (node.key) this.state.select(node.key, this);
    if (!this.all && typeof node.id === "number") this.around([node.id]);
    this.pick([node.id]);
  }

  /// Down to a reader, up to a producer, sideways in the row.
  key(event) {
    const node = this.nodeOf(event.target);
    if (!node) return;
    const row = [...this.nodes.values()].filter(other => other.y === node.y).sort((a, b) => a.x - b.x);
    const moves = {
      ArrowDown: () => this.edges.find(edge => edge.a === node)?.b,
      ArrowUp: () => this.edges.find(edge => edge.b === node)?.a,
      ArrowRight: () => row[row.indexOf(node) + 1],
      ArrowLeft: () => row[row.indexOf(node) - 1],
    };
    if (event.key === "Enter" || event.key === " ") this.choose(node);
    else if (moves[event.key]) this.goTo(moves[event.key]());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  goTo(node) {
    if (!node) return;
    this.focusOn(node);
    node.element.focus({ preventScroll: true });
    this.pane.reveal(node);
  }

  focusOn(node) {
    this.focused?.setAttribute("tabindex", "-1");
    this.focused = node?.element;
    this.focused?.setAttribute("tabindex", "0");
  }

  select(key, from) {
    if (!this.graph || from === this) return;
    const ops = key ? this.operators(key) : [];
    if (!this.all) {
      const start = key ? this.inner(key, ops) : this.graph.params.flatMap(lic => this.readers[lic].map(reader => reader.op));
      this.around(start.length ? start.filter(op => op !== undefined) : [0]);
    }
    this.pick(ops);
  }

  /// The operators of an entity, or else those of its block.
  inner(key, ops) {
    const own = ops.filter(op => typeof op === "number");
    return own.length ? own : this.inBlock.get(this.sheet.blocks[this.sheet.home(key)]) ?? [];
  }

  /// Draws operators and what is near them.
  around(start) {
    const shown = new Set(start.slice(0, NEAR));
    let edge = [...shown];
    while (edge.length && shown.size < NEAR) {
      const next = edge.flatMap(op => this.neighbours(op)).filter(op => !shown.has(op));
      edge = [...new Set(next)].slice(0, NEAR - shown.size);
      edge.forEach(op => shown.add(op));
    }
    this.paint([...shown].sort((a, b) => a - b));
  }

  neighbours(op) {
    const [, outs, ins] = this.graph.ops[op];
    const before = ins.filter(lic => typeof lic === "number").map(lic => this.producer[lic]?.op);
    const behind = outs.filter(lic => lic !== null).flatMap(lic => this.readers[lic].slice(0, 8).map(reader => reader.op));
    return [...before, ...behind].filter(other => other !== undefined);
  }

  pick(ids) {
    this.pane.stage.querySelectorAll(".selected").forEach(element => element.classList.remove("selected"));
    const nodes = ids.map(id => this.nodes.get(id)).filter(node => node);
    nodes.forEach(node => node.element.classList.add("selected"));
    if (nodes.length) this.pane.reveal(nodes[0]);
  }

  // ---- the run

  /// Sorts the firings into steps, and the tokens of each queue by the step in which they come and go.
  prepare(run) {
    const rounds = [];
    run.events.forEach(event => {
      if (event[0] !== rounds.at(-1)?.round) rounds.push({ round: event[0], events: [] });
      rounds.at(-1).events.push(event);
    });
    this.rounds = rounds;
    this.given = this.graph.lics.map(([, , initial]) => initial.map(value => ({ value, step: 0 })));
    const { params, order_in } = this.graph;
    params.forEach((lic, at) => this.given[lic].push({ value: run.arguments[at], step: 0 }));
    if (order_in !== null) this.given[order_in].push({ value: "0", step: 0 });
    this.taken = new Map();
    rounds.forEach(({ events }, at) => events.forEach(event => this.follow(event, at + 1)));
    this.run(run);
  }

  follow([, op, taken, written], step) {
    written.forEach((value, place) => {
      const lic = this.graph.ops[op][1][place];
      if (value !== null && lic !== null && lic !== undefined) this.given[lic].push({ value, step });
    });
    taken.forEach(input => {
      const queue = `${op} ${input}`;
      if (!this.taken.has(queue)) this.taken.set(queue, []);
      this.taken.get(queue).push(step);
    });
  }

  /// The values that wait for a reader after so many steps.
  waiting(lic, reader) {
    const came = upTo(this.given[lic], this.now, token => token.step);
    const left = reader.op === undefined ? 0 : upTo(this.taken.get(`${reader.op} ${reader.place}`) ?? [], this.now, step => step);
    return this.given[lic].slice(left, came).map(token => token.value);
  }

  run(run) {
    const last = this.rounds.length;
    const button = (id, label, text, onclick) => make("button", { id, class: "tool", title: label, "aria-label": label, onclick }, icon(text));
    this.slider = make("input", { id: "step", type: "range", min: "0", max: String(last), value: "0", "aria-label": "step of the run", oninput: () => this.go(Number(this.slider.value)) });
    this.player = button("play", "Play", ICONS.play, () => (this.timer ? this.pause() : this.play()));
    this.told = make("output", { id: "now", "aria-live": "polite" });
    this.fired = make("div", { id: "fired", class: "fired" });
    const names = this.sheet.parameters.map((value, at) => `${this.sheet.values[value][0]} = ${run.arguments[at]}`);
    const kept = run.events.length < run.firings ? `, of which the first ${run.events.length.toLocaleString("en")} are kept` : "";
    const about = [
      names.length ? `A run on ${names.join(", ")}${run.made_up ? ` (generated from seed ${run.seed}; --args chooses others)` : ""}` : "A run",
      `${run.end}, ${counted(run.firings, "firing")}${kept}`,
    ];
    this.controls.replaceChildren(
      make("div", { class: "steps" },
        button("first", "To the start", ICONS.first, () => this.go(0)), button("back", "One step back", ICONS.back, () => this.go(this.now - 1)),
        this.player, button("next", "One step", ICONS.next, () => this.go(this.now + 1)), button("last", "To the end", ICONS.last, () => this.go(last)),
        this.slider, this.told),
      make("p", { class: "about" }, about.join(": ")), make("p", { class: "about converted" }, this.converted()), this.fired);
  }

  play() {
    if (this.now >= this.rounds.length) this.go(0);
    this.player.replaceChildren(icon(ICONS.pause));
    this.player.setAttribute("aria-label", "Pause");
    this.timer = setInterval(() => (this.now < this.rounds.length ? this.go(this.now + 1) : this.pause()), 600);
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.player?.replaceChildren(icon(ICONS.play));
    this.player?.setAttribute("aria-label", "Play");
  }

  go(step) {
    this.now = Math.max(0, Math.min(step, this.rounds.length));
    this.slider.value = String(this.now);
    this.update();
    this.state.stepped();
  }

  /// Shows the tokens after the present step, and what fired in it.
  update() {
    if (!this.sheet.run) return;
    const before = this.rounds[this.now - 1];
    this.told.replaceChildren(`step ${this.now} of ${this.rounds.length}`);
    this.nodes.forEach(node => node.element.classList.remove("fired"));
    before?.events.forEach(([, op]) => this.nodes.get(op)?.element.classList.add("fired"));
    this.edges.forEach(edge => {
      const values = this.waiting(edge.lic, edge.reader);
      const order = this.graph.lics[edge.lic][1] === 0;
      const seen = values.slice(0, QUEUED).map(value => (order ? "●" : shortened(value, 12)));
      edge.label.replaceChildren(seen.join(" ") + (values.length > QUEUED ? ` +${values.length - QUEUED}` : ""));
      edge.line.classList.toggle("full", values.length > 0);
    });
    this.list(before?.events ?? []);
  }

  /// Lists the operators that fired in this step, each as a button that leads to it.
  list(events) {
    const items = events.slice(0, 60).map(([, op, , written]) => {
      const [name, outs] = this.graph.ops[op];
      const wrote = outs.map((lic, at) => (lic === null || written[at] === null || written[at] === undefined ? null : `${this.graph.lics[lic][0]} = ${this.graph.lics[lic][1] ? written[at] : "●"}`));
      const text = [name, wrote.filter(one => one).join(", ")].filter(one => one).join(" ");
      return make("button", { class: "chip", onclick: () => this.visit(op) }, text);
    });
    const more = events.length - items.length;
    this.fired.replaceChildren(...(items.length ? items : [make("span", { class: "quiet" }, "nothing has fired yet")]), more > 0 ? make("span", { class: "quiet" }, `and ${more} more`) : "");
  }

  visit(op) {
    if (!this.nodes.has(op)) this.around([op]);
    const node = this.nodes.get(op);
    if (node.key) this.state.select(node.key, this);
    this.pick([op]);
  }

  /// The values that the operators of an entity have written up to now.
  history(key) {
    if (!this.sheet.run || !this.graph) return [];
    const lics = this.operators(key).flatMap(op => (typeof op === "number" ? this.graph.ops[op][1] : [this.graph.params[Number(op.slice(2))]]));
    return [...new Set(lics)].filter(lic => lic !== null && lic !== undefined && this.graph.lics[lic][1] > 0).map(lic => {
      const came = upTo(this.given[lic], this.now, token => token.step);
      return { name: this.graph.lics[lic][0], values: this.given[lic].slice(0, came).map(token => token.value) };
    });
  }
}

function outside(node) {
  return Number(typeof node.id === "string" && node.id.startsWith("in"));
}

/// The number of `items`, which are sorted, that belong to `step` or an earlier one.
function upTo(items, step, stepOf) {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stepOf(items[middle]) <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}
