//! A function of the handshake dialect.

use super::externals::Signature;

/// A function that is ready to be written.
pub struct Function {
    /// Its name.
    pub name: String,
    /// Names and types.
    pub arguments: Vec<String>,
    /// Types of arguments and results.
    pub signature: Signature,
    /// Names of arguments and results, without `%`.
    pub names: [Vec<String>; 2],
    /// Its operations.
    pub body: String,
}
