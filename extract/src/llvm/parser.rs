//! A lexer with one token of look-ahead, and what every part of the grammar needs: marks, words, types.

use crate::llvm::fault::{Fault, Parsed};
use crate::llvm::lexer::{Lexer, Token};
use crate::llvm::name::canonical;
use crate::llvm::types::{FloatKind, Type, TypeId, Types};

/// Types and constants nested deeper than this are refused: nothing real is, and the stack is finite.
const DEEPEST: u32 = 200;

/// Reads one text from left to right.
#[derive(Clone, Debug)]
pub struct Parser<'a> {
    lexer: Lexer<'a>,
    /// The end of the previous token.
    last_end: usize,
    depth: u32,
    /// The types met so far.
    pub types: Types<'a>,
}

impl<'a> Parser<'a> {
    /// Begins at `start` of `text` and goes no further than `end`.
    pub fn new(text: &'a str, start: usize, end: usize, types: Types<'a>) -> Self {
        let mut lexer = Lexer::new(text, start, end);
        lexer.advance();
        Parser { lexer, last_end: start, depth: 0, types }
    }

    /// Goes on at `start`, up to `end`, with the types known so far.
    pub fn seek(&mut self, start: usize, end: usize) {
        self.lexer = Lexer::new(self.lexer.text(), start, end);
        self.last_end = start;
        self.depth = 0;
        self.lexer.advance();
    }

    /// The whole text, of which a part may be out of reach.
    pub fn text(&self) -> &'a str {
        self.lexer.text()
    }

    /// The next token.
    #[inline(always)]
    pub fn token(&self) -> Token<'a> {
        self.lexer.token()
    }

    /// Returns true if the next token is the character `mark`.
    #[inline]
    pub fn is_mark(&self, mark: u8) -> bool {
        self.lexer.is_mark(mark)
    }

    /// Returns true if the next token is the word `word`.
    #[inline]
    pub fn is_word(&self, word: &str) -> bool {
        self.lexer.is_word(word)
    }

    /// The text after the next token, without the space between them.
    #[inline]
    pub fn ahead(&self) -> &'a str {
        self.lexer.ahead()
    }

    /// The start of the next token.
    pub fn at(&self) -> usize {
        self.lexer.start()
    }

    /// The end of the token before the next one.
    pub fn last_end(&self) -> usize {
        self.last_end
    }

    /// The text from `start` to the end of the last token.
    pub fn since(&self, start: usize) -> &'a str {
        &self.text()[start..self.last_end.max(start)]
    }

    /// Returns true if the next token is the first of its line.
    pub fn is_on_new_line(&self) -> bool {
        memchr::memchr(b'\n', &self.text().as_bytes()[self.last_end..self.at()]).is_some()
    }

    /// Takes the next token.
    #[inline]
    pub fn advance(&mut self) {
        self.last_end = self.lexer.at();
        self.lexer.advance();
    }

    /// An error at the next token: `what` was expected.
    pub fn expected(&self, what: &str) -> Box<Fault> {
        let end = self.lexer.at();
        let found = match self.token() {
            Token::End => "the text ends here".to_owned(),
            _ => format!("found `{}`", abridged(&self.text()[self.at()..end])),
        };
        Fault::error(self.at(), end.max(self.at()), format!("expected {what}")).label(found)
    }

    /// Takes the next token if it is `mark`.
    #[inline]
    pub fn eat(&mut self, mark: u8) -> bool {
        let found = self.is_mark(mark);
        if found {
            self.advance();
        }
        found
    }

    /// Takes `mark`, which must be next.
    #[inline]
    pub fn expect(&mut self, mark: u8) -> Parsed<()> {
        if self.eat(mark) { Ok(()) } else { Err(self.expected(&format!("`{}`", mark as char))) }
    }

    /// Takes the next token if it is the word `word`.
    #[inline]
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.advance();
        }
        found
    }

    /// Takes `word`, which must be next.
    pub fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.expected(&format!("`{word}`"))) }
    }

    /// Takes a string and returns it with its quotes.
    pub fn string(&mut self) -> Parsed<&'a str> {
        let Token::Text(text) = self.token() else { return Err(self.expected("a string")) };
        self.advance();
        Ok(text)
    }

    /// Takes a number without sign or point; `u0x10` is one.
    pub fn natural(&mut self) -> Parsed<u64> {
        let number = match self.token() {
            Token::Number(text) => text.parse().ok(),
            Token::Word(word) => word.strip_prefix("u0x").and_then(|d| u64::from_str_radix(d, 16).ok()),
            _ => None,
        };
        let number = number.ok_or_else(|| self.expected("a number"))?;
        self.advance();
        Ok(number)
    }

    /// Takes the number of an address space, of which LLVM has 2^24.
    fn space_number(&mut self) -> Parsed<u32> {
        let at = self.at();
        let number = self.natural()?;
        let space = u32::try_from(number).ok().filter(|&space| space < 1 << 24);
        space.ok_or_else(|| Fault::error(at, self.last_end(), "unknown address space"))
    }

    /// Takes a node of metadata: `!4`, `!{i32 1}`, `!DILocation(line: 1)`, `!"text"`.
    pub fn metadata_node(&mut self) -> Parsed<&'a str> {
        let Token::Metadata(node) = self.token() else { return Err(self.expected("a metadata node")) };
        self.advance();
        match self.token() {
            Token::Mark(b'{') if node.is_empty() => self.skip_braces()?,
            Token::Text(_) if node.is_empty() => self.advance(),
            Token::Mark(b'(') if !node.is_empty() => self.skip_parentheses()?,
            _ => {}
        }
        Ok(node)
    }

    /// Goes after the parenthesis that matches the one which is next.
    pub fn skip_parentheses(&mut self) -> Parsed<()> {
        let open = self.at();
        self.lexer = Lexer::new(self.text(), open, self.lexer_end());
        if !self.lexer.skip_parentheses() {
            return Err(Fault::error(open, open + 1, "this parenthesis is never closed"));
        }
        self.advance();
        Ok(())
    }

    fn lexer_end(&self) -> usize {
        self.lexer.end()
    }

    /// Goes after the brace that matches the one which is next.
    pub fn skip_braces(&mut self) -> Parsed<()> {
        let (open, mut depth) = (self.at(), 0usize);
        loop {
            match self.token() {
                Token::Mark(b'{') => depth += 1,
                Token::Mark(b'}') => depth -= 1,
                Token::End => return Err(Fault::error(open, open + 1, "this brace is never closed")),
                _ => {}
            }
            self.advance();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Goes to the first token of the next line that is reached.
    pub fn skip_line(&mut self) {
        let rest = &self.text().as_bytes()[self.at()..self.lexer_end()];
        let next = memchr::memchr(b'\n', rest).map_or(self.lexer_end(), |to| self.at() + to + 1);
        let end = self.lexer_end();
        self.seek(next, end);
    }

    /// Runs `step` one level deeper, if there is still room.
    pub fn nested<T>(&mut self, step: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= DEEPEST {
            return Err(Fault::error(
                self.at(),
                self.at() + 1,
                format!("nested deeper than {DEEPEST} levels"),
            ));
        }
        self.depth += 1;
        let result = step(self);
        self.depth -= 1;
        result
    }

    /// Returns true if a type begins here.
    pub fn is_at_type(&self) -> bool {
        match self.token() {
            Token::Word(word) => simple_type(word).is_some() || rare_type(word).is_some() || word == "target",
            Token::Mark(mark) => matches!(mark, b'[' | b'{' | b'<'),
            Token::Local(_) => true,
            _ => false,
        }
    }

    /// Takes a type.
    pub fn ty(&mut self) -> Parsed<TypeId> {
        let mut ty = self.base_type()?;
        loop {
            match self.token() {
                Token::Mark(b'(') => ty = self.function_type(ty)?,
                Token::Mark(b'*') => ty = self.typed_pointer(ty)?,
                Token::Word("addrspace") => ty = self.typed_pointer(ty)?,
                _ => return Ok(ty),
            }
        }
    }

    /// Takes what makes a pointer of `ty`, as LLVM 14 and older write it: `*`, or `addrspace(1)*`. It is a `ptr`.
    fn typed_pointer(&mut self, ty: TypeId) -> Parsed<TypeId> {
        if [TypeId::VOID, TypeId::LABEL, TypeId::TOKEN, TypeId::METADATA].contains(&ty) {
            let message = format!("a pointer to `{}` is not allowed", self.types.text(ty));
            return Err(Fault::error(self.at(), self.at() + 1, message));
        }
        let space = if self.is_mark(b'*') { 0 } else { self.address_space()? };
        self.expect(b'*')?;
        Ok(self.types.intern(Type::Pointer(space)))
    }

    fn base_type(&mut self) -> Parsed<TypeId> {
        match self.token() {
            Token::Word(word) => self.word_type(word),
            Token::Local(name) => {
                self.advance();
                Ok(self.types.named(canonical(name)))
            }
            Token::Mark(b'[') => self.nested(Self::array_type),
            Token::Mark(b'{') => self.nested(|p| p.struct_type(false)),
            Token::Mark(b'<') => self.nested(Self::vector_type),
            _ => Err(self.expected("a type")),
        }
    }

    fn word_type(&mut self, word: &'a str) -> Parsed<TypeId> {
        if let Some(ty) = simple_type(word) {
            self.advance();
            if ty == TypeId::POINTER && self.is_word("addrspace") {
                let space = self.address_space()?;
                return Ok(self.types.intern(Type::Pointer(space)));
            }
            return Ok(ty);
        }
        if let Some(kind) = rare_type(word) {
            self.advance();
            return Ok(self.types.intern(kind));
        }
        if word == "target" {
            let start = self.at();
            self.advance();
            if self.is_mark(b'(') {
                self.skip_parentheses()?;
                let text = self.since(start);
                return Ok(self.types.intern(Type::Target(text)));
            }
        }
        Err(self.expected("a type"))
    }

    /// Takes `addrspace(3)`, or the names that newer text allows: `addrspace("A")`.
    pub fn address_space(&mut self) -> Parsed<u32> {
        self.expect_word("addrspace")?;
        self.expect(b'(')?;
        let space = match self.token() {
            Token::Text(letter) => {
                let space = match letter {
                    "\"A\"" => self.types.layout.alloca_space,
                    "\"G\"" => self.types.layout.global_space,
                    "\"P\"" => self.types.layout.program_space,
                    _ => return Err(self.expected("an address space")),
                };
                self.advance();
                space
            }
            _ => self.space_number()?,
        };
        self.expect(b')')?;
        Ok(space)
    }

    fn array_type(&mut self) -> Parsed<TypeId> {
        self.expect(b'[')?;
        let count = self.natural()?;
        self.expect_word("x")?;
        let element = self.ty()?;
        self.expect(b']')?;
        Ok(self.types.intern(Type::Array { count, element }))
    }

    fn vector_type(&mut self) -> Parsed<TypeId> {
        self.expect(b'<')?;
        if self.is_mark(b'{') {
            let ty = self.struct_type(true)?;
            self.expect(b'>')?;
            return Ok(ty);
        }
        let scalable = self.eat_word("vscale");
        if scalable {
            self.expect_word("x")?;
        }
        let lanes = self.natural()?;
        self.expect_word("x")?;
        let element = self.ty()?;
        self.expect(b'>')?;
        Ok(self.types.intern(Type::Vector { lanes, element, scalable }))
    }

    fn struct_type(&mut self, packed: bool) -> Parsed<TypeId> {
        self.expect(b'{')?;
        let mut fields = Vec::new();
        while !self.is_mark(b'}') {
            fields.push(self.ty()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b'}')?;
        Ok(self.types.intern(Type::Struct { fields: fields.into(), packed }))
    }

    fn function_type(&mut self, result: TypeId) -> Parsed<TypeId> {
        self.expect(b'(')?;
        let (mut parameters, mut variadic) = (Vec::new(), false);
        while !self.is_mark(b')') {
            if self.token() == Token::Ellipsis {
                self.advance();
                variadic = true;
                break;
            }
            parameters.push(self.nested(Self::ty)?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')')?;
        Ok(self.types.intern(Type::Function { result, parameters: parameters.into(), variadic }))
    }
}

/// The types that have a fixed id.
fn simple_type(word: &str) -> Option<TypeId> {
    Some(match word {
        "ptr" => TypeId::POINTER,
        "i32" => TypeId::I32,
        "i64" => TypeId::I64,
        "i8" => TypeId::I8,
        "i1" => TypeId::BIT,
        "i16" => TypeId::I16,
        "void" => TypeId::VOID,
        "double" => TypeId::DOUBLE,
        "float" => TypeId::SINGLE,
        "half" => TypeId::HALF,
        "bfloat" => TypeId::BFLOAT,
        "label" => TypeId::LABEL,
        "token" => TypeId::TOKEN,
        "metadata" => TypeId::METADATA,
        _ => return None,
    })
}

/// The types of one word that are interned when they are met.
fn rare_type(word: &str) -> Option<Type<'static>> {
    Some(match word {
        "x86_fp80" => Type::Float(FloatKind::X86Fp80),
        "fp128" => Type::Float(FloatKind::Fp128),
        "ppc_fp128" => Type::Float(FloatKind::PpcFp128),
        "x86_amx" => Type::Register("x86_amx", 8192),
        "x86_mmx" => Type::Register("x86_mmx", 64),
        _ => {
            let (kind, digits) = word.split_at_checked(1)?;
            let digits = Some(digits).filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()))?;
            // LLVM's own limit is 2^23 bits.
            let bits = digits.parse().ok().filter(|&bits| 0 < bits && bits <= 1 << 23)?;
            match kind {
                "i" => Type::Integer(bits),
                "b" => Type::Byte(bits),
                _ => return None,
            }
        }
    })
}

/// The first characters of a token, for messages.
fn abridged(token: &str) -> String {
    const SHOWN: usize = 40;
    match token.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &token[..end]),
        None => token.to_owned(),
    }
}
