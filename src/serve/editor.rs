//! The editor of a server, which makes the next epoch.

use super::server::Server;
use crate::{
    error::{Error, Result, stoppable},
    gate::Ended,
    watch::{Answer, Base, ChangeTable, Watch},
};
use std::{path::PathBuf, sync::Arc};

/// An edit of the program.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Edit {
    /// Files, each of which takes the place of the module of its name or is added; see [`Base::over`].
    pub changed: Vec<PathBuf>,
    /// The modules that are left out.
    pub removed: Vec<PathBuf>,
}

/// Edits the program of a server. Its dataflow stays on one thread.
pub struct Editor {
    server: Arc<Server>,
    base: Base,
    /// The relations that are followed, if any are.
    names: Option<Vec<String>>,
    watch: Option<Watch>,
}

impl Editor {
    /// The editor of the program of `server`; there may be only one.
    pub fn of(server: &Arc<Server>) -> Self {
        let base = server.epoch().base.clone();
        Editor { server: Arc::clone(server), base, names: None, watch: None }
    }

    /// Follows the relations called `names`, or without names the results of the rules, so that edits say how they change.
    ///
    /// # Errors
    ///
    /// As [`Watch::follow`].
    pub fn follow(&mut self, names: Vec<String>) -> Result<Answer> {
        self.names = Some(names);
        self.load()
    }

    /// Makes the next epoch, and says how the relations that are followed have changed.
    ///
    /// # Errors
    ///
    /// As [`Watch::follow_files`] and [`Base::over`]: the program stays as it is then.
    pub fn edit(&mut self, edit: &Edit) -> Result<Answer> {
        if self.watch.is_none() {
            self.load()?;
        }
        let answer = stoppable(|| self.try_edit(edit)).flatten();
        if matches!(answer, Err(Error::Stopped { .. })) {
            // What is followed may be half changed.
            self.watch = None;
        }
        answer
    }

    /// The same, passing the gate of the server.
    ///
    /// # Errors
    ///
    /// See [`Editor::edit`].
    pub fn edit_through(&mut self, edit: &Edit) -> Result<Answer, Ended> {
        let gate = Arc::clone(&self.server.gate);
        let edited = gate.run(None, || match self.edit(edit) {
            Err(Error::Stopped { .. }) => None,
            edited => Some(edited),
        })?;
        Ok(edited?)
    }

    /// The relations that are followed, with how they have changed.
    pub fn tables(&self, answer: &Answer) -> Vec<ChangeTable> {
        self.watch.as_ref().map_or(Vec::new(), |watch| watch.tables(answer))
    }

    fn try_edit(&mut self, edit: &Edit) -> Result<Answer> {
        let options = self.server.options.clone();
        let mut files = self.base.over(options, &edit.changed, &edit.removed)?;
        let answer = match &mut self.watch {
            Some(watch) => watch.follow_files(&mut files)?,
            None => files.read_edits()?,
        };
        self.base = Base::read_of(&files);
        self.server.publish(self.server.epoch().number + 1, self.base.clone());
        Ok(answer)
    }

    /// Begins to follow what is to be followed.
    fn load(&mut self) -> Result<Answer> {
        let Some(names) = &self.names else { return Ok(Answer::default()) };
        let mut watch = self.server.watch(names);
        let mut files = self.base.over(self.server.options.clone(), &[], &[])?;
        let answer = watch.follow_files(&mut files)?;
        watch.load();
        self.watch = Some(watch);
        Ok(answer)
    }
}
