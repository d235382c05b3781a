//! A program that is kept to be asked, from several threads, while it is edited.
//!
//! Questions see the last complete epoch: the program after the last edit that has ended. An edit makes the next epoch
//! beside it, and only what is ready takes its place. [`gate`](crate::gate) is where questions and edits pass, each
//! under a token of its own, so that each can be stopped alone.

mod editor;
mod epoch;
mod server;
mod spare;

pub use crate::gate::{Ended, Gate};
pub use editor::{Edit, Editor};
pub use epoch::Epoch;
pub use server::Server;
pub use spare::{Spares, Taken};
