//! A browser without a window, driven by the WebDriver protocol.
//!
//! Source   <https://www.w3.org/TR/webdriver2/>; `chromedriver` is in Debian's package chromium-driver

use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// How long the browser may take to start, and anything may take to happen in it.
const PATIENCE: Duration = Duration::from_secs(60);

/// The key that says which element of a page is meant.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
}

impl Browser {
    /// Starts a browser; none, with a printed line, where there is none.
    pub fn start() -> Option<Browser> {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = port.expect("a free port").port();
        let mut command = Command::new("chromedriver");
        command.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(driver) = command.spawn() else {
            println!("skipped: chromedriver is not installed");
            return None;
        };
        let mut browser = Browser { driver, port, session: String::new() };
        until("chromedriver answers", || browser.request("GET", "/status", None).map(drop));
        let options =
            json!({ "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1500,1000"] });
        // What is looked for may still be drawn.
        let wanted = json!({
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "implicit": 5000 },
        });
        let started =
            browser.request("POST", "/session", Some(&json!({ "capabilities": { "alwaysMatch": wanted } })));
        match started.expect("chromedriver answers").get("sessionId") {
            Some(session) => browser.session = session.as_str().expect("a name").to_owned(),
            None => {
                println!("skipped: chromedriver finds no browser");
                return None;
            }
        }
        Some(browser)
    }

    /// Opens a file, and waits until its script has run.
    pub fn open(&self, path: &Path) {
        self.post("/url", json!({ "url": format!("file://{}", path.display()) }));
        until("the page is ready", || {
            let ready = self.run("return document.documentElement.dataset.ready === 'true'", &[]);
            (ready == true).then_some(()).ok_or_else(|| self.complaints().join("\n"))
        });
    }

    /// Runs a script in the page and returns what it returns.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        self.post("/execute/sync", json!({ "script": script, "args": arguments }))
    }

    /// The text of the first element that fits, as it is seen.
    pub fn text(&self, selector: &str) -> String {
        let path = format!("/element/{}/text", self.find(selector));
        let text = self.request("GET", &format!("/session/{}{path}", self.session), None);
        text.expect("the browser answers").as_str().unwrap_or_default().to_owned()
    }

    /// Clicks as a hand would: on what can be seen, and not below something else.
    pub fn click(&self, selector: &str) {
        self.post(&format!("/element/{}/click", self.find(selector)), json!({}));
    }

    /// Presses keys, wherever the focus is.
    pub fn press(&self, keys: &[&str]) {
        let actions: Vec<Value> = keys
            .iter()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })))
            .collect();
        self.post("/actions", json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] }));
    }

    /// The complaints of the page since this was last asked.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.post("/se/log", json!({ "type": "browser" }));
        log.as_array().expect("a list").iter().map(|entry| entry["message"].to_string()).collect()
    }

    fn find(&self, selector: &str) -> String {
        let found = self.post("/element", json!({ "using": "css selector", "value": selector }));
        found[ELEMENT].as_str().unwrap_or_else(|| panic!("no `{selector}`: {found}")).to_owned()
    }

    fn post(&self, path: &str, body: Value) -> Value {
        let path = format!("/session/{}{path}", self.session);
        let answer = self.request("POST", &path, Some(&body)).expect("the browser answers");
        assert!(answer.get("error").is_none(), "{path} {body}: {answer}");
        answer
    }

    fn request(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        self.exchange(method, path, body).map_err(|error| error.to_string())
    }

    /// One exchange of HTTP; an answer has a length.
    fn exchange(&self, method: &str, path: &str, body: Option<&Value>) -> std::io::Result<Value> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )?;
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        let mut line = String::new();
        while reader.read_line(&mut line)? > 0 && !line.trim().is_empty() {
            let header = line.to_ascii_lowercase();
            if let Some(value) = header.strip_prefix("content-length:") {
                length = value.trim().parse().expect("a length");
            }
            line.clear();
        }
        let mut answer = vec![0; length];
        reader.read_exact(&mut answer)?;
        let mut answer: Value = serde_json::from_slice(&answer)?;
        Ok(answer["value"].take())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            _ = self.request("DELETE", &format!("/session/{}", self.session), None);
        }
        _ = self.driver.kill();
        _ = self.driver.wait();
    }
}

/// Tries until something succeeds.
fn until(what: &str, mut attempt: impl FnMut() -> Result<(), String>) {
    let start = Instant::now();
    while let Err(error) = attempt() {
        assert!(start.elapsed() < PATIENCE, "{what}: {error}");
        thread::sleep(Duration::from_millis(50));
    }
}
