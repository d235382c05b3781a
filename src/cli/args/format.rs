//! The formats of what is printed.

use clap::ValueEnum;

/// Output formats.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Aligned, for reading
    Text,
    /// For other programs
    Json,
    /// With a header row
    Csv,
    /// Tab-separated, with a header row
    Tsv,
    /// For Graphviz
    Dot,
    /// A picture (SVG): a dataflow graph, or relations over the control flow of a function; in DIR/, one file a function
    Svg,
    /// CIRCT's handshake dialect
    Handshake,
    /// RipTide's dataflow graphs (.o2p), for one function
    Riptide,
    /// Dynamatic's dot, for one function
    Dynamatic,
    /// Elastic circuits in SystemVerilog, self-contained
    Verilog,
    /// A page for a browser, of all functions or those of --function; highlights --relation
    Html,
    /// SARIF 2.1.0: tuples as findings, for viewers and CI
    Sarif,
}
