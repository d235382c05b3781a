//! Names to relations, variables to types.

use super::{
    declare::Declarations,
    expand::{Inline, alternatives, too_many},
    kinds::Kinds,
    program::{Aggregate, Atom, Inlined, Literal, Rule, Term, Variable, VariableId},
    record_names, safety,
};
use crate::{
    diagnostic::Diagnostic,
    expressions, numbers,
    schema::{Column, ColumnType, RecordId, RelationKind, TypeId},
    syntax::{
        self, Aggregation, BinaryOperator, Comparison, FileId, Formula, Function, Name, Span, UnaryOperator,
    },
};
use std::collections::{BTreeSet, HashMap};

/// The rules that one rule of a file stands for.
///
/// Every alternative is looked at, and what is wrong in several of them is reported once.
pub fn rule(
    declarations: &Declarations,
    inline: &Inline,
    file: FileId,
    rule: &syntax::Rule,
    problems: &mut Vec<Diagnostic>,
) -> Vec<Rule> {
    let mut rules = Vec::new();
    for head in &rule.heads {
        let id = match declarations.relation(&head.relation) {
            Ok(id) => id,
            Err(problem) => {
                problems.push(*problem);
                continue;
            }
        };
        match declarations.schema[id].kind {
            RelationKind::Inline => continue,
            RelationKind::Input => problems.push(
                declarations
                    .error(format!("`{}` is an input and cannot be derived", head.relation.text), head.span)
                    .note(format!("declared at {}", declarations.line_of(id))),
            ),
            RelationKind::Derived if declarations.home(id) != file => problems.push(
                declarations
                    .error(format!("`{}` is declared in another file", head.relation.text), head.span)
                    .help(match declarations.sources.is_library(file) {
                        true => format!("put the rule next to its declaration, {}", declarations.line_of(id)),
                        false => format!(
                            "declare a relation of your own with this name; that of {} is complete",
                            declarations.line_of(id)
                        ),
                    }),
            ),
            RelationKind::Derived => {}
        }
        let mut fresh = 0;
        let mut found = Vec::new();
        let Some(bodies) = alternatives(&rule.body) else {
            problems.push(too_many(declarations, rule.span));
            return rules;
        };
        for body in bodies {
            for expanded in inline.expand(declarations, &body, &mut fresh, &mut found) {
                let mut resolver = Resolver::new(declarations, inline, fresh);
                rules.extend(resolver.rule(head, &body, expanded, rule));
                found.extend(resolver.problems);
            }
        }
        for problem in found {
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
    }
    rules
}

/// Variables are counted in 16 bits, and so is all else that has a value of its own: constants, and what is computed.
const VALUES: usize = u16::MAX as usize;

/// Number of values other than variables in `literals`.
fn values(literals: &[Literal]) -> usize {
    let of_literal = |literal: &Literal| match literal {
        Literal::Atom(atom) | Literal::Not(atom) => atom.terms.iter().map(own_values).sum(),
        Literal::Compare(_, left, right) => own_values(left) + own_values(right),
        Literal::Aggregate(aggregate) => {
            aggregate.value.as_ref().map_or(0, own_values) + values(&aggregate.body)
        }
    };
    literals.iter().map(of_literal).sum()
}

fn own_values(term: &Term) -> usize {
    match term {
        Term::Any | Term::Variable(_) => 0,
        Term::Text(_) | Term::Number(_) | Term::Bits(..) | Term::Entity(..) => 1,
        Term::Unary(_, operand) => 1 + own_values(operand),
        Term::Name(_, inner) => 1 + own_values(inner),
        Term::Record(_, fields) | Term::Call(_, fields) => 1 + fields.iter().map(own_values).sum::<usize>(),
        Term::Binary(_, left, right) => 1 + own_values(left) + own_values(right),
    }
}

/// One conjunction on its way to a rule.
struct Resolver<'r, 's> {
    declarations: &'r Declarations<'s>,
    inline: &'r Inline,
    fresh: u32,
    /// The place of the rule.
    place: Span,
    variables: Vec<Variable>,
    /// True if an atom has given the variable its type, and where it stands first.
    seen: Vec<(bool, Span)>,
    ids: HashMap<String, VariableId>,
    /// The types that follow from the whole rule.
    kinds: Kinds,
    problems: Vec<Diagnostic>,
}

impl<'r, 's> Resolver<'r, 's> {
    fn new(declarations: &'r Declarations<'s>, inline: &'r Inline, fresh: u32) -> Self {
        Resolver {
            declarations,
            inline,
            fresh,
            place: Span::default(),
            variables: Vec::new(),
            seen: Vec::new(),
            ids: HashMap::new(),
            kinds: Kinds::default(),
            problems: Vec::new(),
        }
    }

    /// The rule with `head` and the conditions `expanded`, each with the number of the one of `body` it stands for.
    fn rule(
        &mut self,
        head: &syntax::Atom,
        body: &[syntax::Literal],
        expanded: Vec<(usize, syntax::Literal)>,
        text: &syntax::Rule,
    ) -> Option<Rule> {
        self.place = text.span;
        let (numbers, literals) = record_names::resolved(self.declarations, head, expanded);
        self.kinds = Kinds::of(self.declarations, Some(head), &literals);
        let outer = self.outer(&head.terms, &literals);
        let mut head = self.atom(head)?;
        let (written, literals) = self.body(&numbers, &literals, &outer)?;
        let mut named = true;
        for term in &mut head.terms {
            named &= self.name_operands(term, text.span).is_some();
        }
        if !named {
            return None;
        }
        let inlined = body.iter().enumerate().filter_map(|(at, literal)| self.inlined(at, literal)).collect();
        let variables = std::mem::take(&mut self.variables);
        let computed: usize = head.terms.iter().map(own_values).sum::<usize>() + values(&literals);
        if variables.len() + computed > VALUES {
            let message = format!("this rule has more than {VALUES} variables, constants and operators");
            return self.mistake(message, text.span);
        }
        let line = self.declarations.sources.place(text.span).line;
        let (span, doc) = (text.span, text.doc.clone());
        let removes = text.dominating.is_some();
        let rule = Rule { head, body: literals, variables, span, line, doc, written, inlined, removes };
        let seen: Vec<Span> = self.seen.iter().map(|(_, span)| *span).collect();
        let unsafe_uses = safety::check(self.declarations, &rule, &seen);
        let safe = unsafe_uses.is_empty();
        self.problems.extend(unsafe_uses);
        safe.then_some(rule)
    }

    /// The variables outside of aggregates: all are known before the first aggregate asks which are its own.
    fn outer(&mut self, head: &[syntax::Term], body: &[syntax::Literal]) -> BTreeSet<String> {
        let names = outer_names(head, body);
        names.iter().for_each(|name| _ = self.variable(&name.text, name.span, None));
        names.into_iter().map(|name| name.text.clone()).collect()
    }

    fn body(
        &mut self,
        numbers: &[usize],
        body: &[syntax::Literal],
        outer: &BTreeSet<String>,
    ) -> Option<(Vec<usize>, Vec<Literal>)> {
        let (mut written, mut literals) = (Vec::new(), Vec::new());
        self.type_columns(body);
        for (&number, literal) in numbers.iter().zip(body) {
            self.literal(literal, outer, &mut literals)?;
            self.flatten(&mut literals, written.len());
            written.resize(literals.len(), number);
        }
        if self.declarations.allow_names {
            self.name_entities(&mut literals);
        }
        self.settle_types(&literals)?;
        self.name_texts(&mut literals)?;
        self.compare_floats(&mut literals, &BTreeSet::new());
        Some((written, literals))
    }

    /// Takes records out of the records around them, from literal number `from` on: each gets a variable.
    fn flatten(&mut self, literals: &mut Vec<Literal>, from: usize) {
        let mut at = from;
        while at < literals.len() {
            let mut inner = Vec::new();
            match &mut literals[at] {
                Literal::Compare(Comparison::Equal, left, right) => {
                    [left, right].into_iter().for_each(|side| self.take_records(side, &mut inner));
                }
                Literal::Aggregate(aggregate) => self.flatten(&mut aggregate.body, 0),
                Literal::Atom(_) | Literal::Not(_) | Literal::Compare(..) => {}
            }
            literals.splice(at + 1..at + 1, inner);
            at += 1;
        }
    }

    /// Puts variables in the places of records in the record `term`, and what they are equal to into `out`.
    fn take_records(&mut self, term: &mut Term, out: &mut Vec<Literal>) {
        let Term::Record(id, fields) = term else { return };
        let columns = self.declarations.schema[*id].fields.clone();
        for (field, column) in fields.iter_mut().zip(&columns) {
            if matches!(field, Term::Record(_, inner) if !inner.is_empty()) {
                let whole = Term::Variable(self.fresh_variable(column.ty, self.place));
                let record = std::mem::replace(field, whole.clone());
                out.push(Literal::Compare(Comparison::Equal, whole, record));
            }
        }
    }

    /// Gives the variables that are equal to records the types of the columns in which they stand: which type a record
    /// has follows from there.
    fn type_columns(&mut self, body: &[syntax::Literal]) {
        let equal = |literal: &syntax::Literal| match literal {
            syntax::Literal::Compare(_, syntax::Term::Record(..), syntax::Term::Variable(name))
            | syntax::Literal::Compare(_, syntax::Term::Variable(name), syntax::Term::Record(..)) => {
                Some(name.text.clone())
            }
            _ => None,
        };
        let names: BTreeSet<String> = body.iter().filter_map(equal).collect();
        let atoms = body.iter().filter_map(|literal| match literal {
            syntax::Literal::Atom(atom) if !names.is_empty() => Some(atom),
            _ => None,
        });
        for atom in atoms {
            let Ok(id) = self.declarations.relation(&atom.relation) else { continue };
            let columns = self.declarations.schema[id].columns.clone();
            for (term, column) in atom.terms.iter().zip(columns) {
                if let syntax::Term::Variable(name) = term
                    && names.contains(&name.text)
                    && !self.ids.get(&name.text).is_some_and(|id| self.seen[usize::from(id.0)].0)
                {
                    self.variable(&name.text, name.span, Some(column.ty));
                }
            }
        }
    }

    /// The inline atom that the condition number `at` is, if it is one.
    fn inlined(&mut self, at: usize, literal: &syntax::Literal) -> Option<Inlined> {
        let (atom, negated) = match literal {
            syntax::Literal::Atom(atom) => (atom, false),
            syntax::Literal::Not(atom, _) => (atom, true),
            syntax::Literal::Compare(..) => return None,
        };
        let id = self.declarations.relation(&atom.relation).ok()?;
        if self.declarations.schema[id].kind != RelationKind::Inline {
            return None;
        }
        let columns = self.declarations.schema[id].columns.clone();
        let known = |term: &syntax::Term| match term {
            syntax::Term::Variable(name) => self.ids.contains_key(&name.text),
            _ => true,
        };
        let terms: Vec<syntax::Term> = atom
            .terms
            .iter()
            .map(|term| if known(term) { term.clone() } else { syntax::Term::Any(term.span()) })
            .collect();
        let terms = terms.iter().zip(columns).map(|(term, column)| self.term(term, Some(column.ty)));
        let atom = Atom { relation: id, terms: terms.collect::<Option<_>>()?, span: atom.span };
        Some(Inlined { written: at, atom, negated })
    }

    /// Takes texts that are compared with entities for their names.
    fn name_entities(&mut self, literals: &mut [Literal]) {
        let mut typed = usize::MAX;
        while std::mem::replace(&mut typed, self.typed()) != typed {
            for (left, right) in equated(literals) {
                for (to, from) in [(left, right), (right, left)] {
                    if let (Term::Variable(to), Term::Variable(from)) = (to, from)
                        && !self.seen[to.0 as usize].0
                        && self.seen[from.0 as usize].0
                    {
                        self.seen[to.0 as usize].0 = true;
                        self.variables[to.0 as usize].ty = self.variables[from.0 as usize].ty;
                    }
                }
            }
        }
        let entity = |term: &Term| match (self.known_type(term), term) {
            (Some(ColumnType::Entity(ty)), Term::Variable(id)) => Some((ty, self.seen[id.0 as usize].1)),
            _ => None,
        };
        let name = |literal: &mut Literal| {
            let Literal::Compare(Comparison::Equal | Comparison::NotEqual, left, right) = literal else {
                return;
            };
            match (entity(left), entity(right)) {
                (Some((ty, span)), None) => name_entity(right, ty, span),
                (None, Some((ty, span))) => name_entity(left, ty, span),
                _ => {}
            }
        };
        for literal in literals {
            match literal {
                Literal::Aggregate(aggregate) => aggregate.body.iter_mut().for_each(name),
                literal => name(literal),
            }
        }
    }

    /// Has entities where functions take texts stand for their names: their types are subtypes of `symbol`.
    fn name_texts(&mut self, literals: &mut [Literal]) -> Option<()> {
        for literal in literals {
            match literal {
                Literal::Atom(atom) | Literal::Not(atom) => {
                    let span = atom.span;
                    atom.terms.iter_mut().try_for_each(|term| self.name_operands(term, span))?;
                }
                Literal::Compare(_, left, right) => {
                    let span = self.span_of(left).or_else(|| self.span_of(right)).unwrap_or(self.place);
                    self.name_operands(left, span)?;
                    self.name_operands(right, span)?;
                }
                Literal::Aggregate(aggregate) => {
                    let span = aggregate.span;
                    if let Some(value) = &mut aggregate.value {
                        self.name_operands(value, span)?;
                    }
                    self.name_texts(&mut aggregate.body)?;
                }
            }
        }
        Some(())
    }

    /// The first occurrence of a variable of `term`.
    fn span_of(&self, term: &Term) -> Option<Span> {
        let mut ids = BTreeSet::new();
        safety::collect(term, &mut ids);
        ids.first().map(|id| self.seen[usize::from(id.0)].1)
    }

    /// The same in one term, which stands at `span`.
    fn name_operands(&mut self, term: &mut Term, span: Span) -> Option<()> {
        match term {
            Term::Call(function, arguments) if function.is_conversion() => {
                let (function, mut argument) = (*function, arguments.remove(0));
                self.name_operands(&mut argument, span)?;
                *term = self.converted(function, argument, span)?;
                Some(())
            }
            Term::Call(function, arguments) => {
                let function = *function;
                for (at, argument) in arguments.iter_mut().enumerate() {
                    self.name_operands(argument, span)?;
                    self.name_argument(function, at, argument, span)?;
                }
                Some(())
            }
            Term::Name(ty, inner) => {
                self.name_operands(inner, span)?;
                *ty = self.known_type(inner).unwrap_or(ColumnType::Number);
                Some(())
            }
            Term::Unary(_, inner) => self.name_operands(inner, span),
            Term::Binary(_, left, right) => {
                self.name_operands(left, span)?;
                self.name_operands(right, span)
            }
            Term::Record(_, fields) => {
                fields.iter_mut().try_for_each(|field| self.name_operands(field, span))
            }
            Term::Variable(_) | Term::Any | Term::Text(_) => Some(()),
            Term::Number(_) | Term::Bits(..) | Term::Entity(..) => Some(()),
        }
    }

    /// `function` of `argument`, by the type of that.
    fn converted(&mut self, function: Function, mut argument: Term, span: Span) -> Option<Term> {
        let ty = self.known_type(&argument).unwrap_or(ColumnType::Number);
        let call = |function, argument| Some(Term::Call(function, vec![argument]));
        let unary = |operator, argument| Some(Term::Unary(operator, Box::new(argument)));
        match (function, ty) {
            (Function::ToNumber, ColumnType::Number)
            | (Function::ToUnsigned, ColumnType::Unsigned)
            | (Function::ToFloat, ColumnType::Float)
            | (Function::ToString, ColumnType::Symbol) => Some(argument),
            (Function::ToNumber, ColumnType::Unsigned) => unary(UnaryOperator::UnsignedToNumber, argument),
            (Function::ToNumber, ColumnType::Float) => unary(UnaryOperator::FloatToNumber, argument),
            (Function::ToUnsigned, ColumnType::Number) => unary(UnaryOperator::ToUnsigned, argument),
            (Function::ToUnsigned, ColumnType::Float) => unary(UnaryOperator::FloatToUnsigned, argument),
            (Function::ToFloat, ColumnType::Number) => unary(UnaryOperator::ToFloat, argument),
            (Function::ToFloat, ColumnType::Unsigned) => unary(UnaryOperator::UnsignedToFloat, argument),
            (Function::ToString, ColumnType::Unsigned) => call(Function::UnsignedToString, argument),
            (Function::ToString, ColumnType::Float) => call(Function::FloatToString, argument),
            _ => {
                self.name_argument(function, 0, &mut argument, span)?;
                call(function, argument)
            }
        }
    }

    /// Has `=` compare floats as numbers where both sides are known from elsewhere; where it binds, and between variables,
    /// it compares their bits.
    fn compare_floats(&self, literals: &mut [Literal], outer: &BTreeSet<VariableId>) {
        let mut bound = outer.clone();
        for literal in literals.iter() {
            if let Literal::Atom(atom) = literal {
                atom.terms.iter().for_each(|term| safety::collect(term, &mut bound));
            }
        }
        for literal in literals {
            match literal {
                Literal::Compare(how @ Comparison::Equal, left, right)
                    if self.known_type(left).or_else(|| self.known_type(right))
                        == Some(ColumnType::Float) =>
                {
                    let mut read = BTreeSet::new();
                    [&*left, &*right].into_iter().for_each(|side| safety::collect(side, &mut read));
                    let are_variables = matches!((left, right), (Term::Variable(_), Term::Variable(_)));
                    if !are_variables && read.is_subset(&bound) {
                        *how = Comparison::FloatEqual;
                    }
                }
                Literal::Aggregate(aggregate) => self.compare_floats(&mut aggregate.body, &bound),
                _ => {}
            }
        }
    }

    /// Checks argument number `at` of `function`, and takes the name of an entity for it where a text is asked for.
    fn name_argument(
        &mut self,
        function: Function,
        at: usize,
        argument: &mut Term,
        span: Span,
    ) -> Option<()> {
        let word = function.word();
        let ty = self.known_type(argument).unwrap_or(ColumnType::Number);
        match (function.takes_text(at), ty) {
            (true, ColumnType::Symbol) => {}
            (true, ColumnType::Entity(_)) => {
                let inner = std::mem::replace(argument, Term::Any);
                *argument = Term::Name(ty, Box::new(inner));
            }
            (false, ColumnType::Number) => {}
            (false, ColumnType::Entity(_) | ColumnType::Symbol) if function == Function::Ord => {}
            (is_text, other) => {
                let asked = if is_text { "a text" } else { "a number" };
                let found = self.declarations.kind_of(other);
                return self.mistake(format!("`{word}` takes {asked} here, not {found}"), span);
            }
        }
        match argument {
            Term::Text(pattern) if function == Function::Match && at == 0 => {
                match expressions::whole(pattern) {
                    Ok(_) => Some(()),
                    Err(error) => {
                        let error = error.to_string();
                        let last = error.lines().last().unwrap_or_default().trim_start_matches("error: ");
                        let message = format!("this is not a regular expression: {last}");
                        if self.declarations.sources.are_alone() {
                            let warning = self.declarations.warning(message, span);
                            self.problems.push(warning.help("nothing matches it"));
                            return Some(());
                        }
                        self.mistake(message, span)
                    }
                }
            }
            _ => Some(()),
        }
    }

    fn literal(
        &mut self,
        literal: &syntax::Literal,
        outer: &BTreeSet<String>,
        out: &mut Vec<Literal>,
    ) -> Option<()> {
        match literal {
            syntax::Literal::Atom(atom) => self.positive(atom, false, out)?,
            syntax::Literal::Not(atom, _) => out.push(Literal::Not(self.atom(atom)?)),
            syntax::Literal::Compare(how, syntax::Term::Aggregate(aggregate), other) => {
                self.aggregate(mirrored(*how), other, aggregate, outer, out)?;
            }
            syntax::Literal::Compare(how, other, syntax::Term::Aggregate(aggregate)) => {
                self.aggregate(*how, other, aggregate, outer, out)?;
            }
            syntax::Literal::Compare(how, left, right) => self.comparison(*how, left, right, out)?,
        }
        Some(())
    }

    /// `left how right`; records that are equal are so field by field, of whichever type they are.
    fn comparison(
        &mut self,
        how: Comparison,
        left: &syntax::Term,
        right: &syntax::Term,
        out: &mut Vec<Literal>,
    ) -> Option<()> {
        match (left, right) {
            (syntax::Term::Record(one, _), syntax::Term::Record(other, _))
                if how == Comparison::Equal && one.is_empty() && other.is_empty() =>
            {
                Some(())
            }
            (syntax::Term::Record(one, _), syntax::Term::Record(other, _))
                if how == Comparison::Equal
                    && one.len() == other.len()
                    && !one.is_empty()
                    && branched(one) == branched(other) =>
            {
                let is_any = |term: &syntax::Term| matches!(term, syntax::Term::Any(_));
                let mut fields = one.iter().zip(other).filter(|(one, other)| !is_any(one) && !is_any(other));
                fields.try_for_each(|(one, other)| self.comparison(how, one, other, out))
            }
            _ => {
                let (how, left, right) = self.compared(how, left, right)?;
                out.push(Literal::Compare(how, left, right));
                Some(())
            }
        }
    }

    fn atom(&mut self, atom: &syntax::Atom) -> Option<Atom> {
        let id = match self.declarations.relation(&atom.relation) {
            Ok(id) => id,
            Err(problem) => {
                self.problems.push(*problem);
                return None;
            }
        };
        let relation = &self.declarations.schema[id];
        if relation.arity() != atom.terms.len() {
            let message =
                format!("`{}` has {} columns, not {}", relation.shown, relation.arity(), atom.terms.len());
            let declared = format!("declared as {relation} at {}", self.declarations.line_of(id));
            self.problems.push(self.declarations.error(message, atom.span).note(declared));
            return None;
        }
        let columns = relation.columns.clone();
        let terms = atom
            .terms
            .iter()
            .zip(&columns)
            .map(|(term, column)| self.term(term, Some(column.ty)))
            .collect::<Option<_>>()?;
        Some(Atom { relation: id, terms, span: atom.span })
    }

    /// `atom`, after it what its records are equal to; with a variable for each `_` if these are `counted`.
    fn positive(&mut self, atom: &syntax::Atom, counted: bool, out: &mut Vec<Literal>) -> Option<()> {
        let mut atom = self.atom(atom)?;
        let columns = self.declarations.schema[atom.relation].columns.clone();
        let mut records = Vec::new();
        for (term, column) in atom.terms.iter_mut().zip(&columns) {
            if *term == Term::Any && counted {
                *term = Term::Variable(self.fresh_variable(column.ty, atom.span));
            }
            if matches!(term, Term::Record(..)) {
                let whole = Term::Variable(self.fresh_variable(column.ty, atom.span));
                let record = std::mem::replace(term, whole.clone());
                records.push(Literal::Compare(Comparison::Equal, whole, record));
            }
        }
        out.push(Literal::Atom(atom));
        out.extend(records);
        Some(())
    }

    /// Both sides of a comparison, of one type; order is for numbers.
    fn compared(
        &mut self,
        how: Comparison,
        left: &syntax::Term,
        right: &syntax::Term,
    ) -> Option<(Comparison, Term, Term)> {
        let ty = match self.kinds.numeric([left, right]) {
            Some(kind) => Some(kind),
            None if matches!(how, Comparison::Equal | Comparison::NotEqual) => {
                let is_record = |ty: &ColumnType| matches!(ty, ColumnType::Record(_));
                let told = |side| self.type_of(side).or_else(|| self.kinds.of_term(side).filter(is_record));
                let record = |side: &syntax::Term| match side {
                    syntax::Term::Record(fields, _) => self.fitting_record(fields).map(ColumnType::Record),
                    _ => None,
                };
                told(left).or_else(|| told(right)).or_else(|| record(left)).or_else(|| record(right))
            }
            None => Some(ColumnType::Number),
        };
        Some((of_kind(how, ty), self.operand(left, ty)?, self.operand(right, ty)?))
    }

    fn type_of(&self, term: &syntax::Term) -> Option<ColumnType> {
        match term {
            syntax::Term::Variable(name) => {
                let id = self.ids.get(&name.text)?;
                self.seen[id.0 as usize].0.then(|| self.variables[id.0 as usize].ty)
            }
            syntax::Term::Text(..) => None,
            syntax::Term::Any(_) => None,
            syntax::Term::Record(fields, _) => {
                branched(fields).or_else(|| self.only_record(fields.len())).map(ColumnType::Record)
            }
            syntax::Term::Name(..) => Some(ColumnType::Symbol),
            syntax::Term::Call(function, ..) if function.makes_text() => Some(ColumnType::Symbol),
            _ => Some(ColumnType::Number),
        }
    }

    /// The type of records with `arity` fields, if there is one.
    fn only_record(&self, arity: usize) -> Option<RecordId> {
        let mut all = self.declarations.schema.records.iter().zip(0..);
        let mut fitting = all.by_ref().filter(|(record, _)| record.fields.len() == arity);
        let (_, at) = fitting.next()?;
        fitting.next().is_none().then_some(RecordId(at))
    }

    /// The first type of records that can hold `fields`.
    fn fitting_record(&self, fields: &[syntax::Term]) -> Option<RecordId> {
        let fits = |(field, column): (&syntax::Term, &Column)| match self.kinds.of_term(field) {
            Some(ty) => ty == column.ty,
            None => match field {
                syntax::Term::Text(..) => !column.ty.is_numeric(),
                syntax::Term::Number(..) => column.ty.is_numeric(),
                syntax::Term::Record(..) => matches!(column.ty, ColumnType::Record(_)),
                _ => true,
            },
        };
        if let Some(branched) = branched(fields) {
            return Some(branched);
        }
        let records = self.declarations.schema.records.iter().zip(0..);
        let mut fitting = records.filter(|(record, _)| {
            record.fields.len() == fields.len() && fields.iter().zip(&record.fields).all(fits)
        });
        fitting.next().map(|(_, at)| RecordId(at))
    }

    /// `[a, b]` where a value of type `expected` stands.
    fn record(&mut self, fields: &[syntax::Term], span: Span, expected: Option<ColumnType>) -> Option<Term> {
        let id = match expected {
            Some(ColumnType::Record(id)) => id,
            Some(other) => {
                let asked = self.declarations.kind_of(other);
                return self.mistake(format!("expected {asked}, found a record"), span);
            }
            None => match self.fitting_record(fields) {
                Some(id) => id,
                None => return self.mistake("it is not known which type of record this is", span),
            },
        };
        let ty = &self.declarations.schema[id];
        if let Some(other) = branched(fields).filter(|other| *other != id) {
            let [asked, found] = [id, other].map(|id| self.declarations.kind_of(ColumnType::Record(id)));
            return self.mistake(format!("expected {asked}, found {found}"), span);
        }
        // A field that a branch does not have is `nil`, in the place of the whole.
        let is_written = !fields.is_empty() || self.declarations.sources.text(span) == "nil";
        if !ty.branches.is_empty() && branched(fields).is_none() && is_written {
            let message = format!("`{}` has branches, and this names none", ty.name);
            let help = format!("write `${}`, with its fields in brackets", ty.branches[0].name);
            return self.refused(&message, span, &help);
        }
        if ty.fields.len() != fields.len() && !fields.is_empty() {
            let message = format!("`{}` has {} fields, not {}", ty.name, ty.fields.len(), fields.len());
            return self.mistake(message, span);
        }
        let columns = ty.fields.clone();
        let terms = fields.iter().zip(&columns).map(|(field, column)| match field {
            syntax::Term::Any(span) => Some(Term::Variable(self.fresh_variable(column.ty, *span))),
            field => self.term(field, Some(column.ty)),
        });
        Some(Term::Record(id, terms.collect::<Option<_>>()?))
    }

    /// The record that `text` is in the notation of its type: a name as users see it.
    fn noted(&mut self, id: RecordId, text: &str, span: Span) -> Option<Term> {
        let ty = &self.declarations.schema[id];
        let Some(fields) = ty.notation.as_ref().and_then(|notation| notation.read(text)) else {
            return self.mistake(format!("expected a record of type `{}`, found a text", ty.name), span);
        };
        let columns = ty.fields.clone();
        let term = |(text, column): (String, Column)| match column.ty {
            ColumnType::Number => text.parse().ok().map(Term::Number),
            ColumnType::Unsigned => numbers::unsigned(&text).map(|number| Term::Bits(column.ty, number)),
            ColumnType::Float => numbers::float(&text).map(|float| Term::Bits(column.ty, float.to_bits())),
            ColumnType::Entity(ty) => Some(Term::Entity(ty, text, span)),
            ColumnType::Symbol | ColumnType::Record(_) => Some(Term::Text(text)),
        };
        let Some(terms) = fields.into_iter().zip(columns).map(term).collect() else {
            return self.mistake("this is not a number where one is expected", span);
        };
        Some(Term::Record(id, terms))
    }

    /// `term` where a value of type `expected` stands.
    fn term(&mut self, term: &syntax::Term, expected: Option<ColumnType>) -> Option<Term> {
        match term {
            syntax::Term::Variable(name) => {
                self.variable(&name.text, name.span, expected).map(Term::Variable)
            }
            syntax::Term::Any(_) => Some(Term::Any),
            syntax::Term::Text(text, span) => match expected {
                Some(ColumnType::Entity(ty)) if self.declarations.allow_names => {
                    Some(Term::Entity(ty, text.clone(), *span))
                }
                Some(ColumnType::Record(id)) if self.declarations.allow_names => self.noted(id, text, *span),
                Some(other) if other != ColumnType::Symbol => {
                    let asked = self.declarations.kind_of(other);
                    self.mistake(format!("expected {asked}, found a text"), *span)
                }
                _ => Some(Term::Text(text.clone())),
            },
            syntax::Term::Number(number, span) => {
                self.numeric(expected, *span)?;
                self.number(*number, *span, expected)
            }
            syntax::Term::Unsigned(number, span) => {
                self.numeric(expected, *span)?;
                match expected {
                    Some(ColumnType::Float) => {
                        Some(Term::Bits(ColumnType::Float, (*number as f32).to_bits()))
                    }
                    Some(ColumnType::Number) if self.declarations.sources.text(*span).ends_with('u') => {
                        self.mistake("expected a number, found an unsigned number", *span)
                    }
                    Some(ColumnType::Number) => {
                        let text = self.declarations.sources.text(*span);
                        let message = format!("`{text}` does not fit in a signed 32-bit number");
                        self.mistake(message, *span)
                    }
                    _ => Some(Term::Bits(ColumnType::Unsigned, *number)),
                }
            }
            syntax::Term::Float(number, span) => match expected {
                Some(other) if other != ColumnType::Float => {
                    let asked = self.declarations.kind_of(other);
                    self.mistake(format!("expected {asked}, found a float"), *span)
                }
                _ => Some(Term::Bits(ColumnType::Float, number.to_bits())),
            },
            syntax::Term::Unary(operator, inner, span) => {
                self.numeric(expected, *span)?;
                let kind = self.kind(expected, [&**inner]);
                let Some(operator) = unary_of_kind(*operator, kind) else {
                    return self.no_operator(operator.sign(), kind, *span);
                };
                Some(Term::Unary(operator, Box::new(self.operand(inner, Some(kind))?)))
            }
            syntax::Term::Binary(BinaryOperator::Add, left, right, span)
                if expected.or_else(|| self.kinds.of_term(term)) == Some(ColumnType::Symbol) =>
            {
                let parts = [(0, left), (1, right)].map(|(at, side)| self.argument(Function::Cat, at, side));
                self.textual(expected, *span)?;
                Some(Term::Call(Function::Cat, parts.into_iter().collect::<Option<_>>()?))
            }
            syntax::Term::Binary(operator, left, right, span) => {
                self.numeric(expected, *span)?;
                let kind = self.kind(expected, [&**left, &**right]);
                let Some(operator) = binary_of_kind(*operator, kind) else {
                    return self.no_operator(operator.sign(), kind, *span);
                };
                let left = self.operand(left, Some(kind))?;
                Some(Term::Binary(operator, Box::new(left), Box::new(self.operand(right, Some(kind))?)))
            }
            syntax::Term::Record(fields, span) => self.record(fields, *span, expected),
            syntax::Term::Call(function, arguments, span) => {
                let made = self.kinds.of_term(term).unwrap_or(ColumnType::Number);
                match (function.makes_text(), expected) {
                    (true, _) => self.textual(expected, *span)?,
                    (false, Some(other)) if other.is_numeric() && other != made => {
                        let [asked, found] = [other, made].map(|ty| self.declarations.kind_of(ty));
                        return self.mistake(format!("expected {asked}, found {found}"), *span);
                    }
                    (false, _) => self.numeric(expected, *span)?,
                }
                let arguments = arguments.iter().enumerate();
                let arguments = arguments.map(|(at, argument)| self.argument(*function, at, argument));
                Some(Term::Call(*function, arguments.collect::<Option<_>>()?))
            }
            syntax::Term::Name(inner, span) => {
                self.textual(expected, *span)?;
                Some(Term::Name(ColumnType::Number, Box::new(self.operand(inner, None)?)))
            }
            syntax::Term::Tag(name, branch) => match branch {
                Some((_, number)) => Some(Term::Number(*number)),
                None => self.mistake(format!("no type has a branch `{}`", name.text), name.span),
            },
            // Ranges were taken out, but for those in queries, which are refused.
            syntax::Term::Range(..) => None,
            syntax::Term::Aggregate(aggregate) => {
                let help = "bind its result first: `n = count : { … }`, and use `n` in the term";
                self.refused("an aggregate cannot be part of a term", aggregate.span, help)
            }
        }
    }

    /// `term` outside of an atom's columns, where `_` has no meaning.
    fn operand(&mut self, term: &syntax::Term, expected: Option<ColumnType>) -> Option<Term> {
        match term {
            syntax::Term::Any(span) => self.mistake("`_` is allowed only as a column of an atom", *span),
            _ => self.term(term, expected),
        }
    }

    /// Passes types on through `=` and `!=`, for variables that were compared before an atom gave them a type.
    fn settle_types(&mut self, literals: &[Literal]) -> Option<()> {
        let pairs: Vec<(&Term, &Term)> = equated(literals);
        let mut typed = usize::MAX;
        while std::mem::replace(&mut typed, self.typed()) != typed {
            for (left, right) in &pairs {
                for (to, from) in [(left, right), (right, left)] {
                    if let (Term::Variable(id), None, Some(ty)) =
                        (to, self.known_type(to), self.known_type(from))
                    {
                        self.seen[id.0 as usize].0 = true;
                        self.variables[id.0 as usize].ty = ty;
                    }
                }
            }
        }
        let differ = |&(left, right): &(&Term, &Term)| match (self.known_type(left), self.known_type(right)) {
            (Some(a), Some(b)) if a != b => Some((left.clone(), right.clone(), a, b)),
            _ => None,
        };
        let Some((left, right, a, b)) = pairs.iter().find_map(differ) else { return Some(()) };
        let variable = [left, right].into_iter().find_map(|term| match term {
            Term::Variable(id) => Some(self.seen[id.0 as usize].1),
            _ => None,
        });
        let [a, b] = [a, b].map(|ty| self.declarations.kind_of(ty));
        let message = format!("{a} is compared with {b}");
        variable.and_then(|span| self.mistake(message, span))
    }

    /// Number of variables with known types.
    fn typed(&self) -> usize {
        self.seen.iter().filter(|(typed, _)| *typed).count()
    }

    /// The type of a term, if it is certain.
    fn known_type(&self, term: &Term) -> Option<ColumnType> {
        match term {
            Term::Variable(id) => self.seen[id.0 as usize].0.then(|| self.variables[id.0 as usize].ty),
            Term::Text(_) => Some(ColumnType::Symbol),
            Term::Entity(ty, ..) => Some(ColumnType::Entity(*ty)),
            Term::Record(ty, _) => Some(ColumnType::Record(*ty)),
            Term::Name(..) => Some(ColumnType::Symbol),
            Term::Call(function, _) if function.makes_text() => Some(ColumnType::Symbol),
            Term::Any => None,
            Term::Bits(ty, _) => Some(*ty),
            Term::Unary(operator, inner) => Some(operator.kind().unwrap_or_else(|| self.kind_of([inner]))),
            Term::Binary(operator, left, right) => {
                Some(operator.kind().unwrap_or_else(|| self.kind_of([left, right])))
            }
            Term::Call(Function::ToFloat, _) => Some(ColumnType::Float),
            Term::Call(Function::ToUnsigned, _) => Some(ColumnType::Unsigned),
            Term::Number(_) | Term::Call(..) => Some(ColumnType::Number),
        }
    }

    /// The kind of whole numbers that operators on `terms` take.
    fn kind_of<'t>(&self, terms: impl IntoIterator<Item = &'t Box<Term>>) -> ColumnType {
        let mut types = terms.into_iter().map(|term| self.known_type(term));
        match types.any(|ty| ty == Some(ColumnType::Unsigned)) {
            true => ColumnType::Unsigned,
            false => ColumnType::Number,
        }
    }

    /// The kind of numbers that a term of type `expected` with these parts computes with.
    fn kind<'t>(
        &self,
        expected: Option<ColumnType>,
        parts: impl IntoIterator<Item = &'t syntax::Term>,
    ) -> ColumnType {
        let expected = expected.filter(|ty| ty.is_numeric());
        expected.or_else(|| self.kinds.numeric(parts)).unwrap_or(ColumnType::Number)
    }

    /// The number of a text as one of type `expected`.
    fn number(&mut self, number: i32, span: Span, expected: Option<ColumnType>) -> Option<Term> {
        match expected {
            Some(ColumnType::Float) => Some(Term::Bits(ColumnType::Float, (number as f32).to_bits())),
            Some(ColumnType::Unsigned) if self.declarations.sources.text(span).starts_with('-') => {
                self.mistake("expected an unsigned number, found a negative one", span)
            }
            Some(ColumnType::Unsigned) => Some(Term::Bits(ColumnType::Unsigned, number as u32)),
            _ => Some(Term::Number(number)),
        }
    }

    fn no_operator<T>(&mut self, sign: &str, kind: ColumnType, span: Span) -> Option<T> {
        let kind = self.declarations.schema.type_name(kind);
        let help = "convert with `to_number`, `to_unsigned` or `to_float`";
        self.refused(&format!("there is no `{}` for `{kind}`", sign.trim_end()), span, help)
    }

    fn numeric(&mut self, expected: Option<ColumnType>, span: Span) -> Option<()> {
        match expected {
            None => Some(()),
            Some(other) if other.is_numeric() => Some(()),
            Some(other) => {
                let asked = self.declarations.kind_of(other);
                self.mistake(format!("expected {asked}, found a number"), span)
            }
        }
    }

    fn textual(&mut self, expected: Option<ColumnType>, span: Span) -> Option<()> {
        match expected {
            None | Some(ColumnType::Symbol) => Some(()),
            Some(other) => {
                let asked = self.declarations.kind_of(other);
                self.mistake(format!("expected {asked}, found a text"), span)
            }
        }
    }

    /// An argument of `function`; which type a variable has may be known only later.
    fn argument(&mut self, function: Function, at: usize, argument: &syntax::Term) -> Option<Term> {
        let is_number = !function.takes_text(at) && function != Function::Ord && !function.is_conversion();
        let is_variable = matches!(argument, syntax::Term::Variable(_));
        self.operand(argument, (is_number && !is_variable).then_some(ColumnType::Number))
    }

    fn mistake<T>(&mut self, message: impl Into<String>, span: Span) -> Option<T> {
        self.problems.push(self.declarations.error(message, span));
        None
    }

    /// The same, with `help`.
    fn refused<T>(&mut self, message: &str, span: Span, help: &str) -> Option<T> {
        self.problems.push(self.declarations.error(message, span).help(help));
        None
    }

    fn variable(&mut self, name: &str, span: Span, expected: Option<ColumnType>) -> Option<VariableId> {
        let id = match self.ids.get(name) {
            Some(&id) => id,
            None => {
                let id = VariableId(self.variables.len() as u16);
                let shown = name.split('\'').next().unwrap_or(name).to_owned();
                self.variables.push(Variable { name: shown, ty: ColumnType::Number });
                self.seen.push((false, span));
                self.ids.insert(name.to_owned(), id);
                id
            }
        };
        let Some(expected) = expected else { return Some(id) };
        let (typed, first) = self.seen[id.0 as usize];
        let ty = self.variables[id.0 as usize].ty;
        if typed && ty != expected {
            let [is, asked] = [ty, expected].map(|ty| self.declarations.kind_of(ty));
            let place = self.declarations.sources.place(first);
            let name = &self.variables[id.0 as usize].name;
            let message = format!("`{name}` is {is}, expected {asked}");
            let problem = self
                .declarations
                .error(message, span)
                .note(format!("first used at {}:{}", place.line, place.column));
            self.problems.push(problem);
            return None;
        }
        self.seen[id.0 as usize].0 = true;
        self.variables[id.0 as usize].ty = expected;
        Some(id)
    }

    fn fresh_variable(&mut self, ty: ColumnType, span: Span) -> VariableId {
        self.variables.push(Variable { name: "_".to_owned(), ty });
        self.seen.push((true, span));
        VariableId(self.variables.len() as u16 - 1)
    }

    /// `other how aggregate`; a side that is no variable of its own is compared with the result.
    fn aggregate(
        &mut self,
        how: Comparison,
        other: &syntax::Term,
        aggregate: &syntax::Aggregate,
        outer: &BTreeSet<String>,
        out: &mut Vec<Literal>,
    ) -> Option<()> {
        let inside = self.kinds.inside(self.declarations, aggregate);
        let kind = match aggregate.operation {
            Aggregation::Count => ColumnType::Number,
            Aggregation::Mean => ColumnType::Float,
            _ => self.value_kind(&inside, aggregate, other),
        };
        let result = match (how, other) {
            (Comparison::Equal, syntax::Term::Variable(name)) => {
                self.variable(&name.text, name.span, Some(kind))?
            }
            _ => {
                let result = self.fresh_variable(kind, aggregate.span);
                let other = self.operand(other, Some(kind))?;
                out.push(Literal::Compare(of_kind(how, Some(kind)), other, Term::Variable(result)));
                result
            }
        };
        let [body] = &self.conjunctions(&aggregate.body)[..] else {
            let help =
                "derive a relation with a rule for each of its cases, and take the aggregate over that";
            return self.refused("an aggregate with a disjunction is not supported", aggregate.span, help);
        };
        let mut own = Vec::new();
        aggregate.value.iter().for_each(|value| collect_names(value, &mut own));
        let is_own = |name: &str| own.iter().any(|own| own.text == name) || !outer.contains(name);
        let shadowed: Vec<(String, VariableId)> =
            self.ids.iter().filter(|(name, _)| is_own(name)).map(|(name, id)| (name.clone(), *id)).collect();
        shadowed.iter().for_each(|(name, _)| _ = self.ids.remove(name));
        let first_inner = self.variables.len();
        let kinds = std::mem::replace(&mut self.kinds, inside);
        let mut literals = Vec::new();
        for literal in body {
            self.aggregate_literal(literal, &mut literals)?;
        }
        let value = match &aggregate.value {
            Some(value) => Some(self.operand(value, Some(kind))?),
            None => None,
        };
        self.kinds = kinds;
        self.check_own(&own, outer, &literals)?;
        let inner: Vec<VariableId> =
            (first_inner..self.variables.len()).map(|at| VariableId(at as u16)).collect();
        self.ids.retain(|_, id| usize::from(id.0) < first_inner);
        self.ids.extend(shadowed);
        let outer = mentioned(&literals, &value).into_iter().filter(|id| !inner.contains(id)).collect();
        let operation = match kind {
            ColumnType::Unsigned => aggregate.operation.unsigned(),
            ColumnType::Float => aggregate.operation.float(),
            _ => aggregate.operation,
        };
        let span = aggregate.span;
        out.push(Literal::Aggregate(Aggregate {
            result,
            operation,
            value,
            body: literals,
            outer,
            inner,
            span,
        }));
        Some(())
    }

    /// The kind of the numbers that `aggregate` computes, of which `inside` has the types, and that `other` is compared
    /// with.
    fn value_kind(&self, inside: &Kinds, aggregate: &syntax::Aggregate, other: &syntax::Term) -> ColumnType {
        let kind = inside.numeric(&aggregate.value).or_else(|| self.kinds.numeric([other]));
        kind.unwrap_or(ColumnType::Number)
    }

    /// Reports the variables `own` of what an aggregate computes that `body` does not bind, though the rule around it, whose
    /// variables are `outer`, has one of the same name.
    fn check_own(&mut self, own: &[&Name], outer: &BTreeSet<String>, body: &[Literal]) -> Option<()> {
        let bound = safety::bound(body, BTreeSet::new());
        let taken = own.iter().find(|name| {
            outer.contains(&name.text) && self.ids.get(&name.text).is_some_and(|id| !bound.contains(id))
        });
        let Some(name) = taken else { return Some(()) };
        let text = &name.text;
        let message = format!("nothing in the braces binds `{text}`");
        let error = self.declarations.error(message, name.span);
        let error = error.label("a variable of the aggregate, not that of the rule");
        let help = format!("write another name here, and `name = {text}` in the braces");
        self.problems.push(error.help(help));
        None
    }

    fn conjunctions(&mut self, body: &Formula) -> Vec<Vec<syntax::Literal>> {
        let mut expanded = Vec::new();
        for body in alternatives(body).unwrap_or_default() {
            let (inline, declarations) = (self.inline, self.declarations);
            let bodies = inline.expand(declarations, &body, &mut self.fresh, &mut self.problems);
            let plain = |body: Vec<(usize, syntax::Literal)>| body.into_iter().map(|(_, literal)| literal);
            expanded.extend(bodies.into_iter().map(|body| plain(body).collect()));
        }
        expanded
    }

    /// A literal of an aggregate's body; what is unnamed in it counts as a variable of its own.
    fn aggregate_literal(&mut self, literal: &syntax::Literal, out: &mut Vec<Literal>) -> Option<()> {
        match literal {
            syntax::Literal::Atom(atom) => self.positive(atom, true, out)?,
            syntax::Literal::Not(atom, _) => out.push(Literal::Not(self.atom(atom)?)),
            syntax::Literal::Compare(_, syntax::Term::Aggregate(inner), _)
            | syntax::Literal::Compare(_, _, syntax::Term::Aggregate(inner)) => {
                let help = "derive the inner one in a rule of its own, and read that relation here";
                return self.refused("an aggregate cannot contain an aggregate", inner.span, help);
            }
            syntax::Literal::Compare(how, left, right) => self.comparison(*how, left, right, out)?,
        }
        Some(())
    }
}

/// The variables that a rule has outside its aggregates, in the order of the text.
fn outer_names<'t>(head: &'t [syntax::Term], body: &'t [syntax::Literal]) -> Vec<&'t Name> {
    let mut names = Vec::new();
    head.iter().for_each(|term| collect_names(term, &mut names));
    for literal in body {
        match literal {
            syntax::Literal::Atom(atom) | syntax::Literal::Not(atom, _) => {
                atom.terms.iter().for_each(|term| collect_names(term, &mut names));
            }
            syntax::Literal::Compare(_, left, right) => {
                collect_names(left, &mut names);
                collect_names(right, &mut names);
            }
        }
    }
    names
}

/// The variables that `formula` has outside its aggregates, as often as they stand in it.
pub fn formula_names(formula: &Formula) -> Vec<&Name> {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().flat_map(formula_names).collect(),
        Formula::Literal(literal) => outer_names(&[], std::slice::from_ref(literal)),
    }
}

/// The types of the variables `names` of `body`; none if something is wrong with it.
pub fn types(
    declarations: &Declarations,
    inline: &Inline,
    body: &Formula,
    names: &[Name],
    problems: &mut Vec<Diagnostic>,
) -> Option<Vec<ColumnType>> {
    let Some(bodies) = alternatives(body) else {
        problems.push(too_many(declarations, names.first()?.span));
        return None;
    };
    let mut fresh = 0;
    let before = problems.len();
    for body in bodies {
        for expanded in inline.expand(declarations, &body, &mut fresh, problems) {
            let mut resolver = Resolver::new(declarations, inline, fresh);
            let (numbers, literals): (Vec<usize>, Vec<syntax::Literal>) = expanded.into_iter().unzip();
            resolver.kinds = Kinds::of(declarations, None, &literals);
            let outer = resolver.outer(&[], &literals);
            if resolver.body(&numbers, &literals, &outer).is_some() {
                problems.truncate(before);
                let ty = |name: &Name| {
                    let id = resolver.ids.get(&name.text);
                    id.map_or(ColumnType::Number, |id| resolver.variables[id.0 as usize].ty)
                };
                return Some(names.iter().map(ty).collect());
            }
            problems.extend(resolver.problems);
        }
    }
    None
}

/// The type of the record of `fields`, if these name a branch.
fn branched(fields: &[syntax::Term]) -> Option<RecordId> {
    match fields.first() {
        Some(syntax::Term::Tag(_, branch)) => branch.map(|(ty, _)| ty),
        _ => None,
    }
}

/// Takes `term` for the name of an entity if it is a text.
fn name_entity(term: &mut Term, ty: TypeId, span: Span) {
    if let Term::Text(text) = term {
        *term = Term::Entity(ty, std::mem::take(text), span);
    }
}

fn collect_names<'t>(term: &'t syntax::Term, names: &mut Vec<&'t Name>) {
    match term {
        syntax::Term::Variable(name) => names.push(name),
        syntax::Term::Unary(_, inner, _) => collect_names(inner, names),
        syntax::Term::Binary(_, left, right, _) => {
            collect_names(left, names);
            collect_names(right, names);
        }
        syntax::Term::Name(inner, _) => collect_names(inner, names),
        syntax::Term::Record(fields, _)
        | syntax::Term::Call(_, fields, _)
        | syntax::Term::Range(fields, _) => {
            fields.iter().for_each(|field| collect_names(field, names));
        }
        syntax::Term::Any(_)
        | syntax::Term::Text(..)
        | syntax::Term::Number(..)
        | syntax::Term::Unsigned(..)
        | syntax::Term::Float(..)
        | syntax::Term::Tag(..)
        | syntax::Term::Aggregate(_) => {}
    }
}

/// The variables of `literals` and `value`, in order.
fn mentioned(literals: &[Literal], value: &Option<Term>) -> BTreeSet<VariableId> {
    let mut ids = BTreeSet::new();
    for literal in literals {
        match literal {
            Literal::Atom(atom) | Literal::Not(atom) => {
                atom.terms.iter().for_each(|term| safety::collect(term, &mut ids));
            }
            Literal::Compare(_, left, right) => {
                safety::collect(left, &mut ids);
                safety::collect(right, &mut ids);
            }
            Literal::Aggregate(_) => {}
        }
    }
    value.iter().for_each(|value| safety::collect(value, &mut ids));
    ids
}

/// The pairs that `literals` compare by `=` or `!=`, those in aggregates too.
fn equated(literals: &[Literal]) -> Vec<(&Term, &Term)> {
    let pairs = literals.iter().flat_map(|literal| match literal {
        Literal::Compare(how, left, right)
            if matches!(how.plain(), Comparison::Equal | Comparison::NotEqual) =>
        {
            vec![(left, right)]
        }
        Literal::Aggregate(aggregate) => equated(&aggregate.body),
        _ => Vec::new(),
    });
    pairs.collect()
}

/// The comparison of values of type `ty` that is written `how`.
fn of_kind(how: Comparison, ty: Option<ColumnType>) -> Comparison {
    match ty {
        Some(ColumnType::Unsigned) => how.unsigned(),
        Some(ColumnType::Float) => how.float(),
        _ => how,
    }
}

/// The operator on numbers of type `kind` that is written `operator`, if there is one.
fn unary_of_kind(operator: UnaryOperator, kind: ColumnType) -> Option<UnaryOperator> {
    match kind {
        ColumnType::Float => operator.float(),
        ColumnType::Unsigned => Some(operator).filter(|operator| *operator != UnaryOperator::Negate),
        _ => Some(operator),
    }
}

fn binary_of_kind(operator: BinaryOperator, kind: ColumnType) -> Option<BinaryOperator> {
    match kind {
        ColumnType::Float => operator.float(),
        ColumnType::Unsigned => Some(operator.unsigned()),
        _ => Some(operator),
    }
}

/// The comparison with its sides exchanged.
fn mirrored(how: Comparison) -> Comparison {
    match how {
        Comparison::Less => Comparison::Greater,
        Comparison::LessEqual => Comparison::GreaterEqual,
        Comparison::Greater => Comparison::Less,
        Comparison::GreaterEqual => Comparison::LessEqual,
        same => same,
    }
}
