// The search for a text in one function: in its instructions, its blocks and its source.

class Find {
  constructor(state) {
    this.state = state;
    this.input = make("input", { type: "search", id: "find", placeholder: "find", "aria-label": "find in this function", oninput: () => this.search(), onkeydown: event => this.key(event) });
    this.told = make("output", { class: "found-of", "aria-live": "polite" });
    this.element = make("span", { class: "find" }, this.input, this.told);
  }

  show(sheet) {
    this.sheet = sheet;
    this.input.value = "";
    this.search();
  }

  /// Finds all places, and shows the first.
  search() {
    const text = this.input.value.trim().toLowerCase();
    this.found = text ? this.places(text) : [];
    this.at = -1;
    this.state.flow.found(this.found);
    if (this.found.length) this.go(1);
    else this.told.replaceChildren(text ? "none" : "");
  }

  /// The entities with `text` in their line, each once: blocks by name, instructions by what they are or come from.
  places(text) {
    const { sheet } = this;
    const has = line => line.toLowerCase().includes(text);
    const bySource = new Set();
    for (const [file, first, lines] of sheet.text ?? []) {
      lines.forEach((line, at) => has(line) && bySource.add(sheet.linesOf.get(`${file}:${first + at}`)?.[0]));
    }
    return sheet.blocks.flatMap((name, block) => {
      const first = sheet.firstOf[block];
      const lines = Array.from({ length: sheet.sizes[block] }, (_, at) => first + at);
      const own = lines.filter(at => has(this.state.flow.plain(sheet.lines[at])) || bySource.has(at));
      return [...(has(name) ? [`b${block}`] : []), ...own.map(at => sheet.keyOf(at))];
    });
  }

  go(by) {
    this.at = (this.at + by + this.found.length) % this.found.length;
    this.told.replaceChildren(`${this.at + 1} of ${this.found.length.toLocaleString("en")}`);
    this.state.select(this.found[this.at], this);
  }

  key(event) {
    if (event.key === "Escape") this.input.value ? ((this.input.value = ""), this.search()) : this.input.blur();
    else if (event.key === "Enter" && this.found.length) this.go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  }
}
