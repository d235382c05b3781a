//! Verbs and options that take the feature `distributed`: several processes, bases, and answers that follow edits.

#[cfg(unix)]
pub mod ask;
mod changes;
pub mod overlay;
pub mod processes;
#[cfg(unix)]
pub mod serve;
#[cfg(not(unix))]
#[path = "distributed/without_sockets.rs"]
pub mod serve;
#[cfg(not(unix))]
pub use serve as ask;
pub mod watch;
