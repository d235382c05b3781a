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

/// Pictures for buttons.
const ICONS = {
  first: "M1 1H3V11H1ZM11 1V11L4 6Z", back: "M9 1H11V11H9ZM7 1V11L1 6Z", play: "M2 1V11L11 6Z", pause: "M2 1H5V11H2ZM7 1H10V11H7Z",
  next: "M1 1H3V11H1ZM5 1V11L11 6Z", last: "M1 1V11L8 6ZM9 1H11V11H9Z",
  enlarge: "M0 0H5V1.5H1.5V5H0ZM7 0H12V5H10.5V1.5H7ZM0 7H1.5V10.5H5V12H0ZM10.5 7H12V12H7V10.5H10.5Z",
};

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

/// Where the page is. One inside another page has no address: its name says it, which the other page reads and sets.
const whereabouts = location.protocol === "about:" ? { get: () => window.name, set: text => (window.name = text) } : { get: () => location.hash, set: text => history.replaceState(null, "", text) };
