//! Arguments made up for a function, by the types of its parameters.

use dfquery_graph::{
    Graph, LicId,
    bits::Bits,
    function::Function,
    random::{self, Buffers},
    uses,
};
use dfquery_rules::relation;

/// The kind of value that is made up for one parameter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
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

/// Number of values at the bounds of what a parameter can be.
const BOUNDS: u64 = 5;

/// Number of lists of arguments at bounds: all parameters at the same one, and at one after the other.
pub const BOUNDARIES: u64 = 2 * BOUNDS;

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

    /// For the parameters of `graph`, as its operators use them: addresses are in buffers of their own.
    pub fn of_graph(graph: &Graph) -> Arguments {
        let kinds = uses::kinds(graph);
        let kind = |lic: &LicId| match kinds[lic.0 as usize] {
            uses::Kind::Number => Kind::Number,
            uses::Kind::Float => Kind::Float,
            uses::Kind::Address => Kind::Private,
        };
        let parameter = |lic: &LicId| (kind(lic), graph.lic(*lic).width);
        Arguments { parameters: graph.params.iter().map(parameter).collect() }
    }

    /// The same, where a parameter is also what `other` says of it.
    #[must_use]
    pub fn and(mut self, other: &Arguments) -> Arguments {
        for ((kind, _), (other, _)) in self.parameters.iter_mut().zip(&other.parameters) {
            *kind = (*kind).max(*other);
        }
        self
    }

    /// The list number `number` of arguments at bounds, below [`BOUNDARIES`], for the invocation number `turn`.
    pub fn boundary(&self, number: u64, turn: u64) -> Vec<Bits> {
        let drawn = self.draw_for(number, turn);
        let bound = |at: u64| if number < BOUNDS { number + turn } else { number + turn + at } % BOUNDS;
        let parameters = (0..).zip(&self.parameters).zip(drawn);
        let one = |((at, &(kind, width)), drawn): ((u64, &(Kind, u32)), Bits)| match kind {
            Kind::Number => number_at(bound(at), width),
            Kind::Float => float_at(bound(at), width),
            Kind::Shared | Kind::Private => drawn,
        };
        parameters.map(one).collect()
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

/// 0, 1, -1, and the least and the largest signed number of `width` bits.
fn number_at(bound: u64, width: u32) -> Bits {
    let highest = || Bits::zero(width).with_slice(width.saturating_sub(1), &Bits::one_bit(true));
    match bound {
        0 => Bits::zero(width),
        1 => Bits::new(width, 1),
        2 => Bits::ones(width),
        3 => highest(),
        _ => highest().not(),
    }
}

/// 0, 1, -0, infinity and the least positive number of `width` bits, if this is the width of a known format.
fn float_at(bound: u64, width: u32) -> Bits {
    let (one, infinity) = match width {
        32 => (1.0_f32.to_bits().into(), f32::INFINITY.to_bits().into()),
        64 => (1.0_f64.to_bits(), f64::INFINITY.to_bits()),
        _ => return number_at(bound, width),
    };
    match bound {
        0 => Bits::zero(width),
        1 => Bits::new(width, one),
        2 => number_at(3, width),
        3 => Bits::new(width, infinity),
        _ => Bits::new(width, 1),
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

#[cfg(test)]
mod tests {
    use super::*;
    use dfquery_graph::{
        Operator,
        testing::{GraphBuilder, gcd},
    };

    #[test]
    fn bounds_are_those_of_the_width() {
        let values = |width| [0, 1, 2, 3, 4].map(|bound| number_at(bound, width).signed_low());
        assert_eq!(values(8), [0, 1, -1, -128, 127]);
        assert_eq!(values(64), [0, 1, -1, i64::MIN, i64::MAX]);
        assert_eq!(number_at(3, 1), number_at(1, 1));
        assert_eq!(float_at(2, 32), Bits::new(32, (-0.0_f32).to_bits().into()));
    }

    #[test]
    fn a_boundary_is_for_all_parameters_or_for_each_another() {
        let arguments = Arguments::of_graph(&gcd());
        assert_eq!(arguments.boundary(2, 0), [Bits::from_i64(32, -1), Bits::from_i64(32, -1)]);
        assert_eq!(arguments.boundary(BOUNDS, 0), [Bits::zero(32), Bits::new(32, 1)]);
    }

    #[test]
    fn what_leads_to_an_address_is_a_pointer() {
        let mut d = GraphBuilder::new("f");
        let (p, i, x) = (d.param("%p", 64), d.param("%i", 64), d.param("%x", 32));
        let (at, y, order, last) = (d.lic("%at", 64), d.lic("%y", 32), d.order(), d.lic("%last", 0));
        let gep = Operator::Gep { offset: 0, scales: vec![4], index_widths: vec![64] };
        d.op(gep, 64, &[Some(at)], &[p.into(), i.into()]);
        d.pure("fadd", y, &[x.into(), x.into()]);
        d.op(
            Operator::Store { bytes: 4, volatile: false },
            32,
            &[Some(last)],
            &[y.into(), at.into(), order.into()],
        );
        let arguments = Arguments::of_graph(&d.end(Some(last), None));
        let kinds: Vec<Kind> = arguments.parameters.iter().map(|(kind, _)| *kind).collect();
        assert_eq!(kinds, [Kind::Private, Kind::Number, Kind::Float]);
    }
}
