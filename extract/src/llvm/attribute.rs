//! Attributes: texts that are kept as they are printed, and groups of them.

use crate::llvm::fault::Parsed;
use crate::llvm::lexer::Token;
use crate::llvm::parser::Parser;

/// One attribute, or a group by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attribute<'a> {
    /// `noundef`, `align 8`, `"key"="value"`.
    Text(&'a str),
    /// The number after `#`.
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

/// Returns true if `word` names a calling convention.
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

/// Attributes of functions, of LLVM 15 to 22: what can follow the arguments of a call.
const OF_FUNCTIONS: [&str; 74] = [
    "alignstack",
    "allockind",
    "allocsize",
    "alwaysinline",
    "argmemonly",
    "builtin",
    "cold",
    "convergent",
    "coro_elide_safe",
    "coro_only_destroy_when_complete",
    "disable_sanitizer_instrumentation",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "inaccessiblemem_or_argmemonly",
    "inaccessiblememonly",
    "inlinehint",
    "jumptable",
    "memory",
    "minsize",
    "mustprogress",
    "naked",
    "nobuiltin",
    "nocallback",
    "nocf_check",
    "nocreateundeforpoison",
    "nodivergencesource",
    "noduplicate",
    "nofree",
    "noimplicitfloat",
    "noinline",
    "nomerge",
    "nonlazybind",
    "noprofile",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "nosync",
    "nounwind",
    "null_pointer_is_valid",
    "optdebug",
    "optforfuzzing",
    "optnone",
    "optsize",
    "preallocated",
    "presplitcoroutine",
    "readnone",
    "readonly",
    "returns_twice",
    "safestack",
    "sanitize_address",
    "sanitize_alloc_token",
    "sanitize_hwaddress",
    "sanitize_memory",
    "sanitize_memtag",
    "sanitize_numerical_stability",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "sanitize_thread",
    "sanitize_type",
    "shadowcallstack",
    "skipprofile",
    "speculatable",
    "speculative_load_hardening",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "uwtable",
    "vscale_range",
    "willreturn",
    "writeonly",
];

/// Returns true if `word` is an attribute that goes on with a call from the line before, and not the opcode of a next
/// instruction.
pub fn is_call_attribute(word: &str) -> bool {
    OF_FUNCTIONS.contains(&word)
}
