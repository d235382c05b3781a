//! Chromium without a window, driven by its DevTools protocol: it takes nothing but the browser.
//!
//! Source   <https://chromedevtools.github.io/devtools-protocol/>, over the frames of RFC 6455

use serde_json::{Value, json};
use std::{
    cell::{Cell, RefCell},
    env,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// The longest time that anything may take in the browser.
const PATIENCE: Duration = Duration::from_secs(60);

/// The names of the browser.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

pub struct Chromium {
    browser: Child,
    socket: RefCell<BufReader<TcpStream>>,
    number: Cell<u64>,
    /// The contexts of scripts, each with its frame.
    contexts: RefCell<Vec<(u64, String)>>,
    /// The frame that is looked at, and where it is in the page.
    frame: RefCell<Option<(String, [f64; 2])>>,
    complaints: RefCell<Vec<String>>,
    profile: PathBuf,
}

impl Chromium {
    /// Starts a browser; none, with a printed line, where there is none.
    pub fn start() -> Option<Chromium> {
        let profile = env::temp_dir().join(format!(
            "dfquery-chromium-{}-{:?}",
            std::process::id(),
            thread::current().id()
        ));
        let started = NAMES.iter().find_map(|name| {
            let mut command = Command::new(name);
            command.args(["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1500,1000"]);
            command.args(["--remote-debugging-port=0", "--no-first-run", "about:blank"]);
            command.arg(format!("--user-data-dir={}", profile.display()));
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().ok()
        });
        let Some(mut browser) = started else {
            println!("skipped: chromium is not installed");
            return None;
        };
        let mut said =
            BufReader::new(browser.stderr.take().expect("it is piped")).lines().map_while(Result::ok);
        let address =
            said.find_map(|line| line.strip_prefix("DevTools listening on ws://").map(str::to_owned));
        let address = address.expect("chromium says where it listens");
        // What it says afterwards must not fill the pipe.
        thread::spawn(move || said.for_each(drop));
        let host = address.split('/').next().expect("a host").to_owned();
        let page = until("chromium has a page", || page(&host));
        let socket = connect(&host, &page).expect("chromium takes a connection");
        let chromium = Chromium {
            browser,
            socket: RefCell::new(socket),
            number: Cell::new(0),
            contexts: RefCell::default(),
            frame: RefCell::default(),
            complaints: RefCell::default(),
            profile,
        };
        for domain in ["Page", "Runtime", "Log"] {
            chromium.call(&format!("{domain}.enable"), json!({}));
        }
        Some(chromium)
    }

    /// Opens a file at a place in it, `#…`, and waits until its script has run.
    pub fn open(&self, path: &Path, place: &str) {
        // Another place alone would not load the file again.
        self.call("Page.navigate", json!({ "url": "about:blank" }));
        self.call("Page.navigate", json!({ "url": format!("file://{}{place}", path.display()) }));
        self.wait("document.documentElement.dataset.ready === 'true'");
    }

    /// The value of an expression in the page, or of the promise that it gives.
    pub fn value(&self, expression: &str) -> Value {
        self.try_value(expression).unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    fn try_value(&self, expression: &str) -> Result<Value, String> {
        let mut asked = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        if let Some((frame, _)) = &*self.frame.borrow() {
            let contexts = self.contexts.borrow();
            let context =
                contexts.iter().rev().find(|(_, of)| of == frame).ok_or("the frame has no scripts")?;
            asked["contextId"] = context.0.into();
        }
        let answer = self.call("Runtime.evaluate", asked);
        match answer.get("exceptionDetails") {
            Some(wrong) => Err(wrong.to_string()),
            None => Ok(answer["result"]["value"].clone()),
        }
    }

    /// Waits until an expression of the page is true.
    pub fn wait(&self, condition: &str) {
        until(condition, || match self.try_value(&format!("Boolean({condition})")) {
            Ok(Value::Bool(true)) => Ok(()),
            other => Err(format!("{other:?} {:?}", self.complaints.borrow())),
        });
    }

    /// The text of the first element that fits, as it is seen.
    pub fn text(&self, selector: &str) -> String {
        let text = self.value(&format!("document.querySelector({}).innerText", json!(selector)));
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Clicks with the pointer on the middle of the first element that fits, which must be what is seen there.
    pub fn click(&self, selector: &str) {
        let selector = json!(selector);
        self.wait(&format!("document.querySelector({selector})"));
        let at = self.value(&format!(
            "(() => {{ const element = document.querySelector({selector}); \
             element.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }}); \
             const {{ x, y, width, height }} = element.getBoundingClientRect(); \
             const [a, b] = [x + width / 2, y + height / 2]; const seen = document.elementFromPoint(a, b); \
             return [a, b, element.contains(seen) || seen?.contains(element) === true]; }})()"
        ));
        assert_eq!(at[2], true, "{selector} is below something else");
        let offset = self.frame.borrow().as_ref().map_or([0.0, 0.0], |(_, at)| *at);
        let [x, y] = [0, 1].map(|axis| at[axis].as_f64().expect("a number") + offset[axis]);
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event);
        }
    }

    /// Lets `work` see the page in the first frame.
    pub fn within(&self, selector: &str, work: impl FnOnce()) {
        let at = self.value(&format!(
            "(({{ x, y }}) => [x, y])(document.querySelector({}).getBoundingClientRect())",
            json!(selector)
        ));
        let tree = self.call("Page.getFrameTree", json!({}));
        let frame = tree["frameTree"]["childFrames"][0]["frame"]["id"].as_str().expect("a frame").to_owned();
        let at = [0, 1].map(|axis| at[axis].as_f64().expect("a number"));
        *self.frame.borrow_mut() = Some((frame, at));
        self.wait("document.documentElement.dataset.ready === 'true'");
        work();
        *self.frame.borrow_mut() = None;
    }

    /// The complaints of the page since this was last asked.
    pub fn complaints(&self) -> Vec<String> {
        self.value("1");
        self.complaints.take()
    }

    fn call(&self, method: &str, params: Value) -> Value {
        self.number.set(self.number.get() + 1);
        let id = self.number.get();
        let message = json!({ "id": id, "method": method, "params": params }).to_string();
        send(self.socket.borrow_mut().get_mut(), message.as_bytes()).expect("chromium listens");
        loop {
            let message = receive(&mut *self.socket.borrow_mut()).expect("chromium answers");
            let message: Value = serde_json::from_slice(&message).expect("it is JSON");
            if message["id"] == id {
                assert!(message.get("error").is_none(), "{method}: {message}");
                return message["result"].clone();
            }
            self.hear(&message["method"], &message["params"]);
        }
    }

    /// Takes notice of an event.
    fn hear(&self, event: &Value, about: &Value) {
        match event.as_str().unwrap_or_default() {
            "Runtime.executionContextCreated" => {
                let context = &about["context"];
                if let (Some(id), Some(frame)) =
                    (context["id"].as_u64(), context["auxData"]["frameId"].as_str())
                {
                    self.contexts.borrow_mut().push((id, frame.to_owned()));
                }
            }
            "Runtime.executionContextDestroyed" => {
                self.contexts.borrow_mut().retain(|(id, _)| about["executionContextId"] != *id);
            }
            "Runtime.executionContextsCleared" => self.contexts.borrow_mut().clear(),
            "Runtime.exceptionThrown" => self.complaints.borrow_mut().push(about.to_string()),
            "Log.entryAdded" if about["entry"]["level"] == "error" => {
                self.complaints.borrow_mut().push(about["entry"]["text"].to_string());
            }
            _ => {}
        }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        _ = self.browser.kill();
        _ = self.browser.wait();
        _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// The path of the page of the browser that listens at `host`.
fn page(host: &str) -> Result<String, String> {
    let pages = pages(host).map_err(|error| error.to_string())?;
    let page = pages.as_array().into_iter().flatten().find(|page| page["type"] == "page").ok_or("no page")?;
    let url = page["webSocketDebuggerUrl"].as_str().ok_or("no address")?;
    Ok(url.split_once(host).ok_or("another host")?.1.to_owned())
}

fn pages(host: &str) -> std::io::Result<Value> {
    let mut stream = TcpStream::connect(host)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /json/list HTTP/1.1\r\nHost: {host}\r\n\r\n")?;
    let mut reader = BufReader::new(stream);
    let (mut line, mut length) = (String::new(), 0);
    while reader.read_line(&mut line)? > 0 && !line.trim().is_empty() {
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().expect("a length");
        }
        line.clear();
    }
    // The connection stays open.
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    Ok(serde_json::from_slice(&body)?)
}

/// Opens a socket to `path`.
fn connect(host: &str, path: &str) -> std::io::Result<BufReader<TcpStream>> {
    let mut stream = TcpStream::connect(host)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ZGZxdWVyeSB0ZXN0cyBpdA==\r\n\r\n"
    )?;
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    while reader.read_line(&mut line)? > 0 && !line.trim().is_empty() {
        line.clear();
    }
    Ok(reader)
}

/// Sends a text in one frame, masked by zeros as clients may.
fn send(stream: &mut TcpStream, text: &[u8]) -> std::io::Result<()> {
    let mut frame = vec![0x81];
    match text.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        long => {
            frame.push(0x80 | 127);
            frame.extend((long as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(text);
    stream.write_all(&frame)
}

/// Receives a text, which may be in several frames.
fn receive(reader: &mut impl Read) -> std::io::Result<Vec<u8>> {
    let mut text = Vec::new();
    loop {
        let mut head = [0; 2];
        reader.read_exact(&mut head)?;
        let mut length = u64::from(head[1] & 0x7f);
        if length >= 126 {
            let bytes = if length == 126 { 2 } else { 8 };
            let mut long = [0; 8];
            reader.read_exact(&mut long[8 - bytes..])?;
            length = u64::from_be_bytes(long);
        }
        let start = text.len();
        text.resize(start + length as usize, 0);
        reader.read_exact(&mut text[start..])?;
        let (is_last, kind) = (head[0] & 0x80 != 0, head[0] & 0x0f);
        if kind > 2 {
            // A ping, or the end.
            text.truncate(start);
        } else if is_last {
            return Ok(text);
        }
    }
}

/// Tries until something succeeds.
fn until<R>(what: &str, mut attempt: impl FnMut() -> Result<R, String>) -> R {
    let start = Instant::now();
    loop {
        match attempt() {
            Ok(done) => return done,
            Err(error) => assert!(start.elapsed() < PATIENCE, "{what}: {error}"),
        }
        thread::sleep(Duration::from_millis(20));
    }
}
