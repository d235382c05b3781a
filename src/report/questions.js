// The line for questions, and its answers.

/// Rows of an answer that are listed at once.
const ANSWERED = 60;

class Questions {
  constructor(state) {
    this.state = state;
    this.input = make("input", { type: "search", id: "ask", placeholder: "ask: in_loop(H, B), live_in(B, V)", "aria-label": "a question about this function", autocomplete: "off", spellcheck: "false", onkeydown: event => event.key === "Escape" && this.input.blur() });
    this.answer = make("div", { class: "answer", "aria-live": "polite" });
    this.element = make("form", { class: "ask", onsubmit: event => (event.preventDefault(), this.ask(this.input.value)) }, this.input, this.answer);
    this.input.addEventListener("input", () => this.input.value === "" && this.ask(""));
  }

  show(sheet) {
    this.sheet = sheet;
    this.input.value = "";
    this.asked = null;
    this.answer.replaceChildren();
  }

  /// Answers a question, and marks what the answer speaks of; with no text forgets the last one.
  ask(text) {
    this.input.value = text;
    this.asked = text.trim() || null;
    if (this.asked === null) {
      this.answer.replaceChildren();
      this.state.mark(this.state.marked);
    } else {
      this.answer.replaceChildren(...this.answered(text));
    }
    this.state.note();
  }

  answered(text) {
    const elsewhere = make("pre", {}, command("--function", this.sheet.name, "--query", text));
    let found;
    try {
      found = new Question(this.sheet, text).answers();
    } catch (wrong) {
      if (!(wrong instanceof Wrong)) throw wrong;
      return [make("pre", { class: "wrong", role: "alert" }, `${text}\n${" ".repeat(wrong.at)}^ ${wrong.message}`), elsewhere];
    }
    const keys = found.rows.map(row => row.flatMap((cell, at) => this.sheet.cell(found.columns[at][1], cell).key ?? []));
    this.state.show(keys.filter(row => row.length));
    const count = `${counted(found.rows.length, "answer")}${found.whole ? "" : " before the page gave up; all of them:"}`;
    return [make("p", { class: "quiet" }, count), found.whole ? null : elsewhere, found.rows.length && found.columns.length ? this.table(found) : null].filter(element => element);
  }

  table({ columns, rows }) {
    const body = make("tbody", {});
    const add = from => {
      body.append(...rows.slice(from, from + ANSWERED).map(row => make("tr", {}, row.map((cell, at) => make("td", {}, this.cell(columns[at][1], cell))))));
      if (rows.length <= from + ANSWERED) return;
      const more = make("tr", {}, make("td", { colspan: columns.length }, make("button", { type: "button", class: "more", onclick: () => (more.remove(), add(from + ANSWERED)) }, `${(rows.length - from - ANSWERED).toLocaleString("en")} more`)));
      body.append(more);
    };
    add(0);
    return make("table", {}, make("thead", {}, make("tr", {}, columns.map(([name]) => make("th", { scope: "col" }, name)))), body);
  }

  cell(type, cell) {
    const { text, key } = this.sheet.cell(type, cell);
    if (!key) return shortened(text, 60);
    return make("button", { type: "button", class: `cell key ${key[0]}`, title: `select ${text}`, onclick: () => this.state.select(key) }, shortened(text, 60));
  }
}
