//! The nodes of metadata that say what may be at the same address: types with their members, access tags, alias scopes.

use crate::llvm::lexer::{Lexer, Token};
use rustc_hash::FxHashMap;

/// A node that describes a type or an access.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypeNode<'a> {
    /// `!{!base, !type, i64 offset}`
    Tag { base: u32, ty: u32, offset: u32 },
    /// `!{!"name", !member, i64 offset, …}`: members in order, each from its offset on and before its end. A root has
    /// none.
    Type { name: &'a str, members: Vec<Member> },
}

/// A member of a type, or the type of which a scalar is a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    pub ty: u32,
    pub offset: u32,
    pub end: u32,
}

/// One of the operands of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item<'a> {
    Name(&'a str),
    Node(u32),
    Number(u32),
}

/// The type or access tag in the node whose text begins at `start`.
///
/// `None` for nodes of other forms, such as those that give types a size, and for offsets beyond 31 bits.
pub fn type_node(text: &str, start: usize) -> Option<TypeNode<'_>> {
    match items(text, start)?[..] {
        [Item::Node(base), Item::Node(ty), Item::Number(offset)]
        | [Item::Node(base), Item::Node(ty), Item::Number(offset), Item::Number(_)] => {
            Some(TypeNode::Tag { base, ty, offset })
        }
        [Item::Name(name), ref members @ ..] => {
            members_of(members).map(|members| TypeNode::Type { name, members })
        }
        _ => None,
    }
}

/// The members of a type: pairs of a node and an offset, which does not fall.
fn members_of(items: &[Item<'_>]) -> Option<Vec<Member>> {
    let pair = |pair: &[Item<'_>]| match *pair {
        [Item::Node(ty), Item::Number(offset)] => Some((ty, offset)),
        _ => None,
    };
    let pairs: Vec<(u32, u32)> = items.chunks(2).map(pair).collect::<Option<_>>()?;
    if !pairs.is_sorted_by_key(|&(_, offset)| offset) {
        return None;
    }
    let ends = pairs.iter().skip(1).map(|&(_, offset)| offset).chain([i32::MAX as u32]);
    Some(pairs.iter().zip(ends).map(|(&(ty, offset), end)| Member { ty, offset, end }).collect())
}

/// The operands of the node whose text begins at `start`, if it has none but names, nodes and small numbers.
fn items(text: &str, start: usize) -> Option<Vec<Item<'_>>> {
    let mut lexer = Lexer::new(text, start, text.len());
    let mut items = Vec::new();
    let mut open = false;
    loop {
        match lexer.next().1 {
            Token::Mark(b'{') if !open => open = true,
            Token::Mark(b'}') if open => return Some(items),
            Token::Mark(b',') | Token::Word("distinct" | "i64" | "i32") => {}
            Token::Metadata("") => {}
            Token::Metadata(node) if open => items.push(Item::Node(node.parse().ok()?)),
            Token::Text(quoted) if open => items.push(Item::Name(quoted.trim_matches('"'))),
            Token::Number(number) if open => {
                items.push(Item::Number(number.parse().ok().filter(|&n| n <= i32::MAX as u32)?));
            }
            _ => return None,
        }
    }
}

/// The nodes in the list whose text begins at `start`.
pub fn nodes(text: &str, start: usize) -> Vec<u32> {
    let items = items(text, start).unwrap_or_default();
    items.iter().filter_map(|item| if let Item::Node(node) = item { Some(*node) } else { None }).collect()
}

/// The names of `nodes`: the name that a node has, and a hash of its whole content.
///
/// ```text
/// !9 = !{!"pair", !3, i64 0, !5, i64 4}     pair!5d0c91e6
/// !7 = !{!9, !5, i64 4}                     pair+4!88a3f20b
/// ```
///
/// Each module numbers its nodes by itself. With these names, nodes of several modules are one if their contents are
/// equal, as they are to LLVM when it links modules. Nodes that refer to others than these, or to themselves, have no name.
pub fn names(nodes: &[(u32, TypeNode)]) -> FxHashMap<u32, String> {
    let nodes: FxHashMap<u32, &TypeNode> = nodes.iter().map(|(number, node)| (*number, node)).collect();
    let mut contents = Contents { nodes: &nodes, known: FxHashMap::default() };
    let mut names = FxHashMap::default();
    for (&number, node) in &nodes {
        let Some(content) = contents.of(number, 0) else { continue };
        let content = content as u32 ^ (content >> 32) as u32;
        let name = match node {
            TypeNode::Type { name, .. } => format!("{name}!{content:08x}"),
            TypeNode::Tag { base, offset, .. } => match nodes.get(base) {
                Some(TypeNode::Type { name, .. }) => format!("{name}+{offset}!{content:08x}"),
                _ => continue,
            },
        };
        names.insert(number, name);
    }
    names
}

/// Hashes of the contents of nodes.
struct Contents<'n, 'a> {
    nodes: &'n FxHashMap<u32, &'n TypeNode<'a>>,
    /// `None` for nodes whose hash is being computed, and for those without one.
    known: FxHashMap<u32, Option<u64>>,
}

impl Contents<'_, '_> {
    /// The most types that may lie in one another.
    const DEPTH: usize = 256;

    /// The hash of the node `number`, which lies in `depth` others.
    fn of(&mut self, number: u32, depth: usize) -> Option<u64> {
        if let Some(&known) = self.known.get(&number) {
            return known;
        }
        self.known.insert(number, None);
        let content = self.nodes.get(&number).filter(|_| depth < Self::DEPTH).and_then(|node| {
            let mut hash = Hash::default();
            match node {
                TypeNode::Tag { base, ty, offset } => {
                    hash.add(&self.of(*base, depth + 1)?.to_le_bytes());
                    hash.add(&self.of(*ty, depth + 1)?.to_le_bytes());
                    hash.add(&offset.to_le_bytes());
                }
                TypeNode::Type { name, members } => {
                    hash.add(name.as_bytes());
                    for member in members {
                        hash.add(&self.of(member.ty, depth + 1)?.to_le_bytes());
                        hash.add(&member.offset.to_le_bytes());
                    }
                }
            }
            Some(hash.0)
        });
        self.known.insert(number, content);
        content
    }
}

/// FNV-1a, which no version of a library changes.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        self.0 =
            bytes.iter().fold(self.0, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_of_types_are_told_from_others() {
        let tag = |base, ty, offset| Some(TypeNode::Tag { base, ty, offset });
        assert_eq!(type_node("!{!7, !9, i64 8}", 0), tag(7, 9, 8));
        assert_eq!(type_node(" !{!7, !9, i64 8, i64 1}", 0), tag(7, 9, 8));
        let member = |ty, offset, end| Member { ty, offset, end };
        let two = vec![member(3, 0, 4), member(5, 4, i32::MAX as u32)];
        let of = |name, members| Some(TypeNode::Type { name, members });
        assert_eq!(type_node("!{!\"pair\", !3, i64 0, !5, i64 4}", 0), of("pair", two));
        assert_eq!(type_node("!{!\"Simple C/C++ TBAA\"}", 0), of("Simple C/C++ TBAA", Vec::new()));
        for other in [
            "!{!\"branch_weights\", i32 1, i32 2}",
            "distinct !{!13, !11, !12}",
            "!{!9, i64 4, !\"sized\", !3, i64 0, i64 4}",
            "!{!\"far\", !3, i64 4294967296}",
            "!{!\"back\", !3, i64 8, !3, i64 4}",
            "!DILocation(line: 1, column: 2, scope: !3)",
            "!{!\"open\", !3, i64 0",
        ] {
            assert_eq!(type_node(other, 0), None, "{other}");
        }
        assert_eq!(nodes("!{!4, !5}", 0), [4, 5]);
    }

    #[test]
    fn nodes_that_say_the_same_have_one_name() {
        let named = |texts: &[(u32, &'static str)]| {
            let nodes: Vec<_> =
                texts.iter().map(|(number, text)| (*number, type_node(text, 0).expect(text))).collect();
            names(&nodes)
        };
        let one = named(&[
            (1, "!{!2, !3, i64 4}"),
            (2, "!{!\"pair\", !3, i64 0, !3, i64 4}"),
            (3, "!{!\"int\", !4, i64 0}"),
            (4, "!{!\"Simple C/C++ TBAA\"}"),
            (5, "!{!2, !3, i64 0}"),
        ]);
        let other = named(&[
            (1, "!{!\"int\", !2, i64 0}"),
            (2, "!{!\"Simple C/C++ TBAA\"}"),
            (3, "!{!\"pair\", !1, i64 0, !1, i64 4}"),
            (4, "!{!3, !1, i64 4}"),
            (6, "!{!\"int\", !7, i64 0}"),
            (7, "!{!\"Simple C++ TBAA\"}"),
            (8, "!{!\"pair\", !6, i64 0, !6, i64 4}"),
            (9, "!{!\"lost\", !99, i64 0}"),
            (10, "!{!\"itself\", !10, i64 0}"),
            (11, "!{!10, !10, i64 0}"),
        ]);
        assert!(one[&1].starts_with("pair+4!"), "{}", one[&1]);
        assert_eq!([&one[&1], &one[&2], &one[&3]], [&other[&4], &other[&3], &other[&1]]);
        assert_ne!(one[&1], one[&5]);
        // A pair of integers of another language.
        assert_ne!(other[&1], other[&6]);
        assert_ne!(other[&3], other[&8]);
        for number in [9, 10, 11] {
            assert_eq!(other.get(&number), None);
        }
    }
}
