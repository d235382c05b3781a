//! The module that is compiled: the one that was read, with other names, and with what calls its functions.

use super::tools::{Host, Unavailable};
use crate::program::Program;
use dfquery_engine::base::FactBase;
use dfquery_extract::{
    Source,
    text::{Token, canonical, tokens},
};
use dfquery_graph::{bits::Bits, function::Function};
use dfquery_rules::relation;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
};

/// The prefix of each name, so that none is one of the driver or of a library.
const PREFIX: &str = "dfq.";
/// Bytes of all arguments, and of a result, that the driver has room for.
const ARGUMENT_BYTES: usize = 1 << 16;
const RESULT_BYTES: usize = 1 << 13;
/// Arguments begin at multiples of this.
const SLOT: usize = 16;
/// Attributes without which a call passes an argument in another way.
const PASSING: [&str; 7] = ["byval(", "sret(", "inreg", "zeroext", "signext", "nest", "swift"];
/// Attributes for which there is no call here.
const HARD: [&str; 4] = ["inalloca", "preallocated", "swifterror", "swiftasync"];

/// The text of a module that can be compiled, and of what lies outside of it.
pub struct Module {
    /// The module.
    pub text: String,
    /// Definitions of what it declares.
    pub outside: String,
    /// By function what a call passes, or why it is not called.
    pub calls: Vec<Result<Call, String>>,
    /// The objects that have an address, in the order of the driver's table.
    pub objects: Vec<Object>,
}

/// The interface of a call of a function.
pub struct Call {
    /// Bits of the result.
    pub result_width: u32,
    /// Its bytes in memory.
    pub result_bytes: usize,
    /// The offset of each argument, and its bits.
    slots: Vec<(usize, u32)>,
}

impl Call {
    /// The arguments as they lie in memory.
    pub fn arguments(&self, arguments: &[Bits]) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (&(at, _), argument) in self.slots.iter().zip(arguments) {
            bytes.resize(at, 0);
            bytes.extend(argument.bytes());
        }
        bytes
    }
}

/// A variable or a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Object {
    /// Its name, with its `@`.
    pub name: String,
    /// Its address on the machines.
    pub simulated: u64,
    /// Its bytes; 0 for a function.
    pub bytes: u64,
    /// True if it is a variable.
    pub is_variable: bool,
    /// True if the module only declares it.
    pub is_outside: bool,
    /// True if each thread has its own.
    pub is_of_thread: bool,
}

impl Object {
    /// Returns true if `address`, of the machines, is one of its bytes.
    pub fn holds(&self, address: u64) -> bool {
        address.wrapping_sub(self.simulated) < self.bytes
    }
}

impl Module {
    /// The module of `program` for `host`.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if it is made for other machines, or cannot be given other names.
    pub fn new(program: &Program, text: &str, host: &Host) -> Result<Module, Unavailable> {
        let for_host = retargeted(text, host)?;
        let is_host_highest_first = host.layout.starts_with('E');
        if program.layout.image.highest_first != is_host_highest_first
            || !lie_the_same(program.base, &for_host.text)
        {
            let problem = "values lie otherwise in memory than on this machine";
            return Err(Unavailable::of_module(format!("{problem}: {}", host.triple)));
        }
        let objects = objects(program, &for_host.named);
        let mut module = Module { text: for_host.text, outside: String::new(), calls: Vec::new(), objects };
        module.text.push_str("\n; ---- calls\n");
        for function in 0..program.base.parts() {
            let call = module.add_call(&Function::new(program.base, function), function);
            module.calls.push(call);
        }
        module.add_tables();
        module.outside = module.outside_text(program.base);
        Ok(module)
    }

    /// Appends a function that calls `function` with arguments from memory.
    fn add_call(&mut self, function: &Function, number: u32) -> Result<Call, String> {
        let base = function.base();
        let name = format!("@{}", function.name());
        let types = base.tuples::<relation::FunctionType>().find(|row| base.symbol_text(row.global) == name);
        let (result, parameters) = types
            .and_then(|row| split_type(base.symbol_text(row.r#type)))
            .ok_or("their type is not known")?;
        if parameters.last() == Some(&"...") {
            return Err("they take further arguments".to_owned());
        }
        let result_width: u32 = function.result_widths.iter().sum();
        let call =
            Call { result_width, result_bytes: result_width.div_ceil(8) as usize, slots: slots(function) };
        let end = call.slots.last().map_or(0, |&(at, width)| at + width.div_ceil(8) as usize);
        if end > ARGUMENT_BYTES || call.result_bytes > RESULT_BYTES {
            return Err("their arguments or results are too large".to_owned());
        }
        if parameters.len() != call.slots.len() || text_of(&parameters).contains("vscale") {
            return Err("they take what has no bytes".to_owned());
        }
        let mut body = String::new();
        let mut passed = Vec::new();
        for (at, (ty, &value)) in parameters.iter().zip(&function.parameters).enumerate() {
            let place = call.slots[at].0;
            let _ = writeln!(body, "  %p{at} = getelementptr i8, ptr %arguments, i64 {place}");
            let _ = writeln!(body, "  %a{at} = load {ty}, ptr %p{at}, align 1");
            passed.push(format!("{ty}{} %a{at}", passing(function, value)?));
        }
        let call_text =
            format!("call {}{result} {}({})", convention(function), prefixed(&name), passed.join(", "));
        let _ = match result {
            "void" => writeln!(body, "  {call_text}"),
            _ => writeln!(
                body,
                "  %r = {call_text}\n  store {result} %r, ptr %result, align 1\n  \
                 %m = load {result}, ptr %ones, align 1\n  store {result} %m, ptr %mask, align 1"
            ),
        };
        let _ = writeln!(
            self.text,
            "define internal void @dfquery_call_{number}(ptr %arguments, ptr %result, ptr %ones, ptr %mask) {{\n{body}  \
             ret void\n}}"
        );
        Ok(call)
    }

    /// Appends what the driver looks up.
    fn add_tables(&mut self) {
        let calls: Vec<String> = self
            .calls
            .iter()
            .enumerate()
            .map(|(at, call)| match call {
                Ok(_) => format!("ptr @dfquery_call_{at}"),
                Err(_) => "ptr null".to_owned(),
            })
            .collect();
        let _ =
            writeln!(self.text, "@dfquery_calls = constant [{} x ptr] [{}]", calls.len(), calls.join(", "));
        let mut rows = Vec::new();
        for (at, object) in self.objects.iter().enumerate() {
            let mut name = prefixed(&object.name);
            if object.is_of_thread {
                let _ = writeln!(
                    self.text,
                    "define internal ptr @dfquery_thread_{at}() {{\n  \
                     %p = call ptr @llvm.threadlocal.address.p0(ptr {name})\n  ret ptr %p\n}}"
                );
                name = format!("@dfquery_thread_{at}");
            }
            let kind = u64::from(object.is_variable)
                | u64::from(object.is_outside) << 1
                | u64::from(object.is_of_thread) << 2;
            rows.push(format!(
                "{{ ptr, i64, i64, i64 }} {{ ptr {name}, i64 {}, i64 {}, i64 {kind} }}",
                object.simulated, object.bytes
            ));
        }
        let count = rows.len();
        let _ = writeln!(
            self.text,
            "@dfquery_objects = constant [{count} x {{ ptr, i64, i64, i64 }}] [{}]\n\
             @dfquery_object_count = constant i64 {count}",
            rows.join(", ")
        );
    }

    /// A module that defines what is only declared: variables of the same size, and functions that tell that they were called.
    fn outside_text(&self, base: &FactBase) -> String {
        let mut text = "declare void @dfquery_outside(i64)\n".to_owned();
        let aligns: BTreeMap<&str, &str> = base
            .tuples::<relation::GlobalVariable>()
            .map(|row| (base.symbol_text(row.global), base.symbol_text(row.align)))
            .collect();
        for (at, object) in self.objects.iter().enumerate().filter(|(_, object)| object.is_outside) {
            let name = prefixed(&object.name);
            let _ = if object.is_variable {
                let align: u64 =
                    aligns.get(object.name.as_str()).and_then(|text| text.parse().ok()).unwrap_or(1);
                let kind = if object.is_of_thread { "thread_local " } else { "" };
                let (bytes, align) = (object.bytes.max(1), align.max(16));
                writeln!(text, "{name} = {kind}global [{bytes} x i8] zeroinitializer, align {align}")
            } else {
                writeln!(
                    text,
                    "define void {name}() {{\n  call void @dfquery_outside(i64 {at})\n  unreachable\n}}"
                )
            };
        }
        text
    }
}

/// The text of a module for another machine, in which every name has a prefix.
struct Retargeted {
    text: String,
    /// The names that stood in it, as facts have them.
    named: BTreeSet<String>,
}

/// `text` with the data layout and the triple of `host`, and with other names.
fn retargeted(text: &str, host: &Host) -> Result<Retargeted, Unavailable> {
    let mut out = format!(
        "target datalayout = \"{}\"\ntarget triple = \"{}\"\n; ---- the module\n",
        host.layout, host.triple
    );
    let mut named = BTreeSet::new();
    let (mut at, mut last_global, mut before) = (0, String::new(), Token::End);
    for (place, token) in tokens(text, 0..text.len()) {
        let new = match token {
            Token::Global(raw) => {
                let name = canonical(raw).into_owned();
                last_global = name.clone();
                named.insert(format!("@{name}"));
                renamed('@', raw)
            }
            Token::Comdat(raw) => renamed('$', raw),
            // What it says of its own machine becomes a comment.
            Token::Word("target") if starts_target(text, place.start) => Some("; target".to_owned()),
            Token::Word("available_externally") => Some("internal".to_owned()),
            Token::Word("extern_weak") => Some("external".to_owned()),
            Token::Word("appending") if is_list_of_starts(&last_global) => Some("internal".to_owned()),
            Token::Word("asm") if before == Token::Word("module") => {
                return Err(Unavailable::of_module("the module has assembly that may name what is in it"));
            }
            _ => None,
        };
        before = token;
        if let Some(new) = new {
            out.push_str(&text[at..place.start]);
            out.push_str(&new);
            at = place.end;
        }
    }
    out.push_str(&text[at..]);
    Ok(Retargeted { text: out, named })
}

/// Returns true if a line at `at` says which machine a module is for.
fn starts_target(text: &str, at: usize) -> bool {
    let begins = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let rest = text[at..].trim_start_matches("target").trim_start();
    text[begins..at].trim().is_empty() && (rest.starts_with("datalayout") || rest.starts_with("triple"))
}

/// Returns true if `name` lists functions that run before or after `main`.
fn is_list_of_starts(name: &str) -> bool {
    matches!(name, "llvm.global_ctors" | "llvm.global_dtors")
}

/// The other name of what is called `raw`; none if it keeps its name.
fn renamed(sigil: char, raw: &str) -> Option<String> {
    let inner = raw.trim_matches('"');
    let is_number = !raw.starts_with('"') && inner.bytes().all(|byte| byte.is_ascii_digit());
    let keeps = is_number || inner.starts_with("llvm.") && !is_list_of_starts(inner);
    (!keeps).then(|| format!("{sigil}\"{PREFIX}{inner}\""))
}

/// The other name of what facts call `name`, with its `@`.
fn prefixed(name: &str) -> String {
    renamed('@', name.trim_start_matches('@')).unwrap_or_else(|| name.to_owned())
}

/// Returns true if everything lies in memory as it does in `base` if the module is read as `text`.
fn lie_the_same(base: &FactBase, text: &str) -> bool {
    let source = Source { name: "native.ll", bytes: text.as_bytes() };
    let other = dfquery_extract::read(&source, dfquery_rules::built_in().schema().clone()).base;
    placement(base) == placement(&other)
}

/// All facts that say how much room things take, and where they lie in one another.
fn placement(base: &FactBase) -> Vec<String> {
    let text = |symbol| base.symbol_text(symbol);
    let number = |instruction: dfquery_rules::entity::Instruction| instruction.0;
    let mut rows = Vec::new();
    rows.extend(base.tuples::<relation::Value>().map(|row| format!("{} {}", row.value.0, row.width)));
    let offsets = base.tuples::<relation::GepOffset>();
    rows.extend(offsets.map(|row| format!("{} + {}", number(row.instruction), text(row.offset))));
    let scales = base.tuples::<relation::GepIndex>();
    rows.extend(scales.map(|row| format!("{} * {}", number(row.instruction), text(row.scale))));
    let parts = base.tuples::<relation::AggregatePart>();
    rows.extend(parts.map(|row| format!("{} . {}", number(row.instruction), row.bit)));
    let room = base.tuples::<relation::Allocation>();
    rows.extend(room.map(|row| format!("{} # {}", number(row.instruction), text(row.size))));
    let moved = base.tuples::<relation::Access>();
    rows.extend(moved.map(|row| format!("{} = {}", number(row.instruction), row.bytes)));
    rows.extend(base.tuples::<relation::GlobalVariable>().map(|row| text(row.bytes).to_owned()));
    let data = base.tuples::<relation::GlobalData>();
    rows.extend(data.map(|row| format!("{} # {}", row.offset, text(row.bytes).len())));
    rows.extend(base.tuples::<relation::GlobalPointer>().map(|row| format!("& {}", row.offset)));
    rows
}

/// Everything with an address that the module names.
fn objects(program: &Program, named: &BTreeSet<String>) -> Vec<Object> {
    let base = program.base;
    let of_threads: BTreeSet<&str> =
        base.tuples::<relation::ThreadLocalVariable>().map(|row| base.symbol_text(row.global)).collect();
    let outside: BTreeSet<&str> = base
        .tuples::<relation::GlobalVariable>()
        .filter(|row| base.symbol_text(row.kind) == "external")
        .map(|row| base.symbol_text(row.global))
        .collect();
    let is_own =
        |name: &str| named.contains(name) && !name.starts_with("@llvm.") && !name.starts_with("@\"llvm.");
    let variables = program.layout.variables().map(|(simulated, bytes, name)| Object {
        name: name.to_owned(),
        simulated,
        bytes,
        is_variable: true,
        is_outside: outside.contains(name),
        is_of_thread: of_threads.contains(name),
    });
    let functions = program.layout.functions().map(|(simulated, name)| Object {
        name: name.to_owned(),
        simulated,
        bytes: 0,
        is_variable: false,
        is_outside: program.function(name.trim_start_matches('@')).is_none(),
        is_of_thread: false,
    });
    variables.chain(functions).filter(|object| is_own(&object.name)).collect()
}

/// The offset of each parameter of `function`, and its bits.
fn slots(function: &Function) -> Vec<(usize, u32)> {
    let mut next = 0;
    let slot = |&value: &u32| {
        let (at, width) = (next, function.width(value));
        next = (at + width.div_ceil(8) as usize).next_multiple_of(SLOT);
        (at, width)
    };
    function.parameters.iter().map(slot).collect()
}

/// The calling convention as a call writes it before the name of its callee, followed by a space.
fn convention(function: &Function) -> String {
    let attributes = function.rows::<relation::FunctionAttribute>();
    let convention = attributes.map(|row| function.text(row.attribute)).find(|text| {
        text.starts_with("cc ")
            || text.ends_with("cc") && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    });
    convention.map_or_else(String::new, |text| format!("{text} "))
}

/// The attributes of the parameter `value` that a call has to repeat, each with a space before it.
fn passing(function: &Function, value: u32) -> Result<String, String> {
    let rows = function.rows_at::<relation::ParameterAttribute>(value);
    let attributes: Vec<&str> = rows.map(|row| function.text(row.attribute)).collect();
    if let Some(hard) = attributes.iter().find(|text| HARD.iter().any(|hard| text.starts_with(hard))) {
        return Err(format!("they take an argument by `{}`", hard.split('(').next().unwrap_or(hard)));
    }
    let is_copied = attributes.iter().any(|text| text.starts_with("byval("));
    let kept = attributes.iter().filter(|text| {
        PASSING.iter().any(|passing| text.starts_with(passing)) || is_copied && text.starts_with("align ")
    });
    Ok(kept.map(|text| format!(" {text}")).collect())
}

fn text_of(types: &[&str]) -> String {
    types.join(" ")
}

/// The result and the parameters of the type of a function: `i32 (ptr, ...)`.
fn split_type(text: &str) -> Option<(&str, Vec<&str>)> {
    let inner = text.strip_suffix(')')?;
    let (mut depth, mut quoted, mut open) = (0, false, None);
    for (at, letter) in inner.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '(' if !quoted && depth == 0 => {
                open = Some(at);
                depth += 1;
            }
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
    }
    let open = open?;
    Some((inner[..open].trim(), split_commas(&inner[open + 1..])))
}

/// The parts between the commas that are in no brackets.
fn split_commas(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut depth, mut quoted) = (Vec::new(), 0, 0, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '<' | '[' | '{' if !quoted => depth += 1,
            ')' | '>' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() || !parts.is_empty() {
        parts.push(last);
    }
    parts
}
