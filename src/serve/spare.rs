//! Things that one question has at a time, and the next one after it.

use std::{
    ops::Deref,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// More spare ones than this are not worth their memory.
const MOST: usize = 4;

/// Spare things.
pub struct Spares<T>(Mutex<Vec<T>>);

/// A thing in use; it is spare when this is dropped.
pub struct Taken<'s, T> {
    spares: &'s Spares<T>,
    thing: Option<T>,
}

impl<T> Default for Spares<T> {
    fn default() -> Self {
        Spares(Mutex::default())
    }
}

impl<T> Spares<T> {
    /// A spare one, or one that `make` makes.
    ///
    /// # Errors
    ///
    /// Those of `make`.
    pub fn take<E>(&self, make: impl FnOnce() -> Result<T, E>) -> Result<Taken<'_, T>, E> {
        let spare = self.all().pop();
        let thing = spare.map_or_else(make, Ok)?;
        Ok(Taken { spares: self, thing: Some(thing) })
    }

    fn all(&self) -> MutexGuard<'_, Vec<T>> {
        // Nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Deref for Taken<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.thing.as_ref().expect("it is there until this is gone")
    }
}

impl<T> Drop for Taken<'_, T> {
    fn drop(&mut self) {
        let mut all = self.spares.all();
        if all.len() < MOST {
            all.extend(self.thing.take());
        }
    }
}
