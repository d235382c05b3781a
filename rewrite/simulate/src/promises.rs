//! Checks that a run keeps what its code promises about memory: types of accesses, alias scopes, bounds of variables,
//! `noalias`.
//!
//! Code that breaks such a promise has no meaning, so a run of its graph is inconclusive. Made-up arguments lead to
//! such runs: one buffer for two pointers to different types.

use crate::layout::Layout;
use dfquery_graph::function::{Argument, Function, Instruction};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// A load or store that was executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// Which instruction it was.
    pub instruction: u32,
    /// Its first byte.
    pub address: u64,
    /// Number of bytes that it accessed.
    pub bytes: u32,
    /// True if it stored.
    pub stores: bool,
}

/// The promises of a function about its accesses.
#[derive(Default, Debug)]
pub struct Promises {
    /// The type of each access, as the path that its tag describes.
    types: FxHashMap<u32, Vec<(u32, u32)>>,
    /// The alias scopes that each access is in.
    inside: FxHashMap<u32, FxHashSet<u32>>,
    /// Those that it is none of.
    outside: FxHashMap<u32, FxHashSet<u32>>,
    /// The bytes of the one variable that the address of an access is made of.
    bounds: FxHashMap<u32, (u64, u64)>,
    /// The parameters that the address of an access is made of, if it is made of parameters and variables only.
    parameters: FxHashMap<u32, BTreeSet<u32>>,
    /// The parameters that are `noalias`.
    private: BTreeSet<u32>,
}

impl Promises {
    /// The promises of `function`.
    pub fn of(function: &Function, layout: &Layout) -> Promises {
        let mut promises = Promises::default();
        promises.read_types(function);
        for relation::AliasScope { instruction, scope } in function.rows() {
            promises.inside.entry(instruction.0).or_default().insert(scope.0);
        }
        for relation::NoaliasScope { instruction, scope } in function.rows() {
            promises.outside.entry(instruction.0).or_default().insert(scope.0);
        }
        for relation::Access { instruction, address, .. } in function.rows() {
            let mut roots = Roots::default();
            roots.follow(function, function.instruction(instruction.0).operands.get(address as usize));
            if roots.unknown {
                continue;
            }
            let only =
                roots.variables.first().filter(|_| roots.variables.len() == 1 && roots.parameters.is_empty());
            let bounds = only.and_then(|name| layout.extent(name));
            promises.bounds.extend(bounds.map(|bounds| (instruction.0, bounds)));
            promises.parameters.insert(instruction.0, roots.parameters);
        }
        for relation::ParameterAttribute { value, attribute } in function.rows() {
            promises.private.extend((function.text(attribute) == "noalias").then_some(value.0));
        }
        promises
    }

    fn read_types(&mut self, function: &Function) {
        let mut members: FxHashMap<u32, Vec<relation::TypeMember>> = FxHashMap::default();
        for member in function.base().tuples::<relation::TypeMember>() {
            members.entry(member.r#type.0).or_default().push(member);
        }
        let tags = function.base().tuples::<relation::TypeTag>();
        let tags: FxHashMap<u32, relation::TypeTag> = tags.map(|tag| (tag.tag.0, tag)).collect();
        for relation::AccessTag { instruction, tag } in function.rows() {
            let tag = tags.get(&tag.0);
            let scalar = |tag: &&&relation::TypeTag| {
                members
                    .get(&tag.r#type.0)
                    .is_none_or(|members| members.iter().all(|member| member.offset == 0))
            };
            let path = tag.filter(|tag| scalar(&tag)).map(|tag| path(tag, &members));
            self.types.extend(path.map(|path| (instruction.0, path)));
        }
    }

    /// Two accesses of which one stores and that are to the same bytes though they promised not to be, or one that is
    /// out of bounds, twice.
    pub fn broken(&self, accesses: &[Access]) -> Option<(u32, u32)> {
        let mut at: FxHashMap<u64, Vec<(u32, bool)>> = FxHashMap::default();
        for access in accesses {
            let end = access.address.wrapping_add(u64::from(access.bytes));
            if let Some(&(first, last)) = self.bounds.get(&access.instruction)
                && (access.address < first || end > last)
            {
                return Some((access.instruction, access.instruction));
            }
            for byte in 0..u64::from(access.bytes) {
                let before = at.entry(access.address.wrapping_add(byte)).or_default();
                let own = (access.instruction, access.stores);
                if before.contains(&own) {
                    continue;
                }
                let clash = before.iter().find(|(other, stored)| {
                    (*stored || access.stores) && self.are_apart(*other, access.instruction)
                });
                if let Some(&(other, _)) = clash {
                    return Some((other, access.instruction));
                }
                before.push(own);
            }
        }
        None
    }

    fn are_apart(&self, one: u32, other: u32) -> bool {
        self.types_are_apart(one, other)
            || self.stays_out(one, other)
            || self.stays_out(other, one)
            || self.is_private(one, other)
            || self.is_private(other, one)
    }

    /// Returns true if `one` is by a `noalias` parameter, and `other` by other parameters and variables.
    fn is_private(&self, one: u32, other: u32) -> bool {
        let [Some(one), Some(other)] = [one, other].map(|access| self.parameters.get(&access)) else {
            return false;
        };
        one.len() == 1 && one.is_subset(&self.private) && one.is_disjoint(other)
    }

    fn types_are_apart(&self, one: u32, other: u32) -> bool {
        let [Some(one), Some(other)] = [one, other].map(|access| self.types.get(&access)) else {
            return false;
        };
        let root = |path: &[(u32, u32)]| path.last().map(|&(ty, _)| ty);
        root(one) == root(other) && !other.contains(&one[0]) && !one.contains(&other[0])
    }

    fn stays_out(&self, one: u32, other: u32) -> bool {
        let [outside, inside] = [self.outside.get(&one), self.inside.get(&other)];
        outside.zip(inside).is_some_and(|(outside, inside)| inside.is_subset(outside))
    }
}

/// The path of types that a tag describes: its base type and offset, then the member there, and so on; ends at a root,
/// or before a repetition.
fn path(tag: &relation::TypeTag, members: &FxHashMap<u32, Vec<relation::TypeMember>>) -> Vec<(u32, u32)> {
    let mut path = vec![(tag.base.0, tag.offset)];
    while let Some(&(ty, offset)) = path.last()
        && let Some(member) =
            members.get(&ty).and_then(|members| members.iter().find(|m| m.offset <= offset && offset < m.end))
    {
        let next = (member.member.0, offset - member.offset);
        if path.contains(&next) {
            break;
        }
        path.push(next);
    }
    path
}

/// The variables and parameters that an address is computed from.
#[derive(Default)]
struct Roots {
    variables: BTreeSet<String>,
    parameters: BTreeSet<u32>,
    /// True if it may be made of something else.
    unknown: bool,
    seen: FxHashSet<u32>,
}

impl Roots {
    fn follow(&mut self, function: &Function, operand: Option<&Argument>) {
        match operand {
            Some(Argument::Global { name, .. }) => drop(self.variables.insert(name.clone())),
            Some(Argument::Value(value)) if !self.seen.insert(*value) => {}
            Some(Argument::Value(value)) => match function.definition(*value) {
                None => drop(self.parameters.insert(*value)),
                Some(maker) => self.follow_maker(function, maker),
            },
            _ => self.unknown = true,
        }
    }

    fn follow_maker(&mut self, function: &Function, maker: &Instruction) {
        let operands = match function.opcode(maker) {
            "getelementptr" | "bitcast" | "addrspacecast" | "freeze" => 0..1,
            "select" => 1..3,
            "phi" => 0..maker.operands.len(),
            _ => return self.unknown = true,
        };
        operands.for_each(|operand| self.follow(function, maker.operands.get(operand)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dfquery_engine::base::FactBase;
    use dfquery_extract::Source;

    const ACCESSES: &str = "
target datalayout = \"e-p:64:64\"
@table = global [4 x i32] zeroinitializer
define void @f(ptr %p, ptr %q, i64 %i) {
  store i32 1, ptr %p, !tbaa !0
  store float 2.0, ptr %q, !tbaa !3
  store i8 3, ptr %q, !tbaa !5
  %at = getelementptr i32, ptr @table, i64 %i
  store i32 4, ptr %at, !tbaa !0
  store i32 5, ptr %p, !alias.scope !6
  store i32 6, ptr %q, !noalias !6
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!\"int\", !2, i64 0}
!2 = !{!\"omnipotent char\", !9, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!\"float\", !2, i64 0}
!5 = !{!2, !2, i64 0}
!6 = !{!7}
!7 = distinct !{!7, !8}
!8 = distinct !{!8}
!9 = !{!\"Simple C/C++ TBAA\"}
";

    fn facts() -> FactBase {
        let source = Source { name: "f.ll", bytes: ACCESSES.as_bytes() };
        dfquery_extract::read(&source, dfquery_rules::built_in().schema().clone()).base
    }

    /// Which two of the stores of `ACCESSES`, by position, break a promise if each is to its address.
    fn broken(addresses: &[(u32, u64)]) -> Option<(u32, u32)> {
        let base = facts();
        let function = Function::new(&base, 0);
        let promises = Promises::of(&function, &Layout::new(&base));
        let bytes = |at: u32| function.row_at::<relation::Access>(at).expect("an access").bytes;
        let access = |&(instruction, address): &(u32, u64)| Access {
            instruction,
            address,
            bytes: bytes(instruction),
            stores: true,
        };
        promises.broken(&addresses.iter().map(access).collect::<Vec<_>>())
    }

    #[test]
    fn accesses_break_promises() {
        let table = Layout::new(&facts()).address("@table").expect("a variable");
        assert_eq!(broken(&[(0, 8), (1, 12), (2, 8), (0, 8)]), None, "apart, and a char");
        assert_eq!(broken(&[(0, 8), (1, 10)]), Some((0, 1)), "an int and a float");
        assert_eq!(broken(&[(4, table + 12)]), None, "the last element");
        assert_eq!(broken(&[(4, table + 16)]), Some((4, 4)), "behind the end");
        assert_eq!(broken(&[(5, 8), (6, 8)]), Some((5, 6)), "within the scope and without");
        assert_eq!(broken(&[(5, 8), (6, 16)]), None);
    }
}
