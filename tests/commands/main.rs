//! What the commands do: results, files, bounds, interruption, pages.

mod agreement;
mod bounds;
mod building;
mod circuits;
mod coalescing;
mod completion;
mod datalog;
mod divergence;
mod export;
mod facts;
mod integration;
mod interruption;
mod linking;
mod machine;
mod mcp;
mod parity;
mod playground;
mod reducify;
mod report;
mod sarif;
mod serving;
mod sharding;
mod simulation;
mod taint;
mod terminal;
mod unfollowed;
#[cfg(feature = "distributed")]
mod watching;

#[path = "../shared/browser.rs"]
mod browser;
#[path = "../shared/chromium.rs"]
mod chromium;
#[path = "../shared/folder.rs"]
mod folder;
