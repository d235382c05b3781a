// The answers with which a page begins: sets of options of conversion, and rows of relations with their sentence, their place
// and the steps that lead to them.

class Asked {
  constructor() {
    this.element = make("div", { class: "asked" }, index.sets ? this.sets(index.sets) : null, index.asked.map(relation => this.relation(relation)));
  }

  sets({ columns, rows }) {
    const kind = at => (rows.some(row => Number(row[at])) ? "number" : null);
    const cell = (text, at) => make("td", { class: kind(at) }, columns[at] === "function" ? make("a", { href: `#${place(text)}` }, text) : text);
    return make("section", { "aria-label": "sets of options" }, make("h2", {}, "Sets of options", make("small", {}, "*: no other set is better in cycles, interval and area")),
      make("table", {}, make("thead", {}, make("tr", {}, columns.map((name, at) => make("th", { scope: "col", class: kind(at) }, name)))), make("tbody", {}, rows.map(row => make("tr", { class: row[columns.indexOf("pareto")] ? "best" : null }, row.map(cell))))));
  }

  relation({ name, says, count, rows }) {
    const left = count - rows.length;
    return make("section", { "aria-label": name },
      make("h2", {}, name, make("small", {}, `${counted(count, "row")}: `, prose(says))),
      count ? make("ol", {}, rows.map(row => this.row(row))) : make("p", { class: "quiet" }, "There is none."),
      left ? make("p", { class: "quiet" }, `${left.toLocaleString("en")} more: --relation ${name} --format text lists them`) : null);
  }

  row(row) {
    const [first, ...others] = row.ways;
    return make("li", {},
      make("p", { class: "says" }, prose(row.says)), this.line(row, row.tuple),
      first ? this.way(first, "how") : null, others.map((way, at) => this.way(way, `another way (${at + 2})`)));
  }

  way(steps, title) {
    const step = one => make("li", { style: `margin-left: ${one.level}em` }, this.line(one), make("span", { class: "quiet" }, prose(one.says)));
    return make("details", {}, make("summary", {}, `${title}: ${counted(steps.length, "step")}`), make("ol", {}, steps.map(step)));
  }

  /// A place, as a link to it, and the line of the source there, or another `text`.
  line({ function: name, select, place: where, text }, other) {
    if (!name) return other ? make("code", {}, other) : null;
    const address = `#${place(name)}${select ? `&${encodeURIComponent(`select=${select}`)}` : ""}`;
    const known = index.functions.some(summary => summary.name === name);
    return make("p", { class: "spot" }, known ? make("a", { href: address, title: name }, where) : make("span", {}, where), " ", make("code", {}, text ?? other ?? ""));
  }
}
