//! A dfquery without a server and its clients, where the system has no Unix sockets.

use crate::cli::{
    args::{Ask, Edit, Serve},
    failure::Failure,
};
use dfquery_rules::RuleSet;

fn refuse() -> Result<(), Failure> {
    Err(Failure::message("`serve`, `ask` and `edit` take Unix sockets, which this system has not"))
}

pub fn serve(_: &Serve, _: &'static RuleSet) -> Result<(), Failure> {
    refuse()
}

pub fn run(_: &Ask) -> Result<(), Failure> {
    refuse()
}

pub fn edit(_: &Edit) -> Result<(), Failure> {
    refuse()
}
