//! The register constraints of an inline assembly.

use crate::llvm::lexer::{Lexer, Token};
use crate::llvm::name::unescape;

/// The constraints of the registers that `text`, `asm "…", "=v,s"`, writes, in the order of its results.
///
/// They are spelled without `=` and `&`, and a register that is named without its number: `v`, `{s}`, `{vcc}`.
/// An output in memory, `=*m`, is no result.
pub fn outputs(text: &str) -> Vec<String> {
    let mut lexer = Lexer::new(text, 0, text.len());
    let mut constraints = None;
    loop {
        match lexer.next().1 {
            Token::Text(text) => constraints = Some(text),
            Token::End => break,
            _ => {}
        }
    }
    let constraints = unescape(constraints.unwrap_or_default().trim_matches('"'));
    let constraints = String::from_utf8_lossy(&constraints).into_owned();
    let written = constraints.split(',').filter_map(|one| one.strip_prefix('='));
    written.filter(|one| !one.contains('*')).map(spelled).collect()
}

fn spelled(constraint: &str) -> String {
    let plain = constraint.trim_start_matches(['&', '%', '+']);
    match plain.strip_prefix('{') {
        Some(register) => {
            let end = register.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(register.len());
            format!("{{{}}}", &register[..end])
        }
        None => plain.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_told_from_the_rest() {
        let text = r#"asm sideeffect "s_mov $0, $2 \22,\22", "=s,=&v,=*m,={v[0:3]},={vcc},s,~{memory}""#;
        assert_eq!(outputs(text), ["s", "v", "{v}", "{vcc}"]);
        assert!(outputs(r#"asm "nop", """#).is_empty());
    }
}
