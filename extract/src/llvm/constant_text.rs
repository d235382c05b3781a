//! Constants: numbers, addresses, and what holds several of them.

use crate::llvm::constant::Constant;
use crate::llvm::fault::Parsed;
use crate::llvm::float;
use crate::llvm::fold;
use crate::llvm::lexer::Token;
use crate::llvm::number::Bits;
use crate::llvm::parser::Parser;
use crate::llvm::types::{Type, TypeId};

/// Lanes of a vector that are written one by one.
pub const MOST_LANES: u64 = 1 << 16;

/// The words that begin a constant.
pub fn is_constant_word(word: &str) -> bool {
    const NAMES: [&str; 13] = [
        "null",
        "true",
        "false",
        "undef",
        "poison",
        "none",
        "zeroinitializer",
        "splat",
        "blockaddress",
        "dso_local_equivalent",
        "no_cfi",
        "ptrauth",
        "asm",
    ];
    let hexadecimal = || word.starts_with("u0x") || word.starts_with("s0x") || word.starts_with("f0x");
    let special = || matches!(word.trim_start_matches(['+', '-']), "inf" | "nan" | "qnan");
    NAMES.contains(&word) || fold::is_expression(word) || hexadecimal() || special()
}

impl<'a> Parser<'a> {
    /// Takes a type and a constant of it.
    pub fn typed_constant(&mut self) -> Parsed<(TypeId, Constant<'a>)> {
        let ty = self.ty()?;
        Ok((ty, self.constant(ty)?))
    }

    /// Takes a constant of type `ty`.
    pub fn constant(&mut self, ty: TypeId) -> Parsed<Constant<'a>> {
        match self.token() {
            Token::Number(text) => self.number(ty, text),
            Token::Global(global) => {
                self.advance();
                Ok(Constant::Address { global, offset: 0 })
            }
            Token::Bytes(text) => {
                self.advance();
                Ok(Constant::Bytes(text))
            }
            Token::Mark(open @ (b'<' | b'[' | b'{')) => self.nested(|p| p.aggregate(open)),
            Token::Word(word) => self.nested(|p| p.constant_word(ty, word)),
            _ => Err(self.expected("a value")),
        }
    }

    fn number(&mut self, ty: TypeId, text: &'a str) -> Parsed<Constant<'a>> {
        let bits = match *self.types.get(ty) {
            Type::Integer(width) | Type::Byte(width) => Bits::parse(text, 10, width.into()),
            Type::Float(kind) => float::bits(text, kind),
            _ => None,
        };
        let Some(bits) = bits else {
            let what = format!("a value of type `{}`", self.types.text(ty));
            return Err(self.expected(&what));
        };
        self.advance();
        Ok(Constant::Number(bits))
    }

    fn constant_word(&mut self, ty: TypeId, word: &'a str) -> Parsed<Constant<'a>> {
        let simple = match word {
            "true" => Constant::Number(Bits::Small(1)),
            "null" | "false" | "none" | "zeroinitializer" => Constant::Zero,
            "undef" | "poison" => Constant::Undefined,
            _ => return self.compound_word(ty, word),
        };
        self.advance();
        Ok(simple)
    }

    fn compound_word(&mut self, ty: TypeId, word: &'a str) -> Parsed<Constant<'a>> {
        let start = self.at();
        match word {
            "splat" => return self.splat(ty),
            "dso_local_equivalent" | "no_cfi" => {
                self.advance();
                return self.constant(ty);
            }
            "blockaddress" | "ptrauth" => {
                self.advance();
                self.skip_parentheses()?;
                return Ok(Constant::Expression(self.since(start)));
            }
            _ if fold::is_expression(word) => return self.expression(ty, word),
            _ => {}
        }
        match self.hexadecimal(ty, word) {
            Some(bits) => {
                self.advance();
                Ok(Constant::Number(bits))
            }
            None => Err(self.expected("a value")),
        }
    }

    /// `u0xFF`, `s0xFF`, and the floats that begin with a letter or a sign.
    fn hexadecimal(&self, ty: TypeId, word: &str) -> Option<Bits> {
        match *self.types.get(ty) {
            Type::Float(kind) => float::bits(word, kind),
            Type::Integer(width) | Type::Byte(width) => {
                let (unsigned, width) = (word.strip_prefix("u0x"), u64::from(width));
                if let Some(digits) = unsigned {
                    return Bits::parse(digits, 16, width);
                }
                let digits = word.strip_prefix("s0x")?;
                let own = digits.len() as u64 * 4;
                let bits = Bits::parse(digits, 16, own)?;
                match bits.to_signed(own) {
                    Some(value) => Bits::parse(&value.to_string(), 10, width),
                    None => Bits::parse(digits, 16, width),
                }
            }
            _ => None,
        }
    }

    fn splat(&mut self, ty: TypeId) -> Parsed<Constant<'a>> {
        let start = self.at();
        self.advance();
        self.expect(b'(')?;
        let part = self.typed_constant()?;
        self.expect(b')')?;
        match self.types.lanes(ty).map_or(1, |(lanes, _)| lanes) {
            lanes @ 0..=MOST_LANES => Ok(Constant::Aggregate(vec![part; lanes as usize])),
            _ => Ok(Constant::Expression(self.since(start))),
        }
    }

    fn aggregate(&mut self, open: u8) -> Parsed<Constant<'a>> {
        self.advance();
        let packed = open == b'<' && self.eat(b'{');
        let close = match open {
            _ if packed => b'}',
            b'<' => b'>',
            b'[' => b']',
            _ => b'}',
        };
        let mut parts = Vec::new();
        while self.token() != Token::Mark(close) {
            parts.push(self.typed_constant()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(close)?;
        if packed {
            self.expect(b'>')?;
        }
        Ok(Constant::Aggregate(parts))
    }

    /// Takes a constant expression: an opcode, flags, and operands in parentheses.
    fn expression(&mut self, ty: TypeId, opcode: &'a str) -> Parsed<Constant<'a>> {
        let start = self.at();
        self.advance();
        while let Token::Word(flag) = self.token() {
            self.advance();
            if flag == "inrange" && self.is_mark(b'(') {
                self.skip_parentheses()?;
            }
        }
        self.expect(b'(')?;
        let source = if opcode == "getelementptr" { Some(self.ty()?) } else { None };
        if source.is_some() {
            self.expect(b',')?;
        }
        let operands = self.expression_operands()?;
        self.expect(b')')?;
        let text = self.since(start);
        let folded = fold::fold(opcode, source, &operands, ty, &mut self.types);
        let folded = folded.or_else(|| fold::difference(opcode, &operands, ty, text, &mut self.types));
        Ok(folded.unwrap_or(Constant::Expression(text)))
    }

    fn expression_operands(&mut self) -> Parsed<Vec<(TypeId, Constant<'a>)>> {
        let mut operands = Vec::new();
        loop {
            self.eat_word("inrange");
            operands.push(self.typed_constant()?);
            if self.eat_word("to") {
                self.ty()?;
            }
            if !self.eat(b',') {
                return Ok(operands);
            }
            if let Token::Number(_) = self.token() {
                self.natural()?; // the index of an extractvalue
                return Ok(operands);
            }
        }
    }
}
