//! Rules to programs for registers.
//!
//! The atom that is read as new rows stands first, so that a round costs what is new; then whatever is decided comes as
//! early as it can, and the next atom to scan is the one that is bound best: by key, by an entity, by anything, inputs
//! before derived relations. A rule without new rows is planned from each of its inputs on: which has the fewest rows is
//! known when it is evaluated. What is derived for the whole program has many rounds, in which each new row is joined
//! with the same inputs: so there are plans that join these inputs with each other first, once.

use super::{
    joins::{Constant, JoinPlan, Reader},
    names::{self, Names},
    plan::{
        Expression, Joined, New, Plan, Register, RulePlan, Scan, Source, Start, Step, Stops, Version, WIDEST,
        registers, start,
    },
    stratum::Piece,
};
use crate::{
    check::{Aggregate, Atom as CheckedAtom, Literal, Program, Rule, Term, VariableId},
    schema::ColumnType,
    store::columns,
    syntax::Comparison,
};
use std::{cmp::Reverse, collections::BTreeSet};

/// Plans the rules of `piece`.
pub fn plan(program: &Program, names: &Names, piece: &Piece) -> Plan {
    let mut plan = Plan::new(piece.file.derives.len());
    for (at, rule) in piece.file.rules.iter().enumerate() {
        let growing = growing(piece, rule);
        if growing.is_empty() {
            plan_rule(program, names, piece, &mut plan, at, rule, None);
        }
        for new in growing {
            plan_rule(program, names, piece, &mut plan, at, rule, Some(new));
        }
    }
    start_anywhere(program, names, piece, &mut plan);
    if !piece.local {
        join_inputs(program, names, piece, &mut plan);
    }
    let places = places(&plan);
    plan.rules.sort_by_key(|rule| places[rule.head]);
    plan
}

/// By relation its place in an order in which most rules derive something that comes after what they read.
fn places(plan: &Plan) -> Vec<usize> {
    let mut derived: Vec<Vec<usize>> = vec![Vec::new(); plan.orders.len()];
    for (new, head) in plan.rules.iter().filter_map(|rule| Some((rule.new?, rule.head))) {
        derived[new.slot].push(head);
    }
    // The reverse of the order in which a search ends, which begins where rules read nothing of the stratum.
    let mut places = vec![usize::MAX; derived.len()];
    let mut seen = vec![false; derived.len()];
    let mut next = derived.len();
    let begun = plan.rules.iter().filter(|rule| rule.new.is_none()).map(|rule| rule.head);
    for root in begun.chain(0..derived.len()) {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        let mut stack = vec![(root, 0)];
        while let Some((slot, at)) = stack.pop() {
            let Some(&head) = derived[slot].get(at) else {
                next -= 1;
                places[slot] = next;
                continue;
            };
            stack.push((slot, at + 1));
            if !std::mem::replace(&mut seen[head], true) {
                stack.push((head, 0));
            }
        }
    }
    places
}

/// The atoms of `rule` that can be read as new rows.
fn growing(piece: &Piece, rule: &Rule) -> Vec<New> {
    let new = |(condition, literal): (usize, &Literal)| match literal {
        Literal::Atom(atom) => piece.slot(atom.relation).map(|slot| New { condition, slot }),
        _ => None,
    };
    rule.body.iter().enumerate().filter_map(new).collect()
}

/// Gives the plans that begin with an input others that begin with each of the other inputs.
fn start_anywhere(program: &Program, names: &Names, piece: &Piece, plan: &mut Plan) {
    for at in 0..plan.rules.len() {
        let planned = &plan.rules[at];
        let Some(first) = start(&planned.steps).filter(|_| planned.new.is_none()) else { continue };
        let rule = &piece.file.rules[planned.rule];
        let others: BTreeSet<usize> = planned.reads.iter().copied().filter(|&read| read != first).collect();
        if others.is_empty() {
            continue;
        }
        let mut planner = Planner::new(program, names, piece, plan, rule);
        let conditions = planner.conditions(&rule.body, None);
        let cells = planner.cells(rule);
        let starts = others.into_iter().filter_map(|read| planner.start(&conditions, &cells, read));
        plan.rules[at].starts = starts.collect();
    }
}

/// Gives the plans that read new rows others in which inputs are joined with each other first: as many as can be, then
/// one fewer, and so on.
///
/// Only those that look nothing up by an index that no plan has otherwise.
fn join_inputs(program: &Program, names: &Names, piece: &Piece, plan: &mut Plan) {
    for at in 0..plan.rules.len() {
        let Some(new) = plan.rules[at].new else { continue };
        let rule = &piece.file.rules[plan.rules[at].rule];
        let known: Vec<usize> = plan.orders.iter().map(Vec::len).collect();
        let mut planner = Planner::new(program, names, piece, plan, rule);
        let conditions = planner.conditions(&rule.body, Some(new.condition));
        let cells = planner.cells(rule);
        let mut joined = Vec::new();
        for inputs in planner.inputs(&conditions) {
            let read = piece.readings.len() + planner.plan.joined;
            let made = planner.joined(&conditions, &inputs, &cells, read);
            let orders = &mut planner.plan.orders;
            if orders.iter().zip(&known).all(|(orders, &known)| orders.len() == known)
                && let Some(made) = made
            {
                joined.push(made);
                planner.plan.joined += 1;
            } else {
                orders.iter_mut().zip(&known).for_each(|(orders, &known)| orders.truncate(known));
            }
        }
        plan.rules[at].joined = joined;
    }
}

/// The rules of `piece`, each once, for evaluators that join whole relations.
pub fn joins(program: &Program, names: &Names, piece: &Piece) -> Vec<JoinPlan> {
    let mut plan = Plan::new(piece.file.derives.len());
    let rules = piece.file.rules.iter().enumerate();
    let constants: Vec<_> =
        rules.map(|(at, rule)| plan_rule(program, names, piece, &mut plan, at, rule, None)).collect();
    let reader = Reader {
        program,
        reads: piece.readings.iter().map(|reading| (reading.relation, &reading.columns[..])).collect(),
        derives: &piece.file.derives,
        orders: &plan.orders,
    };
    plan.rules.into_iter().zip(constants).map(|(rule, constants)| reader.rule(rule, constants)).collect()
}

/// Plans `rule` and gives what its registers hold from the start.
fn plan_rule(
    program: &Program,
    names: &Names,
    piece: &Piece,
    plan: &mut Plan,
    number: usize,
    rule: &Rule,
    new: Option<New>,
) -> Vec<(Register, Constant)> {
    let mut planner = Planner::new(program, names, piece, plan, rule);
    let left = planner.conditions(&rule.body, new.map(|new| new.condition));
    let cells = planner.cells(rule);
    let steps = planner.steps(left, &cells);
    let (registers, texts, constants) = (planner.registers, planner.texts, planner.constants);
    let head = piece.slot(rule.head.relation).expect("a piece has the rules of its relations");
    let plain = cells.iter().map(|cell| match cell {
        Expression::Register(register) => Some(*register),
        _ => None,
    });
    let plain = plain.collect();
    let needed = names::needed(rule);
    let needed =
        needed.into_iter().map(|(ty, name)| (piece.type_place(ty), names.entity(ty, name))).collect();
    let reads = reads(piece, rule);
    plan.rules.push(RulePlan {
        rule: number,
        new,
        head,
        removes: rule.removes,
        cells,
        plain,
        registers,
        texts,
        reads,
        needed,
        steps,
        starts: Vec::new(),
        joined: Vec::new(),
    });
    constants
}

/// The places of the inputs that `rule` needs rows of.
fn reads(piece: &Piece, rule: &Rule) -> Vec<usize> {
    let read = |literal: &Literal| match literal {
        Literal::Atom(atom) if piece.slot(atom.relation).is_none() => Some(piece.reading(atom.relation).0),
        _ => None,
    };
    rule.body.iter().filter_map(read).collect()
}

/// A condition whose place is not decided yet.
#[derive(Clone)]
enum Condition {
    Atom(Atom),
    Absent(Atom),
    Compare(Comparison, Expression, Expression),
    Aggregate { aggregate: Aggregate, value: Option<Expression>, body: Vec<Condition> },
}

impl Condition {
    /// Returns true if it is the atom that is read as new rows.
    fn is_new(&self) -> bool {
        matches!(self, Condition::Atom(Atom { version: Version::New, .. }))
    }

    /// Adds the registers that it reads or binds to `all`.
    fn mentions(&self, all: &mut BTreeSet<Register>) {
        match self {
            Condition::Atom(atom) | Condition::Absent(atom) => all.extend(atom.arguments.iter().flatten()),
            Condition::Compare(_, left, right) => all.extend(registers(left).chain(registers(right))),
            Condition::Aggregate { aggregate, value, body } => {
                all.extend(aggregate.outer.iter().map(|variable| variable.0).chain([aggregate.result.0]));
                all.extend(value.iter().flat_map(registers));
                body.iter().for_each(|condition| condition.mentions(all));
            }
        }
    }
}

/// Arguments are registers, or anything.
#[derive(Clone)]
struct Atom {
    relation: Place,
    version: Version,
    arguments: Vec<Option<Register>>,
    types: Vec<ColumnType>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Read(usize),
    Slot(usize),
}

struct Planner<'p> {
    program: &'p Program,
    names: &'p Names,
    piece: &'p Piece<'p>,
    plan: &'p mut Plan,
    registers: Vec<u32>,
    texts: Vec<(Register, usize)>,
    /// The registers that have their values at the start.
    constants: Vec<(Register, Constant)>,
    bound: Vec<bool>,
}

impl<'p> Planner<'p> {
    fn new(
        program: &'p Program,
        names: &'p Names,
        piece: &'p Piece,
        plan: &'p mut Plan,
        rule: &Rule,
    ) -> Self {
        let count = rule.variables.len();
        Planner {
            program,
            names,
            piece,
            plan,
            registers: vec![0; count],
            texts: Vec::new(),
            constants: Vec::new(),
            bound: vec![false; count],
        }
    }

    fn register(&mut self) -> Register {
        self.registers.push(0);
        self.bound.push(false);
        Register::try_from(self.registers.len() - 1)
            .expect("a rule has fewer variables than a file has bytes")
    }

    /// A register that holds `constant`, which is `value`.
    fn constant(&mut self, constant: Constant, value: u32) -> Register {
        let register = self.register();
        self.registers[usize::from(register)] = value;
        self.bound[usize::from(register)] = true;
        self.constants.push((register, constant));
        register
    }

    /// A register that has the id of `text` when the steps begin.
    fn text(&mut self, text: &str) -> Register {
        let register = self.constant(Constant::Text(text.to_owned()), u32::MAX);
        self.texts.push((register, self.piece.text_place(text)));
        register
    }

    fn expression(&mut self, term: &Term) -> Expression {
        match term {
            Term::Variable(VariableId(id)) => Expression::Register(*id),
            Term::Text(text) => Expression::Register(self.text(text)),
            Term::Number(number) => {
                let value = *number as u32;
                Expression::Register(self.constant(Constant::Number(value), value))
            }
            Term::Bits(_, bits) => Expression::Register(self.constant(Constant::Number(*bits), *bits)),
            Term::Entity(ty, name, _) => {
                let id = self.names.entity(*ty, name);
                Expression::Register(self.constant(Constant::Entity(*ty, name.clone()), id))
            }
            Term::Unary(operator, operand) => {
                Expression::Unary(*operator, Box::new(self.expression(operand)))
            }
            Term::Binary(operator, left, right) => {
                let left = Box::new(self.expression(left));
                Expression::Binary(*operator, left, Box::new(self.expression(right)))
            }
            Term::Record(_, fields) => {
                Expression::Record(fields.iter().map(|field| self.expression(field)).collect())
            }
            Term::Call(function, arguments) => {
                let arguments = arguments.iter().map(|argument| self.expression(argument));
                Expression::Call(*function, arguments.collect())
            }
            Term::Name(ty, inner) => Expression::Name(*ty, Box::new(self.expression(inner))),
            Term::Any => unreachable!("`_` stands only in columns of atoms"),
        }
    }

    /// The conditions of `literals`, of which number `new` is read as new rows.
    fn conditions(&mut self, literals: &[Literal], new: Option<usize>) -> Vec<Condition> {
        let mut conditions = Vec::new();
        for (at, literal) in literals.iter().enumerate() {
            match literal {
                Literal::Atom(atom) => {
                    let version = match new {
                        Some(new) if at == new => Version::New,
                        Some(new) if at < new => Version::Old,
                        _ => Version::All,
                    };
                    let atom = self.atom(atom, version, &mut conditions);
                    conditions.push(Condition::Atom(atom));
                }
                Literal::Not(atom) => {
                    let atom = self.atom(atom, Version::All, &mut conditions);
                    conditions.push(Condition::Absent(atom));
                }
                Literal::Compare(how, left, right) => {
                    let left = self.expression(left);
                    conditions.push(Condition::Compare(*how, left, self.expression(right)));
                }
                Literal::Aggregate(aggregate) => {
                    let body = self.conditions(&aggregate.body, None);
                    let value = aggregate.value.as_ref().map(|value| self.expression(value));
                    let aggregate = aggregate.clone();
                    conditions.push(Condition::Aggregate { aggregate, value, body });
                }
            }
        }
        conditions
    }

    /// The atom with its columns as they are stored; computed arguments become conditions of their own.
    fn atom(&mut self, atom: &CheckedAtom, version: Version, conditions: &mut Vec<Condition>) -> Atom {
        let declared = &self.program.schema[atom.relation].columns;
        let (relation, columns): (Place, Vec<usize>) = match self.piece.slot(atom.relation) {
            Some(slot) => (Place::Slot(slot), (0..declared.len()).collect()),
            None => {
                let readings = &self.piece.readings;
                let read = readings.iter().position(|reading| reading.relation == atom.relation);
                let read = read.expect("a piece lists all relations that its rules mention");
                (Place::Read(read), readings[read].columns.clone())
            }
        };
        let arguments = columns.iter().map(|&column| match &atom.terms[column] {
            Term::Any => None,
            term => Some(match self.expression(term) {
                Expression::Register(register) => register,
                computed => {
                    let register = self.register();
                    let equal = Expression::Register(register);
                    conditions.push(Condition::Compare(Comparison::Equal, equal, computed));
                    register
                }
            }),
        });
        let arguments = arguments.collect();
        Atom {
            relation,
            version,
            arguments,
            types: columns.iter().map(|&column| declared[column].ty).collect(),
        }
    }

    /// The values of the columns of the head of `rule`.
    fn cells(&mut self, rule: &Rule) -> Vec<Expression> {
        rule.head.terms.iter().map(|term| self.expression(term)).collect()
    }

    /// The steps that do `conditions` from the input `read` on, for a head of `cells`; none where that is looked up at once.
    fn start(&mut self, conditions: &[Condition], cells: &[Expression], read: usize) -> Option<Start> {
        let is_first = |condition: &Condition| match condition {
            Condition::Atom(atom) => {
                atom.relation == Place::Read(read)
                    && !atom.arguments.iter().flatten().any(|&register| self.is_bound(register))
            }
            _ => false,
        };
        let first = conditions.iter().position(is_first)?;
        let mut left = conditions.to_vec();
        let bound = self.bound.clone();
        let mut steps = vec![self.step(left.remove(first))];
        steps.extend(self.order(left));
        self.mark(&mut steps, cells);
        self.bound = bound;
        Some(Start { read, steps })
    }

    /// The steps that do `left`, new rows first, for a head of `cells`.
    fn steps(&mut self, mut left: Vec<Condition>, cells: &[Expression]) -> Vec<Step> {
        let new = left.iter().position(Condition::is_new).map(|new| left.remove(new));
        let mut steps: Vec<Step> = new.into_iter().map(|new| self.step(new)).collect();
        steps.extend(self.order(left));
        self.mark(&mut steps, cells);
        steps
    }

    /// Lets scans of `steps` stop where that is possible for a head of `cells`.
    fn mark(&self, steps: &mut [Step], cells: &[Expression]) {
        let used: BTreeSet<Register> = cells.iter().flat_map(registers).collect();
        let constants: BTreeSet<Register> = self.constants.iter().map(|(register, _)| *register).collect();
        mark_known(steps, &used - &constants);
        mark_once(steps, used);
    }

    /// The places of those of `conditions` that are about inputs alone, in the order of evaluation: all, then without the
    /// last atom and what follows it, and so on, as long as there are two.
    fn inputs(&mut self, conditions: &[Condition]) -> Vec<Vec<usize>> {
        let bound = self.bound.clone();
        let mut left: Vec<usize> = (0..conditions.len()).collect();
        let (mut taken, mut ends) = (Vec::new(), Vec::new());
        loop {
            let is_test = |condition: &Condition| {
                matches!(condition, Condition::Absent(_) | Condition::Compare(..))
                    && self.is_decided(condition)
            };
            let test = left.iter().position(|&at| is_test(&conditions[at]));
            let of_input = |at: &usize| match &conditions[*at] {
                Condition::Atom(atom @ Atom { relation: Place::Read(_), .. }) => Some((*at, atom)),
                _ => None,
            };
            // After the first, only atoms that have a variable in common with those before.
            let meets = |(_, atom): &(usize, &Atom)| {
                let mut all = atom.arguments.iter().flatten().map(|register| usize::from(*register));
                taken.is_empty() || all.any(|register| self.bound[register] && !bound[register])
            };
            let best = || {
                let atoms = left.iter().filter_map(of_input).filter(meets);
                let best = atoms.max_by_key(|(at, atom)| (self.promise(atom), Reverse(*at)));
                best.and_then(|(best, _)| left.iter().position(|&at| at == best))
            };
            let Some(next) = test.or_else(best) else { break };
            if test.is_none() {
                ends.push(taken.len());
            }
            let next = left.remove(next);
            taken.push(next);
            self.step(conditions[next].clone());
        }
        self.bound = bound;
        ends.push(taken.len());
        // Before the first atom, and after it, is no join.
        ends.split_off(2.min(ends.len())).into_iter().rev().map(|end| taken[..end].to_vec()).collect()
    }

    /// A plan that does those of `conditions` first that are `inputs`, whose rows are the input `read` of the rest; none if new
    /// rows say nothing about them.
    fn joined(
        &mut self,
        conditions: &[Condition],
        inputs: &[usize],
        cells: &[Expression],
        read: usize,
    ) -> Option<Joined> {
        let bound = self.bound.clone();
        let mut steps: Vec<Step> = inputs.iter().map(|&at| self.step(conditions[at].clone())).collect();
        let made = std::mem::replace(&mut self.bound, bound.clone());
        let mut left: Vec<Condition> = (0..conditions.len())
            .filter(|at| !inputs.contains(at))
            .map(|at| conditions[at].clone())
            .collect();
        let mut used: BTreeSet<Register> = cells.iter().flat_map(registers).collect();
        left.iter().for_each(|condition| condition.mentions(&mut used));
        let is_made = |register: &Register| {
            let register = usize::from(*register);
            made[register] && !bound[register]
        };
        let columns: Vec<Register> = used.into_iter().filter(is_made).collect();
        let new = left.remove(left.iter().position(Condition::is_new)?);
        let mut told = BTreeSet::new();
        new.mentions(&mut told);
        if columns.len() > WIDEST || !columns.iter().any(|column| told.contains(column)) {
            return None;
        }
        let start = steps.iter().find_map(|step| match step {
            Step::Scan(Scan { source: Source::Input { read, .. }, .. }) => Some(*read),
            _ => None,
        });
        let row: Vec<Expression> = columns.iter().copied().map(Expression::Register).collect();
        self.mark(&mut steps, &row);
        let rows = Atom {
            relation: Place::Read(read),
            version: Version::All,
            arguments: columns.iter().copied().map(Some).collect(),
            types: Vec::new(),
        };
        let mut then: Vec<Step> =
            [new, Condition::Atom(rows)].into_iter().map(|first| self.step(first)).collect();
        then.extend(self.order(left));
        self.mark(&mut then, cells);
        self.bound = bound;
        Some(Joined { read, start: start?, columns, steps, then })
    }

    /// The steps that do `left`, in the order of evaluation.
    fn order(&mut self, mut left: Vec<Condition>) -> Vec<Step> {
        let mut steps = Vec::new();
        while !left.is_empty() {
            let decided = left.iter().position(|condition| self.is_decided(condition));
            let next = decided.or_else(|| self.best(&left)).expect("checked rules bind all that they read");
            let condition = left.remove(next);
            steps.push(self.step(condition));
        }
        steps
    }

    fn is_bound(&self, register: Register) -> bool {
        self.bound[usize::from(register)]
    }

    fn is_known(&self, expression: &Expression) -> bool {
        registers(expression).all(|register| self.is_bound(register))
    }

    fn is_decided(&self, condition: &Condition) -> bool {
        match condition {
            Condition::Atom(atom) => {
                atom.arguments.iter().all(|argument| argument.is_some_and(|register| self.is_bound(register)))
            }
            Condition::Absent(atom) => {
                atom.arguments.iter().flatten().all(|&register| self.is_bound(register))
            }
            Condition::Compare(how, left, right) => {
                let (l, r) = (self.is_known(left), self.is_known(right));
                let binds = |side: &Expression| *how == Comparison::Equal && self.can_bind(side);
                match (l, r) {
                    (true, true) => true,
                    (true, false) => binds(right),
                    (false, true) => binds(left),
                    (false, false) => false,
                }
            }
            Condition::Aggregate { aggregate, .. } => {
                aggregate.outer.iter().all(|variable| self.is_bound(variable.0))
            }
        }
    }

    /// Returns true if `side` is bound by what it is equal to: a register, or a record whose open fields are registers.
    fn can_bind(&self, side: &Expression) -> bool {
        let is_open = |field: &&Expression| !self.is_known(field);
        match side {
            Expression::Register(_) => true,
            Expression::Record(fields) => {
                fields.iter().filter(is_open).all(|field| matches!(field, Expression::Register(_)))
            }
            _ => false,
        }
    }

    /// The atom that is best to scan next.
    fn best(&self, left: &[Condition]) -> Option<usize> {
        let atoms = left.iter().enumerate().filter_map(|(at, condition)| match condition {
            Condition::Atom(atom) => Some((at, atom)),
            _ => None,
        });
        atoms.max_by_key(|(at, atom)| (self.promise(atom), Reverse(*at))).map(|(at, _)| at)
    }

    /// Rank of `atom` as the next scan: rows by key, by an entity, by anything; rows of one part if the stratum is
    /// evaluated by part; few unbound variables; inputs before relations that grow.
    fn promise(&self, atom: &Atom) -> (bool, bool, bool, bool, Reverse<usize>, bool) {
        let known = |argument: &Option<Register>| argument.is_some_and(|register| self.is_bound(register));
        let (lists, input) = match atom.relation {
            Place::Read(read) => (self.piece.readings[read].lists, true),
            Place::Slot(_) => (false, false),
        };
        // What is evaluated by part has rows of one part only: to know the part is to know nothing.
        let part = self.program.schema.partition.filter(|_| self.piece.local);
        let entity = |(argument, ty): (&Option<Register>, &ColumnType)| {
            matches!(ty, ColumnType::Entity(ty) if Some(*ty) != part) && known(argument)
        };
        (
            lists && known(&atom.arguments[0]),
            atom.arguments.iter().zip(&atom.types).any(entity),
            atom.arguments.iter().any(known),
            atom.types.iter().any(|ty| self.is_parted(ty)),
            Reverse(atom.arguments.iter().flatten().filter(|register| !self.is_bound(**register)).count()),
            input,
        )
    }

    /// Returns true if entities of type `ty` belong to parts.
    fn is_parted(&self, ty: &ColumnType) -> bool {
        matches!(ty, ColumnType::Entity(ty) if self.program.schema.is_parted(*ty))
    }

    fn step(&mut self, condition: Condition) -> Step {
        match condition {
            Condition::Atom(atom) => self.scan(&atom),
            Condition::Absent(atom) => {
                let (source, key, _) = self.look_up(&atom);
                Step::Absent { source, key }
            }
            Condition::Compare(how, left, right) => self.compare(how, left, right),
            Condition::Aggregate { aggregate, value, body } => {
                let known = self.bound.clone();
                let body = self.order(body);
                self.bound = known;
                let result = aggregate.result.0;
                let bound = std::mem::replace(&mut self.bound[usize::from(result)], true);
                Step::Aggregate { operation: aggregate.operation, value, body, result, bound }
            }
        }
    }

    fn compare(&mut self, how: Comparison, left: Expression, right: Expression) -> Step {
        match (&left, &right) {
            (Expression::Register(register), _) if !self.is_bound(*register) => {
                self.bound[usize::from(*register)] = true;
                Step::Let(*register, right)
            }
            (_, Expression::Register(register)) if !self.is_bound(*register) => {
                self.bound[usize::from(*register)] = true;
                Step::Let(*register, left)
            }
            (Expression::Record(fields), _) if !self.is_known(&left) => self.unpack(fields, right),
            (_, Expression::Record(fields)) if !self.is_known(&right) => self.unpack(fields, left),
            _ => Step::Test(how, left, right),
        }
    }

    fn unpack(&mut self, fields: &[Expression], record: Expression) -> Step {
        let (mut binds, mut checks) = (Vec::new(), Vec::new());
        for (at, field) in fields.iter().enumerate() {
            match field {
                Expression::Register(register) if !self.is_bound(*register) => {
                    self.bound[usize::from(*register)] = true;
                    binds.push((at, *register));
                }
                known => checks.push((at, known.clone())),
            }
        }
        Step::Unpack { record, arity: fields.len(), binds, checks }
    }

    fn scan(&mut self, atom: &Atom) -> Step {
        let (source, key, positions) = self.look_up(atom);
        let (mut binds, mut checks) = (Vec::new(), Vec::new());
        for (column, argument) in atom.arguments.iter().enumerate() {
            let (Some(register), Some(position)) = (*argument, positions[column]) else { continue };
            if self.is_bound(register) {
                checks.push((position, register));
            } else {
                self.bound[usize::from(register)] = true;
                binds.push((position, register));
            }
        }
        Step::Scan(Scan { source, key, binds, checks, stops: Stops::Never })
    }

    /// The source to look `atom` up in, the registers of the key, and the position of each other column in the rows
    /// found.
    fn look_up(&mut self, atom: &Atom) -> (Source, Vec<Register>, Vec<Option<usize>>) {
        let arity = atom.arguments.len();
        let is_new = matches!(atom.relation, Place::Slot(_)) && atom.version == Version::New;
        let known: Vec<usize> = (0..arity)
            .filter(|&column| {
                !is_new && atom.arguments[column].is_some_and(|register| self.is_bound(register))
            })
            .collect();
        let set = columns::set(&known);
        let key = known.iter().filter_map(|&column| atom.arguments[column]).collect();
        let source = match atom.relation {
            Place::Read(read) => Source::Input { read, set, arity },
            Place::Slot(slot) => self.source(slot, set, arity, atom.version),
        };
        let positions = (0..arity).map(|column| match atom.relation {
            _ if known.contains(&column) => None,
            Place::Slot(_) => Some(column),
            // Key columns first, both halves ascending.
            Place::Read(_) => Some(known.iter().filter(|&&key| key > column).count() + column),
        });
        let positions = positions.collect();
        (source, key, positions)
    }

    fn source(&mut self, slot: usize, set: usize, arity: usize, version: Version) -> Source {
        if set == 0 {
            return Source::Rows { slot, version };
        }
        if set.count_ones() as usize == arity {
            self.plan.numbers[slot] = true;
            return Source::Member { slot };
        }
        let orders = &mut self.plan.orders[slot];
        let index = orders.iter().position(|&order| order == set).unwrap_or_else(|| {
            orders.push(set);
            orders.len() - 1
        });
        Source::Index { slot, index, version }
    }
}

/// Lets scans after the step that binds the last register of `head` stop when the goal was reached.
fn mark_known(steps: &mut [Step], mut head: BTreeSet<Register>) {
    for step in steps.iter_mut() {
        match step {
            Step::Scan(scan) if head.is_empty() => scan.stops = Stops::Reached,
            Step::Scan(scan) => scan.binds.iter().for_each(|(_, register)| _ = head.remove(register)),
            Step::Let(register, _) | Step::Aggregate { result: register, .. } => _ = head.remove(register),
            Step::Unpack { binds, .. } => binds.iter().for_each(|(_, register)| _ = head.remove(register)),
            Step::Absent { .. } | Step::Test(..) => {}
        }
    }
}

/// Lets scans that bind nothing of `used`, or of what later steps use, stop at the first row.
fn mark_once(steps: &mut [Step], mut used: BTreeSet<Register>) {
    for step in steps.iter_mut().rev() {
        if let Step::Scan(scan) = step {
            let needed = |(_, register): &(usize, Register)| used.contains(register);
            if !scan.binds.iter().any(needed) {
                scan.stops = Stops::Passed;
            }
            used.extend(scan.checks.iter().map(|(_, register)| *register));
        }
        uses(step, &mut used);
    }
}

/// Adds what `step` reads to `used`.
fn uses(step: &Step, used: &mut BTreeSet<Register>) {
    match step {
        Step::Scan(Scan { key, checks, .. }) => {
            used.extend(key);
            used.extend(checks.iter().map(|(_, register)| register));
        }
        Step::Absent { key, .. } => used.extend(key),
        Step::Test(_, left, right) => used.extend(registers(left).chain(registers(right))),
        Step::Let(_, value) => used.extend(registers(value)),
        Step::Unpack { record, checks, .. } => {
            used.extend(registers(record));
            used.extend(checks.iter().flat_map(|(_, value)| registers(value)));
        }
        Step::Aggregate { value, body, result, .. } => {
            used.insert(*result);
            used.extend(value.iter().flat_map(registers));
            body.iter().for_each(|step| uses(step, used));
        }
    }
}
