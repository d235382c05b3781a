"use strict";
// The page: what is written on the left, and what dfquery says of it on the right. All state is in the address.

const $ = id => document.getElementById(id);

/// Time without a key pressed after which the program is read.
const PAUSE = 350;

/// A link longer than this is not put into the address by itself: browsers and mails cut it.
const ADDRESS = 30_000;

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/// The module in its worker.
class Engine {
  constructor(module) {
    this.module = module;
    this.waiting = new Map();
    this.number = 0;
    this.start();
  }

  static async load() {
    const text = atob($("module").textContent.trim());
    const packed = Uint8Array.from(text, letter => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compile(await new Response(unpacked).arrayBuffer());
    return new Engine(module);
  }

  start() {
    const script = URL.createObjectURL(new Blob([$("worker").textContent], { type: "text/javascript" }));
    this.worker = new Worker(script);
    this.ready = new Promise(ready => {
      this.worker.onmessage = ({ data }) => (data.ready ? ready() : this.answered(data));
    });
    this.worker.postMessage({ module: this.module });
  }

  answered({ id, text, failed }) {
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    if (failed === undefined) return resolve(text);
    this.restart();
    reject(new Error(failed));
  }

  /// Ends what is under way.
  restart(reason) {
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(new Error(reason ?? "stopped"));
    this.waiting.clear();
    this.start();
  }

  async ask(request) {
    await this.ready;
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, request });
    });
  }
}

class Playground {
  constructor(engine) {
    this.engine = engine;
    this.state = { kind: "ll", text: "", rules: "", function: "", arguments: "", tab: "draw", question: "", how: "query", inside: "" };
    this.examples = [...document.querySelectorAll("[data-example]")];
    $("example").append(make("option", { value: "" }, "your own"), ...this.examples.map((example, at) => make("option", { value: at }, example.dataset.example)));
    this.listen();
  }

  listen() {
    $("example").addEventListener("change", () => this.take($("example").value));
    $("kind").addEventListener("change", () => (this.own(), this.read()));
    for (const id of ["text", "rules"]) {
      $(id).addEventListener("input", () => {
        this.own();
        clearTimeout(this.pause);
        this.pause = setTimeout(() => this.read(), PAUSE);
      });
    }
    $("function").addEventListener("change", () => ((this.state.arguments = $("arguments").value = ""), this.draw()));
    $("run").addEventListener("submit", event => (event.preventDefault(), this.draw()));
    $("question-form").addEventListener("submit", event => (event.preventDefault(), this.ask("query")));
    $("why").addEventListener("click", () => this.ask("why"));
    $("why_not").addEventListener("click", () => this.ask("why_not"));
    for (const tab of ["draw", "ask"]) $(`tab-${tab}`).addEventListener("click", () => this.open(tab));
    $("share").addEventListener("click", () => this.share());
    $("stop").addEventListener("click", () => this.engine.restart("stopped"));
    addEventListener("hashchange", () => this.begin());
  }

  own() {
    $("example").value = "";
  }

  /// Begins with what the address says, or with the first example.
  async begin() {
    if (location.hash === this.address) return;
    const state = await unpacked(location.hash.slice(1));
    if (state) await this.show(state);
    else await this.take("0");
  }

  /// Takes an example.
  async take(number) {
    const example = this.examples[number];
    if (!example) return;
    const { kind, rules = "", function: name = "", arguments: values = "", question = "" } = example.dataset;
    const text = id => (id ? $(id).textContent.trimStart() : "");
    await this.show({ kind, text: example.textContent.trimStart(), rules: text(rules), function: name, arguments: values, question });
    $("example").value = number;
  }

  async show(state) {
    const blank = { kind: "ll", text: "", rules: "", function: "", arguments: "", tab: "draw", question: "", how: "query", inside: "" };
    this.state = { ...blank, ...state };
    this.own();
    for (const id of ["kind", "text", "rules", "arguments", "question"]) $(id).value = this.state[id];
    this.open(this.state.tab, true);
    await this.read(true);
    if (this.state.question) await this.ask(this.state.how, true);
  }

  open(tab, quiet) {
    this.state.tab = tab;
    for (const other of ["draw", "ask"]) {
      $(other).hidden = other !== tab;
      $(`tab-${other}`).setAttribute("aria-selected", String(other === tab));
    }
    if (!quiet) this.note();
  }

  /// Asks the engine, and says how long that took; none if it failed, which is said.
  async request(request) {
    const { kind, text, rules } = this.state;
    const began = performance.now();
    const slow = setTimeout(() => this.say("working", false, true), 300);
    try {
      const answer = await this.engine.ask({ kind, text, rules, ...request });
      if (answer.startsWith("<")) return answer;
      const data = JSON.parse(answer);
      if (data.error) throw new Error(data.error);
      return data;
    } catch (error) {
      this.say(error.message, true);
      return null;
    } finally {
      clearTimeout(slow);
      this.took = performance.now() - began;
      $("stop").hidden = true;
    }
  }

  say(text, isWrong = false, canStop = false) {
    const first = text.split("\n")[0];
    $("status").textContent = first;
    $("status").title = text;
    $("status").classList.toggle("wrong", isWrong);
    $("stop").hidden = !canStop;
  }

  /// Reads what is written, and draws a function of it.
  async read(keeps) {
    for (const id of ["kind", "text", "rules"]) this.state[id] = $(id).value;
    if (!keeps) this.state.inside = "";
    const found = await this.request({ do: "read" });
    document.documentElement.dataset.read = String(found !== null);
    if (!found) return;
    const { functions, results } = found;
    $("function").replaceChildren(...functions.map(({ name }) => make("option", { value: name }, name)));
    const known = functions.some(({ name }) => name === this.state.function);
    if (!known) {
      this.state.function = functions[0]?.name ?? "";
      $("arguments").value = "";
    }
    $("function").value = this.state.function;
    this.relations(results);
    this.say(`${functions.length} ${functions.length === 1 ? "function" : "functions"}`);
    if (found.notes.length) this.say(found.notes.join("\n"), true);
    if (this.state.function) await this.draw(keeps);
  }

  async draw(keeps) {
    this.state.function = $("function").value;
    this.state.arguments = $("arguments").value;
    if (!keeps) this.state.inside = "";
    const began = performance.now();
    const page = await this.request({ do: "draw", function: this.state.function, arguments: this.state.arguments });
    if (!page) return;
    const place = this.state.inside || `#/${encodeURIComponent(this.state.function)}`;
    // A frame takes its name when it is made.
    const frame = make("iframe", { id: "page", name: place, title: $("page").title });
    frame.srcdoc = page;
    const drawn = new Promise(drawn => frame.addEventListener("load", drawn, { once: true }));
    $("page").replaceWith(frame);
    await drawn;
    const all = performance.now() - began;
    document.documentElement.dataset.drawn = String(Math.round(all));
    this.say(`${this.state.function}: ${Math.round(this.took)} ms to derive, ${Math.round(all - this.took)} ms to draw`);
    this.note();
  }

  /// Lists relations to start with, those of one's own first.
  async relations(results) {
    const { topics } = (this.known ??= JSON.parse(await this.engine.ask({ do: "describe" })));
    const button = name => make("button", { type: "button", onclick: () => (($("question").value = name), this.ask("query")) }, name);
    const own = results.length ? [["your rules", results]] : [];
    const entry = ([topic, names]) => [make("dt", {}, topic), make("dd", {}, ...names.map(button))];
    $("relations").replaceChildren(make("details", { open: "" }, make("summary", {}, "relations to start with"), make("dl", {}, ...[...own, ...topics].flatMap(entry))));
  }

  /// Answers the question: its tuples, a proof, or what is missing.
  async ask(how, keeps) {
    const question = $("question").value.trim();
    Object.assign(this.state, { question, how });
    if (!question) return;
    if (!keeps) this.open("ask");
    const found = await this.request({ do: how, question });
    const element = found === null ? make("pre", { class: "wrong" }, $("status").title) : how === "query" ? this.table(found) : make("pre", { class: "proof" }, found.text);
    $("answer").replaceChildren(element, ...(found?.notes ?? []).map(note => make("pre", {}, note)));
    if (found && !keeps) this.say(`${how === "query" ? `${found.total} tuples, ` : ""}${Math.round(this.took)} ms`);
    document.documentElement.dataset.answered = String(Number(document.documentElement.dataset.answered ?? 0) + 1);
    this.note();
  }

  table({ relation, columns, rows, places, texts, total }) {
    const atom = row => `${relation}(${row.map(cell => (typeof cell === "number" ? cell : JSON.stringify(cell))).join(", ")})`;
    const prove = row => (($("question").value = atom(row)), this.ask("why"));
    const line = (row, at) => make("tr", relation ? { title: "a proof", tabindex: "0", onclick: () => prove(row), onkeydown: event => event.key === "Enter" && prove(row) } : {},
      ...[...row, places[at]?.replace("program.", "") ?? "", texts[at] ?? ""].map(cell => make("td", {}, String(cell))));
    const head = [...columns.map(([name]) => name), "place", ""].map(name => make("th", { scope: "col" }, name));
    const more = total > rows.length ? [make("p", {}, `${total - rows.length} more: ask of fewer`)] : [];
    return make("div", {}, make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows.map(line))), ...more);
  }

  /// What the page inside shows.
  inside() {
    return $("page").contentWindow?.name || this.state.inside;
  }

  /// Puts the state into the address, unless it is too long for that.
  async note() {
    const address = `#${await packed({ ...this.state, inside: this.inside() })}`;
    if (address.length > ADDRESS) return;
    this.address = address;
    history.replaceState(null, "", address);
  }

  async share() {
    this.address = `#${await packed({ ...this.state, inside: this.inside() })}`;
    history.replaceState(null, "", this.address);
    const copied = navigator.clipboard?.writeText(location.href).then(() => true, () => false);
    this.say((await copied) ? "the link is copied" : "the link is in the address bar");
  }
}

/// `state` as the letters of an address.
async function packed(state) {
  const stream = new Blob([JSON.stringify(state)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/// The state in an address; none if it has none.
async function unpacked(text) {
  if (!text) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), letter => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const state = JSON.parse(await new Response(stream).text());
    return typeof state?.text === "string" ? state : null;
  } catch {
    return null;
  }
}

Engine.load().then(async engine => {
  window.playground = new Playground(engine);
  await window.playground.begin();
  document.documentElement.dataset.ready = "true";
}, error => {
  $("status").textContent = `dfquery cannot start here: ${error.message}`;
  document.documentElement.dataset.ready = "true";
});
