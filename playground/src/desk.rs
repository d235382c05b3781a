//! The program that was read last, and the answers to requests about it.

use crate::answers;
use dfquery::{Analysis, Open, RuleFile, observer::Collected};
use serde_json::{Value, json};
use std::sync::Arc;

/// The texts that are written: a program, and rules on it.
#[derive(Clone, PartialEq, Eq, Default)]
struct Written {
    kind: String,
    text: String,
    rules: String,
}

/// The program that was read last.
#[derive(Default)]
pub struct Desk {
    written: Written,
    analysis: Option<Analysis>,
    heard: Arc<Collected>,
}

/// An answer: data, or a page.
pub enum Answer {
    Data(Value),
    Page(Vec<u8>),
}

impl Desk {
    /// The answer to `request`: data begins with `{`, a page with `<`.
    pub fn answer(&mut self, request: &[u8]) -> Vec<u8> {
        let answered = serde_json::from_slice(request).map_err(|error| error.to_string());
        match answered.and_then(|request| self.try_answer(&request)) {
            Ok(Answer::Page(page)) => page,
            Ok(Answer::Data(mut data)) => {
                data["notes"] = self.heard.take().iter().map(ToString::to_string).collect();
                data.to_string().into_bytes()
            }
            Err(error) => json!({ "error": error }).to_string().into_bytes(),
        }
    }

    fn try_answer(&mut self, request: &Value) -> Result<Answer, String> {
        let text = |name: &str| request[name].as_str().unwrap_or_default();
        if text("do") == "describe" {
            return Ok(Answer::Data(answers::describe(
                dfquery_rules::built_in().program(),
                text("relation"),
            )));
        }
        self.take(Written {
            kind: text("kind").to_owned(),
            text: text("text").to_owned(),
            rules: text("rules").to_owned(),
        })?;
        let analysis = self.analysis.as_ref().ok_or("there is no program")?;
        match text("do") {
            "read" => answers::read(analysis).map(Answer::Data),
            "draw" => answers::draw(analysis, text("function"), text("arguments")).map(Answer::Page),
            "query" => answers::query(analysis, text("question")).map(Answer::Data),
            "why" => answers::why(analysis, text("question")).map(Answer::Data),
            "why_not" => answers::why_not(analysis, text("question")).map(Answer::Data),
            other => Err(format!("`{other}` is no request")),
        }
    }

    /// Reads what is `written`, unless it is what was read last.
    fn take(&mut self, written: Written) -> Result<(), String> {
        if self.written == written && self.analysis.is_some() {
            return Ok(());
        }
        self.analysis = None;
        self.heard = Arc::default();
        let open = Open::new().keep_texts().observer(self.heard.clone());
        let name = format!("program.{}", written.kind);
        let mut program = open.open_text(&name, written.text.clone()).map_err(|error| error.to_string())?;
        if answers::is_large(&program) {
            program.order_memory_by_function();
        }
        let mut analysis = Analysis::new(program);
        if !written.rules.trim().is_empty() {
            analysis = analysis.with_rules([RuleFile::new("rules.dl", written.rules.as_str())]);
        }
        analysis.check().map_err(|error| error.to_string())?;
        (self.analysis, self.written) = (Some(analysis), written);
        Ok(())
    }
}
