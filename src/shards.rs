//! Facts in shards: folders of facts about consecutive functions, and what numbers them all as one program.
//!
//! Each shard is a facts directory with more files: `names` has the texts that its rows hold, each with its number in the
//! whole program, and `given/` the relations that rules of users declare as inputs. The file `shards.csv` lists all files
//! with their rows, their bytes and a checksum. The entities of a shard are numbered after those of the shards before it,
//! as many as their listings have rows. So every shard can be read by itself, and its rows have the cells that they have
//! in the program. [`read`] does that; what is [`left`] in shards is read when it is needed, or by workers.

#[cfg(feature = "distributed")]
pub(crate) mod away;
pub(crate) mod left;
pub(crate) mod manifest;
pub(crate) mod read;
#[cfg(feature = "distributed")]
pub(crate) mod segments;
mod write;

pub use manifest::{MANIFEST, MOST, Shards};
pub use write::write;
