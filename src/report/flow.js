// The control flow graph: blocks with their instructions, loops shaded, a relation marked.

const LINE = 17;
const TITLE = 22;
const WIDEST = 74;

/// Lines of a block that are shown before it is opened.
const FOLDED = 28;

/// Blocks of a function that is shown by its labels first.
const MANY = 600;

/// Arcs between blocks that are drawn at once: where there are more, the marks of the blocks say it better.
const ARCS = 24;

class Flow {
  constructor(state) {
    this.state = state;
    this.find = new Find(state);
    this.short = make("button", { class: "tool wide", "aria-pressed": "false", onclick: () => this.toggle() }, "labels only");
    this.pane = new Pane("flow", "Control flow", [this.find.element, this.short]);
    this.pane.stage.addEventListener("click", event => this.click(event));
    this.pane.stage.addEventListener("keydown", event => this.key(event));
  }

  toggle() {
    this.shorten(!this.brief);
    this.again();
  }

  /// Shows blocks as their labels only, or with their lines.
  shorten(brief) {
    this.brief = brief;
    this.short.setAttribute("aria-pressed", String(brief));
  }

  /// Draws anew what is shown.
  again() {
    this.lay();
    this.mark(this.rows);
    this.found(this.find.found);
    this.select(this.state.selected);
  }

  unfold(block) {
    this.opened.add(block);
    this.again();
  }

  show(sheet) {
    if (sheet !== this.sheet) {
      this.opened = new Set();
      this.shorten(sheet.blocks.length > MANY);
    }
    this.sheet = sheet;
    this.nest = nesting(sheet);
    this.lay();
    this.find.show(sheet);
  }

  /// Lays the blocks out and draws them.
  lay() {
    const { sheet } = this;
    const nodes = sheet.blocks.map((_, block) => this.size(block));
    this.successors = sheet.blocks.map(() => 0);
    sheet.edges.forEach(([from]) => this.successors[from]++);
    const edges = sheet.edges.map(([from, to]) => ({ from, to, key: to }));
    this.layout = layered(nodes, edges);
    this.boxes = nodes.map((node, at) => ({ ...node, ...this.layout.places[at] }));
    this.paint();
  }

  size(block) {
    const lines = this.shown(block);
    const longest = Math.max(this.heading(block).length + 2, ...lines.map(line => Math.min(this.plain(line).length, WIDEST)));
    const w = Math.ceil(longest * this.state.letter) + 26;
    const more = lines.length < this.sheet.sizes[block] && !this.brief ? 1 : 0;
    return { w, h: TITLE + (this.brief ? 0 : (lines.length + more) * LINE + 5), groups: this.nest.around[block] };
  }

  heading(block) {
    return shortened(this.sheet.blocks[block], 60);
  }

  /// The lines of a block that are seen.
  shown(block) {
    const [first, size] = [this.sheet.firstOf[block], this.sheet.sizes[block]];
    const seen = this.brief ? 0 : size > FOLDED + 2 && !this.opened.has(block) ? FOLDED : size;
    return this.sheet.lines.slice(first, first + seen);
  }

  plain(line) {
    return line.map(piece => (typeof piece === "string" ? piece : this.mention(piece))).join("");
  }

  /// The name of a value or a block in a line.
  mention(piece) {
    return piece >= 0 ? this.sheet.values[piece][0] : `%${this.sheet.blocks[-1 - piece]}`;
  }

  paint() {
    const { width, height, bands, paths } = this.layout;
    const colours = this.nest.kinds;
    this.arcs = draw("g", { class: "arcs" });
    const picture = draw("svg", { width, height, "aria-hidden": "true" }, arrowhead("arrow"), arrowhead("arc-arrow"),
      bands.map(band => draw("path", { class: `band ${colours.get(band.group)}`, d: band.path })),
      paths.map((path, at) => draw("path", { class: "edge", d: path, "marker-end": "url(#arrow)", "data-from": this.sheet.edges[at][0], "data-to": this.sheet.edges[at][1] })),
      this.sheet.edges.map((edge, at) => this.successorName(edge, paths[at])));
    const over = draw("svg", { class: "over", width, height, "aria-hidden": "true" }, this.arcs);
    this.blocks = this.boxes.map((box, block) => this.block(block, box));
    this.pane.stage.replaceChildren(picture, ...this.blocks, over);
    this.pane.resize(width, height);
    this.pane.map.show(width, height, [
      ...bands.map(band => draw("path", { class: `band ${colours.get(band.group)}`, d: band.path })),
      ...this.boxes.map(({ x, y, w, h }, block) => draw("rect", { class: "place", x, y, width: w, height: h, "data-block": block })),
    ]);
    this.note();
    this.current = this.blocks[0].firstChild;
    this.current.setAttribute("tabindex", "0");
  }

  /// Notes where each entity is shown, and where it is mentioned.
  note() {
    this.places = new Map();
    this.mentions = new Map();
    this.lit = [];
    const put = (map, key, element) => map.set(key, [...(map.get(key) ?? []), element]);
    for (const element of this.pane.stage.querySelectorAll("[data-key]")) this.places.set(element.dataset.key, element);
    for (const element of this.pane.stage.querySelectorAll("[data-ref]")) put(this.mentions, element.dataset.ref, element);
  }

  /// `T`, `F` or the number of a case, where the edge begins.
  successorName([from, , successor], path) {
    const siblings = this.successors[from];
    if (siblings < 2) return null;
    const [, x, y] = path.match(/^M([\d.-]+) ([\d.-]+)/);
    const name = siblings === 2 ? (successor === 0 ? "T" : "F") : String(successor);
    return draw("text", { class: "successor", x: Number(x) + 3, y: Number(y) + 11 }, name);
  }

  block(block, { x, y, w, h }) {
    const name = this.sheet.blocks[block];
    const depth = this.nest.around[block].length;
    const title = make("div", { class: "title", "data-key": `b${block}`, tabindex: "-1", role: "button", title: name }, this.heading(block),
      depth ? make("span", { class: "depth", title: `${counted(depth, "loop")} around` }, "↻".repeat(Math.min(depth, 4))) : null);
    const first = this.sheet.firstOf[block];
    const lines = this.shown(block).map((line, at) => this.line(line, first + at));
    const hidden = this.sheet.sizes[block] - lines.length;
    const more = hidden && !this.brief ? make("button", { class: "line more", onclick: () => this.unfold(block) }, `… ${counted(hidden, "more line")}`) : null;
    return make("div", { class: "block", style: `left:${x}px;top:${y}px;width:${w}px;height:${h}px`, role: "group", "aria-label": `block ${name}` }, title, lines, more);
  }

  line(line, at) {
    const result = this.sheet.results[at];
    const key = result === null ? `i${at}` : `v${result}`;
    let room = WIDEST;
    const pieces = line.map(piece => {
      const text = typeof piece === "string" ? piece : this.mention(piece);
      if (room <= 0) return null;
      const seen = shortened(text, room);
      room -= text.length;
      if (typeof piece === "string") return seen;
      return make("span", { class: piece >= 0 ? "value" : "target", "data-ref": piece >= 0 ? `v${piece}` : `b${-1 - piece}` }, seen);
    });
    const more = room < 0 ? { title: this.plain(line) } : {};
    return make("div", { class: "line", "data-key": key, tabindex: "-1", role: "button", ...more }, pieces);
  }

  click(event) {
    const reference = event.target.closest("[data-ref]") ?? event.target.closest("[data-key]");
    if (!reference) return;
    this.focus(event.target.closest("[data-key]"));
    this.state.select(reference.dataset.ref ?? reference.dataset.key, this);
  }

  /// Arrows go from line to line, page keys from block to block.
  key(event) {
    if (event.target.closest(".more")) return;
    const all = [...this.places.values()];
    const at = all.indexOf(this.current);
    const titles = this.blocks.map(element => element.firstChild);
    const block = this.blocks.indexOf(this.current.closest(".block"));
    const targets = {
      ArrowDown: () => all[at + 1], ArrowUp: () => all[at - 1],
      PageDown: () => titles[block + 1], PageUp: () => titles[block - 1],
      Home: () => all[0], End: () => all.at(-1),
    };
    if (event.key === "Enter" || event.key === " ") {
      this.state.select(this.current.dataset.key, this);
    } else if (targets[event.key]) {
      this.focus(targets[event.key]());
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  focus(element) {
    if (!element) return;
    this.current?.setAttribute("tabindex", "-1");
    this.current = element;
    element.setAttribute("tabindex", "0");
    element.focus({ preventScroll: true });
    this.pane.reveal(this.boxOf(element));
  }

  boxOf(element) {
    const block = element.closest(".block");
    const box = this.boxes[this.blocks.indexOf(block)];
    return { x: box.x, y: box.y + element.offsetTop, w: box.w, h: LINE };
  }

  /// Shows what is selected, wherever it is mentioned; `from` is the view that was clicked.
  select(key, from) {
    this.lit.forEach(element => element.classList.remove("selected", "mentioned", "near", "shared"));
    this.lit = [];
    this.drawArcs();
    if (!key) return;
    const own = this.sheet.kin(key);
    const block = this.sheet.home(key);
    const found = own.map(one => this.places.get(one)).find(element => element);
    if (!found && key[0] !== "b" && !this.brief && !this.opened.has(block) && this.defined(own)) return this.unfold(block);
    const edges = key[0] === "b" ? this.pane.stage.querySelectorAll(`.edge[data-from="${block}"], .edge[data-to="${block}"]`) : [];
    edges.forEach(edge => this.light(edge, "near"));
    own.flatMap(one => this.mentions.get(one) ?? []).forEach(element => this.light(element, "mentioned"));
    const title = this.blocks[block].firstChild;
    if (found || this.defined(own)) this.light(found ?? title, "selected");
    const place = this.pane.map.element.querySelector(`[data-block="${block}"]`);
    if (place) this.light(place, "selected");
    if (from !== this) this.pane.reveal(this.boxOf(found ?? title));
  }

  /// Shows which other instructions, by number, come from the line of the selected one.
  share(instructions) {
    instructions.map(at => this.places.get(this.sheet.keyOf(at))).filter(line => line).forEach(line => this.light(line, "shared"));
  }

  /// Shows where a text was found.
  found(keys) {
    this.pane.stage.querySelectorAll(".found").forEach(element => element.classList.remove("found"));
    keys.forEach(key => this.places.get(key)?.classList.add("found"));
  }

  /// Returns true if one of some entities is an instruction: parameters have no line.
  defined(keys) {
    return keys.some(key => key[0] === "i");
  }

  light(element, how) {
    element.classList.add(how);
    this.lit.push(element);
  }

  /// Marks what rows of keys speak of: first columns strongly, the others lightly; arcs join rows of blocks.
  mark(rows) {
    this.rows = rows;
    this.pane.stage.querySelectorAll(".first, .other").forEach(element => element.classList.remove("first", "other"));
    rows.forEach(keys => keys.forEach((key, place) => this.markOne(key, place ? "other" : "first")));
    const joined = rows.filter(keys => keys.filter(key => key[0] === "b").length > 1);
    this.pairs = joined.map(([one, other]) => [one, this.sheet.home(one), this.sheet.home(other), other]);
    this.drawArcs();
  }

  /// Marks a line, or the title of its block where it is hidden.
  markOne(key, how) {
    const kin = this.sheet.kin(key);
    const shown = kin.map(one => this.places.get(one)).find(found => found);
    const element = shown ?? (this.defined(kin) ? this.blocks[this.sheet.home(key)].firstChild : null);
    if (!element || element.classList.contains("first")) return;
    element.classList.remove("other");
    element.classList.add(how);
  }

  /// Arcs of a marked relation between blocks: of the selected block, or all if they are few.
  drawArcs() {
    const key = this.state.selected;
    const between = (this.pairs ?? []).filter(([, from, to]) => from !== to);
    const own = between.filter(([one, , , other]) => one === key || other === key);
    const seen = own.length ? own : between;
    this.arcs.replaceChildren(...(seen.length > ARCS ? [] : seen).map(([, from, to]) => this.arc(this.boxes[from], this.boxes[to])));
  }

  arc(from, to) {
    const [x1, y1, x2, y2] = [from.x + from.w - 6, from.y + TITLE / 2, to.x + to.w - 6, to.y + TITLE / 2];
    const out = Math.max(x1, x2) + 30 + Math.abs(y2 - y1) * 0.08;
    return draw("path", { d: `M${x1} ${y1}C${out} ${y1} ${out} ${y2} ${x2} ${y2}`, "marker-end": "url(#arc-arrow)" });
  }
}

/// The loops around each block, outermost first, and what each is: `loop` or `irreducible`, with its depth.
function nesting(sheet) {
  const groups = [
    ...sheet.loops.map(([header, blocks]) => ({ name: `l${header}`, kind: "loop", blocks: new Set(blocks) })),
    ...irreducible(sheet).map((blocks, at) => ({ name: `t${at}`, kind: "irreducible", blocks })),
  ];
  groups.sort((a, b) => b.blocks.size - a.blocks.size);
  const around = sheet.blocks.map(() => []);
  const kinds = new Map();
  for (const { name, kind, blocks } of groups) {
    const [some] = blocks;
    const depth = around[some].length;
    // A group that cuts another one is not shaded: bands have to be nested.
    if ([...blocks].some(block => around[block].length !== depth || around[block][depth - 1] !== around[some][depth - 1])) continue;
    blocks.forEach(block => around[block].push(name));
    kinds.set(name, `${kind} depth-${depth % 4}`);
  }
  return { around, kinds };
}

/// The irreducible cycles, each once.
function irreducible(sheet) {
  const known = new Map(sheet.irreducible.map(([, blocks]) => [String([...blocks].sort((a, b) => a - b)), new Set(blocks)]));
  return [...known.values()];
}

function arrowhead(id) {
  return draw("defs", {}, draw("marker", { id, viewBox: "0 0 8 8", refX: "7", refY: "4", markerWidth: "8", markerHeight: "8", markerUnits: "userSpaceOnUse", orient: "auto" },
    draw("path", { class: id, d: "M0 0L8 4L0 8Z" })));
}
