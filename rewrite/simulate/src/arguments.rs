//! Arguments made up for a function, by the types of its parameters.

use dfquery_graph::{
    bits::Bits,
    function::Function,
    random::{self, Buffers},
};
use dfquery_rules::relation;

/// The kind of value that is made up for one parameter.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A number, small mostly.
    Number,
    /// A float, a small one mostly.
    Float,
    /// An address in one of the buffers, which others may have too; null at times.
    Shared,
    /// An address in a buffer that no other pointer leads to.
    Private,
}

/// A generator of arguments for a function.
#[derive(Clone, Debug)]
pub struct Arguments {
    parameters: Vec<(Kind, u32)>,
}

impl Arguments {
    /// For the parameters of `function`.
    pub fn of(function: &Function) -> Arguments {
        let parameter = |&value: &u32| (kind(function, value), function.width(value));
        Arguments { parameters: function.parameters.iter().map(parameter).collect() }
    }

    /// The arguments of `seed`.
    pub fn draw(&self, seed: u64) -> Vec<Bits> {
        self.draw_for(seed, 0)
    }

    /// The same for the invocation number `turn`: what belongs to one parameter belongs to another in the next.
    pub fn draw_for(&self, seed: u64, turn: u64) -> Vec<Bits> {
        let number = self.parameters.len() as u64;
        let parameters = (0..number).zip(&self.parameters);
        let one = |(at, &(kind, width))| draw(kind, width, (at + turn) % number, random::draw(seed, at));
        parameters.map(one).collect()
    }
}

fn kind(function: &Function, value: u32) -> Kind {
    let ty = function.value_type(value);
    let mut attributes = function.rows_at::<relation::ParameterAttribute>(value);
    let private =
        |text: &str| ["noalias", "byval", "sret", "inalloca"].iter().any(|name| text.starts_with(name));
    match ty {
        "half" | "bfloat" | "float" | "double" => Kind::Float,
        _ if !ty.starts_with("ptr") => Kind::Number,
        _ if attributes.any(|row| private(function.text(row.attribute))) => Kind::Private,
        _ => Kind::Shared,
    }
}

fn draw(kind: Kind, width: u32, at: u64, draw: u64) -> Bits {
    match kind {
        Kind::Number => random::value(draw, width),
        Kind::Float => random::float(draw, width),
        Kind::Shared if draw.is_multiple_of(16) => Bits::zero(width),
        Kind::Shared => Bits::new(width, Buffers::of(width).shared(draw)),
        Kind::Private => Bits::new(width, Buffers::of(width).private(at)),
    }
}
