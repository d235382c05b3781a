//! A dfquery without the feature `distributed`: each verb and option says so.

use crate::cli::failure::Failure;

/// The refusal of `what`, which was not built.
fn refuse<T>(what: &str) -> Result<T, Failure> {
    Err(Failure::with_help(
        format!("this dfquery was built without {what}"),
        "build it in: cargo install --locked --path . --features distributed",
    ))
}

pub mod ask {
    use super::{Failure, refuse};
    use crate::cli::args::{Ask, Edit};

    pub fn run(_: &Ask) -> Result<(), Failure> {
        refuse("`serve`, `ask` and `edit`")
    }

    pub fn edit(_: &Edit) -> Result<(), Failure> {
        refuse("`serve`, `ask` and `edit`")
    }
}

pub mod overlay {
    use super::{Failure, refuse};
    use crate::cli::args::{Args, Extract};
    use dfquery::Program;
    use std::path::Path;

    pub fn extract(_: &Extract) -> Result<(), Failure> {
        refuse("bases")
    }

    pub fn program(_: &Args, _: &Path) -> Result<Program, Failure> {
        refuse("bases")
    }

    pub fn compare(_: &Args, _: &Path) -> Result<(), Failure> {
        refuse("bases")
    }
}

pub mod processes {
    use super::{Failure, refuse};
    use crate::cli::args::Asking;
    use dfquery::Engine;
    use dfquery_rules::RuleSet;

    pub fn work_if_asked() {}

    pub fn begin(_: &Asking, _: &RuleSet) -> Result<Option<Engine>, Failure> {
        refuse("the engine `differential`")
    }
}

pub mod serve {
    use super::{Failure, refuse};
    use crate::cli::args::Serve;
    use dfquery_rules::RuleSet;

    pub fn serve(_: &Serve, _: &'static RuleSet) -> Result<(), Failure> {
        refuse("`serve`, `ask` and `edit`")
    }
}

pub mod watch {
    use super::{Failure, refuse};
    use crate::cli::args::Watch;
    use dfquery_rules::RuleSet;

    pub fn run(_: &Watch, _: &'static RuleSet) -> Result<(), Failure> {
        refuse("`watch`")
    }
}
