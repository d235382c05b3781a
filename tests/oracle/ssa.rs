//! Makes SSA form of blocks that read and write variables: a phi for every variable at every join, then without those
//! that say nothing.

use crate::{
    code::{Block, Function, Instruction, Opcode, Operand, Type},
    graphs::Graph,
};

/// Number of a variable.
pub type Variable = usize;

/// A function that is written block by block.
pub struct Builder<'g> {
    graph: &'g Graph,
    function: Function,
    variables: Vec<Type>,
    /// What a variable holds whenever a header is entered from outside its loop: header, variable, value.
    resets: Vec<(usize, Variable, Operand)>,
    /// What the variables hold at the ends of the blocks that are written.
    ends: Vec<Option<Vec<Operand>>>,
    /// What they hold now.
    current: Vec<Operand>,
    at: usize,
}

impl<'g> Builder<'g> {
    /// A function with the control flow of `graph` and nothing in its blocks.
    pub fn new(graph: &'g Graph, name: &str, parameters: &[Type], result: Option<Type>) -> Builder<'g> {
        let function = Function {
            name: name.to_owned(),
            parameters: parameters.len(),
            result,
            values: parameters.to_vec(),
            blocks: graph
                .successors
                .iter()
                .map(|successors| Block { instructions: Vec::new(), successors: successors.clone() })
                .collect(),
        };
        Builder {
            graph,
            function,
            variables: Vec::new(),
            resets: Vec::new(),
            ends: vec![None; graph.blocks()],
            current: Vec::new(),
            at: 0,
        }
    }

    /// A variable that holds `initial` at the start of the function.
    pub fn variable(&mut self, initial: Operand) -> Variable {
        self.variables.push(self.function.type_of(initial));
        self.current.push(initial);
        self.current.len() - 1
    }

    /// Makes `variable` hold `value` whenever `header` is entered by an edge that does not repeat its loop.
    pub fn reset(&mut self, header: usize, variable: Variable, value: Operand) {
        self.resets.push((header, variable, value));
    }

    /// Begins a block: after its only predecessor, if it has one only.
    pub fn begin(&mut self, block: usize) {
        self.at = block;
        let sources = self.sources(block);
        match sources.first() {
            None => {}
            Some(&only) if sources.iter().all(|&from| from == only) && only != block => {
                self.current = self.ends[only].clone().expect("dominators are written first");
            }
            Some(_) => {
                let phi = |at| self.variables[at];
                let types: Vec<Type> = (0..self.variables.len()).map(phi).collect();
                self.current = types
                    .into_iter()
                    .map(|ty| self.emit(Opcode::Phi(sources.clone()), ty, Vec::new()))
                    .collect();
            }
        }
    }

    /// Ends the block that was begun.
    pub fn finish(&mut self, opcode: Opcode, operands: Vec<Operand>) {
        let end = Instruction { opcode, result: None, operands };
        self.function.blocks[self.at].instructions.push(end);
        self.ends[self.at] = Some(self.current.clone());
    }

    /// What `variable` holds.
    pub fn read(&self, variable: Variable) -> Operand {
        self.current[variable]
    }

    /// Lets `variable` hold `value`, extended or cut to its width.
    pub fn write(&mut self, variable: Variable, value: Operand) {
        self.current[variable] = self.cast(value, self.variables[variable]);
    }

    /// The type of an operand.
    pub fn type_of(&self, operand: Operand) -> Type {
        self.function.type_of(operand)
    }

    /// Appends an instruction with a result.
    pub fn emit(&mut self, opcode: Opcode, ty: Type, operands: Vec<Operand>) -> Operand {
        self.function.values.push(ty);
        let result = self.function.values.len() - 1;
        self.function.blocks[self.at].instructions.push(Instruction {
            opcode,
            result: Some(result),
            operands,
        });
        Operand::Value(result)
    }

    /// Appends an instruction without a result.
    pub fn act(&mut self, opcode: Opcode, operands: Vec<Operand>) {
        self.function.blocks[self.at].instructions.push(Instruction { opcode, result: None, operands });
    }

    /// Appends an operation on two operands of one type.
    pub fn binary(&mut self, name: &'static str, a: Operand, b: Operand) -> Operand {
        self.emit(Opcode::Binary(name), self.type_of(a), vec![a, b])
    }

    /// `value` extended or cut to `ty`; even widths are extended with their sign.
    pub fn cast(&mut self, value: Operand, ty: Type) -> Operand {
        let (from, to) = (self.type_of(value).width(), ty.width());
        match value {
            _ if from == to => value,
            Operand::Constant(_, bits) => constant(ty, bits),
            _ if from > to => self.emit(Opcode::Cast("trunc"), ty, vec![value]),
            _ if from % 16 == 0 => self.emit(Opcode::Cast("sext"), ty, vec![value]),
            _ => self.emit(Opcode::Cast("zext"), ty, vec![value]),
        }
    }

    /// The function, when all blocks are written.
    pub fn build(mut self) -> Function {
        self.connect();
        while let Some((phi, same)) = trivial_phi(&self.function) {
            replace(&mut self.function, phi, same);
        }
        drop_unread_phis(&mut self.function);
        self.function.numbered()
    }

    /// The blocks that edges to `block` come from, once for each edge.
    fn sources(&self, block: usize) -> Vec<usize> {
        self.graph.edges().filter(|&(_, to, _)| to == block).map(|(from, ..)| from).collect()
    }

    /// Gives phis their operands. The phis of a join stand in front, in the order of the variables.
    fn connect(&mut self) {
        let dominates = crate::analyses::dominance(self.graph);
        for (block, dominated) in dominates.iter().enumerate() {
            for (variable, phi) in self.function.blocks[block].instructions.iter_mut().enumerate() {
                let Opcode::Phi(sources) = &phi.opcode else { break };
                let value = |&from: &usize| {
                    let mut resets = self.resets.iter().filter(|_| !dominated[from]);
                    let reset = resets.find(|&&(header, counter, _)| (header, counter) == (block, variable));
                    reset.map_or_else(
                        || self.ends[from].as_ref().expect("all blocks are written")[variable],
                        |&(.., value)| value,
                    )
                };
                phi.operands = sources.iter().map(value).collect();
            }
        }
    }
}

/// The constant of `ty` with the low bits of `bits`.
pub fn constant(ty: Type, bits: u64) -> Operand {
    Operand::Constant(ty, bits & (u64::MAX >> (64 - ty.width())))
}

/// A phi that takes one operand from everywhere but from itself.
fn trivial_phi(function: &Function) -> Option<(usize, Operand)> {
    let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    instructions.filter(|i| matches!(i.opcode, Opcode::Phi(_))).find_map(|phi| {
        let result = phi.result.expect("a phi has a result");
        let mut others = phi.operands.iter().filter(|&&operand| operand != Operand::Value(result));
        let first = *others.next()?;
        others.all(|&other| other == first).then_some((result, first))
    })
}

/// Puts `value` in the place of the phi `phi`.
fn replace(function: &mut Function, phi: usize, value: Operand) {
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| instruction.result != Some(phi));
        for operand in block.instructions.iter_mut().flat_map(|instruction| &mut instruction.operands) {
            if *operand == Operand::Value(phi) {
                *operand = value;
            }
        }
    }
}

/// Leaves out the phis that only phis like them read.
fn drop_unread_phis(function: &mut Function) {
    let all: Vec<Instruction> = function.blocks.iter().flat_map(|block| block.instructions.clone()).collect();
    let (phis, rest): (Vec<_>, Vec<_>) = all.into_iter().partition(|i| matches!(i.opcode, Opcode::Phi(_)));
    let mut read = vec![false; function.values.len()];
    let mut open: Vec<Operand> = rest.into_iter().flat_map(|instruction| instruction.operands).collect();
    while let Some(operand) = open.pop() {
        let Operand::Value(value) = operand else { continue };
        if !std::mem::replace(&mut read[value], true) {
            open.extend(
                phis.iter().filter(|phi| phi.result == Some(value)).flat_map(|phi| phi.operands.clone()),
            );
        }
    }
    for block in &mut function.blocks {
        let is_read = |instruction: &Instruction| instruction.result.is_none_or(|result| read[result]);
        block.instructions.retain(|i| !matches!(i.opcode, Opcode::Phi(_)) || is_read(i));
    }
}
