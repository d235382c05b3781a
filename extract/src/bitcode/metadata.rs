//! Metadata.

use super::constant::Id;
use rustc_hash::FxHashMap;

/// Metadata by its number in [`Metadata`].
pub type Node = u32;

/// No metadata.
pub const NONE: Node = Node::MAX;

/// Metadata.
#[derive(Clone, Debug)]
pub enum Item {
    /// Mentioned, but not defined yet.
    Pending,
    /// A text: where it is among the texts.
    Text(u32, u32),
    /// A value.
    Value(Id),
    /// An integer of this number of bits that upgrading has made.
    Integer(i64, u32),
    /// Values in a debug record.
    Arguments(Box<[Node]>),
    /// A node.
    Node(Part),
    /// A duplicate.
    Same(Node),
}

/// A node: its class, and where its operands and numbers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The class.
    pub class: Class,
    /// True if it is not equal to others like it.
    pub is_distinct: bool,
    /// The first of its operands, and how many there are.
    pub operands: (u32, u32),
    /// The first of its numbers, and how many there are.
    pub numbers: (u32, u32),
}

/// The classes of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Class {
    Tuple,
    Location,
    Expression,
    GenericNode,
    Subrange,
    GenericSubrange,
    Enumerator,
    BasicType,
    FixedPointType,
    StringType,
    DerivedType,
    SubrangeType,
    CompositeType,
    SubroutineType,
    File,
    CompileUnit,
    Subprogram,
    LexicalBlock,
    LexicalBlockFile,
    Namespace,
    CommonBlock,
    Macro,
    MacroFile,
    Module,
    TemplateType,
    TemplateValue,
    GlobalVariable,
    LocalVariable,
    Label,
    GlobalVariableExpression,
    ObjectiveProperty,
    ImportedEntity,
    AssignId,
}

/// The metadata of a module.
#[derive(Default)]
pub struct Metadata {
    /// All of it; that of functions comes after that of the module.
    pub items: Vec<Item>,
    /// The items by their numbers in the file.
    pub list: Vec<Node>,
    /// The operands of nodes.
    pub operands: Vec<Node>,
    /// The numbers of nodes.
    pub numbers: Vec<u64>,
    /// The bytes of texts.
    pub texts: Vec<u8>,
    /// Names and their nodes.
    pub named: Vec<(Box<[u8]>, Vec<Node>)>,
    /// Locations that are not distinct, by their numbers and operands.
    pub locations: FxHashMap<([u64; 5], [Node; 2]), Node>,
    /// The number of items that are mentioned and not defined.
    pub pending: usize,
    /// Compile units of old versions and the lists of their functions.
    pub unit_functions: Vec<(Node, Node)>,
}

impl Metadata {
    /// The item of a number in the file, which may be defined later.
    pub fn at(&mut self, number: u32) -> Node {
        let number = number as usize;
        if number >= self.list.len() {
            self.list.resize(number + 1, NONE);
        }
        if self.list[number] == NONE {
            self.list[number] = self.add(Item::Pending);
            self.pending += 1;
        }
        self.list[number]
    }

    /// Adds an item.
    pub fn add(&mut self, item: Item) -> Node {
        self.items.push(item);
        self.items.len() as Node - 1
    }

    /// Adds a node.
    pub fn add_node(&mut self, class: Class, is_distinct: bool, operands: &[Node], numbers: &[u64]) -> Node {
        let part = self.part(class, is_distinct, operands, numbers);
        self.add(Item::Node(part))
    }

    /// Stores the operands and numbers of a node.
    pub fn part(&mut self, class: Class, is_distinct: bool, operands: &[Node], numbers: &[u64]) -> Part {
        let from = (self.operands.len() as u32, operands.len() as u32);
        self.operands.extend_from_slice(operands);
        let values = (self.numbers.len() as u32, numbers.len() as u32);
        self.numbers.extend_from_slice(numbers);
        Part { class, is_distinct, operands: from, numbers: values }
    }

    /// The number that stands for an item and those that are the same.
    pub fn resolve(&self, mut node: Node) -> Node {
        while let Some(Item::Same(other)) = self.items.get(node as usize) {
            node = *other;
        }
        node
    }

    /// The item of a number.
    pub fn item(&self, node: Node) -> Option<&Item> {
        self.items.get(self.resolve(node) as usize)
    }

    /// The node of a number, if it is one.
    pub fn node(&self, node: Node) -> Option<Part> {
        match self.item(node) {
            Some(Item::Node(part)) => Some(*part),
            _ => None,
        }
    }

    /// The operands of a node.
    pub fn operands_of(&self, part: Part) -> &[Node] {
        let (from, count) = part.operands;
        &self.operands[from as usize..(from + count) as usize]
    }

    /// The numbers of a node.
    pub fn numbers_of(&self, part: Part) -> &[u64] {
        let (from, count) = part.numbers;
        &self.numbers[from as usize..(from + count) as usize]
    }

    /// The text of an item, if it is one.
    pub fn text(&self, node: Node) -> Option<&[u8]> {
        match self.item(node) {
            Some(&Item::Text(from, length)) => Some(&self.texts[from as usize..(from + length) as usize]),
            _ => None,
        }
    }

    /// Adds a text.
    pub fn add_text(&mut self, text: &[u8]) -> Node {
        let from = self.texts.len() as u32;
        self.texts.extend_from_slice(text);
        self.add(Item::Text(from, text.len() as u32))
    }

    /// The tuple of these operands that is not distinct; a new one if there is none.
    pub fn tuple(&mut self, operands: &[Node]) -> Node {
        let operands: Vec<Node> = operands.iter().map(|&operand| self.resolve(operand)).collect();
        let is_it = |item: &Item| match item {
            Item::Node(part) if part.class == Class::Tuple && !part.is_distinct => {
                let own = self.operands_of(*part);
                own.len() == operands.len()
                    && own.iter().zip(&operands).all(|(&own, &other)| self.resolve(own) == other)
            }
            _ => false,
        };
        match self.items.iter().position(is_it) {
            Some(at) => at as Node,
            None => self.add_node(Class::Tuple, false, &operands, &[]),
        }
    }

    /// Adds a flag of the module.
    pub fn add_flag(&mut self, flag: [Node; 3]) {
        const FLAGS: &[u8] = b"llvm.module.flags";
        let node = self.tuple(&flag);
        match self.named.iter_mut().find(|(name, _)| **name == *FLAGS) {
            Some((_, nodes)) => nodes.push(node),
            None => self.named.push((FLAGS.into(), vec![node])),
        }
    }

    /// Changes an operand of a node.
    pub fn set_operand(&mut self, node: Node, at: usize, operand: Node) {
        if let Some(part) = self.node(node)
            && at < part.operands.1 as usize
        {
            self.operands[part.operands.0 as usize + at] = operand;
        }
    }

    /// The nodes under a name.
    pub fn of_name(&self, name: &str) -> Option<&[Node]> {
        self.named.iter().find(|(known, _)| **known == *name.as_bytes()).map(|(_, nodes)| &nodes[..])
    }
}
