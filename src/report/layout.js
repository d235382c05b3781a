// A layered layout: nodes in rows, edges downwards, what leads back up beside them.
//
// Source   Sugiyama, Tagawa, Toda: Methods for visual understanding of hierarchical system structures (1981); places
//          within a row by least squares under the order of the row (pool adjacent violators)
//
// An edge over several rows passes a slot in each of them. Edges with one key share their slots: they run together,
// those of a flow graph to their target, those of a dataflow graph from their source. Nodes and slots of a group stand
// beside one another in every row, so that a group can be shaded without what is not in it.

const SWEEPS = 10;
const PLACINGS = 8;

/// Between edges that leave one node.
const FAN = 16;

/// Lays out `nodes` ({w, h, groups: outermost first}) and `edges` ({from, to, key, start, end}: offsets of both ends;
/// where edges start that have no offset follows from where they lead).
function layered(nodes, edges, { across = 22, down = 46 } = {}) {
  const layout = new Layers(nodes, edges, across, down);
  layout.rank();
  layout.split();
  layout.order();
  layout.place();
  layout.fan();
  return layout.result();
}

class Layers {
  constructor(nodes, edges, across, down) {
    Object.assign(this, { nodes, edges, across, down });
    this.items = nodes.map((node, at) => ({ node: at, w: node.w, h: node.h, groups: node.groups ?? [], up: [], low: [] }));
  }

  // ---- rows

  /// Numbers nodes so that an edge leads back only within a cycle, and gives each the row below its predecessors.
  rank() {
    const next = this.items.map(() => []);
    this.edges.forEach(({ from, to }) => next[from].push(to));
    const order = reversePostorder(next);
    this.number = [];
    order.forEach((node, at) => (this.number[node] = at));
    const forward = this.edges.filter(edge => !this.isBack(edge));
    const row = this.items.map(() => 0);
    const out = this.items.map(() => []);
    const entered = new Set();
    for (const { from, to } of forward) {
      out[from].push(to);
      entered.add(to);
    }
    for (const node of order) for (const to of out[node]) row[to] = Math.max(row[to], row[node] + 1);
    // What nothing leads to stands right above its first reader.
    for (const node of order) {
      if (!entered.has(node) && out[node].length) row[node] = Math.max(0, Math.min(...out[node].map(to => row[to])) - 1);
    }
    this.items.forEach((item, at) => (item.row = row[at]));
  }

  isBack({ from, to }) {
    return this.number[to] <= this.number[from];
  }

  // ---- slots

  split() {
    const slots = new Map();
    this.rows = [];
    this.items.forEach(item => this.put(item));
    this.routes = this.edges.map(edge => {
      const [from, to, back] = [this.items[edge.from], this.items[edge.to], this.isBack(edge)];
      const rows = back ? span(from.row, to.row) : span(from.row + 1, to.row - 1, 1);
      const groups = common(from.groups, to.groups);
      return rows.map(row => this.slot(slots, `${back ? "b" : "f"}${edge.key}:${row}`, row, groups, edge));
    });
    const linked = new Set();
    this.edges.forEach((edge, at) => this.link(edge, this.routes[at], linked));
  }

  put(item) {
    (this.rows[item.row] ??= []).push(item);
    item.id = this.count = (this.count ?? 0) + 1;
  }

  slot(slots, key, row, groups, edge) {
    const known = slots.get(key);
    if (known) {
      known.groups = common(known.groups, groups);
      return known;
    }
    const slot = { node: -1, w: 6, h: 0, row, groups, up: [], low: [], beside: this.items[edge.from], start: this.number[edge.from] };
    slots.set(key, slot);
    this.put(slot);
    return slot;
  }

  link(edge, route, linked) {
    const back = this.isBack(edge);
    const items = back ? [...route].reverse() : [this.items[edge.from], ...route, this.items[edge.to]];
    for (let at = 1; at < items.length; at++) {
      const [upper, lower] = [items[at - 1], items[at]];
      const pair = `${upper.id} ${lower.id}`;
      if (linked.has(pair)) continue;
      linked.add(pair);
      const weight = upper.node < 0 && lower.node < 0 ? 8 : upper.node < 0 || lower.node < 0 ? 2 : 1;
      lower.up.push([upper, weight]);
      upper.low.push([lower, weight]);
    }
  }

  // ---- order

  order() {
    const start = item => (item.node < 0 ? item.start + 0.5 : this.number[item.node]);
    this.rows.forEach(row => this.arrange(row, start));
    let best = this.rows.map(row => [...row]);
    let least = this.crossings();
    for (let sweep = 0; sweep < SWEEPS && least > 0; sweep++) {
      const side = sweep % 2 ? "low" : "up";
      const rows = sweep % 2 ? [...this.rows].reverse() : this.rows;
      rows.forEach(row => this.arrange(row, item => centre(item, side)));
      const crossings = this.crossings();
      if (crossings < least) [least, best] = [crossings, this.rows.map(row => [...row])];
    }
    this.rows = best;
    this.rows.forEach(row => row.forEach((item, at) => (item.at = at)));
  }

  /// Sorts a row by `value`, with groups together.
  arrange(row, value) {
    const values = new Map(row.map(item => [item, value(item)]));
    const sorted = grouped(row, 0, values);
    sorted.forEach((item, at) => {
      row[at] = item;
      item.at = at;
    });
  }

  crossings() {
    return this.rows.slice(1).reduce((sum, row) => sum + crossings(row), 0);
  }

  // ---- places

  place() {
    for (const row of this.rows) {
      let x = 0;
      row.forEach((item, at) => (item.x = x += at ? this.apart(row[at - 1], item) : 0));
    }
    for (let turn = 0; turn < PLACINGS; turn++) {
      this.rows.forEach(row => this.settle(row, ["up"]));
      [...this.rows].reverse().forEach(row => this.settle(row, ["low"]));
    }
    for (let turn = 0; turn < 2; turn++) this.rows.forEach(row => this.settle(row, ["up", "low"]));
    let y = this.down;
    for (const row of this.rows) {
      const height = Math.max(...row.map(item => item.h));
      row.forEach(item => Object.assign(item, { top: y, bottom: y + height }));
      y += height + this.down;
    }
    this.height = y;
    const least = Math.min(...this.rows.flat().map(item => item.x - item.w / 2)) - this.across;
    this.rows.flat().forEach(item => (item.x -= least));
    this.width = Math.max(...this.rows.flat().map(item => item.x + item.w / 2)) + this.across;
  }

  /// The distance between the centres of two neighbours.
  apart(left, right) {
    const thin = left.node < 0 && right.node < 0;
    const shared = common(left.groups, right.groups).length;
    const borders = left.groups.length + right.groups.length - 2 * shared;
    return (left.w + right.w) / 2 + (thin ? 6 : this.across) + 8 * borders;
  }

  /// Moves the items of a row towards their neighbours in other rows.
  settle(row, sides) {
    const pools = [];
    let offset = 0;
    row.forEach((item, at) => {
      offset += at ? this.apart(row[at - 1], item) : 0;
      const [wish, weight] = wished(item, sides);
      let pool = { sum: (wish - offset) * weight, weight, items: [[item, offset]] };
      while (pools.length && pools.at(-1).sum / pools.at(-1).weight > pool.sum / pool.weight) {
        const before = pools.pop();
        before.items.push(...pool.items);
        pool = { sum: before.sum + pool.sum, weight: before.weight + pool.weight, items: before.items };
      }
      pools.push(pool);
    });
    for (const { sum, weight, items } of pools) items.forEach(([item, offset]) => (item.x = sum / weight + offset));
  }

  /// Spreads the edges that leave a node, in the order in which they go on.
  fan() {
    const open = this.edges.map((edge, at) => ({ edge, next: (this.routes[at][0] ?? this.items[edge.to]).x })).filter(({ edge }) => edge.start === undefined);
    for (const [from, leaving] of Map.groupBy(open, ({ edge }) => edge.from)) {
      leaving.sort((one, other) => one.next - other.next);
      const apart = Math.min(FAN, (this.items[from].w - 20) / leaving.length);
      leaving.forEach(({ edge }, at) => (edge.start = (at - (leaving.length - 1) / 2) * apart));
    }
  }

  // ---- results

  result() {
    const places = this.nodes.map((node, at) => ({ x: this.items[at].x - node.w / 2, y: this.items[at].top }));
    const paths = this.edges.map((edge, at) => this.path(edge, this.routes[at]));
    return { places, paths, bands: this.bands(), width: this.width, height: this.height };
  }

  path(edge, route) {
    const [from, to] = [this.items[edge.from], this.items[edge.to]];
    const start = { x: from.x + (edge.start ?? 0), y: from.top + from.h };
    const end = { x: to.x + (edge.end ?? 0), y: to.top };
    let path = `M${round(start.x)} ${round(start.y)}V${round(from.bottom)}`;
    let at = { x: start.x, y: from.bottom };
    const go = (x, y, turn = (at.y + y) / 2) => {
      path += `C${round(at.x)} ${round(turn)} ${round(x)} ${round(turn)} ${round(x)} ${round(y)}`;
      at = { x, y };
    };
    if (!this.isBack(edge)) {
      for (const slot of route) {
        go(slot.x, slot.top);
        path += `V${round(slot.bottom)}`;
        at.y = slot.bottom;
      }
      go(end.x, end.y);
      return path;
    }
    route.forEach((slot, place) => {
      go(slot.x, slot.bottom, place ? undefined : slot.bottom + this.down * 0.6);
      path += `V${round(slot.top)}`;
      at.y = slot.top;
    });
    go(end.x, end.y, at.y - this.down * 0.6);
    return path;
  }

  /// By group the outline of all that is in it.
  bands() {
    const bands = new Map();
    this.rows.forEach(row => {
      for (const item of row) {
        item.groups.forEach((group, depth) => {
          if (!bands.has(group)) bands.set(group, { group, depth, rows: [] });
          const rows = bands.get(group).rows;
          if (rows.at(-1)?.top !== item.top) rows.push({ left: Infinity, right: -Infinity, top: item.top, bottom: item.bottom });
          const pad = 6;
          rows.at(-1).left = Math.min(rows.at(-1).left, item.x - item.w / 2 - pad);
          rows.at(-1).right = Math.max(rows.at(-1).right, item.x + item.w / 2 + pad);
        });
      }
    });
    return [...bands.values()].sort((a, b) => a.depth - b.depth).map(band => ({ ...band, path: outline(band.rows, this.down) }));
  }
}

function reversePostorder(next) {
  const [order, seen] = [[], next.map(() => false)];
  for (let root = 0; root < next.length; root++) {
    if (seen[root]) continue;
    seen[root] = true;
    const stack = [[root, next[root].length]];
    while (stack.length) {
      const top = stack.at(-1);
      if (top[1] === 0) {
        order.push(top[0]);
        stack.pop();
        continue;
      }
      const to = next[top[0]][--top[1]];
      if (!seen[to]) {
        seen[to] = true;
        stack.push([to, next[to].length]);
      }
    }
  }
  return order.reverse();
}

/// The numbers from `from` to `to`, in either direction; none if `step` says that they go up and they do not.
function span(from, to, step) {
  if (step && from > to) return [];
  const sign = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + sign * at);
}

/// The groups that both begin with.
function common(one, other) {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return one.slice(0, length);
}

/// The mean place of an item's neighbours on one side; its own if it has none.
function centre(item, side) {
  const neighbours = item[side];
  if (neighbours.length) return neighbours.reduce((sum, [other]) => sum + other.at, 0) / neighbours.length;
  return item.node < 0 && item.beside.row === item.row ? item.beside.at + 0.5 : item.at;
}

/// The preferred position of an item, with its weight.
function wished(item, sides) {
  let [sum, weight] = [0, 0];
  for (const side of sides) {
    for (const [other, pull] of item[side]) {
      sum += other.x * pull;
      weight += pull;
    }
  }
  return weight ? [sum / weight, weight] : [item.x, 0.2];
}

function grouped(items, depth, values) {
  const groups = new Map();
  for (const item of items) {
    const name = item.groups[depth] ?? item;
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(item);
  }
  const mean = members => members.reduce((sum, item) => sum + values.get(item), 0) / members.length;
  const sorted = [...groups.entries()].map(([name, members]) => ({ name, members, value: mean(members) }));
  sorted.sort((a, b) => a.value - b.value);
  return sorted.flatMap(({ name, members }) => (name === members[0] ? members : grouped(members, depth + 1, values)));
}

/// The number of crossings of links between a row and the one above it.
function crossings(row) {
  const ends = row.flatMap(item => item.up.map(([upper]) => [upper.at, item.at]));
  ends.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const tree = Array(row.length + 1).fill(0);
  let count = 0;
  ends.forEach(([, low], seen) => {
    let below = 0;
    for (let at = low + 1; at > 0; at -= at & -at) below += tree[at];
    count += seen - below;
    for (let at = low + 1; at < tree.length; at += at & -at) tree[at]++;
  });
  return count;
}

/// The outline of rows that stand on one another, up to the middle of the gaps between them.
function outline(rows, down) {
  const last = rows.length - 1;
  const right = rows.flatMap((row, at) => {
    const [top, bottom] = [row.top - (at ? down / 2 : 12), row.bottom + (at < last ? down / 2 : 12)];
    return [[row.right, top], [row.right, bottom]];
  });
  const left = rows.flatMap((row, at) => {
    const [top, bottom] = [row.top - (at ? down / 2 : 12), row.bottom + (at < last ? down / 2 : 12)];
    return [[row.left, top], [row.left, bottom]];
  });
  return "M" + [...right, ...left.reverse()].map(([x, y]) => `${round(x)} ${round(y)}`).join("L") + "Z";
}

function round(number) {
  return Math.round(number * 10) / 10;
}
