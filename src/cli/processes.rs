//! `--processes`, `--hosts`: who derives relations of the whole program.

use crate::cli::args::{self, Asking};
use dfquery::Engine;

/// The engine that evaluates the rules.
pub fn engine(asking: &Asking) -> Engine {
    match asking.engine {
        args::Engine::Runtime => Engine::Runtime,
        args::Engine::Ascent => Engine::Ascent,
        args::Engine::Datafrog => Engine::Datafrog,
        args::Engine::Differential => several::engine(asking.workers.unwrap_or(1).into()),
    }
}

/// Several processes cannot be had.
#[cfg(not(feature = "distributed"))]
mod several {
    use crate::cli::{args::Asking, failure::Failure};
    use dfquery::Engine;
    use dfquery_rules::RuleSet;

    pub fn work_if_asked() {}

    pub fn begin(asking: &Asking, _: &RuleSet) -> Result<bool, Failure> {
        if asking.processes.is_none() && asking.hosts.is_none() {
            return Ok(false);
        }
        Err(Failure::with_help(
            "this dfquery was built without the engine `differential`",
            "build it in: cargo install --locked --path . --features distributed",
        ))
    }

    pub fn engine(workers: usize) -> Engine {
        Engine::Differential { workers }
    }

    pub fn end(_: bool) {}

    pub fn peaks() -> Vec<u64> {
        Vec::new()
    }
}

#[cfg(feature = "distributed")]
mod several {
    use crate::cli::{
        args::Asking,
        failure::{self, Failure},
        rules,
    };
    use dfquery::{
        Engine,
        processes::{Hosts, Processes, Together, Worker, lend},
        workers::work,
    };
    use dfquery_engine::{diagnostic::Diagnostic, syntax::Sources};
    use dfquery_rules::RuleSet;
    use std::{env, sync::OnceLock, time::Duration};

    /// The argument by which this program is started to derive rows for another process.
    const WORK: &str = "derive-with-others";

    /// The processes of this run, if there are several.
    static SEVERAL: OnceLock<Processes> = OnceLock::new();

    /// Derives rows for another process, if this one was started for that.
    pub fn work_if_asked() {
        if env::args_os().nth(1).is_some_and(|first| first == WORK) {
            work();
        }
    }

    /// Finds other processes if there are to be some; true if this one only works for another one, and has done so.
    pub fn begin(asking: &Asking, ours: &RuleSet) -> Result<bool, Failure> {
        let Some(hosts) = &asking.hosts else {
            if let Some(processes) = asking.processes {
                let several = Processes::of_children(processes.into(), together(asking)?)?;
                SEVERAL.get_or_init(|| several);
            }
            return Ok(false);
        };
        let own = rules::read_all(&asking.rules)?;
        let built_in = ours.program().sources.iter().map(|(_, file)| file.text.as_str());
        let texts = built_in.chain(own.iter().map(|file| file.text.as_str()));
        let token = asking.token.as_deref().expect("--hosts requires it");
        let hosts = Hosts::read(hosts, token, texts)?;
        let process = usize::from(asking.process.expect("--hosts requires it"));
        if process >= hosts.count() {
            let message = format!("there is no process {process} of {}", hosts.count());
            return Err(Failure::with_help(message, "the lines of --hosts are numbered from 0"));
        }
        if process > 0 {
            lend(&hosts, process, together(asking)?)?;
            return Ok(true);
        }
        let several = Processes::of_hosts(&hosts, together(asking)?)?;
        SEVERAL.get_or_init(|| several);
        Ok(false)
    }

    fn together(asking: &Asking) -> Result<Together, Failure> {
        let path = env::current_exe()
            .map_err(|error| Failure::message(format!("cannot find this program again: {error}")))?;
        Ok(Together {
            worker: Worker { path, arguments: vec![WORK.to_owned()] },
            threads: asking.workers.unwrap_or(1).into(),
            patience: Duration::from_secs(asking.patience.into()),
            retries: asking.retries.into(),
            tell: |lost| failure::report(&[Diagnostic::warning(lost)], &Sources::new()),
        })
    }

    /// The engine that derives relations of the whole program.
    pub fn engine(workers: usize) -> Engine {
        SEVERAL.get().map_or(Engine::Differential { workers }, |&processes| Engine::Processes(processes))
    }

    /// The peak memory of each process while it derived rows, in bytes.
    pub fn peaks() -> Vec<u64> {
        SEVERAL.get().map_or_else(Vec::new, |processes| processes.peaks())
    }

    /// Lets other processes go if all is done; they find out by themselves that this one has failed.
    pub fn end(is_done: bool) {
        SEVERAL.get().filter(|_| is_done).into_iter().for_each(|processes| processes.end());
    }
}

pub use several::{begin, end, peaks, work_if_asked};
