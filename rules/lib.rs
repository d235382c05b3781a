//! The rule files, compiled.
