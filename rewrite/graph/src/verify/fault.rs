//! Faults of a graph.

use dfquery_engine::plural::counted;
use std::fmt;

/// A rule that a graph breaks.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// An operator or the interface names a LIC that there is not.
    NoLic {
        /// The operator, or `the environment`.
        user: String,
        /// The number that it gives.
        lic: u32,
    },
    /// An operator that holds the value of a LIC which is not a held parameter.
    NotHeld {
        /// The operator.
        operator: String,
        /// The LIC.
        lic: String,
    },
    /// A LIC without a producer.
    NoProducer {
        /// The LIC.
        lic: String,
    },
    /// A LIC with more producers than one.
    Producers {
        /// The LIC.
        lic: String,
        /// The producers.
        producers: Vec<String>,
    },
    /// A LIC that nothing reads.
    NoReader {
        /// The LIC.
        lic: String,
    },
    /// An operator with the wrong number of inputs or outputs.
    Arity {
        /// The operator.
        operator: String,
        /// The number of its inputs.
        inputs: usize,
        /// The number of its outputs, discarded ones included.
        outputs: usize,
    },
    /// An output whose LIC has another width.
    OutputWidth {
        /// The operator.
        operator: String,
        /// The LIC.
        lic: String,
        /// The LIC's width.
        found: u32,
        /// The width of what the operator writes.
        expected: u32,
    },
    /// An input of another width than the operator asks for.
    InputWidth {
        /// The operator.
        operator: String,
        /// The number of the input, from 0.
        input: usize,
        /// Its width.
        found: u32,
        /// The width that is asked for.
        expected: u32,
    },
    /// A conversion that extends to fewer bits, or truncates to more.
    Resize {
        /// The operator.
        operator: String,
        /// The bits that it takes.
        from: u32,
        /// The bits that it gives.
        to: u32,
    },
    /// An operator that takes an input which never gets a value.
    Never {
        /// The operator.
        operator: String,
        /// The number of the input, from 0.
        input: usize,
        /// The LIC and its value that have it taken; none if it is always taken.
        when: Option<(String, u32)>,
    },
    /// An operator that reads no LIC.
    OnlyConstants {
        /// The operator.
        operator: String,
    },
    /// A LIC that cannot hold its initial values, or nothing at all.
    Depth {
        /// The LIC.
        lic: String,
        /// Its depth.
        depth: u32,
        /// The depth that it needs.
        needed: u32,
    },
    /// An initial value of another width than its LIC.
    InitialWidth {
        /// The LIC.
        lic: String,
        /// The width of the value.
        found: u32,
    },
    /// Operators that wait for each other from the start.
    Cycle {
        /// The LICs from one to the next, each the input of what writes the one after it.
        lics: Vec<String>,
    },
    /// An operator that fires before an invocation starts.
    Restless {
        /// The operator.
        operator: String,
    },
    /// A LIC that does not get values as often as its reader takes them, or its writer writes them.
    Rate {
        /// The operator; the environment has no name.
        operator: Option<String>,
        /// The LIC.
        lic: String,
        /// The number of times a value comes.
        found: String,
        /// The number of times one is asked for.
        asked: String,
    },
    /// More than one invocation in flight, where that is not right.
    OneAtATime {
        /// The reason.
        reason: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoLic { user, lic } => write!(f, "`{user}` names LIC number {lic}, which is not there"),
            Fault::NotHeld { operator, lic } => {
                write!(f, "`{operator}` holds `{lic}`, which is not a held parameter")
            }
            Fault::NoProducer { lic } => write!(f, "{lic} has no producer"),
            Fault::Producers { lic, producers } => {
                write!(f, "{lic} has {} producers: `{}`", producers.len(), producers.join("`, `"))
            }
            Fault::NoReader { lic } => write!(f, "{lic} has no reader"),
            Fault::Arity { operator, inputs, outputs } => {
                let (inputs, outputs) = (counted(*inputs, "input"), counted(*outputs, "output"));
                write!(f, "`{operator}` cannot have {inputs} and {outputs}")
            }
            Fault::OutputWidth { operator, lic, found, expected } => {
                write!(f, "{lic} has {}, but `{operator}` writes {expected}", counted(*found, "bit"))
            }
            Fault::InputWidth { operator, input, found, expected } => {
                let found = counted(*found, "bit");
                write!(f, "input {input} of `{operator}` has {found} instead of {expected}")
            }
            Fault::Resize { operator, from, to } => {
                write!(f, "`{operator}` cannot make {} of {from}", counted(*to, "bit"))
            }
            Fault::Never { operator, input, when: None } => {
                write!(f, "`{operator}` never fires: its input {input} is %na")
            }
            Fault::Never { operator, input, when: Some((lic, side)) } => {
                write!(f, "`{operator}` waits for ever where {lic} is {side}: its input {input} is %na")
            }
            Fault::OnlyConstants { operator } => write!(f, "`{operator}` has only constant inputs"),
            Fault::Depth { lic, depth, needed } => write!(f, "{lic} has depth {depth} and needs {needed}"),
            Fault::InitialWidth { lic, found } => {
                write!(f, "{lic} has an initial value of {}", counted(*found, "bit"))
            }
            Fault::Cycle { lics } => {
                write!(
                    f,
                    "there is no initial value in the cycle {}, which waits for itself",
                    lics.join(" -> ")
                )
            }
            Fault::Restless { operator } => {
                write!(f, "`{operator}` fires by itself, on initial values and constants")
            }
            Fault::Rate { operator, lic, found, asked } => {
                let operator =
                    operator.as_ref().map_or("the environment".to_owned(), |name| format!("`{name}`"));
                write!(f, "{lic} comes {found}, but {operator} asks for it {asked}")
            }
            Fault::OneAtATime { reason } => {
                write!(f, "more than one invocation cannot be in flight: there is {reason}")
            }
        }
    }
}
