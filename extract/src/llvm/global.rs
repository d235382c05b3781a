//! Global variables, and their initialisers as bytes and addresses.

use crate::llvm::constant::{Constant, Difference, part_bit};
use crate::llvm::fault::Parsed;
use crate::llvm::function::LINKAGES;
use crate::llvm::lexer::Token;
use crate::llvm::name::unescape;
use crate::llvm::number::Bits;
use crate::llvm::order;
use crate::llvm::parser::Parser;
use crate::llvm::types::{TypeId, Types};

/// The symbol after `@name =`.
#[derive(Debug)]
pub enum Symbol<'a> {
    Variable(Global<'a>),
    Alias(Alias<'a>),
}

/// A second name of something.
#[derive(Debug)]
pub struct Alias<'a> {
    /// As it was written, without the `@`.
    pub name: &'a str,
    pub linkage: Option<&'a str>,
    /// The type of what it is a name of.
    pub ty: TypeId,
    /// The symbol that it names; for an `ifunc`, the resolver.
    pub aliasee: Constant<'a>,
    /// True if it is an `ifunc`.
    pub is_found_late: bool,
}

/// One global variable.
#[derive(Debug)]
pub struct Global<'a> {
    /// As it was written, without the `@`.
    pub name: &'a str,
    pub ty: TypeId,
    /// The linkage, if written.
    pub linkage: Option<&'a str>,
    /// The group that the linker takes as one, as it was written; empty if it has the variable's own name.
    pub comdat: Option<&'a str>,
    /// `constant`, `global` or `external`.
    pub kind: &'static str,
    /// True if every thread has one of its own.
    pub thread_local: bool,
    /// The address space that it is in.
    pub space: u32,
    pub align: Option<u64>,
    pub initialiser: Option<Constant<'a>>,
}

/// The rest of a global that matters.
#[derive(Default)]
struct GlobalEnd<'a> {
    align: Option<u64>,
    comdat: Option<&'a str>,
}

impl<'a> Parser<'a> {
    /// Takes what follows `@name =`.
    pub fn global(&mut self, name: &'a str) -> Parsed<Symbol<'a>> {
        let (mut linkage, mut thread_local, mut space) = (None, false, None);
        let is_constant = loop {
            match self.token() {
                Token::Word(word @ ("global" | "constant")) => {
                    self.advance();
                    break word == "constant";
                }
                Token::Word("alias" | "ifunc") => return self.alias(name, linkage).map(Symbol::Alias),
                Token::Word("addrspace") => space = Some(self.address_space()?),
                Token::Word(word) => {
                    linkage = if LINKAGES.contains(&word) { Some(word) } else { linkage };
                    thread_local |= word == "thread_local";
                    self.attribute()?;
                }
                _ => return Err(self.expected("`global` or `constant`")),
            }
        };
        let external = matches!(linkage, Some("external" | "extern_weak"));
        let ty = self.ty()?;
        let initialiser = if external { None } else { Some(self.constant(ty)?) };
        let GlobalEnd { align, comdat } = self.global_end()?;
        let kind = match (external, is_constant) {
            (true, _) => "external",
            (_, true) => "constant",
            _ => "global",
        };
        let space = space.unwrap_or(self.types.layout.global_space);
        Ok(Symbol::Variable(Global {
            name,
            ty,
            linkage,
            comdat,
            kind,
            thread_local,
            space,
            align,
            initialiser,
        }))
    }

    /// Takes `alias i32, ptr @g`; what it is a name of may be an expression without its type.
    fn alias(&mut self, name: &'a str, linkage: Option<&'a str>) -> Parsed<Alias<'a>> {
        let is_found_late = self.is_word("ifunc");
        self.advance();
        let ty = self.ty()?;
        self.expect(b',')?;
        let aliasee = match self.is_at_type() {
            true => self.typed_constant()?.1,
            false => self.constant(TypeId::POINTER)?,
        };
        self.global_end()?;
        Ok(Alias { name, linkage, ty, aliasee, is_found_late })
    }

    /// Takes section, comdat, metadata and the rest.
    fn global_end(&mut self) -> Parsed<GlobalEnd<'a>> {
        let mut end = GlobalEnd::default();
        loop {
            match self.token() {
                Token::Word(_) if self.starts_top_level() => return Ok(end),
                Token::Hash(_) | Token::Text(_) | Token::Word(_) => {
                    self.attribute()?;
                    continue;
                }
                _ => {}
            }
            if !self.eat(b',') {
                return Ok(end);
            }
            match self.token() {
                Token::Word("align") => {
                    self.advance();
                    end.align = Some(self.natural()?);
                }
                Token::Word("section" | "partition" | "code_model") => {
                    self.advance();
                    self.string()?;
                }
                Token::Word("comdat") => end.comdat = Some(self.comdat()?),
                Token::Word(_) => drop(self.attribute()?),
                Token::Metadata(_) => {
                    self.advance();
                    self.metadata_node()?;
                }
                _ => return Err(self.expected("a property of the global")),
            }
        }
    }
}

/// The memory contents of an initialiser.
#[derive(Debug, Default)]
pub struct Image<'a> {
    /// Runs of bytes by offset, without zeroes at their ends.
    pub data: Vec<(u64, Vec<u8>)>,
    /// Addresses by offset: the target, and the bytes added.
    pub pointers: Vec<(u64, Target<'a>, i64)>,
    /// Distances between addresses by offset.
    pub distances: Vec<(u64, Difference<'a>)>,
    /// Expressions that are none of these, by offset.
    pub unknown: Vec<(u64, &'a str)>,
}

/// The target of a pointer in an initialiser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target<'a> {
    Global(&'a str),
    /// `blockaddress(@f, %bb)`
    Block(&'a str),
}

/// Zeroes between two runs that are worth writing to keep them one.
const GAP: u64 = 16;

impl<'a> Image<'a> {
    /// The image of `constant`.
    pub fn new(constant: &Constant<'a>, ty: TypeId, types: &mut Types<'a>) -> Self {
        let mut image = Image::default();
        image.put(0, constant, ty, types);
        for (offset, bytes) in &mut image.data {
            let zeroes = bytes.iter().take_while(|&&byte| byte == 0).count();
            bytes.drain(..zeroes);
            *offset += zeroes as u64;
            bytes.truncate(bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1));
        }
        image.data.retain(|(_, bytes)| !bytes.is_empty());
        image
    }

    fn put(&mut self, at: u64, constant: &Constant<'a>, ty: TypeId, types: &mut Types<'a>) {
        match constant {
            Constant::Zero | Constant::Undefined => {}
            Constant::Number(bits) => self.number(at, bits, ty, types),
            Constant::Bytes(text) => self.bytes(at, &unescape(text)),
            Constant::Address { global, offset } => self.pointers.push((at, Target::Global(global), *offset)),
            Constant::Difference(distance) => self.distances.push((at, (**distance).clone())),
            Constant::Expression(text) if text.starts_with("blockaddress") => {
                self.pointers.push((at, Target::Block(text), 0));
            }
            Constant::Expression(text) => self.unknown.push((at, text)),
            Constant::Aggregate(parts) => match types.lanes(ty) {
                Some(_) => self.vector(at, constant, ty, types),
                None => self.parts(at, parts, ty, types),
            },
        }
    }

    fn number(&mut self, at: u64, bits: &Bits, ty: TypeId, types: &mut Types<'a>) {
        let stored = types.extent(ty).stored as usize;
        let bits = order::in_memory(bits, ty, types);
        let mut bytes: Vec<u8> = bits.words().iter().flat_map(|word| word.to_le_bytes()).collect();
        bytes.resize(stored, 0);
        if types.layout.big_endian {
            bytes.reverse();
        }
        self.bytes(at, &bytes);
    }

    /// Lanes of whole bytes are written one by one; others as one number.
    fn vector(&mut self, at: u64, constant: &Constant<'a>, ty: TypeId, types: &mut Types<'a>) {
        let Constant::Aggregate(parts) = constant else { return };
        let whole = types.lanes(ty).is_some_and(|(_, element)| types.bits(element).is_multiple_of(8));
        match constant.flatten(ty, types) {
            Some(bits) if !whole => self.number(at, &bits, ty, types),
            _ => self.parts(at, parts, ty, types),
        }
    }

    fn parts(&mut self, at: u64, parts: &[(TypeId, Constant<'a>)], ty: TypeId, types: &mut Types<'a>) {
        let stride = match parts.first() {
            Some((first, _)) if types.part(ty, 1) == types.part(ty, 0) && types.lanes(ty).is_none() => {
                types.part(ty, parts.len() as u64).map(|_| types.extent(*first).stride)
            }
            _ => None,
        };
        for (index, (part, constant)) in parts.iter().enumerate() {
            let offset = match stride {
                Some(stride) => stride.checked_mul(index as u64),
                None => part_bit(ty, index as u64, types).map(|bit| bit / 8),
            };
            // What lies beyond the last address is nowhere.
            if let Some(at) = offset.and_then(|offset| at.checked_add(offset)) {
                self.put(at, constant, *part, types);
            }
        }
    }

    fn bytes(&mut self, at: u64, bytes: &[u8]) {
        if bytes.iter().all(|&byte| byte == 0) {
            return;
        }
        if let Some((start, run)) = self.data.last_mut() {
            let end = *start + run.len() as u64;
            if end <= at && at - end < GAP {
                run.resize((at - *start) as usize, 0);
                run.extend_from_slice(bytes);
                return;
            }
        }
        self.data.push((at, bytes.to_vec()));
    }
}
