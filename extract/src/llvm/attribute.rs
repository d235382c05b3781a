//! Attributes: texts that are kept as they are printed, and groups of them.

use crate::llvm::fault::Parsed;
use crate::llvm::lexer::Token;
use crate::llvm::parser::Parser;

/// One attribute, or a group by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attribute<'a> {
    /// `noundef`, `align 8`, `"key"="value"`.
    Text(&'a str),
    /// What stands behind `#`.
    Group(&'a str),
}

impl<'a> Parser<'a> {
    /// Takes one attribute, whatever it is called; none if no word, string or group is next.
    pub fn attribute(&mut self) -> Parsed<Option<Attribute<'a>>> {
        let start = self.at();
        match self.token() {
            Token::Hash(group) => {
                self.advance();
                return Ok(Some(Attribute::Group(group)));
            }
            Token::Text(_) => {
                self.advance();
                if self.eat(b'=') {
                    self.string()?;
                }
            }
            Token::Word(word) => {
                self.advance();
                self.attribute_value(word)?;
            }
            _ => return Ok(None),
        }
        Ok(Some(Attribute::Text(self.since(start))))
    }

    fn attribute_value(&mut self, word: &str) -> Parsed<()> {
        match self.token() {
            Token::Mark(b'(') => self.skip_parentheses(),
            Token::Mark(b'=') => {
                self.advance();
                self.natural().map(drop)
            }
            Token::Number(_) if matches!(word, "align" | "alignstack") => self.natural().map(drop),
            _ => Ok(()),
        }
    }

    /// Takes the braces of `attributes #0 = { … }`.
    pub fn attribute_group(&mut self) -> Parsed<Vec<&'a str>> {
        self.expect(b'{')?;
        let mut texts = Vec::new();
        while let Some(attribute) = self.attribute()? {
            if let Attribute::Text(text) = attribute {
                texts.push(text);
            }
        }
        self.expect(b'}')?;
        Ok(texts)
    }
}

/// Whether `word` names a calling convention.
pub fn is_calling_convention(word: &str) -> bool {
    const PREFIXES: [&str; 10] =
        ["amdgpu_", "ptx_", "spir_", "x86_", "aarch64_", "arm_", "avr_", "riscv_", "win64cc", "msp430_"];
    const NAMES: [&str; 8] = [
        "intel_ocl_bicc",
        "swiftcc",
        "m68k_rtdcc",
        "webkit_jscc",
        "hhvmcc",
        "hhvm_ccc",
        "graalcc",
        "anyregcc",
    ];
    let is_float = word.starts_with("x86_fp") || word.starts_with("x86_amx") || word.starts_with("x86_mmx");
    !is_float
        && (NAMES.contains(&word)
            || PREFIXES.iter().any(|prefix| word.starts_with(prefix))
            || word.ends_with("cc") && word.len() <= 20)
}
