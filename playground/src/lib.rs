//! dfquery in a browser: requests and answers are JSON, or a page, in the memory of the module.
//!
//! A caller writes a request where [`request`] says, calls [`answer`], and reads the bytes that [`answer_at`] and
//! [`answer_length`] tell. Nothing here is `unsafe`: only the caller looks at addresses.

mod answers;
mod desk;

use desk::Desk;
use std::cell::RefCell;

thread_local! {
    /// The only state: the program that was read last, a request, and the answer to it.
    static STATE: RefCell<State> = RefCell::default();
}

#[derive(Default)]
struct State {
    desk: Desk,
    request: Vec<u8>,
    answer: Vec<u8>,
}

/// Makes room for a request of `length` bytes, and says where.
#[unsafe(no_mangle)]
pub extern "C" fn request(length: usize) -> *mut u8 {
    STATE.with_borrow_mut(|state| {
        state.request = vec![0; length];
        state.request.as_mut_ptr()
    })
}

/// Answers the request.
#[unsafe(no_mangle)]
pub extern "C" fn answer() {
    STATE.with_borrow_mut(|state| {
        let request = std::mem::take(&mut state.request);
        state.answer = state.desk.answer(&request);
    });
}

/// The place of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer_at() -> *const u8 {
    STATE.with_borrow(|state| state.answer.as_ptr())
}

/// The length of the answer, in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    STATE.with_borrow(|state| state.answer.len())
}

#[cfg(target_family = "wasm")]
mod panics {
    //! A panic ends the module; its message goes to the console of the browser.

    use std::panic;

    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        safe fn panicked(text: *const u8, length: usize);
    }

    /// Has the page told of panics.
    pub fn tell() {
        panic::set_hook(Box::new(|info| {
            let text = info.to_string();
            panicked(text.as_ptr(), text.len());
        }));
    }
}

/// Prepares the module; to be called once.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    #[cfg(target_family = "wasm")]
    panics::tell();
    // The rules are unpacked before anybody waits for an answer.
    STATE.with_borrow_mut(|state| _ = state.desk.answer(b"{\"do\": \"describe\"}"));
}
