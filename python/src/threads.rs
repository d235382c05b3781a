//! The threads that work, of this process: a forked one has none of its parent's.

use crate::failure::{Failure, invalid};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::{
    process,
    sync::{Arc, Mutex, PoisonError},
};

/// Stack of a worker: conversion follows chains of uses as deep as a function is long. Untouched pages cost nothing.
const STACK_BYTES: usize = 1 << 30;

/// The threads, and the process that started them.
///
/// Locked only by who holds the interpreter's lock: then it is free whenever Python forks.
static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// The threads of this process, as many as there are processors or as `RAYON_NUM_THREADS` says.
///
/// # Errors
///
/// The system grants none.
pub fn pool() -> Result<Arc<ThreadPool>, Failure> {
    let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((owner, threads)) = &*pool
        && *owner == process::id()
    {
        return Ok(threads.clone());
    }
    let threads =
        ThreadPoolBuilder::new().stack_size(STACK_BYTES).thread_name(|_| "dfquery".to_owned()).build();
    let threads = Arc::new(threads.map_err(|error| invalid(format!("cannot start threads: {error}")))?);
    // Nobody answers who would end the threads of the parent.
    std::mem::forget(pool.replace((process::id(), threads.clone())));
    Ok(threads)
}
