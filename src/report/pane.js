// A picture that is scrolled and zoomed.

const ZOOMS = [0.08, 0.12, 0.18, 0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.6, 2];

/// The smallest scale at which a picture is shown as a whole without being asked for.
const READABLE = 0.65;

class Pane {
  /// A pane with a title; `tools` stand beside it.
  constructor(name, title, tools = []) {
    this.scale = 1;
    this.stage = make("div", { class: "stage" });
    this.sizer = make("div", { class: "sizer" }, this.stage);
    this.view = make("div", { class: "view", role: "group", "aria-label": title }, this.sizer);
    this.map = new Minimap(this);
    const zoom = (label, text, onclick) => make("button", { class: "tool", title: label, "aria-label": label, onclick }, text);
    this.tools = make("div", { class: "tools" }, tools,
      zoom("Zoom out", "−", () => this.step(-1)),
      zoom("Zoom in", "+", () => this.step(1)),
      zoom("Show all", "⤢", () => this.fit()));
    this.element = make("section", { class: `pane ${name}`, "aria-label": title },
      make("div", { class: "bar" }, make("h2", {}, title), this.tools), make("div", { class: "port" }, this.view, this.map.element));
    this.view.addEventListener("wheel", event => this.wheel(event), { passive: false });
    this.view.addEventListener("pointerdown", event => this.drag(event));
    this.view.addEventListener("keydown", event => this.key(event));
  }

  resize(width, height) {
    [this.width, this.height] = [width, height];
    this.apply();
  }

  apply() {
    this.stage.style.transform = `scale(${this.scale})`;
    this.sizer.style.width = `${this.width * this.scale}px`;
    this.sizer.style.height = `${this.height * this.scale}px`;
    this.view.classList.toggle("far", this.scale < 0.35);
    this.map.follow();
  }

  /// Zooms so that the point (x, y) of the view stays where it is.
  zoom(scale, x = this.view.clientWidth / 2, y = this.view.clientHeight / 2) {
    const { view } = this;
    const [left, top] = [(view.scrollLeft + x) / this.scale, (view.scrollTop + y) / this.scale];
    this.scale = scale;
    this.apply();
    view.scrollTo({ left: left * scale - x, top: top * scale - y, behavior: "instant" });
  }

  step(direction, x, y) {
    const next = direction > 0 ? ZOOMS.find(zoom => zoom > this.scale * 1.01) : ZOOMS.findLast(zoom => zoom < this.scale * 0.99);
    if (next) this.zoom(next, x, y);
  }

  fit() {
    this.zoom(Math.max(this.fitting(), ZOOMS[0]), 0, 0);
  }

  fitting() {
    return Math.min(this.across(), (this.view.clientHeight - 8) / this.height);
  }

  /// The zoom at which the whole width is in view.
  across() {
    return Math.min(1, (this.view.clientWidth - 8) / this.width);
  }

  /// Shows all if it can be read then, else the part around `box`, as wide as can be read.
  open(box) {
    const scale = this.fitting();
    this.zoom(scale > READABLE ? scale : Math.max(this.across(), READABLE), 0, 0);
    if (scale <= READABLE) this.reveal(box, "instant");
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const frame = this.view.getBoundingClientRect();
    this.step(event.deltaY < 0 ? 1 : -1, event.clientX - frame.left, event.clientY - frame.top);
  }

  /// Moves the picture with the pointer, once it has moved far enough to be no click.
  drag(event) {
    const { view } = this;
    const onBar = event.target === view && (event.offsetX >= view.clientWidth || event.offsetY >= view.clientHeight);
    if (event.button !== 0 || event.pointerType === "touch" || onBar) return;
    const start = { x: event.clientX + view.scrollLeft, y: event.clientY + view.scrollTop };
    let moving = false;
    const move = now => {
      const [x, y] = [start.x - now.clientX, start.y - now.clientY];
      if (!moving && Math.hypot(x - view.scrollLeft, y - view.scrollTop) < 5) return;
      moving = true;
      view.classList.add("dragged");
      view.scrollTo({ left: x, top: y, behavior: "instant" });
    };
    const end = () => {
      view.classList.remove("dragged");
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { "+": () => this.step(1), "=": () => this.step(1), "-": () => this.step(-1), 0: () => this.fit() }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  /// Scrolls so that a part of the picture can be seen; moves nothing if it can be.
  reveal({ x, y, w, h }, behavior = still() ? "instant" : "smooth") {
    const { view, scale } = this;
    const to = (start, size, seen, length) => {
      const [low, high] = [start * scale - 24, (start + size) * scale + 24];
      if (low >= seen && high <= seen + length) return seen;
      return high - low > length ? low : (low + high - length) / 2;
    };
    const left = to(x, w, view.scrollLeft, view.clientWidth);
    const top = to(y, h, view.scrollTop, view.clientHeight);
    view.scrollTo({ left, top, behavior });
  }
}

/// Returns true if nothing should move by itself.
function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || navigator.webdriver;
}

/// Width and height of a minimap at most, in pixels.
const MAP = [132, 210];

/// Shapes in a picture below which a minimap says nothing.
const MAPPED = 8;

/// A picture in small, in the corner of its pane: where its view is, and the way to other places.
class Minimap {
  constructor(pane) {
    this.pane = pane;
    this.frame = draw("rect", { class: "frame" });
    this.shapes = draw("g", {});
    this.element = draw("svg", { class: "map", "aria-hidden": "true" }, this.shapes, this.frame);
    this.element.addEventListener("pointerdown", event => this.drag(event));
    pane.view.addEventListener("scroll", () => this.follow(), { passive: true });
    new ResizeObserver(() => this.follow()).observe(pane.view);
  }

  show(width, height, shapes) {
    const scale = Math.min(MAP[0] / width, MAP[1] / height);
    this.is = shapes.length >= MAPPED;
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.element.style.width = `${Math.max(24, width * scale)}px`;
    this.element.style.height = `${Math.max(24, height * scale)}px`;
    this.shapes.replaceChildren(...shapes);
    this.follow();
  }

  /// Shows which part of the picture is seen; hides itself if all of it is.
  follow() {
    const { view, scale, width, height } = this.pane;
    const [w, h] = [view.clientWidth / scale, view.clientHeight / scale];
    const is = Boolean(this.is) && (w < width * 0.8 || h < height * 0.8);
    this.element.style.display = is ? "" : "none";
    if (!is) return;
    fill(this.frame, { x: view.scrollLeft / scale, y: view.scrollTop / scale, width: Math.min(w, width), height: Math.min(h, height) }, []);
  }

  /// Moves the view to where the pointer is, as long as it is down.
  drag(event) {
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    const move = ({ clientX, clientY }) => {
      const { view, scale } = this.pane;
      const point = new DOMPoint(clientX, clientY).matrixTransform(this.element.getScreenCTM().inverse());
      view.scrollTo({ left: point.x * scale - view.clientWidth / 2, top: point.y * scale - view.clientHeight / 2, behavior: "instant" });
    };
    move(event);
    this.element.addEventListener("pointermove", move);
    this.element.addEventListener("lostpointercapture", () => this.element.removeEventListener("pointermove", move), { once: true });
  }
}
