//! Which memories a function has, and what stands for a pointer.

use dfquery_graph::{Graph, LicId, Op, Operand, Operator};

/// The memories of a function.
#[derive(Debug)]
pub struct Memories {
    /// The parameters that are memories, by position, with the bytes of an element; empty if the address space is one.
    pub arguments: Vec<(usize, u32)>,
    /// For each operator the position of the memory that it accesses, if it is an access.
    accessed: Vec<Option<usize>>,
    /// For each LIC the bytes that one step of it counts: those of an element for the index of one, else 1.
    steps: Vec<u32>,
    /// For each LIC whether it is the start of a memory in every iteration: an index that is always 0.
    starts: Vec<bool>,
}

impl Memories {
    /// One memory for each pointer argument if that can be, else one for all.
    pub fn of(graph: &Graph) -> Memories {
        let origins = origins(graph);
        match separate(graph, &origins) {
            Some(accessed) => {
                let used = |position: &usize| accessed.contains(&Some(*position));
                let positions = (0..graph.params.len()).filter(used);
                let unit = |position| (position, unit(graph, &origins, position));
                let arguments: Vec<(usize, u32)> = positions.map(unit).collect();
                let unit_of = |origin: &Origin| {
                    let memory = |(position, _): &&(usize, u32)| *origin == Origin::Parameter(*position);
                    arguments.iter().find(memory).map(|(_, unit)| *unit)
                };
                let steps: Vec<Option<u32>> = origins.iter().map(unit_of).collect();
                let starts = starts(graph, &steps);
                Memories {
                    arguments,
                    accessed,
                    steps: steps.into_iter().map(|step| step.unwrap_or(1)).collect(),
                    starts,
                }
            }
            None => Memories {
                arguments: Vec::new(),
                accessed: vec![None; graph.ops.len()],
                steps: vec![1; graph.lics.len()],
                starts: vec![false; graph.lics.len()],
            },
        }
    }

    /// Bytes that one step of `lic` counts: those of an element where it is the index of one, else 1.
    pub fn step(&self, lic: LicId) -> i64 {
        self.steps[lic.0 as usize].into()
    }

    /// Returns true if `lic` is always the start of a memory: the index 0.
    pub fn is_start(&self, lic: LicId) -> bool {
        self.starts[lic.0 as usize]
    }

    /// The number among [`Memories::arguments`] of the memory that the access `op` uses; 0 if there is only one.
    pub fn accessed(&self, op: usize) -> usize {
        let position = |at: usize| self.arguments.iter().position(|(position, _)| *position == at);
        self.accessed[op].and_then(position).unwrap_or(0)
    }

    /// Bytes of an element of the memory `number`.
    pub fn unit(&self, number: usize) -> u32 {
        self.arguments.get(number).map_or(1, |(_, unit)| *unit)
    }
}

/// The source of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    /// Nowhere, as far as is known yet.
    Unknown,
    /// This parameter and no other.
    Parameter(usize),
    /// Anything.
    Other,
}

impl Origin {
    fn join(self, other: Origin) -> Origin {
        match (self, other) {
            (Origin::Unknown, origin) | (origin, Origin::Unknown) => origin,
            (a, b) if a == b => a,
            _ => Origin::Other,
        }
    }
}

/// The inputs of `op` that its outputs are copies of, or that they are addresses after; none if it computes.
fn passed(op: &Op) -> Option<&[Operand]> {
    match &op.operator {
        Operator::Pick => op.ins.get(1..),
        Operator::Switch | Operator::Filter | Operator::Gate | Operator::Repeat | Operator::RepeatWhile => {
            op.ins.get(1..)
        }
        Operator::Mov | Operator::Pickany => Some(&op.ins),
        Operator::Gep { .. } if op.lanes.unwrap_or(1) == 1 => op.ins.get(..1),
        Operator::Pure(name) if name == "select" => op.ins.get(1..),
        _ => None,
    }
}

/// The origin of each LIC, a least fixpoint.
fn origins(graph: &Graph) -> Vec<Origin> {
    let mut origins = vec![Origin::Unknown; graph.lics.len()];
    graph.params.iter().enumerate().for_each(|(at, lic)| origins[lic.0 as usize] = Origin::Parameter(at));
    let mut changed = true;
    while changed {
        changed = false;
        for op in &graph.ops {
            let found = match passed(op) {
                Some(inputs) => {
                    inputs.iter().map(|input| origin(&origins, input)).fold(Origin::Unknown, Origin::join)
                }
                None => Origin::Other,
            };
            for lic in op.outs.iter().flatten() {
                let known = &mut origins[lic.0 as usize];
                let joined = known.join(found);
                changed |= joined != *known;
                *known = joined;
            }
        }
    }
    origins
}

/// The LICs among those with a step that carry nothing but a parameter as it came in, a greatest fixpoint.
fn starts(graph: &Graph, steps: &[Option<u32>]) -> Vec<bool> {
    let mut starts: Vec<bool> = steps.iter().map(Option::is_some).collect();
    let mut changed = true;
    while changed {
        changed = false;
        for op in &graph.ops {
            let is_start = |input: &Operand| match input {
                Operand::Lic(lic) => starts[lic.0 as usize],
                _ => false,
            };
            let moves = !matches!(&op.operator, Operator::Gep { offset, scales, .. } if *offset != 0 || !scales.is_empty());
            let kept = moves && passed(op).is_some_and(|inputs| inputs.iter().all(is_start));
            for lic in op.outs.iter().flatten().filter(|_| !kept) {
                changed |= std::mem::replace(&mut starts[lic.0 as usize], false);
            }
        }
    }
    starts
}

fn origin(origins: &[Origin], operand: &Operand) -> Origin {
    match operand {
        Operand::Lic(lic) => origins[lic.0 as usize],
        _ => Origin::Other,
    }
}

fn address(op: &Op) -> Option<&Operand> {
    match op.operator {
        Operator::Load { .. } => op.ins.first(),
        Operator::Store { .. } => op.ins.get(1),
        _ => None,
    }
}

/// The parameter after each access, if all have one and its value is used for nothing else.
fn separate(graph: &Graph, origins: &[Origin]) -> Option<Vec<Option<usize>>> {
    let mut accessed = vec![None; graph.ops.len()];
    let mut memories = vec![false; graph.params.len()];
    for (at, op) in graph.ops.iter().enumerate() {
        let Some(address) = address(op) else { continue };
        let Origin::Parameter(position) = origin(origins, address) else { return None };
        accessed[at] = Some(position);
        memories[position] = true;
    }
    let memory = |operand: &Operand| match origin(origins, operand) {
        Origin::Parameter(position) => Some(position).filter(|&position| memories[position]),
        _ => None,
    };
    let escapes = |op: &Op| {
        let escape = |(at, input): (usize, &Operand)| {
            memory(input).is_some_and(|position| !stays_address(op, at, position, origins))
        };
        op.ins.iter().enumerate().any(escape)
    };
    let returned = graph.results.iter().any(|lic| memory(&Operand::Lic(*lic)).is_some());
    (!returned && !graph.ops.iter().any(escapes)).then_some(accessed)
}

/// Returns true if input `at` of `op`, the parameter at `position` or after it, is taken for an address or passed on
/// as one.
fn stays_address(op: &Op, at: usize, position: usize, origins: &[Origin]) -> bool {
    let kept = |lic: &LicId| origins[lic.0 as usize] == Origin::Parameter(position);
    match &op.operator {
        Operator::Load { .. } => at == 0,
        Operator::Store { .. } => at == 1,
        Operator::Pick | Operator::Switch | Operator::Filter | Operator::Repeat | Operator::RepeatWhile
            if at == 0 =>
        {
            false
        }
        Operator::Pure(_) if at == 0 => false,
        Operator::Gep { .. } if at > 0 => false,
        _ => passed(op).is_some() && op.outs.iter().flatten().all(kept),
    }
}

/// Bytes of the largest element: those of the widest type that is accessed whole.
const LARGEST: u32 = 16;

/// The bytes that all accesses and all steps after a parameter are multiples of, a power of two.
fn unit(graph: &Graph, origins: &[Origin], position: usize) -> u32 {
    let behind = |operand: Option<&Operand>| {
        operand.is_some_and(|operand| origin(origins, operand) == Origin::Parameter(position))
    };
    let mut bits = 0;
    for op in &graph.ops {
        match &op.operator {
            Operator::Load { bytes, .. } | Operator::Store { bytes, .. } if behind(address(op)) => {
                bits |= u64::from(*bytes);
            }
            Operator::Gep { offset, scales, .. } if behind(op.ins.first()) => {
                bits |= *offset as u64;
                bits |= scales.iter().fold(0, |all, &scale| all | scale as u64);
            }
            _ => {}
        }
    }
    1 << bits.trailing_zeros().min(LARGEST.trailing_zeros())
}
