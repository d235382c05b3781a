//! The socket, a thread a client, and the thread that edits.

use super::{
    answer::{self, Limits},
    protocol::{Reply, Request},
};
use crate::cli::{
    args::Serve,
    bounds::{Bounds, Clock},
    failure::{Failure, STOPPED},
    opening, output,
    rules::read_all,
};
use dfquery::{
    Open,
    serve::{Edit, Editor, Server, Spares},
    watch::Base,
};
use dfquery_rules::RuleSet;
use rayon::ThreadPool;
use std::{
    fs,
    io::{self, ErrorKind},
    os::unix::{
        fs::{FileTypeExt, MetadataExt, PermissionsExt},
        net::{UnixListener, UnixStream},
    },
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::SeqCst},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

/// The time limit of a question without --timeout.
const USUAL: Duration = Duration::from_secs(60);

/// The time that a client has to send its request, and to receive its answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The interval between checks.
const TICK: Duration = Duration::from_millis(20);

/// The time that clients have to receive their last answers.
const LAST: Duration = Duration::from_secs(2);

/// An edit, and where its reply goes.
struct Wish {
    edit: Edit,
    format: String,
    reply: Sender<Reply>,
}

/// The state from which clients are served.
struct Desk {
    server: Arc<Server>,
    limits: Limits,
    wishes: Sender<Wish>,
    clients: AtomicUsize,
    most_clients: usize,
    /// The threads of one question, so that it does not wait for those of another.
    threads: Spares<ThreadPool>,
    jobs: Option<usize>,
}

/// Serves until a client asks for the end.
pub fn run(command: &Serve, rules: &'static RuleSet) -> Result<(), Failure> {
    // Each question has a time limit of its own.
    let clock = Clock::start(Some(&Bounds { timeout: None, ..command.bounds.clone() }))?;
    clock.run(|| output::on_threads(command.jobs, || serve(command, rules, &clock)))
}

fn serve(command: &Serve, rules: &'static RuleSet, clock: &Clock) -> Result<(), Failure> {
    let bytes = usize::from(command.megabytes) << 20;
    let limits = Limits { time: command.bounds.timeout.unwrap_or(USUAL), bytes };
    let base = base(command, rules)?;
    let server = Server::new(options(command, rules), read_all(&command.rules)?, command.facts.clone(), base);
    let mut editor = Editor::of(&server);
    if !command.relation.is_empty() || has_results(&server)? {
        editor.follow(command.relation.clone())?;
    }
    clock.pause();
    let socket = Socket::bind(&command.socket)?;
    server.gate.watch()?;
    end_on_interrupt(&server)?;
    tell!("serving {} at {}", server.epoch().analysis()?.program().base.origin, command.socket.display());
    let (wishes, wished) = mpsc::channel();
    let most_clients = usize::from(command.clients);
    let desk = Arc::new(Desk {
        server: Arc::clone(&server),
        limits,
        wishes,
        clients: AtomicUsize::new(0),
        most_clients,
        threads: Spares::default(),
        jobs: command.jobs,
    });
    let (listener, at_desk) = (socket.listener.try_clone(), Arc::clone(&desk));
    let listener = listener.map_err(|error| Failure::io("listen at", &command.socket, error))?;
    spawn("listener", move || listen(&listener, &at_desk))?;
    edit(&server, &mut editor, &wished, limits);
    let until = Instant::now() + LAST;
    while desk.clients.load(SeqCst) > 0 && Instant::now() < until {
        thread::sleep(TICK);
    }
    Ok(())
}

/// Returns true if the rules are right, and name results.
fn has_results(server: &Server) -> Result<bool, Failure> {
    let epoch = server.epoch();
    let analysis = epoch.analysis()?;
    let ours = analysis.program().rules.schema().relations.len();
    Ok(analysis.checked_rules()?.declared.iter().skip(ours).any(|declared| declared.output))
}

/// The program to begin with.
fn base(command: &Serve, rules: &'static RuleSet) -> Result<Base, Failure> {
    let Some(path) = &command.base else { return Ok(Base::of(options(command, rules), &command.inputs)?) };
    let base = Base::open_for(rules, path)?;
    let mut files = base.over(options(command, rules), &command.inputs, &[])?;
    files.read_edits()?;
    Ok(Base::read_of(&files))
}

fn options(command: &Serve, rules: &'static RuleSet) -> Open {
    let open = opening::options(rules, &command.lanes, &command.whole, &command.taint);
    open.observer(answer::observer())
}

/// Makes one edit after the other, until the end.
fn edit(server: &Server, editor: &mut Editor, wished: &Receiver<Wish>, limits: Limits) {
    while !server.gate.has_ended() {
        match wished.recv_timeout(TICK) {
            Ok(Wish { edit, format, reply }) => {
                // Who asked may be gone.
                let _ = reply.send(answer::edit(server, editor, &edit, &format, limits));
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

fn listen(listener: &UnixListener, desk: &Arc<Desk>) {
    for client in listener.incoming() {
        let Ok(client) = client else {
            // No more files may be open for now.
            thread::sleep(TICK);
            continue;
        };
        let desk = Arc::clone(desk);
        let place = Place::take(&desk);
        if let Err(failure) = spawn("client", move || desk.attend(&client, place.as_ref())) {
            failure.report();
        }
    }
}

/// A place at the desk.
struct Place(Arc<Desk>);

impl Place {
    /// None if all are taken.
    fn take(desk: &Arc<Desk>) -> Option<Place> {
        let taken = desk.clients.fetch_update(SeqCst, SeqCst, |n| (n < desk.most_clients).then_some(n + 1));
        taken.is_ok().then(|| Place(Arc::clone(desk)))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.clients.fetch_sub(1, SeqCst);
    }
}

impl Desk {
    /// Answers one client; that it goes away is its own business.
    fn attend(&self, mut client: &UnixStream, place: Option<&Place>) {
        let patience = Some(PATIENCE);
        if client.set_read_timeout(patience).and_then(|()| client.set_write_timeout(patience)).is_err() {
            return;
        }
        let reply = match (Request::read(client), place) {
            (Err(None), _) => return,
            (Err(Some(wrong)), _) => Reply::error(2, &wrong),
            (Ok(Request::Stop), _) => {
                self.server.gate.end();
                Reply::default()
            }
            (Ok(_), None) => {
                let text = format!("the server is busy: {} clients are served", self.most_clients);
                Reply::error(STOPPED, &format!("{text}\n  = help: dfquery serve --clients N allows more"))
            }
            (Ok(Request::Ask(flags)), _) => match self.threads.take(|| output::pool(self.jobs)) {
                Ok(threads) => answer::question(&self.server, &threads, &flags, self.limits),
                Err(_) => Reply::error(STOPPED, "the system grants no threads"),
            },
            (Ok(Request::Edit { changed, removed, format }), _) => {
                self.edit(Edit { changed, removed }, format)
            }
        };
        let _ = reply.write(&mut client);
    }

    fn edit(&self, edit: Edit, format: String) -> Reply {
        let (reply, replied) = mpsc::channel();
        let ended = || Reply::error(STOPPED, "the server ends");
        if self.wishes.send(Wish { edit, format, reply }).is_err() {
            return ended();
        }
        replied.recv().unwrap_or_else(|_| ended())
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let thread = thread::Builder::new().name(name.to_owned());
    thread.spawn(work).map(drop).map_err(|error| Failure::message(format!("cannot start a thread: {error}")))
}

fn end_on_interrupt(server: &Arc<Server>) -> Result<(), Failure> {
    let gate = Arc::clone(&server.gate);
    ctrlc::set_handler(move || gate.end())
        .map_err(|error| Failure::message(format!("cannot catch Ctrl-C: {error}")))
}

/// A socket, whose file goes with it.
struct Socket {
    listener: UnixListener,
    path: PathBuf,
    /// Which file it is: another server may have taken its place.
    file: Option<u64>,
}

impl Socket {
    /// Listens at `path`, where no other process does.
    fn bind(path: &Path) -> Result<Socket, Failure> {
        let cannot_listen = |error| Failure::io("listen at", path, error);
        let listener = match UnixListener::bind(path) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                Self::free(path)?;
                UnixListener::bind(path).map_err(cannot_listen)?
            }
            listener => listener.map_err(cannot_listen)?,
        };
        fs::set_permissions(path, fs::Permissions::from_mode(0o600)).map_err(cannot_listen)?;
        Ok(Socket { listener, path: path.to_owned(), file: file_number(path) })
    }

    /// Removes what a server has left behind that is no longer there.
    fn free(path: &Path) -> Result<(), Failure> {
        let shown = path.display();
        if !fs::symlink_metadata(path).is_ok_and(|there| there.file_type().is_socket()) {
            return Err(Failure::message(format!("`{shown}` is there, and is not a socket")));
        }
        match UnixStream::connect(path) {
            Err(error) if error.kind() == ErrorKind::ConnectionRefused => {
                fs::remove_file(path).map_err(|error| Failure::io("remove", path, error))
            }
            _ => Err(Failure::with_help(
                format!("a server listens at `{shown}` already"),
                format!("dfquery ask {shown} --stop ends it"),
            )),
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        if self.file.is_some() && file_number(&self.path) == self.file {
            let _: io::Result<()> = fs::remove_file(&self.path);
        }
    }
}

fn file_number(path: &Path) -> Option<u64> {
    fs::symlink_metadata(path).ok().map(|there| there.ino())
}
