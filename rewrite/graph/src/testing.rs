//! Graphs and fact bases written by hand, for the tests of all crates.

use crate::{
    bits::Bits,
    model::{Graph, Lic, LicId, Op, Operand, Operator},
    name::Name,
};
use dfquery_engine::{base::FactBase, schema::ColumnType};
use dfquery_rules::{entity, relation};
use rustc_hash::FxHashMap;

/// A fact base without facts.
pub fn nothing() -> FactBase {
    FactBase::new(dfquery_rules::built_in().schema().clone())
}

/// The facts of functions in a small notation, one instruction a line.
///
/// ```text
/// f %a:32 -> 32              a function, its parameters, the width of its result
/// entry:                     a block
///   %x:32 = add %a 1:32      values by name, constants with their width, `@g` for addresses
///   %c:1 = icmp %x %a .predicate=ult
///   br %c entry end
///   %y:32 = phi entry=%x
/// ```
/// Words that begin with a dot give an instruction a row in the relation of that name.
pub fn facts(text: &str) -> FactBase {
    let mut writer = Facts { base: nothing(), values: FxHashMap::default(), blocks: FxHashMap::default() };
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()).chain(["end"]) {
        if !line.starts_with(' ') && !line.trim_end().ends_with(':') && !lines.is_empty() {
            writer.function(&std::mem::take(&mut lines));
        }
        lines.push(line);
    }
    writer.base
}

/// The facts of Euclid's algorithm, in the notation of [`facts`]; [`gcd`] is its graph.
pub const GCD: &str = "
gcd %a:32 %b:32 -> 32
entry:
  br head
head:
  %x:32 = phi entry=%a body=%y
  %y:32 = phi entry=%b body=%r
  %c:1 = icmp %y 0:32 .predicate=ne
  br %c body end
body:
  %r:32 = urem %x %y
  br head
end:
  ret %x
";

struct Facts {
    base: FactBase,
    values: FxHashMap<String, entity::Value>,
    blocks: FxHashMap<String, entity::Block>,
}

impl Facts {
    fn function(&mut self, lines: &[&str]) {
        let (head, result) = lines[0].split_once(" ->").expect("a result");
        let mut words = head.split(' ');
        let function = entity::Function(self.base.open_part(words.next().expect("a name")));
        self.values.clear();
        self.base.add(relation::Function { function });
        if let Ok(width) = result.trim().parse() {
            let r#type = self.base.intern("int");
            self.base.add(relation::FunctionResult { function, r#type, width });
        }
        for (position, word) in (0..).zip(words) {
            let value = self.value(word, function);
            self.base.add(relation::Parameter { value, function, position });
        }
        for line in &lines[1..] {
            if let Some((value, _)) = line.trim().split_once(" = ") {
                self.value(value, function);
            }
        }
        self.name_blocks(lines, function);
        let (mut block, mut position) = ("", 0);
        for line in &lines[1..] {
            match line.strip_suffix(':') {
                Some(name) => (block, position) = (name, 0),
                None => {
                    self.instruction(line.trim(), block, position);
                    position += 1;
                }
            }
        }
    }

    fn name_blocks(&mut self, lines: &[&str], function: entity::Function) {
        self.blocks.clear();
        for (position, name) in (0..).zip(lines[1..].iter().filter_map(|line| line.strip_suffix(':'))) {
            let block = self.base.new_entity(name);
            self.blocks.insert(name.to_owned(), block);
            self.base.add(relation::Block { block, function, position });
        }
    }

    /// Makes the value `%x:32`.
    fn value(&mut self, word: &str, function: entity::Function) -> entity::Value {
        let (name, width) = word.split_once(':').expect("a width");
        let value = self.base.new_entity(name);
        self.values.insert(name.to_owned(), value);
        let (r#type, width) = (self.base.intern("int"), width.parse().expect("a number"));
        self.base.add(relation::Value { value, function, r#type, width });
        value
    }

    fn instruction(&mut self, line: &str, block: &str, position: u32) {
        let (result, body) =
            line.split_once(" = ").map_or((None, line), |(result, body)| (Some(result), body));
        let mut words = body.split(' ');
        let opcode = self.base.intern(words.next().expect("an opcode"));
        let instruction = self.base.new_entity(&format!("{block}:{position}"));
        let block = self.blocks[block];
        self.base.add(relation::Instruction { instruction, block, position, opcode });
        if let Some((name, _)) = result.and_then(|result| result.split_once(':')) {
            self.base.add(relation::Def { instruction, value: self.values[name] });
        }
        let (mut operand, mut successor) = (0, 0);
        for word in words {
            if let Some(fact) = word.strip_prefix('.') {
                self.attribute(instruction, block, fact);
            } else if let Some(&to) = self.blocks.get(word) {
                self.base.add(relation::Edge { from: block, to, successor });
                successor += 1;
            } else {
                self.operand(instruction, operand, word);
                operand += 1;
            }
        }
    }

    fn operand(&mut self, instruction: entity::Instruction, operand: u32, word: &str) {
        let word = match word.split_once('=') {
            Some((from, word)) => {
                self.base.add(relation::PhiOperand { instruction, operand, from: self.blocks[from] });
                word
            }
            None => word,
        };
        if let Some(&value) = self.values.get(word) {
            self.base.add(relation::Use { instruction, operand, value });
        } else if word.starts_with('@') {
            let (global, offset) = (self.base.intern(word), self.base.intern("0"));
            self.base.add(relation::GlobalOperand { instruction, operand, width: 64, global, offset });
        } else {
            let (bits, width) = word.split_once(':').expect("a constant");
            let (bits, width) = (self.base.intern(bits), width.parse().expect("a number"));
            self.base.add(relation::Constant { instruction, operand, width, bits });
        }
    }

    /// `relation=cell,cell`: numbers where the relation has numbers.
    fn attribute(&mut self, instruction: entity::Instruction, block: entity::Block, fact: &str) {
        let (relation, cells) = fact.split_once('=').expect("cells");
        let id = self.base.schema().relation(relation).expect("declared");
        let first = if relation == "case_value" { block.0 } else { instruction.0 };
        let mut row = vec![first];
        for (cell, at) in cells.split(',').zip(1..) {
            row.push(match self.base.schema()[id].columns[at].ty {
                ColumnType::Number => cell.parse().expect("a number"),
                _ => self.base.symbol(cell),
            });
        }
        self.base.rows_mut(id).push_slice(&row);
    }
}

/// A graph that is being written down.
#[derive(Default)]
pub struct GraphBuilder {
    graph: Graph,
}

impl GraphBuilder {
    /// A graph with nothing but its order input.
    pub fn new(name: &str) -> GraphBuilder {
        let mut draft = GraphBuilder::default();
        draft.graph.name = name.to_owned();
        draft.graph.order_in = Some(draft.lic("%in_mem_ord", 0));
        draft
    }

    /// A LIC of depth 1.
    pub fn lic(&mut self, name: &str, width: u32) -> LicId {
        self.lic_with(name, width, 1, &[])
    }

    /// A LIC of any depth with initial values.
    pub fn lic_with(&mut self, name: &str, width: u32, depth: u32, init: &[u64]) -> LicId {
        let init = init.iter().map(|&value| Bits::new(width, value)).collect();
        self.graph.lics.push(Lic {
            name: name.into(),
            width,
            depth,
            init,
            group: Name::default(),
            frequency: None,
            held: false,
        });
        LicId(self.graph.lics.len() as u32 - 1)
    }

    /// A parameter.
    pub fn param(&mut self, name: &str, width: u32) -> LicId {
        let lic = self.lic(name, width);
        self.graph.params.push(lic);
        lic
    }

    /// A held parameter.
    pub fn held(&mut self, name: &str, width: u32) -> LicId {
        let lic = self.param(name, width);
        self.graph.lics[lic.0 as usize].held = true;
        lic
    }

    /// The order input.
    pub fn order(&self) -> LicId {
        self.graph.order_in.expect("made at the start")
    }

    /// An operator whose outputs are LICs.
    pub fn op(&mut self, operator: Operator, width: u32, outs: &[Option<LicId>], ins: &[Operand]) -> &mut Op {
        self.graph.ops.push(Op { outs: outs.to_vec(), ins: ins.to_vec(), ..Op::new(operator, width) });
        self.graph.ops.last_mut().expect("just pushed")
    }

    /// A pure operator.
    pub fn pure(&mut self, name: &str, out: LicId, ins: &[Operand]) -> &mut Op {
        let width = self.graph.lic(out).width;
        self.op(Operator::Pure(name.to_owned()), width, &[Some(out)], ins)
    }

    /// The graph with these ends.
    pub fn end(mut self, order_out: Option<LicId>, result: Option<LicId>) -> Graph {
        self.graph.order_out = order_out;
        self.graph.results = result.into_iter().collect();
        self.graph
    }
}

/// A constant operand.
pub fn constant(width: u32, value: u64) -> Operand {
    Operand::Const(Bits::new(width, value))
}

/// The greatest common divisor by remainders: a loop with two values and an initial value on the continue stream.
pub fn gcd() -> Graph {
    let mut d = GraphBuilder::new("gcd");
    let (a, b) = (d.param("%a", 32), d.param("%b", 32));
    let (x, y) = (d.lic("%x", 32), d.lic("%y", 32));
    let (go, again) = (d.lic("%go", 1), d.lic_with("%again", 1, 1, &[0]));
    let (rest, kept, gone) = (d.lic("%rest", 32), d.lic("%kept", 32), d.lic("%gone", 32));
    let inner = d.lic("%inner", 32);
    d.op(Operator::Mov, 1, &[Some(again)], &[go.into()]);
    d.op(Operator::Pick, 32, &[Some(x)], &[again.into(), a.into(), kept.into()]).origin = "%x".into();
    d.op(Operator::Pick, 32, &[Some(y)], &[again.into(), b.into(), rest.into()]).origin = "%y".into();
    d.pure("icmp.ne", go, &[y.into(), constant(32, 0)]).operand_width = Some(32);
    d.op(Operator::Switch, 32, &[Some(gone), Some(inner)], &[go.into(), x.into()]);
    d.op(Operator::Switch, 32, &[None, Some(kept)], &[go.into(), y.into()]);
    d.pure("urem", rest, &[inner.into(), kept.into()]).origin = "%rest".into();
    let order = d.order();
    d.end(Some(order), Some(gone))
}

/// `n`, `k`, the rounds of two loops that count to `n`, and three times the sum of `i * k` for all `i` below `n`, and
/// `s` for each of them: the operators that hold something.
///
/// One loop tests at its end and goes round once if `n` is 0; the other tests at its head.
pub fn sums() -> Graph {
    let mut d = GraphBuilder::new("sums");
    let (n, k, s) = (d.param("%n", 32), d.param("%k", 32), d.held("%s", 32));
    let count = |next| Operator::Count { name: "count.ult".to_owned(), next };
    let (zero, one) = (constant(32, 0), constant(32, 1));
    let (i, again, kept) = (d.lic("%i", 32), d.lic("%again", 1), d.lic("%kept", 32));
    d.op(count(true), 32, &[Some(i), Some(again)], &[zero.clone(), one.clone(), n.into()]);
    d.op(Operator::Repeat, 32, &[Some(kept)], &[again.into(), k.into()]);
    let (product, term, total) = (d.lic("%product", 32), d.lic("%term", 32), d.lic("%total", 32));
    d.pure("mul", product, &[i.into(), kept.into()]);
    d.pure("add", term, &[product.into(), Operand::Held(s)]);
    let reduce = Operator::Reduce { name: "reduce.add".to_owned() };
    d.op(reduce, 32, &[Some(total)], &[again.into(), zero.clone(), term.into()]);

    let (j, more, factor) = (d.lic("%j", 32), d.lic("%more", 1), d.lic("%factor", 32));
    d.op(count(false), 32, &[Some(j), Some(more)], &[zero.clone(), one, n.into()]);
    d.op(Operator::RepeatWhile, 32, &[Some(factor)], &[more.into(), k.into()]);
    let (first, select, sum) = (d.lic("%first", 32), d.lic_with("%select", 1, 1, &[0]), d.lic("%sum", 32));
    d.op(Operator::Mov, 1, &[Some(select)], &[more.into()]);
    d.op(Operator::Gate, 32, &[Some(first)], &[n.into(), zero]);
    let (next, inner, last) = (d.lic("%next", 32), d.lic("%inner", 32), d.lic("%last", 32));
    d.op(Operator::Pick, 32, &[Some(sum)], &[select.into(), first.into(), next.into()]);
    d.op(Operator::Switch, 32, &[Some(last), Some(inner)], &[more.into(), sum.into()]);
    let step = d.lic("%step", 32);
    d.pure("mul", step, &[j.into(), factor.into()]);
    d.pure("add", next, &[inner.into(), step.into()]);
    let (sum_again, two, all) = (d.lic("%again.2", 32), d.lic("%two", 32), d.lic("%all", 32));
    let reduce = Operator::Reduce { name: "reduce.while.add".to_owned() };
    d.op(reduce, 32, &[Some(sum_again)], &[more.into(), constant(32, 0), step.into()]);
    d.pure("add", two, &[total.into(), last.into()]);
    d.pure("add", all, &[two.into(), sum_again.into()]);
    let (w, behind) = (d.lic("%w", 32), d.lic("%behind", 32));
    let (v, after) = (d.lic("%v", 32), d.lic("%after", 32));
    let (above, below) = (d.lic("%above", 32), d.lic("%below", 32));
    d.op(Operator::Carry, 32, &[Some(w), Some(behind)], &[again.into(), n.into(), above.into()]);
    d.op(Operator::CarryWhile, 32, &[Some(v), Some(after)], &[more.into(), k.into(), below.into()]);
    d.pure("add", above, &[w.into(), constant(32, 1)]);
    d.pure("add", below, &[v.into(), constant(32, 1)]);
    let (three, four) = (d.lic("%three", 32), d.lic("%four", 32));
    d.pure("add", three, &[all.into(), behind.into()]);
    d.pure("add", four, &[three.into(), after.into()]);
    let order = d.order();
    d.end(Some(order), Some(four))
}

/// The last value of a counter from 0 on, up to the first whose successor is not below `%n`: a switch drops the value and the
/// bit that are there to begin with, and lets the last one out.
pub fn last() -> Graph {
    let mut d = GraphBuilder::new("last");
    let (n, i, again) = (d.param("%n", 32), d.lic("%i", 32), d.lic("%again", 1));
    let (seen, later) = (d.lic_with("%seen", 32, 2, &[7]), d.lic_with("%later", 1, 2, &[1]));
    let (end, count) = (d.lic("%end", 32), Operator::Count { name: "count.ult".to_owned(), next: true });
    d.op(count, 32, &[Some(i), Some(again)], &[constant(32, 0), constant(32, 1), n.into()]);
    d.op(Operator::Mov, 32, &[Some(seen)], &[i.into()]);
    d.op(Operator::Mov, 1, &[Some(later)], &[again.into()]);
    d.op(Operator::Switch, 32, &[Some(end), None], &[later.into(), seen.into()]);
    let order = d.order();
    d.end(Some(order), Some(end))
}

/// The sum of 27 times each `i` from 0 on, up to the first whose successor is not below `%n`: an inner loop of three rounds, of
/// which two runs go round at a time.
pub fn rows() -> Graph {
    let mut d = GraphBuilder::new("rows");
    let n = d.param("%n", 32);
    let (zero, one) = (constant(32, 0), constant(32, 1));
    let (i, more) = (d.lic_with("%i", 32, 4, &[]), d.lic_with("%more", 1, 4, &[]));
    let count = Operator::Count { name: "count.ult".to_owned(), next: true };
    d.op(count, 32, &[Some(i), Some(more)], &[zero.clone(), one.clone(), n.into()]);
    let (again, turn) = (d.lic_with("%again", 1, 4, &[]), d.lic("%turn", 1));
    d.op(Operator::Interleave, 1, &[Some(turn)], &[again.into(), more.into()]).immediates = vec![2];
    let (x, k, first) = (d.lic("%x", 32), d.lic("%k", 32), d.lic_with("%first", 32, 4, &[]));
    let (x_back, k_back) = (d.lic_with("%x.1", 32, 4, &[]), d.lic_with("%k.1", 32, 4, &[]));
    d.op(Operator::Gate, 32, &[Some(first)], &[more.into(), zero.clone()]);
    d.op(Operator::Pick, 32, &[Some(x)], &[turn.into(), i.into(), x_back.into()]);
    d.op(Operator::Pick, 32, &[Some(k)], &[turn.into(), first.into(), k_back.into()]);
    let (next, triple, out) = (d.lic("%next", 32), d.lic("%triple", 32), d.lic_with("%out", 32, 4, &[]));
    d.pure("add", next, &[k.into(), one]);
    d.pure("mul", triple, &[x.into(), constant(32, 3)]);
    d.pure("icmp.ne", again, &[next.into(), constant(32, 3)]).operand_width = Some(32);
    d.op(Operator::Switch, 32, &[Some(out), Some(x_back)], &[again.into(), triple.into()]);
    d.op(Operator::Switch, 32, &[None, Some(k_back)], &[again.into(), next.into()]);
    let sum = d.lic("%sum", 32);
    let reduce = Operator::Reduce { name: "reduce.add".to_owned() };
    d.op(reduce, 32, &[Some(sum)], &[more.into(), zero, out.into()]);
    let order = d.order();
    d.end(Some(order), Some(sum))
}
