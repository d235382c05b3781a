//! A client of `dfquery mcp`.

use serde_json::{Value, json};
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

/// The longest answer: 1500 tokens of four bytes.
pub const MOST: usize = 6000;

/// A client with its server, which ends with it.
pub struct Client {
    server: Child,
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    number: u64,
}

impl Client {
    /// Starts a server in `folder`.
    pub fn start(folder: &Path, arguments: &[&str]) -> Client {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        command.arg("mcp").args(arguments).current_dir(folder);
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut server = piped.spawn().unwrap();
        let answers = BufReader::new(server.stdout.take().unwrap());
        Client { requests: server.stdin.take(), server, answers, number: 0 }
    }

    /// Starts a server, and begins as assistants do.
    pub fn new(folder: &Path, arguments: &[&str]) -> Client {
        let mut client = Client::start(folder, arguments);
        let begun =
            client.request("initialize", json!({ "protocolVersion": "2025-11-25", "capabilities": {} }));
        assert!(begun["result"].is_object(), "{begun}");
        client.notify("notifications/initialized", json!({}));
        client
    }

    pub fn send_line(&mut self, line: &str) {
        writeln!(self.requests.as_mut().unwrap(), "{line}").unwrap();
    }

    pub fn send(&mut self, message: &Value) {
        self.send_line(&message.to_string());
    }

    pub fn read(&mut self) -> Value {
        let mut line = String::new();
        self.answers.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
    }

    pub fn request(&mut self, method: &str, params: Value) -> Value {
        self.number += 1;
        let id = self.number;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        let answer = self.read();
        assert_eq!((&answer["jsonrpc"], &answer["id"]), (&json!("2.0"), &json!(id)), "{answer}");
        answer
    }

    pub fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// The answer of a tool, and true if it is an error.
    pub fn result(&mut self, tool: &str, arguments: Value) -> (Value, bool) {
        let answer = self.request("tools/call", json!({ "name": tool, "arguments": arguments }));
        let result = &answer["result"];
        let content = &result["structuredContent"];
        let text = result["content"][0]["text"].as_str().unwrap_or_else(|| panic!("{answer}"));
        assert_eq!(&serde_json::from_str::<Value>(text).unwrap(), content);
        assert!(text.len() <= MOST, "{} bytes: {text}", text.len());
        (content.clone(), result["isError"].as_bool().unwrap())
    }

    /// The answer of a tool that has one.
    pub fn call(&mut self, tool: &str, arguments: Value) -> Value {
        let (answer, is_error) = self.result(tool, arguments);
        assert!(!is_error, "{tool}: {answer}");
        answer
    }

    /// The error of a tool with what to do about it.
    pub fn error(&mut self, tool: &str, arguments: Value) -> String {
        let (answer, is_error) = self.result(tool, arguments);
        assert!(is_error, "{tool}: {answer}");
        format!("{} / {}", answer["error"].as_str().unwrap(), answer["help"].as_str().unwrap_or_default())
    }

    /// The time that a call takes: of the processor where the system reports it, so that other processes do not count.
    pub fn time(&mut self, tool: &str, arguments: &Value) -> Duration {
        let (began, before) = (Instant::now(), self.processor_time());
        self.call(tool, arguments.clone());
        match (before, self.processor_time()) {
            (Some(before), Some(after)) => after.saturating_sub(before),
            _ => began.elapsed(),
        }
    }

    /// The time for which the threads of the server have been running.
    fn processor_time(&self) -> Option<Duration> {
        let tasks = fs::read_dir(format!("/proc/{}/task", self.server.id())).ok()?;
        let running = tasks.map(|task| {
            let text = fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
            text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
        });
        running.sum()
    }

    /// Says that there are no more requests.
    pub fn close(&mut self) {
        self.requests = None;
    }

    /// The exit status, once the server has ended.
    pub fn ended(&mut self, patience: Duration) -> Option<i32> {
        let began = Instant::now();
        loop {
            match self.server.try_wait().unwrap() {
                Some(status) => return status.code(),
                None if began.elapsed() > patience => panic!("the server does not end"),
                None => std::thread::sleep(Duration::from_millis(10)),
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
