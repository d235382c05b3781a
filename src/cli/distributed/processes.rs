//! `--processes`, `--hosts`: other processes that derive relations of the whole program.

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
use std::{env, time::Duration};

/// The argument by which this program is started to derive rows for another process.
const WORK: &str = "derive-with-others";

/// Derives rows for another process, if this one was started for that.
pub fn work_if_asked() {
    if env::args_os().nth(1).is_some_and(|first| first == WORK) {
        work();
    }
}

/// The engine that derives relations of the whole program in several processes; none if this process only worked for another
/// one, and has done so.
pub fn begin(asking: &Asking, ours: &RuleSet) -> Result<Option<Engine>, Failure> {
    let Some(hosts) = &asking.hosts else {
        let processes = asking.processes.expect("several are asked for").into();
        return Ok(Some(Engine::Processes(Processes::of_children(processes, together(asking)?)?)));
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
        return Ok(None);
    }
    Ok(Some(Engine::Processes(Processes::of_hosts(&hosts, together(asking)?)?)))
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
