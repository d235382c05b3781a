//! The server, which all clients share.

use super::epoch::Epoch;
use crate::{
    analysis::RuleFile,
    gate::Gate,
    open::Open,
    watch::{Base, Watch},
};
use dfquery_engine::cancel::Cancel;
use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

/// A program that is kept to be asked.
///
/// ```no_run
/// use dfquery::{Open, serve::{Edit, Editor, Server}, watch::Base};
///
/// let base = Base::of(Open::new(), ["kernel.ll"])?;
/// let server = Server::new(Open::new(), Vec::new(), None, base);
/// let mut editor = Editor::of(&server);
/// println!("{}", server.epoch().analysis()?.query("loop_header(H)")?);
/// // The file is edited.
/// editor.edit(&Edit { changed: vec!["kernel.ll".into()], removed: Vec::new() })?;
/// println!("{}", server.epoch().analysis()?.query("loop_header(H)")?);
/// # Ok::<(), dfquery::Error>(())
/// ```
pub struct Server {
    pub(super) options: Open,
    rules: Vec<RuleFile>,
    inputs: Option<PathBuf>,
    epoch: Mutex<Arc<Epoch>>,
    /// Admission control for questions and edits.
    pub gate: Arc<Gate>,
}

impl Server {
    /// The program `base` with `rules`, whose `.input` relations are in the folder `inputs` if not beside the rule file.
    ///
    /// Questions and edits are under the memory limit of the current [`Cancel`].
    pub fn new(options: Open, rules: Vec<RuleFile>, inputs: Option<PathBuf>, base: Base) -> Arc<Server> {
        let first = Epoch::new(0, &options, &rules, inputs.as_ref(), base);
        let epoch = Mutex::new(first);
        Arc::new(Server { options, rules, inputs, epoch, gate: Arc::new(Gate::new(Cancel::current())) })
    }

    /// The last complete epoch.
    pub fn epoch(&self) -> Arc<Epoch> {
        Arc::clone(&self.epoch.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The rules of the user.
    pub fn rules(&self) -> &[RuleFile] {
        &self.rules
    }

    /// Lets go what was derived for questions: memory is scarce.
    pub fn forget(&self) {
        let epoch = self.epoch();
        self.publish(epoch.number, epoch.base.clone());
    }

    pub(super) fn publish(&self, number: u64, base: Base) {
        let next = Epoch::new(number, &self.options, &self.rules, self.inputs.as_ref(), base);
        *self.epoch.lock().unwrap_or_else(PoisonError::into_inner) = next;
    }

    /// Follows the relations called `names`, or without names the results of the rules.
    pub(super) fn watch(&self, names: &[String]) -> Watch {
        Watch::new(self.rules.clone(), names.to_vec()).with_inputs(self.inputs.clone())
    }
}
