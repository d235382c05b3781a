//! Descriptions of relations as people read them.

/// `doc` without the words that it begins with in rule files: what holds.
pub fn statement(doc: &str) -> String {
    let rest = ["Holds if ", "Holds for "].iter().find_map(|words| doc.strip_prefix(words));
    let Some(rest) = rest else { return doc.to_owned() };
    let mut letters = rest.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::statement;

    #[test]
    fn descriptions_begin_with_what_holds() {
        assert_eq!(statement("Holds if the `alloca` reserves bytes."), "The `alloca` reserves bytes.");
        assert_eq!(statement("Holds if `a` holds if b."), "`a` holds if b.");
        assert_eq!(statement("Holds for every block."), "Every block.");
        assert_eq!(statement("Something else."), "Something else.");
    }
}
