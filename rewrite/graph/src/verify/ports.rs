//! The inputs and outputs of each kind of operator.

use crate::{
    evaluate::{self, Form},
    model::{Op, Operator},
};
use smallvec::{SmallVec, smallvec};

/// The widths of a few inputs.
type Inputs = SmallVec<[Option<u32>; 4]>;
/// The widths of a few outputs.
type Outputs = SmallVec<[u32; 2]>;

/// The widths that an operator asks for; none where any width will do.
pub struct Ports {
    /// Bits of each input.
    pub inputs: Inputs,
    /// Bits of each output.
    pub outputs: Outputs,
}

impl Ports {
    /// The ports of `op`; none if it has not the number of inputs or outputs of its kind.
    pub fn of(op: &Op) -> Option<Ports> {
        let ports = Ports { inputs: inputs(op)?, outputs: outputs(op)? };
        (ports.inputs.len() == op.ins.len() && ports.outputs.len() == op.outs.len()).then_some(ports)
    }
}

fn inputs(op: &Op) -> Option<Inputs> {
    let (bit, data, order) = (Some(1), Some(op.width), Some(0));
    let count = op.ins.len();
    Some(match &op.operator {
        Operator::Pick => smallvec![bit, data, data],
        Operator::Switch | Operator::Filter | Operator::Repeat | Operator::RepeatWhile => {
            smallvec![bit, data]
        }
        Operator::Count { .. } => smallvec![data, data, data],
        Operator::Reduce { .. } | Operator::Carry | Operator::CarryWhile => smallvec![bit, data, data],
        Operator::Land | Operator::Lor if count > 0 => smallvec![bit; count],
        Operator::Land | Operator::Lor => return None,
        Operator::Interleave => smallvec![bit; op.entries().map(|_| 2)?],
        Operator::Not | Operator::Mov => smallvec![data],
        Operator::Gate => smallvec![None, data],
        Operator::Predprop | Operator::Predmerge => smallvec![bit, bit],
        Operator::Pickany => smallvec![data, data],
        Operator::All if count > 0 => smallvec![order; count],
        Operator::All => return None,
        Operator::Load { .. } => smallvec![None, order],
        Operator::Store { .. } => smallvec![data, None, order],
        Operator::Alloca { .. } => ordered(count.clamp(1, 2)),
        Operator::Call { callee: Some(_) } => ordered(count.max(1)),
        Operator::Call { callee: None } => ordered(count.max(2)),
        Operator::Atomic { name, .. } => ordered(atomic_operands(name) + 1),
        Operator::Source => smallvec![None],
        Operator::Gep { index_widths, .. } => gep_inputs(op, index_widths),
        Operator::Pure(name) => pure_inputs(op, name),
    })
}

/// Operands of any width and an order token after them.
fn ordered(count: usize) -> Inputs {
    let mut inputs: Inputs = smallvec![None; count - 1];
    inputs.push(Some(0));
    inputs
}

fn atomic_operands(name: &str) -> usize {
    match name {
        "fence" => 0,
        "load.atomic" => 1,
        "cmpxchg" => 3,
        _ => 2,
    }
}

fn gep_inputs(op: &Op, index_widths: &[u32]) -> Inputs {
    let scalar = op.lanes.unwrap_or(1) == 1;
    let indices = index_widths.iter().map(|&width| scalar.then_some(width));
    std::iter::once(scalar.then_some(op.width)).chain(indices).collect()
}

/// The operands of a pure operator: all alike unless it takes values apart or is an intrinsic.
fn pure_inputs(op: &Op, name: &str) -> Inputs {
    let data = Some(op.width);
    match name {
        "constant" => smallvec![None],
        "select" => smallvec![None, data, data],
        "extractvalue" => smallvec![op.operand_width],
        "insertvalue" => smallvec![data, None],
        "extractelement" => smallvec![op.operand_width, None],
        "insertelement" => smallvec![data, None, None],
        "shufflevector" => smallvec![None, None],
        _ => {
            let count = evaluate::operands(name).unwrap_or(op.ins.len());
            let width = match evaluate::form(name) {
                Form::Intrinsic => None,
                Form::Plain => data,
                Form::Comparison | Form::Extension | Form::Truncation | Form::Conversion => {
                    Some(op.operand_width.unwrap_or(op.width))
                }
            };
            smallvec![width; count]
        }
    }
}

/// The bits that a conversion takes and gives, and 1 if these should be more, 0 if fewer; none of other operators.
pub(super) fn resizes(op: &Op) -> Option<[u32; 3]> {
    let Operator::Pure(name) = &op.operator else { return None };
    let more = match evaluate::form(name) {
        Form::Extension => 1,
        Form::Truncation => 0,
        _ => return None,
    };
    Some([op.operand_width.unwrap_or(op.width), op.width, more])
}

fn outputs(op: &Op) -> Option<Outputs> {
    let width = op.width;
    Some(match &op.operator {
        Operator::Switch | Operator::Carry | Operator::CarryWhile => smallvec![width, width],
        Operator::Land | Operator::Lor | Operator::Interleave => smallvec![1],
        Operator::Predprop | Operator::Predmerge => smallvec![1, 1],
        Operator::Pickany | Operator::Count { .. } => smallvec![width, 1],
        Operator::All | Operator::Store { .. } => smallvec![0],
        Operator::Load { .. } | Operator::Alloca { .. } => smallvec![width, 0],
        Operator::Call { .. } | Operator::Atomic { .. } => match op.outs.len() {
            1 => smallvec![0],
            2 => smallvec![width, 0],
            _ => return None,
        },
        Operator::Pure(name) if evaluate::form(name) == Form::Comparison => smallvec![op.lanes.unwrap_or(1)],
        _ => smallvec![width],
    })
}
