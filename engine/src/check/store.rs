//! Parameters of `.input` and `.output`: where rows come from and go to, and how they are written there.

use crate::{
    diagnostic::Diagnostic,
    facts::Store,
    syntax::{Name, Sources},
};

/// Keys that say what the declarations say too, or how Soufflé works inside.
const IGNORED: [&str; 5] = ["attributeNames", "auxArity", "operation", "types", "intermediate"];

/// The store of a directive with these `parameters`.
///
/// # Errors
///
/// Keys that there are not, and what they cannot say, with the place.
pub fn of(parameters: &[(Name, Name)], sources: &Sources) -> Result<Store, Box<Diagnostic>> {
    let mut store = Store::default();
    for (key, value) in parameters {
        let place = sources.place(key.span.to(value.span));
        let wrong =
            |message: String, help: &str| Box::new(Diagnostic::error(message).at(place.clone()).help(help));
        let truth = || match value.text.as_str() {
            "true" => Ok(Some(true)),
            "false" => Ok(Some(false)),
            other => Err(wrong(format!("`{other}` is neither `true` nor `false`"), "write one of them")),
        };
        match key.text.as_str() {
            "IO" => match value.text.as_str() {
                "file" => {}
                "stdin" | "stdout" => store.is_standard = true,
                other => {
                    let help =
                        "there are `file`, `stdin` and `stdout`; `--export sqlite:FILE` writes a database";
                    return Err(wrong(format!("`IO={other}` is not supported"), help));
                }
            },
            "filename" => store.file = Some(value.text.clone()),
            "name" => store.name = Some(value.text.clone()),
            "delimiter" if value.text.len() != 1 => {
                let help = "write one character, as in `delimiter=\",\"`";
                return Err(wrong(format!("`{}` is not a delimiter here", value.text), help));
            }
            "delimiter" => store.delimiter = Some(value.text.clone()),
            "headers" => store.headers = truth()?,
            "rfc4180" => store.quotes = truth()?,
            "compress" if truth()? != Some(false) => {
                return Err(wrong("compressed files are not supported".to_owned(), "leave `compress` out"));
            }
            "compress" => {}
            key if IGNORED.contains(&key) => {}
            other => {
                let help = "there are `IO`, `filename`, `delimiter`, `headers` and `rfc4180`";
                return Err(wrong(format!("there is no parameter `{other}`"), help));
            }
        }
    }
    Ok(store)
}
