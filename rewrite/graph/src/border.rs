//! The border around the work on one function: a panic behind it harms no other function.

use crate::skipped::{SkipReason, Skipped};
use dfquery_engine::cancel::{self, Cancelled};
use std::{
    any::Any,
    cell::RefCell,
    panic::{self, AssertUnwindSafe, Location, PanicHookInfo},
    sync::{Mutex, MutexGuard, Once, PoisonError},
    thread,
    time::Duration,
};

/// The variable that names the function for which a build with debug assertions panics, so that tests see what becomes of it.
const PROVOKED: &str = "DFQUERY_PANIC_IN";

/// The variable that names the function for which such a build waits until all work is to stop.
const WAITED: &str = "DFQUERY_WAIT_IN";

/// The variable that names the function for which such a build hangs, and does not notice that.
const HUNG: &str = "DFQUERY_HANG_IN";

const MOMENT: Duration = Duration::from_millis(1);

/// The borders that a thread is inside.
struct Borders {
    depth: u32,
    /// The place of the last panic inside one.
    place: Option<String>,
}

thread_local! {
    static BORDERS: RefCell<Borders> = const { RefCell::new(Borders { depth: 0, place: None }) };
}

/// The reason why the work on a function ends at once: no mistake, and nothing to report.
struct GivenUp(SkipReason);

/// Ends the work on the function, which is skipped for `reason`.
pub fn give_up(reason: SkipReason) -> ! {
    panic::resume_unwind(Box::new(GivenUp(reason)))
}

/// Does `work` on the function `name`.
///
/// # Errors
///
/// [`Skipped`] with the reason for which `work` was given up, with the place where it panicked and a request to
/// report it, or because all work is to stop.
pub fn guarded<R>(name: &str, work: impl FnOnce() -> R) -> Result<R, Skipped> {
    catch_places();
    BORDERS.with_borrow_mut(|borders| borders.depth += 1);
    // What `work` changes it owns; what it shares with other functions is written once, when it is complete.
    let done = panic::catch_unwind(AssertUnwindSafe(|| {
        provoke(name);
        work()
    }));
    BORDERS.with_borrow_mut(|borders| borders.depth -= 1);
    done.map_err(|payload| {
        if payload.is::<Cancelled>() {
            return unfinished(name, payload);
        }
        let payload = match payload.downcast::<GivenUp>() {
            Ok(given_up) => return Skipped::new(name, given_up.0),
            Err(payload) => payload,
        };
        let place = BORDERS
            .with_borrow_mut(|borders| borders.place.take())
            .unwrap_or_else(|| "an unknown place".to_owned());
        let message = message(&*payload).replace('\n', " ");
        let skipped = Skipped::new(name, SkipReason::Panicked { place, message });
        panicked().push(skipped.clone());
        skipped
    })
}

/// The result for the function `name` when all work is to stop; resumes unwinding if only this evaluation is cancelled.
fn unfinished(name: &str, payload: Box<dyn Any + Send>) -> Skipped {
    match cancel::asked() {
        Some(reason) => Skipped::new(name, SkipReason::Unfinished(reason)),
        None => panic::resume_unwind(payload),
    }
}

/// The functions at which this process has panicked so far, by name, each with what happened first.
pub fn all_panicked() -> Vec<Skipped> {
    let mut all = panicked().clone();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all.dedup_by(|one, other| one.name == other.name);
    all
}

fn panicked() -> MutexGuard<'static, Vec<Skipped>> {
    static PANICKED: Mutex<Vec<Skipped>> = Mutex::new(Vec::new());
    // Nothing panics while it is locked, and a list of what went wrong is one even then.
    PANICKED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Panics, waits or hangs where a test asks for it.
fn provoke(name: &str) {
    let is_asked =
        |variable| cfg!(debug_assertions) && std::env::var_os(variable).is_some_and(|asked| asked == name);
    if is_asked(PROVOKED) {
        panic!("{PROVOKED} asks for it");
    }
    while is_asked(WAITED) {
        cancel::check();
        thread::sleep(MOMENT);
    }
    while is_asked(HUNG) {
        thread::sleep(MOMENT);
    }
}

/// Lets panics behind a border leave their place, instead of being printed.
fn catch_places() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info: &PanicHookInfo| {
            let is_inside = BORDERS.with_borrow_mut(|borders| {
                let is_inside = borders.depth > 0;
                if is_inside {
                    borders.place = info.location().map(Location::to_string);
                }
                is_inside
            });
            if !is_inside {
                usual(info);
            }
        }));
    });
}

fn message(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("a panic")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_with_its_place_and_ends_at_the_border() {
        let nothing: &[u32] = &[];
        let skipped = guarded("f", || nothing[0]).expect_err("it panics");
        let SkipReason::Panicked { place, message } = &skipped.reason else { panic!("{skipped:?}") };
        assert!(skipped.name == "f" && message.contains("index out of bounds"), "{message}");
        assert!(place.contains("border.rs:"), "{place}");
        assert!(all_panicked().contains(&skipped));
        assert_eq!(guarded("g", || guarded("h", || 1)), Ok(Ok(1)));
        let skipped =
            guarded("k", || -> u32 { give_up(SkipReason::OverBudget) }).expect_err("it is given up");
        assert_eq!(skipped.reason, SkipReason::OverBudget);
    }
}
