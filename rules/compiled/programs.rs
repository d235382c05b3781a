//! Random rule programs with random facts: joins, recursion of every kind, negation, aggregates, arithmetic,
//! disjunctions, inline relations, choices.

use dfquery_engine::{
    base::FactBase,
    schema::{ColumnType, RelationId, RelationKind, Schema, TypeId},
};
use std::fmt::Write;

/// What every program reads.
pub const SCHEMA: &str = r#".pragma "partition" "Function"
.type Function <: symbol
.type Block <: symbol
.decl function(function: Function)
.input function
.decl block(block: Block, function: Function, position: number)
.input block
.decl edge(from: Block, to: Block)
.input edge
.decl label(block: Block, text: symbol)
.input label
.decl weight(text: symbol, weight: number)
.input weight
.decl calls(from: Function, to: Function)
.input calls
"#;

const TEXTS: [&str; 3] = ["a", "b", "c"];
const TYPES: [&str; 6] = ["Block", "number", "symbol", "Function", "unsigned", "float"];

/// A xorshift generator.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % limit as u64) as usize
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// A relation that rules can read.
#[derive(Clone)]
struct Known {
    name: String,
    types: Vec<usize>,
    /// What is negated or counted is of a lower level; inputs have level 0.
    level: usize,
}

/// What kinds of rules are written.
#[derive(Clone, Copy)]
pub struct Style {
    pub aggregates: bool,
    pub choices: bool,
    /// Whether rules compute of texts.
    pub texts: bool,
    /// True if there are unsigned numbers, floats, equivalences, computed ranges, and aggregates over aggregates.
    pub kinds: bool,
}

/// Writes a program.
pub fn write(random: &mut Random, style: Style) -> String {
    let input =
        |name: &str, types: &[usize]| Known { name: name.to_owned(), types: types.to_vec(), level: 0 };
    let mut author = Author {
        random,
        style,
        linked: false,
        known: vec![
            input("block", &[0, 3, 1]),
            input("edge", &[0, 0]),
            input("label", &[0, 2]),
            input("weight", &[2, 1]),
            input("calls", &[3, 3]),
        ],
        text: String::new(),
    };
    author.program();
    author.text
}

struct Author<'r> {
    random: &'r mut Random,
    style: Style,
    known: Vec<Known>,
    /// Whether rules tend to speak of one function.
    linked: bool,
    text: String,
}

/// A rule under construction.
#[derive(Default)]
struct Draft {
    /// Variables with their types, and whether an atom binds them.
    variables: Vec<(String, usize)>,
    literals: Vec<String>,
}

impl Author<'_> {
    fn program(&mut self) {
        let levels = 1 + self.random.below(3);
        self.linked = self.random.chance(60);
        if self.random.chance(40) {
            self.inline();
        }
        for level in 1..=levels {
            let together = 1 + self.random.below(2);
            let first = self.known.len();
            for at in 0..together {
                let types: Vec<usize> = (0..1 + self.random.below(3)).map(|_| self.column()).collect();
                self.known.push(Known { name: format!("r{level}_{at}"), types, level });
            }
            for at in first..first + together {
                self.relation(at);
            }
        }
    }

    /// Blocks more often than anything else: then there are joins.
    fn column(&mut self) -> usize {
        if self.style.kinds && self.random.chance(25) {
            return 4 + self.random.below(2);
        }
        match self.linked {
            true => [0, 0, 0, 1, 2][self.random.below(5)],
            false => [0, 0, 0, 1, 2, 3][self.random.below(6)],
        }
    }

    fn inline(&mut self) {
        self.text += ".decl near(from: Block, to: Block) inline\n\
            near(from, to) :- block(from, function, n), block(to, function, m), n <= m.\n";
        self.known.push(Known { name: "near".to_owned(), types: vec![0, 0], level: 0 });
    }

    fn relation(&mut self, at: usize) {
        let relation = self.known[at].clone();
        let columns = relation.types.iter().enumerate();
        let columns: Vec<String> = columns.map(|(c, &ty)| format!("c{c}: {}", TYPES[ty])).collect();
        let choice = match self.style.choices && self.random.chance(15) {
            true => format!(" choice-domain c{}", self.random.below(relation.types.len())),
            false => String::new(),
        };
        let is_pair = matches!(relation.types[..], [one, other] if one == other);
        let equivalence = match self.style.kinds && is_pair && choice.is_empty() && self.random.chance(30) {
            true => " eqrel",
            false => "",
        };
        let _ = writeln!(
            self.text,
            ".decl {}({}){choice}{equivalence}\n.output {}",
            relation.name,
            columns.join(", "),
            relation.name
        );
        for number in 0..1 + self.random.below(3) {
            self.rule(&relation, number > 0);
        }
    }

    fn rule(&mut self, head: &Known, recursive: bool) {
        let mut draft = Draft::default();
        for at in 0..1 + self.random.below(3) {
            // Some relation of the same level in every rule but the first.
            let grows = recursive && at == 0 && self.random.chance(70);
            let readable: Vec<Known> = self
                .known
                .iter()
                .filter(|known| if grows { known.level == head.level } else { known.level <= head.level })
                .filter(|known| recursive || known.level < head.level)
                .cloned()
                .collect();
            let mut relation = readable[self.random.below(readable.len())].clone();
            if self.linked && !grows && relation.types.contains(&3) {
                relation = self.known[1].clone(); // `edge`: of one function
            }
            let atom = self.atom(&relation, &mut draft, false);
            draft.literals.push(atom);
        }
        self.extras(head, &mut draft);
        let cells: Vec<String> = head.types.iter().map(|&ty| self.head_cell(ty, &mut draft)).collect();
        let _ = writeln!(self.text, "{}({}) :- {}.", head.name, cells.join(", "), draft.literals.join(", "));
    }

    fn atom(&mut self, relation: &Known, draft: &mut Draft, closed: bool) -> String {
        let cells: Vec<String> = relation.types.iter().map(|&ty| self.cell(ty, draft, closed)).collect();
        format!("{}({})", relation.name, cells.join(", "))
    }

    /// An argument; a `closed` atom has no new variables.
    fn cell(&mut self, ty: usize, draft: &mut Draft, closed: bool) -> String {
        let of_type: Vec<String> =
            draft.variables.iter().filter(|(_, t)| *t == ty).map(|(name, _)| name.clone()).collect();
        if !of_type.is_empty() && self.random.chance(if self.linked && ty == 0 { 80 } else { 60 }) {
            return of_type[self.random.below(of_type.len())].clone();
        }
        if self.random.chance(15) || closed {
            return match ty {
                4 if self.random.chance(60) => format!("{}u", self.random.below(4)),
                5 if self.random.chance(60) => ["0.0", "0.5", "-1.0"][self.random.below(3)].to_owned(),
                1 if self.random.chance(60) => self.random.below(4).to_string(),
                2 if self.random.chance(60) => format!("\"{}\"", TEXTS[self.random.below(3)]),
                _ => "_".to_owned(),
            };
        }
        let name = format!("v{}", draft.variables.len());
        draft.variables.push((name.clone(), ty));
        name
    }

    fn extras(&mut self, head: &Known, draft: &mut Draft) {
        let lower: Vec<Known> = self.known.iter().filter(|known| known.level < head.level).cloned().collect();
        if self.random.chance(35) {
            let relation = lower[self.random.below(lower.len())].clone();
            // A negated inline relation would have `_`, which its opposite cannot say.
            if relation.name != "near" {
                let atom = self.atom(&relation, draft, true);
                draft.literals.push(format!("!{atom}"));
            }
        }
        if self.random.chance(35) {
            self.comparison(draft);
        }
        if self.random.chance(15) {
            let numbers: Vec<String> = draft.of_type(1);
            if !numbers.is_empty() {
                let (a, b) = (self.random.below(numbers.len()), self.random.below(numbers.len()));
                let operator = ["+", "-", "*", "/", "%", "band"][self.random.below(6)];
                let name = format!("x{}", draft.variables.len());
                draft.literals.push(format!("{name} = ({} {operator} {}) % 5", numbers[a], numbers[b]));
                draft.variables.push((name, 1));
            }
        }
        if self.style.texts && self.random.chance(60) {
            self.texts(draft);
        }
        if self.style.kinds && self.random.chance(60) {
            // What an aggregate over aggregates knows from a rule cannot come from what the rule derives.
            let own = format!("r{}_", head.level);
            let grows = draft.literals.iter().any(|literal| literal.starts_with(&own));
            self.kinds(&lower, grows, draft);
        }
        if self.style.aggregates && self.random.chance(25) {
            self.aggregate(&lower, draft);
        }
        if self.random.chance(10) {
            let blocks = draft.of_type(0);
            if let Some(block) = blocks.first() {
                draft.literals.push(format!("(edge({block}, _) ; label({block}, \"a\"))"));
            }
        }
    }

    /// A condition on texts, or a variable that is computed of some. What is made is short, so there is an end to it.
    fn texts(&mut self, draft: &mut Draft) {
        let blocks: Vec<String> =
            draft.of_type(0).iter().map(|block| format!("as({block}, symbol)")).collect();
        let mut texts = [draft.of_type(2), draft.of_type(0), blocks].concat();
        texts.push("\"ab\"".to_owned());
        let [one, other] = [0; 2].map(|_| texts[self.random.below(texts.len())].clone());
        let name = format!("x{}", draft.variables.len());
        let number = self.random.below(3);
        let (ty, literal) = match self.random.below(9) {
            0 => (None, format!("contains({one}, {other})")),
            1 => (None, format!("!contains(\"a\", {one})")),
            2 => (None, format!("match(\"{}\", {one})", ["a.*", ".b", ".*1", "c"][self.random.below(4)])),
            3 => (None, format!("!match(\".*0\", {one})")),
            4 => (Some(1), format!("{name} = strlen({one})")),
            5 => (Some(1), format!("{name} = to_number(substr({one}, {number}, 1))")),
            6 => (Some(2), format!("{name} = substr(cat({one}, {other}, \"c\"), {number}, 2)")),
            7 => (Some(2), format!("{name} = to_string(strlen(cat({one}, {other})) % 3)")),
            _ => match draft.of_type(0).first() {
                Some(block) => (Some(1), format!("{name} = ord({block}) % 5")),
                None => (Some(2), format!("name({name}_f, {name}), function({name}_f)")),
            },
        };
        draft.literals.push(literal);
        draft.variables.extend(ty.map(|ty| (name, ty)));
    }

    /// A variable of another kind of numbers, one in a range, or an aggregate over aggregates.
    fn kinds(&mut self, lower: &[Known], grows: bool, draft: &mut Draft) {
        let [numbers, unsigned, floats] = [1, 4, 5].map(|ty| draft.of_type(ty));
        let name = format!("x{}", draft.variables.len());
        let mut one_of = |all: &[String], other: &str| match all.is_empty() {
            true => other.to_owned(),
            false => all[self.random.below(all.len())].clone(),
        };
        let [number, second] = [0; 2].map(|_| one_of(&numbers, "3"));
        let (whole, float) = (one_of(&unsigned, "3u"), one_of(&floats, "0.5"));
        let (ty, literal) = match self.random.below(if grows { 8 } else { 9 }) {
            0 => (4, format!("{name} = to_unsigned({number}) % 7")),
            1 => (
                4,
                format!(
                    "{name} = ({whole} {} to_unsigned({number})) % 5",
                    ["+", "-", "*"][self.random.below(3)]
                ),
            ),
            2 => (5, format!("{name} = to_float({number}) {} 2", ["+", "-", "*", "/"][self.random.below(4)])),
            3 => (5, format!("{name} = min({float}, to_float({whole}))")),
            4 => (1, format!("{name} = to_number({float} * 2) % 5")),
            5 => (1, format!("{name} = range({number}, {second})")),
            6 => (4, format!("{name} = range({whole}, 3)")),
            7 => (5, format!("{name} = range(to_float({number}), 2, 0.5)")),
            _ => {
                let mut inside = Draft { variables: draft.variables.clone(), literals: Vec::new() };
                let [outer, inner] = [0; 2].map(|_| lower[self.random.below(lower.len())].clone());
                let outer = self.atom(&outer, &mut inside, false);
                let mut innermost = Draft { variables: inside.variables.clone(), literals: Vec::new() };
                let inner = self.atom(&inner, &mut innermost, false);
                let operation = ["sum", "min", "max"][self.random.below(3)];
                (1, format!("{name} = {operation} {name}m : {{ {outer}, {name}m = count : {{ {inner} }} }}"))
            }
        };
        draft.literals.push(literal);
        draft.variables.push((name, ty));
    }

    fn comparison(&mut self, draft: &mut Draft) {
        let ty = self.column();
        let of_type = draft.of_type(ty);
        if of_type.len() < 2 {
            return;
        }
        let (a, b) = (self.random.below(of_type.len()), self.random.below(of_type.len()));
        let sign = match ty {
            1 | 4 | 5 => ["<", "<=", ">", ">=", "!=", "="][self.random.below(6)],
            _ => ["!=", "!=", "="][self.random.below(3)],
        };
        draft.literals.push(format!("{} {sign} {}", of_type[a], of_type[b]));
    }

    fn aggregate(&mut self, lower: &[Known], draft: &mut Draft) {
        let outside = draft.variables.len();
        let mut inside = Draft { variables: draft.variables.clone(), literals: Vec::new() };
        for _ in 0..1 + self.random.below(2) {
            let relation = lower[self.random.below(lower.len())].clone();
            let atom = self.atom(&relation, &mut inside, false);
            inside.literals.push(atom);
        }
        let own: Vec<String> = inside.variables[outside..]
            .iter()
            .filter(|(_, ty)| *ty == 1)
            .map(|(name, _)| name.clone())
            .collect();
        let operation = match own.first() {
            Some(value) => format!("{} {value}", ["sum", "min", "max"][self.random.below(3)]),
            None => "count".to_owned(),
        };
        let name = format!("x{}", inside.variables.len());
        draft.literals.push(format!("{name} = {operation} : {{ {} }}", inside.literals.join(", ")));
        draft.variables.push((name, 1));
    }

    fn head_cell(&mut self, ty: usize, draft: &mut Draft) -> String {
        let of_type = draft.of_type(ty);
        if !of_type.is_empty() {
            let variable = of_type[self.random.below(of_type.len())].clone();
            return match ty {
                1 if self.random.chance(20) => format!("({variable} + 1) % 4"),
                4 if self.random.chance(20) => format!("({variable} + 1) % 4"),
                _ => variable,
            };
        }
        match ty {
            1 | 4 => self.random.below(4).to_string(),
            5 => ["0.0", "0.5", "1.0"][self.random.below(3)].to_owned(),
            2 => format!("\"{}\"", TEXTS[self.random.below(3)]),
            _ => {
                let name = format!("h{}", draft.variables.len());
                let literal =
                    if ty == 0 { format!("edge({name}, _)") } else { format!("block(_, {name}, _)") };
                draft.literals.push(literal);
                draft.variables.push((name.clone(), ty));
                name
            }
        }
    }
}

impl Draft {
    fn of_type(&self, ty: usize) -> Vec<String> {
        self.variables.iter().filter(|(_, t)| *t == ty).map(|(name, _)| name.clone()).collect()
    }
}

/// Random rows for the inputs of `schema`.
pub fn facts(random: &mut Random, schema: &Schema) -> FactBase {
    let mut base = FactBase::new(std::sync::Arc::new(schema.clone()));
    let texts: Vec<u32> = TEXTS.iter().map(|text| base.symbol(text)).collect();
    let block = schema.entity_type("Block").expect("declared");
    let parts = 1 + random.below(3);
    for part in 0..parts {
        base.open_part(&format!("f{part}"));
        for number in 0..1 + random.below(5) {
            base.entity(block, &number.to_string());
        }
    }
    for (at, relation) in schema.relations.iter().enumerate() {
        let id = RelationId(at as u16);
        if relation.kind != RelationKind::Input {
            continue;
        }
        for part in 0..base.parts() {
            let listed = schema.types.iter().position(|ty| ty.listed_by == Some(id));
            let ids = listed.map(|ty| base.entities(TypeId(ty as u16)).of_part(part));
            let count = ids.as_ref().map_or_else(|| random.below(8), |ids| ids.len());
            for row in 0..count {
                let mut cell = |ty: ColumnType, other: bool| match ty {
                    ty if ty.is_numeric() => random.below(5).wrapping_sub(1) as u32,
                    ColumnType::Symbol => texts[random.below(texts.len())],
                    ColumnType::Entity(ty) if other => random.below(base.entities(ty).len()) as u32,
                    ColumnType::Entity(ty) => {
                        let ids = base.entities(ty).of_part(part);
                        ids.start + random.below(ids.len()) as u32
                    }
                    _ => unreachable!("an input has no records"),
                };
                // Only `calls` links different parts.
                let columns = relation.columns.iter().enumerate();
                let mut cells: Vec<u32> =
                    columns.map(|(c, column)| cell(column.ty, relation.name == "calls" && c > 0)).collect();
                if let Some(ids) = &ids {
                    cells[0] = ids.start + row as u32;
                }
                base.rows_mut(id).push_slice(&cells);
            }
        }
    }
    base
}
