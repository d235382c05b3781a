//! Results about a module of LLVM IR, as remarks after its lines: `%y = add i32 %x, 1 ; strided 4`.
//!
//! Behind an instruction stand the class of its result, the pattern of its access, `may wrap` if it extends what may wrap
//! between lanes, `divergent` if lanes part there, and which branches taint which operands; after a function the classes of its arguments, and `result` if that diverges.
//!
//! Comments in front say what is asked: `; model ipdom`, `; source f/%x strided 1`, `; target amdgcn`,
//! `; workgroup 64 1 1`; `; shared f/%x` says that the load of `%x` is not from memory of one lane. After `; masks` stand also
//! which branches mask a block and an access that is made once, what leaks and what is killed in part, and after the end of
//! a block what it bypasses and with which branch it makes a compound condition. After `; groups` stand also which results
//! differ in a group, what is accessed `in local memory`, what the lanes of a wave access together: `2 x 64 bytes`, `4 ways`
//! of a bank, and where stores or atomics of several work-items meet. Functions that are called `@known…` are taken for known ones whose results follow their first operands, and lanes are four times as far
//! apart in results of `@scaled…` as in second operands.

use dfquery_engine::{
    base::{FactBase, Rows},
    run::Part,
};
use dfquery_extract::Source;
use std::collections::BTreeMap;

/// A module without its remarks, and its facts.
pub struct Module {
    lines: Vec<String>,
    /// Whether masks are asked for.
    masks: bool,
    /// True if work-groups are asked for.
    groups: bool,
    pub base: FactBase,
}

impl Module {
    /// Reads a module, with remarks or without.
    pub fn new(name: &str, text: &str) -> Self {
        let lines: Vec<String> = text.lines().map(bare).collect();
        let plain = lines.join("\n") + "\n";
        let schema = dfquery_rules::built_in().schema().clone();
        let reading = dfquery_extract::read(&Source { name, bytes: plain.as_bytes() }, schema);
        let mut errors = reading.diagnostics.iter().filter(|diagnostic| diagnostic.is_error());
        assert!(errors.next().is_none(), "{name}: {:?}", reading.diagnostics);
        let mut base = reading.base;
        dfquery_extract::analysis::complete(&mut base);
        lines.iter().filter_map(|line| line.strip_prefix("; ")).for_each(|line| ask(&mut base, line));
        let is_known = |row: &&[u32; 2]| base.symbols().get(row[1]).starts_with("@known");
        let rows = base.rows(base.relation("call").expect("an input")).arrays::<2>();
        let known: Vec<u32> = rows.iter().filter(is_known).map(|row| row[0]).collect();
        for call in known {
            push(&mut base, "known_call", [call]);
            push(&mut base, "result_follows", [call, 0]);
        }
        let is_scaled = |row: &&[u32; 2]| base.symbols().get(row[1]).starts_with("@scaled");
        let rows = base.rows(base.relation("call").expect("an input")).arrays::<2>();
        let scaled: Vec<u32> = rows.iter().filter(is_scaled).map(|row| row[0]).collect();
        for call in scaled {
            push(&mut base, "known_call", [call]);
            push(&mut base, "result_stride", [call, 1, 4]);
        }
        dfquery_rules::built_in().intern(&mut base);
        let [masks, groups] = ["; masks", "; groups"].map(|asked| lines.iter().any(|line| line == asked));
        Module { lines, masks, groups, base }
    }

    /// The text with the remarks of `parts`, which are all functions in order.
    pub fn remarked<'p>(&self, mut parts: impl Iterator<Item = Part<'p>>) -> String {
        let mut text = String::new();
        let mut body = None;
        for line in &self.lines {
            let mut remark = None;
            if line.starts_with("define ") {
                let part = parts.next().expect("a part for each function");
                let mut remarks = Remarks::new(&self.base, &part);
                if self.masks {
                    remarks.note_masks(&part);
                }
                if self.groups {
                    remarks.note_groups(&part);
                }
                remark = Some(remarks.function());
                body = Some((remarks, 0));
            } else if line == "}" {
                body = None;
            } else if let Some((remarks, at)) = &mut body
                && line.starts_with("  ")
            {
                remark = Some(remarks.instruction(*at));
                *at += 1;
            }
            let remark = remark.filter(|remark| !remark.is_empty()).map(|remark| format!(" ; {remark}"));
            text += &format!("{line}{}\n", remark.unwrap_or_default());
        }
        text
    }
}

/// `line` without its remark.
fn bare(line: &str) -> String {
    let is_comment = line.starts_with(';');
    line.split_once(" ; ").filter(|_| !is_comment).map_or(line, |(bare, _)| bare).to_owned()
}

fn push<const N: usize>(base: &mut FactBase, relation: &str, row: [u32; N]) {
    let id = base.relation(relation).unwrap_or_else(|| panic!("the schema has `{relation}`"));
    base.push(id, row);
}

/// Adds what a comment asks, if it does.
fn ask(base: &mut FactBase, line: &str) {
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        ["model", model] => {
            let model = base.symbol(model);
            push(base, "convergence_model", [model]);
        }
        ["target", target] => set_target(base, target),
        ["workgroup", x, y, z] => {
            let sizes = [x, y, z].map(|size| size.parse().expect("a number"));
            push(base, "work_group", sizes);
        }
        ["source", name, class, ref stride @ ..] => {
            let values = base.schema().entity_type("Value").expect("the schema has it");
            let value = base.find(values, name).unwrap_or_else(|| panic!("no value `{name}`"));
            let stride: i32 = stride.first().map_or(0, |stride| stride.parse().expect("a number"));
            let class = base.symbol(class);
            push(base, "divergence_source", [value, class, stride as u32]);
        }
        ["shared", name] => {
            let values = base.schema().entity_type("Value").expect("the schema has it");
            let value = base.find(values, name).unwrap_or_else(|| panic!("no value `{name}`"));
            let mut rows = base.rows(base.relation("def").expect("an input")).arrays::<2>().iter();
            let load = rows.find(|row| row[1] == value).expect("an instruction")[0];
            push(base, "shared_load", [load]);
        }
        _ => {}
    }
}

/// Lets lanes be those of `target`.
pub fn set_target(base: &mut FactBase, target: &str) {
    let (_, table) = dfquery_rules::TARGETS.iter().find(|(name, _)| *name == target).expect(target);
    let functions = dfquery_rules::LANE_FUNCTIONS;
    let rows = table.lines().skip(1).chain(functions.lines().skip(1));
    let mut rows: Vec<[u32; 4]> = rows.map(|row| target_class(base, row)).collect();
    rows.sort_unstable();
    let id = base.relation("target_class").expect("an input");
    *base.rows_mut(id) = Rows::from(rows);
}

fn target_class(base: &mut FactBase, row: &str) -> [u32; 4] {
    let [kind, key, class, stride] = row.split(',').collect::<Vec<_>>()[..] else { panic!("{row}") };
    let [kind, key, class] = [kind, key, class].map(|text| base.symbol(text));
    [kind, key, class, stride.parse::<i32>().expect("a number") as u32]
}

/// The remarks of one function.
struct Remarks<'b> {
    base: &'b FactBase,
    /// By value its class and stride, by instruction what is said of it.
    values: BTreeMap<u32, String>,
    instructions: BTreeMap<u32, Vec<String>>,
    first: u32,
    parameters: Vec<u32>,
    /// What is said of the result.
    result: Option<String>,
}

impl<'b> Remarks<'b> {
    fn new(base: &'b FactBase, part: &Part<'_>) -> Self {
        let types = ["Function", "Instruction"].map(|name| base.schema().entity_type(name).expect(name));
        let number = part.relation("function").arrays::<1>()[0][0];
        let text = |id: u32| base.symbols().get(id).to_owned();
        let mut values: BTreeMap<u32, String> =
            part.relation("class").arrays::<2>().iter().map(|row| (row[0], text(row[1]))).collect();
        for &[value, stride] in part.relation("stride").arrays::<2>() {
            if stride != 0 {
                *values.entry(value).or_default() += &format!(" {}", stride as i32);
            }
        }
        let mut parameters = part.relation("parameter").arrays::<3>().to_vec();
        parameters.sort_by_key(|row| row[2]);
        let mut remarks = Remarks {
            base,
            values,
            instructions: BTreeMap::new(),
            first: base.entities(types[1]).of_part(number).start,
            parameters: parameters.iter().map(|row| row[0]).collect(),
            result: result(part),
        };
        remarks.note(part);
        remarks
    }

    fn note_masks(&mut self, part: &Part<'_>) {
        let base = self.base;
        let blocks = base.schema().entity_type("Block").expect("the schema has it");
        let name = |block: u32| base.entities(blocks).local_name(block);
        let ends = part.relation("instruction").arrays::<4>();
        let end = |block: u32| {
            ends.iter().filter(|row| row[1] == block).map(|row| row[0]).max().expect("a block has an end")
        };
        let mut rows: Vec<(u32, String)> = Vec::new();
        for &[block, branch] in part.relation("masked_block").arrays::<2>() {
            rows.push((end(block), format!("masked by {}", name(branch))));
        }
        for relation in ["masked_uniform_load", "masked_uniform_store"] {
            let once = part.relation(relation).arrays::<2>();
            rows.extend(once.iter().map(|row| (row[0], format!("once under {}", name(row[1])))));
        }
        for (relation, what) in [("leaked_use", "leaks"), ("partially_killed_use", "killed in part")] {
            for &[instruction, operand, branch, header] in part.relation(relation).arrays::<4>() {
                let remark = format!("{operand} {what} by {} in {}", name(branch), name(header));
                rows.push((instruction, remark));
            }
        }
        for &[branch, block, mask] in part.relation("zero_bypass").arrays::<3>() {
            rows.push((end(branch), format!("bypasses {} under {}", name(block), name(mask))));
        }
        for &[_, first, second, kind] in part.relation("compound_condition").arrays::<4>() {
            rows.push((end(first), format!("{} {}", base.symbols().get(kind), name(second))));
        }
        for &[_, piece, class] in part.relation("condition_part").arrays::<3>() {
            rows.push((end(piece), format!("{} part", base.symbols().get(class))));
        }
        rows.into_iter().for_each(|(at, remark)| self.instructions.entry(at).or_default().push(remark));
    }

    fn note_groups(&mut self, part: &Part<'_>) {
        let base = self.base;
        let differs = part.relation("differs_in_group").arrays::<1>();
        let mut rows: Vec<(u32, String)> = Vec::new();
        for &[instruction, value] in part.relation("def").arrays::<2>() {
            if differs.contains(&[value]) {
                rows.push((instruction, "differs in group".to_owned()));
            }
        }
        for &[instruction, _, _, space] in part.relation("access_pattern").arrays::<4>() {
            if base.symbols().get(space) == "local" {
                rows.push((instruction, "in local memory".to_owned()));
            }
        }
        for &[instruction, segments, bytes] in part.relation("transactions").arrays::<3>() {
            rows.push((instruction, format!("{segments} x {bytes} bytes")));
        }
        for &[instruction, ways] in part.relation("bank_conflict").arrays::<2>() {
            rows.push((instruction, format!("{ways} ways")));
        }
        for (relation, what) in [("meeting_store", "stores"), ("meeting_atomic", "atomics")] {
            for &[instruction, how] in part.relation(relation).arrays::<2>() {
                rows.push((instruction, format!("{what} meet: {}", base.symbols().get(how))));
            }
        }
        rows.into_iter().for_each(|(at, remark)| self.instructions.entry(at).or_default().push(remark));
    }

    fn note(&mut self, part: &Part<'_>) {
        let base = self.base;
        let blocks = base.schema().entity_type("Block").expect("the schema has it");
        for &[instruction, value] in part.relation("def").arrays::<2>() {
            let class = self.values.get(&value).cloned().unwrap_or_else(|| "no class".to_owned());
            self.instructions.entry(instruction).or_default().push(class);
        }
        for &[instruction, kind, stride, _] in part.relation("access_pattern").arrays::<4>() {
            let pattern = format!("{} {}", base.symbols().get(kind), stride as i32);
            self.instructions.entry(instruction).or_default().push(pattern);
        }
        for &[instruction] in part.relation("may_wrap").arrays::<1>() {
            self.instructions.entry(instruction).or_default().push("may wrap".to_owned());
        }
        let ends = part.relation("instruction").arrays::<4>();
        for &[block] in part.relation("divergent_branch").arrays::<1>() {
            let end = ends.iter().filter(|row| row[1] == block).map(|row| row[0]).max();
            self.instructions
                .entry(end.expect("a block has an end"))
                .or_default()
                .push("divergent".to_owned());
        }
        for &[instruction, operand, cause] in part.relation("tainted_use").arrays::<3>() {
            let taint = format!("{operand} by {}", base.entities(blocks).local_name(cause));
            self.instructions.entry(instruction).or_default().push(taint);
        }
    }

    fn function(&self) -> String {
        let class = |value: &u32| self.values.get(value).map_or("no class", String::as_str);
        self.parameters.iter().map(class).chain(self.result.as_deref()).collect::<Vec<_>>().join(", ")
    }

    /// What is said of the instruction number `at` of the function.
    fn instruction(&self, at: u32) -> String {
        self.instructions.get(&(self.first + at)).map_or(String::new(), |remarks| remarks.join(", "))
    }
}

/// How far lanes are apart in what the function gives back, if they are.
fn result(part: &Part<'_>) -> Option<String> {
    if part.relation("divergent_return").is_empty() {
        return None;
    }
    let is_random = !part.relation("random_return").is_empty();
    Some(match part.relation("return_stride").arrays::<2>() {
        [[_, stride]] if !is_random => format!("result strided {}", *stride as i32),
        _ => "result".to_owned(),
    })
}
