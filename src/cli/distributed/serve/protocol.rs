//! The protocol of client and server: one line of JSON each way, and the answer after the line of the server.

use serde_json::{Value, json};
use std::{
    io::{self, BufRead, BufReader, Read, Write},
    path::PathBuf,
};

/// The number of the form of requests and replies.
const FORM: u64 = 1;

/// A request that is longer is none.
const MOST_BYTES: u64 = 1 << 20;

/// The request of a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// An answer: the flags of `dfquery ask` behind the socket.
    Ask(Vec<String>),
    /// Another program.
    Edit {
        /// Files in the place of modules.
        changed: Vec<PathBuf>,
        /// Modules that are left out.
        removed: Vec<PathBuf>,
        /// The format of changed rows.
        format: String,
    },
    /// The end of the server.
    Stop,
}

/// The reply of a server.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reply {
    /// As the exit status of a command.
    pub status: u8,
    /// The number of earlier edits; `None` without an answer.
    pub epoch: Option<u64>,
    /// Errors, warnings and notes.
    pub messages: Vec<Message>,
    /// The output that a command would print.
    pub body: Vec<u8>,
}

/// An error, a warning or a note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// True if it is an error.
    pub is_error: bool,
    /// As a terminal shows it.
    pub text: String,
}

impl Request {
    /// Sends it.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let request = match self {
            Request::Ask(flags) => json!({ "dfquery": FORM, "ask": flags }),
            Request::Edit { changed, removed, format } => {
                json!({ "dfquery": FORM, "edit": changed, "removed": removed, "format": format })
            }
            Request::Stop => json!({ "dfquery": FORM, "stop": true }),
        };
        writeln!(out, "{request}")?;
        out.flush()
    }

    /// Receives a request.
    ///
    /// # Errors
    ///
    /// The fault in the request, as text for the client; `None` if the client has disconnected.
    pub fn read(from: impl Read) -> Result<Request, Option<String>> {
        let mut line = Vec::new();
        let read = BufReader::new(from.take(MOST_BYTES)).read_until(b'\n', &mut line);
        match read {
            Ok(0) => return Err(None),
            Ok(_) if line.ends_with(b"\n") => {}
            Ok(_) if line.len() as u64 == MOST_BYTES => {
                return Err(Some(format!("the request has more than {MOST_BYTES} bytes")));
            }
            Ok(_) => return Err(Some("the request has no end of line".to_owned())),
            Err(_) => return Err(Some("the request did not come in time".to_owned())),
        }
        let request: Value = serde_json::from_slice(&line)
            .map_err(|error| Some(format!("the request is not JSON: {error}")))?;
        Request::of(&request).map_err(Some)
    }

    fn of(request: &Value) -> Result<Request, String> {
        match request.get("dfquery").and_then(Value::as_u64) {
            Some(FORM) => {}
            Some(form) => {
                return Err(format!("the request has form {form}, and this dfquery serves form {FORM}"));
            }
            None => return Err(format!("a request is an object with `\"dfquery\": {FORM}`")),
        }
        let texts = |key: &str| match request.get(key) {
            None => Ok(None),
            Some(Value::Array(all)) => {
                let texts: Option<Vec<String>> =
                    all.iter().map(|text| text.as_str().map(str::to_owned)).collect();
                texts.map(Some).ok_or_else(|| format!("`{key}` is not a list of texts"))
            }
            Some(_) => Err(format!("`{key}` is not a list of texts")),
        };
        let paths = |texts: Option<Vec<String>>| -> Vec<PathBuf> {
            texts.unwrap_or_default().into_iter().map(PathBuf::from).collect()
        };
        let (ask, edit, removed) = (texts("ask")?, texts("edit")?, texts("removed")?);
        match (ask, edit, request.get("stop")) {
            (Some(flags), None, None) => Ok(Request::Ask(flags)),
            (None, Some(changed), None) => {
                let format = request.get("format").and_then(Value::as_str).unwrap_or("text").to_owned();
                Ok(Request::Edit { changed: paths(Some(changed)), removed: paths(removed), format })
            }
            (None, None, Some(Value::Bool(true))) => Ok(Request::Stop),
            _ => Err("a request has one of `ask`, `edit` and `stop`".to_owned()),
        }
    }
}

impl Reply {
    /// One that is an error.
    pub fn error(status: u8, text: &str) -> Reply {
        let message = Message { is_error: true, text: format!("error: {text}") };
        Reply { status, messages: vec![message], ..Reply::default() }
    }

    /// Sends it.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let message = |message: &Message| json!({ "level": if message.is_error { "error" } else { "warning" }, "text": message.text });
        let messages: Vec<Value> = self.messages.iter().map(message).collect();
        let head = json!({
            "dfquery": FORM, "status": self.status, "epoch": self.epoch, "messages": messages,
            "bytes": self.body.len(),
        });
        writeln!(out, "{head}")?;
        out.write_all(&self.body)?;
        out.flush()
    }

    /// Receives one.
    ///
    /// # Errors
    ///
    /// Those of the system, and what is not a whole reply.
    pub fn read(from: impl Read) -> io::Result<Reply> {
        let mut from = BufReader::new(from);
        let mut line = String::new();
        from.read_line(&mut line)?;
        let whole = || io::Error::new(io::ErrorKind::UnexpectedEof, "the server has ended before its answer");
        let head: Value = serde_json::from_str(&line).map_err(|_| whole())?;
        let number = |key: &str| head.get(key).and_then(Value::as_u64);
        let mut reply = Reply { epoch: number("epoch"), ..Reply::default() };
        reply.status = number("status").and_then(|status| u8::try_from(status).ok()).ok_or_else(whole)?;
        for message in head.get("messages").and_then(Value::as_array).into_iter().flatten() {
            let text = message.get("text").and_then(Value::as_str).unwrap_or_default().to_owned();
            let is_error = message.get("level").and_then(Value::as_str) == Some("error");
            reply.messages.push(Message { is_error, text });
        }
        from.read_to_end(&mut reply.body)?;
        if number("bytes") != Some(reply.body.len() as u64) {
            return Err(whole());
        }
        Ok(reply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_and_replies_survive_the_way() {
        let requests = [
            Request::Ask(vec!["--query".to_owned(), "edge(A, B, \"x\\n\")".to_owned()]),
            Request::Edit {
                changed: vec!["/a b/c.ll".into()],
                removed: vec!["d.ll".into()],
                format: "csv".to_owned(),
            },
            Request::Stop,
        ];
        for request in requests {
            let mut line = Vec::new();
            request.write(&mut line).expect("it fits");
            assert_eq!(Request::read(&line[..]), Ok(request));
        }
        let body = b"a,b\n1,2\n".to_vec();
        let reply = Reply { epoch: Some(3), body, ..Reply::error(2, "no such relation") };
        let mut bytes = Vec::new();
        reply.write(&mut bytes).expect("it fits");
        assert_eq!(Reply::read(&bytes[..]).expect("it is whole"), reply);
        for cut in 0..bytes.len() {
            assert!(Reply::read(&bytes[..cut]).is_err(), "cut at {cut}");
        }
    }

    #[test]
    fn what_is_no_request_is_said() {
        let wrong = [
            ("{}\n", "an object with"),
            ("{\"dfquery\":2}\n", "form 2"),
            ("{\"dfquery\":1}\n", "one of"),
            ("{\"dfquery\":1,\"ask\":[1]}\n", "list of texts"),
            ("{\"dfquery\":1,\"ask\":[],\"stop\":true}\n", "one of"),
            ("GET / HTTP/1.1\r\n", "not JSON"),
            ("{\"dfquery\":1", "no end of line"),
        ];
        for (text, expected) in wrong {
            let error = Request::read(text.as_bytes()).expect_err(text).expect("there is a client");
            assert!(error.contains(expected), "{text}: {error}");
        }
        assert_eq!(Request::read(&b""[..]), Err(None));
        let long = vec![b'x'; MOST_BYTES as usize + 1];
        let error = Request::read(&long[..]).expect_err("it is long").expect("there is a client");
        assert!(error.contains("more than"), "{error}");
    }
}
