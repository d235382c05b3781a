// Elements. Texts become text nodes and never markup, wherever they come from.

const SVG = "http://www.w3.org/2000/svg";

/// Makes an element with attributes, listeners (`onclick`) and children.
function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/// Makes an element of a picture.
function draw(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined));
  return element;
}

/// A small picture for a button, in a box of 12 by 12.
function icon(path) {
  return draw("svg", { class: "icon", viewBox: "0 0 12 12", "aria-hidden": "true" }, draw("path", { d: path }));
}

/// Text with names in back-ticks, as documentation has it.
function prose(text) {
  return text.split("`").map((piece, at) => (at % 2 ? make("code", {}, piece) : piece));
}

/// A text of at most `most` characters.
function shortened(text, most) {
  return text.length > most ? text.slice(0, most - 1) + "…" : text;
}

/// `1 block`, `2 blocks`.
function counted(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
