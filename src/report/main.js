// The page: the list of functions, and three views of the one that is open.

/// Functions in the list before more are asked for.
const ROWS = 500;

/// The counts of each function in the list.
const COUNTS = ["blocks", "instructions", "loops"];

class Page {
  constructor() {
    this.sheets = new Map();
    this.selected = null;
    this.marked = null;
    this.letter = letterWidth();
    this.flow = new Flow(this);
    this.graph = new Graph(this);
    this.source = new Source(this);
    this.facts = new Facts(this);
    this.header();
    this.views = new Work({ flow: this.flow.pane.element, graph: this.graph.pane.element, source: this.source.element, about: this.facts.element });
    this.work = this.views.element;
    this.contents = this.list();
    document.querySelector("main").append(this.contents, this.work);
    addEventListener("hashchange", () => this.follow());
    addEventListener("keydown", event => this.key(event));
    this.follow();
  }

  header() {
    this.name = make("h1", {}, index.origin);
    this.all = make("button", { id: "all", class: "tool wide", onclick: () => (location.hash = "") }, `All ${counted(index.functions.length, "function")}`);
    this.marker = make("select", { id: "mark", onchange: () => this.mark(this.marker.value === "" ? null : Number(this.marker.value)) });
    this.marking = make("label", {}, "mark ", this.marker);
    const help = this.help = make("details", { class: "help" }, make("summary", { "aria-label": "Keys" }, "?"), make("div", {},
      ...[["↑ ↓", "line by line, along edges of the graph"], ["PgUp PgDn", "block by block"], ["Enter", "select"], ["+ − 0", "zoom, show all; also Ctrl and the wheel"],
        ["n p", "one step of the run, one back"], ["Esc", "close the proof, then the selection"], ["/", "find a text, or a function in their list"], ["a", "ask a question"], ["?", "show these keys"], ["← →", "move a border that has the focus; Home restores it"]].map(([keys, text]) => make("div", {}, make("kbd", {}, keys), text))));
    document.querySelector("header").append(this.all, this.name, this.marking, help);
  }

  // ---- the list of functions

  list() {
    this.filter = make("input", { type: "search", placeholder: "name of a function or file", "aria-label": "filter the functions", oninput: () => this.rows() });
    this.body = make("tbody", {});
    this.total = make("p", { class: "quiet", role: "status" });
    this.order = null;
    this.heads = COUNTS.map(count => make("th", { scope: "col", class: "number" }, make("button", { title: "the largest first, or as in the module", "data-sort": count, onclick: () => this.sort(count) }, count)));
    this.placed = index.functions.some(({ file }) => file);
    const file = this.placed ? make("th", { scope: "col" }, "file") : null;
    const head = make("tr", {}, make("th", { scope: "col" }, "function"), file, this.heads, make("th", {}));
    return make("div", { class: "contents" }, new Asked().element, this.filter, this.total, make("table", {}, make("thead", {}, head), this.body));
  }

  /// Lists the functions with the largest `count` first; asked again, as they stand in the module.
  sort(count) {
    this.order = this.order === count ? null : count;
    this.heads.forEach((head, at) => (this.order === COUNTS[at] ? head.setAttribute("aria-sort", "descending") : head.removeAttribute("aria-sort")));
    this.rows();
  }

  rows(most = ROWS) {
    const text = this.filter.value.toLowerCase();
    const found = index.functions.map((summary, at) => [summary, at]).filter(([{ name, file }]) => name.toLowerCase().includes(text) || file?.toLowerCase().includes(text));
    if (this.order) found.sort(([one], [other]) => other[this.order] - one[this.order]);
    const rows = found.slice(0, most).map(([summary, at]) => make("tr", {},
      make("td", {}, make("a", { href: `#${place(summary.name)}`, "data-function": at }, summary.name)),
      this.placed ? make("td", { class: "quiet" }, summary.file ?? "") : null,
      ...COUNTS.map(count => summary[count]).map(count => make("td", { class: "number" }, count.toLocaleString("en"))),
      make("td", {}, summary.irreducible ? make("span", { class: "tag" }, "irreducible") : null, summary.whole ? make("span", { class: "tag" }, "with reasons") : null)));
    this.body.replaceChildren(...rows);
    this.total.replaceChildren(`${counted(found.length, "function")} of ${index.functions.length.toLocaleString("en")}`);
    if (found.length > most) this.total.append(`, the first ${most} listed `, make("button", { class: "more", onclick: () => this.rows(Infinity) }, "list all"));
  }

  // ---- one function

  /// Opens what the address names.
  follow() {
    const [name, ...parts] = whereabouts.get().replace(/^#\/?/, "").split("&").map(decoded);
    const at = index.functions.findIndex(summary => summary.name === name);
    if (at >= 0) return this.open(at, parts);
    if (index.functions.length === 1 && !index.sets) return this.open(0);
    this.work.hidden = this.marking.hidden = this.all.hidden = true;
    this.contents.hidden = false;
    this.name.replaceChildren(index.origin);
    this.graph.pause();
    if (!this.body.hasChildNodes()) this.rows();
  }

  /// The address of what is shown: the function, what is selected, what is asked, and the tuple whose proof is open.
  address() {
    const part = (name, text) => (text ? `&${encodeURIComponent(`${name}=${text}`)}` : "");
    const { sheet, selected, facts } = this;
    return `#${place(sheet.name)}${part("select", selected && sheet.nameOf(selected))}${part("ask", facts.questions.asked)}${part("why", facts.asked)}`;
  }

  /// Writes the address of what is shown where the reader can copy it.
  note() {
    if (this.sheet && !this.work.hidden) whereabouts.set(this.address());
  }

  /// Opens a function, and in it what the parts of an address name.
  open(at, parts = []) {
    if (!this.sheets.has(at)) this.sheets.set(at, new Sheet(at));
    this.sheet = this.sheets.get(at);
    this.selected = null;
    this.work.hidden = this.marking.hidden = false;
    this.contents.hidden = true;
    this.all.hidden = index.functions.length === 1 && !index.sets;
    this.heading();
    this.relations();
    this.views.withSource(this.source.show(this.sheet));
    this.views.withGraph(Boolean(this.sheet.graph));
    [this.flow, this.graph, this.facts].forEach(view => view.show(this.sheet));
    this.mark(this.marked);
    this.select(null, null, true);
    this.flow.pane.open(this.flow.boxes[0]);
    this.graph.open();
    this.restore(new Map(parts.map(part => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)])));
  }

  /// Selects, asks and proves what an address names.
  restore(parts) {
    const key = this.sheet.keys.get(parts.get("select"));
    if (parts.has("ask")) this.facts.questions.ask(parts.get("ask"));
    if (key) this.select(key);
    if (parts.has("why")) this.facts.open(parts.get("why"));
    this.note();
  }

  heading() {
    const { name, blocks, instructions, loops, irreducible } = this.sheet.summary;
    const parameters = this.sheet.parameters.map(value => {
      const [own, type] = this.sheet.values[value];
      return make("button", { class: "parameter", "data-key": `v${value}`, title: type, onclick: () => this.select(`v${value}`) }, own);
    });
    const counts = [counted(blocks, "block"), counted(instructions, "instruction"), counted(loops, "loop"), irreducible ? "irreducible" : null];
    this.name.replaceChildren(make("b", { title: name }, shortened(name, 120)), ...parameters, make("small", {}, counts.filter(text => text).join(", ")));
    document.title = `${name} · dfquery`;
  }

  /// Lists the relations that can be marked: those that have tuples in this function, the ones asked for first.
  relations() {
    const numbers = Object.keys(this.sheet.facts).map(Number);
    const option = number => make("option", { value: number }, `${index.relations[number].name} (${this.sheet.count(number)})`);
    const group = (label, some) => (some.length ? [make("optgroup", { label }, some.map(option))] : []);
    const chosen = index.chosen.filter(number => numbers.includes(number));
    const rest = numbers.filter(number => !chosen.includes(number)).sort((a, b) => (index.relations[a].name < index.relations[b].name ? -1 : 1));
    this.marker.replaceChildren(make("option", { value: "" }, "no relation"), ...group("asked for", chosen),
      ...[["derived", "result"], ["facts", "fact"], ["intermediate", "step"]].flatMap(([label, kind]) => group(label, rest.filter(number => index.relations[number].kind === kind))));
    if (this.marked === null || !numbers.includes(this.marked)) this.marked = chosen[0] ?? null;
    this.marker.value = this.marked ?? "";
  }

  mark(relation) {
    this.marked = relation;
    const { sheet } = this;
    this.show(relation === null ? [] : sheet.tuples(relation).map(cells => sheet.keysOf(relation, cells)).filter(keys => keys.length));
    this.facts.select(this.selected);
  }

  /// Marks what rows of keys speak of.
  show(rows) {
    this.flow.mark(rows);
    this.source.mark(rows);
  }

  /// Selects an entity in all views; `from` is the view that was used, and a proof stays open if it led here.
  select(key, from, stay) {
    this.selected = key;
    if (!stay) this.facts.close();
    document.querySelectorAll(".parameter").forEach(button => button.classList.toggle("selected", button.dataset.key === key));
    this.flow.select(key, from);
    this.graph.select(key, from);
    this.source.select(key, from);
    this.facts.select(key);
    this.note();
  }

  stepped() {
    this.facts.stepped();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    const { graph, facts } = this;
    const act = {
      n: () => graph.rounds && graph.go(graph.now + 1),
      p: () => graph.rounds && graph.go(graph.now - 1),
      Escape: () => (facts.proof.hidden ? this.sheet && this.select(null) : facts.close(true)),
      "/": () => (this.work.hidden ? this.filter : this.flow.find.input).focus(),
      a: () => !this.work.hidden && facts.questions.input.focus(),
      "?": () => (this.help.open = !this.help.open),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

/// A function in an address; no element has such an id, so the browser goes nowhere by itself.
function place(name) {
  return `/${encodeURIComponent(name)}`;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/// Width of a letter of the script that programs are shown in.
function letterWidth() {
  const probe = make("span", { class: "probe" }, "m".repeat(100));
  document.body.append(probe);
  const width = probe.getBoundingClientRect().width / 100;
  probe.remove();
  return width || 7.3;
}

const page = new Page();
document.documentElement.dataset.ready = "true";
performance.mark("ready");
