// The views of one function side by side: their borders can be moved, and one view can have all the room.

/// The least width and height of a view, in pixels.
const LEAST = 90;

/// The distance by which a key moves a border, in pixels.
const STEP = 24;

class Work {
  /// `views`: elements by name.
  constructor(views) {
    this.views = views;
    const borders = [
      this.border("between-flow", ["flow", "graph"], "column"),
      this.border("between-graph", ["graph", "about"], "column"),
      this.border("between-rows", ["source", "about"], "row"),
    ];
    this.element = make("div", { class: "work" }, Object.values(views), borders);
    for (const [name, view] of Object.entries(views)) {
      const button = make("button", { class: "tool", title: "Give this view all the room, or what it had", "aria-label": "Give this view all the room", "aria-pressed": "false", onclick: () => this.enlarge(name) }, icon(ICONS.enlarge));
      view.querySelector(".tools").append(button);
    }
  }

  /// Shows one view alone; asked again, all of them.
  enlarge(name) {
    this.alone = this.alone === name ? null : name;
    this.element.classList.toggle("alone", this.alone !== null);
    for (const [other, view] of Object.entries(this.views)) {
      view.classList.toggle("enlarged", other === this.alone);
      view.querySelector(".tools").lastChild.setAttribute("aria-pressed", String(other === this.alone));
    }
    this.views[name].querySelector(".tools").lastChild.focus();
  }

  /// Makes room for source text, or none.
  withSource(is) {
    this.element.classList.toggle("sourced", is);
    if (!is && this.alone === "source") this.enlarge("source");
  }

  /// Makes room for a graph, or none.
  withGraph(is) {
    this.element.classList.toggle("graphless", !is);
    if (!is && this.alone === "graph") this.enlarge("graph");
  }

  /// The border between two views that can be moved with the pointer and with keys.
  border(name, views, along) {
    const border = make("div", { class: `border ${along} ${name}`, role: "separator", tabindex: "0", "aria-orientation": along === "column" ? "vertical" : "horizontal", "aria-label": "border between views; double click restores it" });
    const forth = { column: "ArrowRight", row: "ArrowDown" }[along];
    const back = { column: "ArrowLeft", row: "ArrowUp" }[along];
    border.addEventListener("keydown", event => {
      if (event.key === "Home") this.restore(along);
      else if (event.key === forth || event.key === back) this.move(border, along, event.key === forth ? STEP : -STEP);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    border.addEventListener("dblclick", () => this.restore(along));
    border.addEventListener("pointerdown", event => this.drag(event, border, along));
    return border;
  }

  restore(along) {
    this.element.style.removeProperty(`grid-template-${along}s`);
  }

  drag(event, border, along) {
    event.preventDefault();
    border.setPointerCapture(event.pointerId);
    let last = along === "column" ? event.clientX : event.clientY;
    const move = now => {
      const at = along === "column" ? now.clientX : now.clientY;
      last += this.move(border, along, at - last);
    };
    border.addEventListener("pointermove", move);
    border.addEventListener("lostpointercapture", () => border.removeEventListener("pointermove", move), { once: true });
  }

  /// Moves a border by so many pixels, as far as the views beside it allow; says how far.
  move(border, along, by) {
    const property = along === "column" ? "gridTemplateColumns" : "gridTemplateRows";
    const tracks = getComputedStyle(this.element)[property].split(" ").map(parseFloat);
    const style = getComputedStyle(border);
    const at = Number(along === "column" ? style.gridColumnStart : style.gridRowStart) - 1;
    const [before, behind] = [tracks[at - 1], tracks[at + 1]];
    if (before === undefined || behind === undefined) return 0;
    const far = Math.max(Math.min(LEAST - before, 0), Math.min(by, Math.max(behind - LEAST, 0)));
    tracks[at - 1] += far;
    tracks[at + 1] -= far;
    // Tracks of borders keep their width; the others share what there is, also when the window changes.
    this.element.style[property] = tracks.map((track, number) => (number % 2 ? `${track}px` : `minmax(0, ${track}fr)`)).join(" ");
    return far;
  }
}
