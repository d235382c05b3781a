//! A module cut into its functions and the rest, so that an edit leads to the functions that have to be read again.

use crate::llvm::module::Module;
use crate::llvm::{
    function::{Header, Span},
    name::canonical,
};
use dfquery_engine::codec::{Damaged, Reader, Writer};
use memchr::memmem;
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;
use twox_hash::XxHash3_128;

/// A 128-bit hash of a text; not collision-resistant against an adversary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Digest(u128);

impl Digest {
    fn of(text: &str) -> Self {
        Digest(XxHash3_128::oneshot(text.as_bytes()))
    }

    fn pack(self, out: &mut Writer) {
        out.word((self.0 >> 64) as u64);
        out.word(self.0 as u64);
    }

    fn unpack(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        Ok(Digest(u128::from(from.word()?) << 64 | u128::from(from.word()?)))
    }
}

/// The hashes of a module, function by function, that detect a changed text.
#[derive(Debug)]
pub struct Outline {
    /// All that is in no function, without the comments before functions.
    context: Digest,
    functions: Vec<Function>,
}

#[derive(Debug)]
struct Function {
    /// As printed in facts.
    name: String,
    header: Digest,
    body: Digest,
}

impl Outline {
    /// None if something is wrong in the module outside of bodies.
    pub fn new(module: &Module<'_>) -> Option<Self> {
        if !module.faults.is_empty() {
            return None;
        }
        let (text, mut end, mut context) = (module.text, 0, String::new());
        let mut spans = Vec::new();
        for (header, span) in &module.definitions {
            let start = end + text[end..header.at].rfind("define")?;
            context.push_str(without_comments(&text[end..start]));
            spans.push((canonical(header.name).into_owned(), start..span.start, span.start..span.end));
            end = span.end;
        }
        context.push_str(&text[end..]);
        let function = |(name, header, body): (String, Range<usize>, Range<usize>)| Function {
            name,
            header: Digest::of(&text[header]),
            body: Digest::of(&text[body]),
        };
        let functions = spans.into_par_iter().map(function).collect();
        Some(Outline { context: Digest::of(&context), functions })
    }

    /// The names of the functions, in the order of the text.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.functions.iter().map(|function| function.name.as_str())
    }

    /// Appends the outline to `out`.
    pub fn pack(&self, out: &mut Writer) {
        self.context.pack(out);
        out.number(self.functions.len() as u64);
        for Function { name, header, body } in &self.functions {
            out.text(name);
            header.pack(out);
            body.pack(out);
        }
    }

    /// The outline that was packed.
    ///
    /// # Errors
    ///
    /// Bytes that [`Outline::pack`] has not written.
    pub fn unpack(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        let context = Digest::unpack(from)?;
        let count = from.count()?;
        let mut function = || {
            let name = from.text()?.to_owned();
            Ok(Function { name, header: Digest::unpack(from)?, body: Digest::unpack(from)? })
        };
        Ok(Outline { context, functions: (0..count).map(|_| function()).collect::<Result<_, Damaged>>()? })
    }

    /// By function of `module`, whose outline is `now`, whether its facts are those of before: its text is the same, and
    /// so is what it takes from elsewhere. None if that has changed for all.
    ///
    /// A function depends on the headers of those that it mentions, and on nothing else that is within other functions.
    pub fn kept(&self, now: &Outline, module: &Module<'_>) -> Option<Vec<bool>> {
        if self.context != now.context {
            return None;
        }
        let before: FxHashMap<&str, &Function> =
            self.functions.iter().map(|function| (function.name.as_str(), function)).collect();
        let changed = self.changed_headers(now, &before);
        let changed: Vec<String> = changed.into_iter().map(|name| format!("@{name}")).collect();
        let finders: Vec<memmem::Finder<'_>> = changed.iter().map(memmem::Finder::new).collect();
        let is_kept = |(function, (_, span)): (&Function, &(Header<'_>, Span))| {
            let same = before
                .get(function.name.as_str())
                .is_some_and(|before| before.header == function.header && before.body == function.body);
            same && !mentions(&module.text[span.start..span.end], &finders)
        };
        Some(now.functions.iter().zip(&module.definitions).map(is_kept).collect())
    }

    /// The functions that are new, are gone, or have another header.
    fn changed_headers<'o>(
        &'o self,
        now: &'o Outline,
        before: &FxHashMap<&'o str, &Function>,
    ) -> FxHashSet<&'o str> {
        let mut changed: FxHashSet<&str> = self.names().collect();
        for function in &now.functions {
            let name = function.name.as_str();
            if before.get(name).is_some_and(|before| before.header == function.header) {
                _ = changed.remove(name)
            } else {
                _ = changed.insert(name)
            };
        }
        changed
    }
}

/// Returns true if `body` may call or name one of the functions that `finders` find. A quoted name may be written in
/// several ways.
fn mentions(body: &str, finders: &[memmem::Finder<'_>]) -> bool {
    let body = body.as_bytes();
    !finders.is_empty()
        && (memmem::find(body, b"@\"").is_some() || finders.iter().any(|finder| finder.find(body).is_some()))
}

/// `text` without blank lines and comments at its end: what is printed before a function about it.
fn without_comments(text: &str) -> &str {
    let mut rest = text.trim_end();
    loop {
        let line = rest.rfind('\n').map_or(0, |at| at + 1);
        // A line with a quote may be the end of a text, and one with a star that of another comment.
        if !rest[line..].starts_with(';') || rest[line..].contains(['"', '*']) {
            return rest;
        }
        rest = rest[..line].trim_end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = "@g = global i32 1\n\n; Function Attrs: nounwind\ndefine void @f() #0 {\n  ret void\n}\n\n\
        define void @h() {\n  call void @f()\n  ret void\n}\n\nattributes #0 = { nounwind }\n";

    fn between(before: &str, after: &str) -> Option<Vec<bool>> {
        let [before, after] = [before, after].map(Module::new);
        let [one, other] = [&before, &after].map(|module| Outline::new(module).expect("nothing is wrong"));
        let mut packed = Writer::default();
        one.pack(&mut packed);
        let packed = packed.into_bytes();
        let unpacked = Outline::unpack(&mut Reader::new(&packed)).expect("it was packed");
        assert_eq!(one.kept(&other, &after), unpacked.kept(&other, &after));
        one.kept(&other, &after)
    }

    fn kept(after: &str) -> Option<Vec<bool>> {
        between(MODULE, after)
    }

    #[test]
    fn functions_are_read_again_where_they_may_have_changed() {
        assert_eq!(kept(MODULE), Some(vec![true, true]));
        assert_eq!(
            kept(&MODULE.replace("nounwind\ndefine", "cold\ndefine")),
            Some(vec![true, true]),
            "a comment"
        );
        assert_eq!(kept(&MODULE.replace("call void @f()", "unreachable")), Some(vec![true, false]));
        assert_eq!(
            kept(&MODULE.replace("void @f() #0", "void @f()")),
            Some(vec![false, false]),
            "its callers too"
        );
        assert_eq!(
            kept(&MODULE.replace("void @f() #0 {", "void @f() #0 {\n  unreachable\n}\ndefine void @e() {")),
            Some(vec![false, false, true])
        );
        assert_eq!(kept(&MODULE.replace("global i32 1", "global i32 2")), None);
        assert_eq!(kept(&MODULE.replace("{ nounwind }", "{ cold }")), None);
    }

    #[test]
    fn a_text_that_looks_like_a_comment_keeps_nobody_from_comparing() {
        let module = |adds: &str| {
            format!(
                "@t = constant [2 x i8] c\"/*\"\ndefine void @f() {{\n{adds}  ret void\n}}\n/*\n; */ define void @g() {{\n  ret void\n}}\n"
            )
        };
        let modules = [module(""), module("  %a = add i32 1, 2\n"), module("").replace("; */", "; **/")];
        assert_eq!(between(&modules[0], &modules[1]), Some(vec![false, true]));
        assert_eq!(between(&modules[0], &modules[2]), None, "a comment that matters");
    }

    #[test]
    fn names_in_quotes_may_be_any() {
        let quoted = MODULE.replace("call void @f()", "call void @\"\\66\"()");
        let after = quoted.replace("void @f() #0", "void @f()");
        assert_eq!(between(&quoted, &after), Some(vec![false, false]));
    }

    #[test]
    fn what_looks_like_a_comment_within_a_text_is_compared() {
        let module = |text: &str| format!("module asm \"a\n;{text}\"\ndefine void @f() {{\n  ret void\n}}\n");
        let modules = [module("b"), module("c")];
        assert_eq!(between(&modules[0], &modules[1]), None);
    }
}
