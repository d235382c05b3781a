//! Whole programs: an interpreter with memory that logs what pointers point to and who calls whom, and what the rules
//! say of the same programs.

mod aliases;
mod check;
mod compare;
mod derived;
mod drivers;
mod library;
mod log;
mod machine;
mod memory;
mod printing;
mod program;
mod programs;
mod random;
mod reference;
mod taint;
mod tests;
