// The source text that the function was compiled from.

class Source {
  constructor(state) {
    this.state = state;
    this.file = make("small", {});
    this.text = make("div", { class: "text" });
    this.element = make("section", { class: "pane source", "aria-label": "Source" },
      make("div", { class: "bar" }, make("h2", {}, "Source"), this.file, make("div", { class: "tools" })),
      make("div", { class: "view" }, this.text));
    this.text.addEventListener("click", event => this.click(event));
    this.text.addEventListener("keydown", event => this.key(event));
  }

  /// Shows the lines of a function, and says whether there are any.
  show(sheet) {
    this.sheet = sheet;
    this.lit = [];
    this.element.hidden = !sheet.text?.length;
    if (this.element.hidden) return false;
    this.lines = new Map();
    const files = new Set(sheet.text.map(([file]) => file));
    const file = files.size === 1 ? sheet.files[[...files][0]] : "";
    this.file.replaceChildren(file.slice(file.search(/[^/\\]*$/)));
    this.file.title = file;
    let last = null;
    this.text.replaceChildren(...sheet.text.flatMap(stretch => {
      const before = stretch[0] !== last && files.size > 1 ? [make("div", { class: "file" }, sheet.files[stretch[0]])] : last === null ? [] : [make("div", { class: "gap", "aria-hidden": "true" }, "⋯")];
      last = stretch[0];
      return [...before, ...this.stretch(stretch)];
    }));
    this.focus(this.text.querySelector("[data-line]"));
    return true;
  }

  stretch([file, first, texts]) {
    return texts.map((text, at) => {
      const key = `${file}:${first + at}`;
      const count = this.sheet.linesOf.get(key)?.length ?? 0;
      const line = make("div", { class: count ? "src code" : "src", "data-line": count ? key : null, tabindex: count ? "-1" : null, role: count ? "button" : null, title: count ? counted(count, "instruction") : null },
        make("span", { class: "number", "aria-hidden": "true" }, String(first + at)), text || " ");
      this.lines.set(key, line);
      return line;
    });
  }

  /// Selects the first instruction of a line, and shows which others it has become.
  choose(line) {
    const all = this.sheet.linesOf.get(line.dataset.line);
    this.focus(line);
    this.state.select(this.sheet.keyOf(all[0]), this);
    this.state.flow.share(all.slice(1));
  }

  click(event) {
    const line = event.target.closest("[data-line]");
    if (line && getSelection().isCollapsed) this.choose(line);
  }

  key(event) {
    const all = [...this.text.querySelectorAll("[data-line]")];
    const to = { ArrowDown: all[all.indexOf(this.focused) + 1], ArrowUp: all[all.indexOf(this.focused) - 1], Home: all[0], End: all.at(-1) };
    if (event.key === "Enter" || event.key === " ") this.choose(this.focused);
    else if (event.key in to) this.focus(to[event.key], true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  focus(line, go) {
    if (!line) return;
    this.focused?.setAttribute("tabindex", "-1");
    this.focused = line;
    line.setAttribute("tabindex", "0");
    if (go) line.focus();
  }

  /// Shows the line of what is selected, or those of a block.
  select(key, from) {
    if (this.element.hidden) return;
    this.lit.forEach(line => line.classList.remove("selected", "mentioned"));
    const found = key ? this.sheet.sourceLines(key).map(line => this.lines.get(line)).filter(line => line) : [];
    const how = key?.[0] === "b" && found.length > 1 ? "mentioned" : "selected";
    found.forEach(line => line.classList.add(how));
    this.lit = found;
    if (found.length && from !== this) reveal(found[0], this.text.parentElement);
  }

  /// Marks the lines that rows of keys speak of: first columns strongly, the others lightly.
  mark(rows) {
    if (this.element.hidden) return;
    this.lines.forEach(line => line.classList.remove("first", "other"));
    const put = (keys, how) => new Set(keys).forEach(key => this.sheet.sourceLines(key).forEach(line => this.lines.get(line)?.classList.add(how)));
    put(rows.flatMap(keys => keys.slice(1)), "other");
    put(rows.flatMap(keys => keys.slice(0, 1)), "first");
  }
}

/// Scrolls `view` so that `element` can be seen; moves nothing if it can be.
function reveal(element, view) {
  const [inner, outer] = [element.getBoundingClientRect(), view.getBoundingClientRect()];
  if (inner.top >= outer.top + 8 && inner.bottom <= outer.bottom - 8) return;
  view.scrollBy({ top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2, behavior: still() ? "instant" : "smooth" });
}
