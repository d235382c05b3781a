//! Control flow: graphs and trees of blocks, and the blocks that values are defined in.

use super::view::{Dumped, Facts, Rows};
use dfquery_formats::drawing::Picture;
use std::collections::BTreeMap;

impl Facts<'_> {
    /// A picture with a box for each of `names`.
    fn picture(&self, names: &[String]) -> Picture {
        let mut picture = Picture::new(self.name);
        for (at, name) in names.iter().enumerate() {
            picture.node(format!("n{at}"), name.as_str());
        }
        picture
    }

    /// Arrows with what their text is, listed by where they begin.
    fn arrows(&self, names: &[String], arrows: &Rows<3>) -> Dumped {
        let mut dumped = Dumped { picture: self.picture(names), ..Dumped::default() };
        let find = |name: &String| names.iter().position(|known| known == name);
        for (at, name) in names.iter().enumerate() {
            let own = arrows.iter().filter(|[from, ..]| from == name);
            let mut text = Vec::new();
            for [_, to, label] in own {
                text.push(if label.is_empty() { to.clone() } else { format!("{to} [{label}]") });
                if let Some(to) = find(to) {
                    dumped.picture.edge(at, to, label.as_str());
                }
            }
            let text = text.join(", ");
            dumped.line(if text.is_empty() { name.clone() } else { format!("{name} -> {text}") });
        }
        dumped
    }

    pub fn flow(&self) -> Dumped {
        let edges = self.rows::<3>("edge");
        self.arrows(&self.blocks(), &edges)
    }

    pub fn dependence(&self) -> Dumped {
        let rows = self.rows::<3>("control_dependent");
        let turned = rows.into_iter().map(|[block, branch, successor]| [branch, block, successor]).collect();
        self.arrows(&self.blocks(), &turned)
    }

    /// A tree of blocks, given by the parent of each that has one.
    pub fn tree(&self, parents: &str) -> Dumped {
        let names = self.blocks();
        let parents: BTreeMap<String, String> =
            self.rows::<2>(parents).into_iter().map(|[block, parent]| (block, parent)).collect();
        let mut children: BTreeMap<Option<&String>, Vec<&String>> = BTreeMap::new();
        for name in &names {
            children.entry(parents.get(name)).or_default().push(name);
        }
        let arrow = |name: &String| Some([parents.get(name)?.clone(), name.clone(), String::new()]);
        let arrows: Rows<3> = names.iter().filter_map(arrow).collect();
        let mut dumped = Dumped { picture: self.arrows(&names, &arrows).picture, ..Dumped::default() };
        let children_of = |name| children.get(&name).into_iter().flatten().rev();
        let mut stack: Vec<(usize, &String)> = children_of(None).map(|name| (0, *name)).collect();
        while let Some((depth, name)) = stack.pop() {
            dumped.line(format!("{}{name}", "  ".repeat(depth)));
            stack.extend(children_of(Some(name)).map(|child| (depth + 1, *child)));
        }
        dumped
    }

    /// The blocks of each control region; in the picture the control flow graph with a frame for each.
    pub fn regions(&self) -> Dumped {
        let mut dumped = self.flow();
        dumped.text.clear();
        let names = self.blocks();
        let tops: BTreeMap<String, String> =
            self.rows::<2>("control_region").into_iter().map(|[block, top]| (block, top)).collect();
        for top in names.iter().filter(|name| tops.get(*name) == Some(name)) {
            let frame = dumped.picture.frame(top);
            let members = names.iter().enumerate().filter(|(_, name)| tops.get(*name) == Some(top));
            let members: Vec<(usize, &String)> = members.collect();
            members.iter().for_each(|(at, _)| dumped.picture.nodes[*at].frame = Some(frame));
            let members: Vec<&str> = members.iter().map(|(_, name)| name.as_str()).collect();
            dumped.line(format!("{top}: {}", members.join(", ")));
        }
        dumped
    }

    /// The values that each block defines; parameters before all blocks. In the picture a frame for each block.
    pub fn definitions(&self) -> Dumped {
        let mut dumped = Dumped { picture: Picture::new(self.name), ..Dumped::default() };
        let parameters: Vec<String> =
            self.rows::<3>("parameter").into_iter().map(|[value, ..]| value).collect();
        let defined = self.rows::<2>("defined_in");
        let of_block = |name: String| {
            let own = defined.iter().filter(|[block, _]| *block == name);
            let own = own.map(|[_, value]| value.clone()).collect();
            (name, own)
        };
        let blocks: Vec<(String, Vec<String>)> = self.blocks().into_iter().map(of_block).collect();
        for (name, values) in std::iter::once(("parameters".to_owned(), parameters)).chain(blocks) {
            let frame = dumped.picture.frame(&name);
            for value in &values {
                let node = dumped.picture.node(format!("n{}", dumped.picture.nodes.len()), value.as_str());
                dumped.picture.nodes[node].frame = Some(frame);
            }
            dumped.line(format!("{name}: {}", values.join(" ")).trim_end());
        }
        dumped
    }
}
