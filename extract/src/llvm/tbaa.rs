//! The nodes of metadata that say what may be at the same address: types with their members, access tags, alias scopes.

use crate::llvm::lexer::{Lexer, Token};

/// A node that describes a type or an access.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypeNode {
    /// `!{!base, !type, i64 offset}`
    Tag { base: u32, ty: u32, offset: u32 },
    /// `!{!"name", !member, i64 offset, …}`: members in order, each from its offset on and before its end.
    Type(Vec<Member>),
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
enum Item {
    Name,
    Node(u32),
    Number(u32),
}

/// The type or access tag in the node whose text begins at `start`.
///
/// `None` for nodes of other forms, such as those that give types a size, and for offsets beyond 31 bits.
pub fn type_node(text: &str, start: usize) -> Option<TypeNode> {
    match items(text, start)?[..] {
        [Item::Node(base), Item::Node(ty), Item::Number(offset)]
        | [Item::Node(base), Item::Node(ty), Item::Number(offset), Item::Number(_)] => {
            Some(TypeNode::Tag { base, ty, offset })
        }
        [Item::Name, ref members @ ..] if !members.is_empty() => members_of(members).map(TypeNode::Type),
        _ => None,
    }
}

/// The members of a type: pairs of a node and an offset, which does not fall.
fn members_of(items: &[Item]) -> Option<Vec<Member>> {
    let pair = |pair: &[Item]| match *pair {
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
fn items(text: &str, start: usize) -> Option<Vec<Item>> {
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
            Token::Text(_) if open => items.push(Item::Name),
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
        assert_eq!(type_node("!{!\"pair\", !3, i64 0, !5, i64 4}", 0), Some(TypeNode::Type(two)));
        for other in [
            "!{!\"Simple C/C++ TBAA\"}",
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
}
