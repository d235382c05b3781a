//! Several modules as one program, beside llvm-link.

#![allow(clippy::unwrap_used)]

use dfquery::{Analysis, Open, Program};
use std::{
    collections::BTreeSet,
    process::{Command, Stdio},
};

const MODULES: [&str; 2] = ["tests/cases/linked/main.ll", "tests/cases/linked/square.ll"];

/// Definitions of variables, aliases, ifuncs and groups, of which one takes the place of the other.
const DEFINITIONS: [&str; 2] = ["tests/cases/linked/first.ll", "tests/cases/linked/second.ll"];

/// Modules that number the same types in other orders.
const TYPES: [&str; 2] = ["tests/cases/linked/types-first.ll", "tests/cases/linked/types-second.ll"];

/// The relations about definitions.
const ABOUT: [&str; 12] = [
    "function",
    "function_linkage",
    "linkage",
    "comdat",
    "global_variable",
    "global_type",
    "global_data",
    "global_pointer",
    "global_alias",
    "resolver",
    "calls",
    "points",
];

fn rows(analysis: &Analysis, relation: &str) -> BTreeSet<String> {
    let table = analysis.relation(relation).unwrap();
    table.rows().map(|row| row.to_string()).collect()
}

/// Compares `relations` of the program of `modules`, in both orders, with those of what llvm-link makes.
fn compare(modules: [&str; 2], relations: &[&str]) {
    for order in [modules, [modules[1], modules[0]]] {
        let linked = Command::new("llvm-link-22").arg("-S").args(order).stderr(Stdio::null()).output();
        let Ok(linked) = linked else { return println!("skipped: llvm-link-22 is not installed") };
        assert!(linked.status.success(), "{order:?}");
        let ours = Analysis::new(Program::open(order).unwrap());
        let theirs = Analysis::new(Open::new().open_text("linked.ll", linked.stdout).unwrap());
        for relation in relations {
            let (ours, theirs) = (rows(&ours, relation), rows(&theirs, relation));
            assert!(!ours.is_empty(), "{relation}");
            assert_eq!(ours, theirs, "{relation} of {order:?}");
        }
    }
}

#[test]
fn types_of_several_modules_are_one_if_they_say_the_same() {
    compare(TYPES, &["access_tag", "type_tag", "type_member", "usable_tag", "tag_covers", "points", "holds"]);
    let program = Analysis::new(Program::open(TYPES).unwrap());
    let tag = |access: &str| {
        let all = rows(&program, "access_tag");
        all.iter().find_map(|row| row.strip_prefix(access)?.strip_prefix(',').map(str::to_owned)).unwrap()
    };
    // A pointer to `int` is stored in one module, and loaded in the other; `!9` is another type in each.
    assert_eq!(tag("fill/2:2"), tag("got/1:0"));
    assert_eq!(tag("fill/2:1"), tag("follow/1:0"));
    assert_ne!(tag("fill/2:1"), tag("read/1:0"));
}

fn below(state: &mut u64, end: usize) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    (*state % end as u64) as usize
}

/// The linkages of a variable, of which a module of a program may have any.
///
/// Of two copies for inlining, the last, nothing is taken: the definition is elsewhere. So only one module has one.
const LINKAGES: [&str; 7] =
    ["common", "weak", "weak_odr", "linkonce", "linkonce_odr", "internal", "available_externally"];

/// Two modules that define the same names in some ways, and use all of them.
fn modules(state: &mut u64) -> [String; 2] {
    let strong: Vec<usize> = (0..8).map(|_| below(state, 4)).collect();
    let module = |number: usize, state: &mut u64| {
        let (mut text, mut uses) = (String::new(), String::new());
        text += &format!("$group = comdat any\n@own{number} = global i32 0\n");
        let (mut kept, mut started) = (Vec::new(), Vec::new());
        for (name, &strong) in strong.iter().enumerate() {
            let linkage =
                if strong == number { "" } else { LINKAGES[below(state, LINKAGES.len() - (1 - number))] };
            let is_weak = linkage.starts_with("weak") || linkage.starts_with("linkonce");
            let group = if is_weak && below(state, 3) == 0 { "comdat($group)" } else { "" };
            let comma = if group.is_empty() { "" } else { ", " };
            let (value, align) = (1 + below(state, 9), 4 << below(state, 2));
            text += &match (name % 4, linkage) {
                (0 | 1, "common") => {
                    format!("@n{name} = common global [{value} x i32] zeroinitializer, align {align}\n")
                }
                (2, "common" | "available_externally") | (3, "common") => {
                    format!("@n{name} = weak alias i32, ptr @own{number}\n")
                }
                (2, _) => format!("@n{name} = {linkage} alias i32, ptr @own{number}\n"),
                (3, _) => format!("define {linkage} i32 @n{name}() {group} {{\n  ret i32 {value}\n}}\n"),
                _ => format!("@n{name} = {linkage} global i32 {value}{comma}{group}, align {align}\n"),
            };
            uses += &format!("  %v{name} = load i32, ptr @n{name}\n");
            if linkage != "internal" && linkage != "available_externally" {
                kept.push(format!("ptr @n{name}"));
            }
            if name < 2 && linkage != "internal" {
                started
                    .push(format!("{{ i32, ptr, ptr }} {{ i32 {value}, ptr @use{number}, ptr @n{name} }}"));
            }
        }
        text += &format!(
            "@llvm.used = appending global [{} x ptr] [{}]\n@llvm.global_ctors = appending global [{} x {{ i32, ptr, ptr }}] [{}]\n",
            kept.len(),
            kept.join(", "),
            started.len(),
            started.join(", ")
        );
        text + &format!("define void @use{number}() {{\n{uses}  ret void\n}}\n")
    };
    [module(0, state), module(1, state)]
}

#[test]
fn random_definitions_take_the_place_of_others_as_a_linker_has_it() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let mut state = number("PROPTEST_RNG_SEED").unwrap_or(1) | 1 << 40;
    let folder = std::env::temp_dir().join(format!("dfquery-linking-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let paths = ["one.ll", "two.ll"].map(|name| folder.join(name));
    let mut compared = 0;
    for case in 0..number("DFQUERY_CASES").unwrap_or(20) {
        let texts = modules(&mut state);
        paths.iter().zip(&texts).for_each(|(path, text)| std::fs::write(path, text).unwrap());
        let linked = Command::new("llvm-link-22").arg("-S").args(&paths).stderr(Stdio::null()).output();
        let Ok(linked) = linked else { return println!("skipped: llvm-link-22 is not installed") };
        let all = || format!("case {case}:\n{}\n{}", texts[0], texts[1]);
        assert!(linked.status.success(), "{}", all());
        // A name that is a module's own is a different one in each program.
        let is_own = |name: &str| {
            let ways = [format!("{name} = internal "), format!("define internal i32 {name}(")];
            texts.iter().all(|text| ways.iter().any(|way| text.contains(way)))
        };
        let is_shared = |row: &String| {
            let is_renamed = ["internal", "one.ll", "two.ll", "."].iter().any(|part| row.contains(part));
            !is_renamed && !is_own(row.split(',').next().unwrap())
        };
        let ours = Analysis::new(Program::open(&paths).unwrap());
        let theirs = Analysis::new(Open::new().open_text("linked.ll", linked.stdout).unwrap());
        for relation in &ABOUT[1..9] {
            let [ours, theirs] = [&ours, &theirs].map(|all| -> BTreeSet<String> {
                rows(all, relation).into_iter().filter(is_shared).collect()
            });
            assert_eq!(ours, theirs, "{relation} of {}", all());
        }
        compared += 1;
    }
    std::fs::remove_dir_all(&folder).unwrap();
    println!("{compared} programs compared");
}

/// A template, an inline function, a table of virtual functions and a weak definition are in both modules.
#[test]
fn modules_are_one_program_as_a_linker_makes_it() {
    compare(MODULES, &["function", "function_linkage", "calls", "points", "loop_header", "modifies"]);
}

#[test]
fn definitions_of_variables_take_the_place_of_others_as_a_linker_has_it() {
    compare(DEFINITIONS, &ABOUT);
}

/// The modules of a program in which aliases are of definitions that others take the place of.
const ALIASES: [&str; 2] = ["tests/cases/linked/strong.ll", "tests/cases/linked/alias-of-weak.ll"];

#[test]
fn an_alias_is_of_the_definition_of_its_own_module() {
    let folder = std::env::temp_dir().join(format!("dfquery-aliases-{}", std::process::id()));
    let compiled = Command::new("clang-22").arg("-w").args(ALIASES).arg("-o").arg(&folder).status();
    if compiled.is_ok_and(|status| status.success()) {
        // The program says by its status that a linker has it so.
        assert_eq!(Command::new(&folder).status().unwrap().code(), Some(0));
        std::fs::remove_file(&folder).unwrap();
    }
    for order in [ALIASES, [ALIASES[1], ALIASES[0]]] {
        let program = Analysis::new(Program::open(order).unwrap());
        let aliases = rows(&program, "global_alias");
        let expected = ["@number_alias, @alias-of-weak.ll:number, 0", "@of_alias, @alias-of-weak.ll:of, 0"];
        assert!(expected.iter().all(|row| aliases.contains(*row)), "{aliases:?}");
        let callees: BTreeSet<String> =
            rows(&program, "calls").iter().map(|row| row.split_once(", ").unwrap().1.to_owned()).collect();
        assert_eq!(callees, BTreeSet::from(["alias-of-weak.ll:of", "both", "of", "own"].map(str::to_owned)));
        let data = rows(&program, "global_data");
        assert!(data.contains("@number, 0, 14"), "{data:?}");
        assert!(data.contains("@alias-of-weak.ll:number, 0, 07"), "{data:?}");
    }
    // llvm-link, which has it so if the strong definitions come first, finds as many functions.
    let linked = Command::new("llvm-link-22").arg("-S").args(ALIASES).stderr(Stdio::null()).output();
    let Ok(linked) = linked else { return println!("skipped: llvm-link-22 is not installed") };
    let theirs = Analysis::new(Open::new().open_text("linked.ll", linked.stdout).unwrap());
    let ours = Analysis::new(Program::open(ALIASES).unwrap());
    let functions = rows(&theirs, "function");
    let copy = functions.iter().find(|name| name.starts_with("of.")).unwrap();
    for relation in ["function", "calls", "modifies"] {
        let theirs =
            rows(&theirs, relation).iter().map(|row| row.replace(copy, "alias-of-weak.ll:of")).collect();
        assert_eq!(rows(&ours, relation), theirs, "{relation}");
    }
}

/// C sources of members of an archive that call each other, and of a program that calls some.
fn members(state: &mut u64) -> Vec<(String, String)> {
    const COUNT: usize = 8;
    let mut sources = Vec::new();
    for member in 0..=COUNT {
        let (mut text, mut body) = (String::new(), String::new());
        let others: Vec<usize> = (0..COUNT).filter(|_| below(state, 4) == 0).collect();
        for other in others {
            match below(state, 5) {
                0 => {
                    text += &format!("int f{other}(void) __attribute__((weak));\n");
                    body += &format!("  if (f{other}) n++;\n");
                }
                1 => {
                    text += &format!("extern int v{other};\n");
                    body += &format!("  n += v{other};\n");
                }
                2 => text += &format!("int v{other};\n"),
                // A call that comes to an end.
                _ => {
                    text += &format!("int f{other}(void);\n");
                    body += &format!("  if (n > 100) n += f{other}();\n");
                }
            }
        }
        let own = match member {
            COUNT => "int main(int n, char **all)".to_owned(),
            _ => format!("int v{member} = 1;\nint f{member}(void)"),
        };
        let start = if member == COUNT { "" } else { "  volatile int n = 1;\n" };
        let text = text.replace(&format!("int v{member};\n"), "");
        let name = if member == COUNT { "main".to_owned() } else { format!("m{member}") };
        sources.push((name, format!("{text}{own} {{\n{start}{body}  return n;\n}}\n")));
    }
    sources
}

#[test]
fn members_of_an_archive_are_those_that_a_linker_takes() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let mut state = number("PROPTEST_RNG_SEED").unwrap_or(1) | 1 << 41;
    let folder = std::env::temp_dir().join(format!("dfquery-archives-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let run = |command: &str| {
        let output = Command::new("sh").args(["-c", command]).current_dir(&folder).output().unwrap();
        output.status.success()
    };
    let (mut compared, mut taken) = (0, 0);
    for case in 0..number("DFQUERY_CASES").unwrap_or(4) {
        let sources = members(&mut state);
        for (name, text) in &sources {
            std::fs::write(folder.join(format!("{name}.c")), text).unwrap();
        }
        let made = "set -e; rm -f *.o *.a map; clang-22 -w -O1 -fcommon -c *.c; ar rc native.a m*[0-9].o; mv main.o native.o
            clang-22 -w -O1 -fcommon -flto -c *.c; llvm-ar-22 rc ir.a m*[0-9].o
            clang-22 -fuse-ld=bfd native.o native.a -o program -Wl,-Map=map";
        if !run(made) {
            println!("skipped: a program of native code cannot be made");
            break;
        }
        // The map lists each member that was taken as `native.a(m1.o)`.
        let map = std::fs::read_to_string(folder.join("map")).unwrap();
        let is_in = |name: &str| map.contains(&format!("native.a({name}.o)"));
        let theirs: BTreeSet<String> = sources
            .iter()
            .map(|(name, _)| name.replace('m', "f"))
            .filter(|name| is_in(&name.replace('f', "m")))
            .collect();
        for order in [["main.o", "ir.a"], ["ir.a", "main.o"]] {
            let program = Analysis::new(Program::open(order.map(|name| folder.join(name))).unwrap());
            let mut ours = rows(&program, "function");
            assert!(ours.remove("main"));
            assert_eq!(ours, theirs, "case {case} in {}", folder.display());
        }
        let whole = Open::new().whole_archives(true).open(["main.o", "ir.a"].map(|name| folder.join(name)));
        assert_eq!(rows(&Analysis::new(whole.unwrap()), "function").len(), sources.len());
        compared += 1;
        taken += theirs.len();
    }
    std::fs::remove_dir_all(&folder).unwrap();
    println!("{compared} programs compared, with {taken} members");
}

#[test]
fn an_object_has_the_facts_of_its_text() {
    let folder = "extract/tests/objects";
    let pairs: [(&str, &[&str]); 4] = [
        ("library.22.so", &["one.22.ll", "two.22.ll"]),
        ("gnu.14.a", &["one.14.ll", "two.14.ll"]),
        ("bsd.15.a", &["one.15.ll", "two.15.ll"]),
        ("macho.16.o", &["macho.16.ll"]),
    ];
    for (object, texts) in pairs {
        let texts = texts.iter().map(|text| format!("{folder}/{text}"));
        let from_object = Analysis::new(Program::open([format!("{folder}/{object}")]).unwrap());
        let from_texts = Analysis::new(Program::open(texts).unwrap());
        for relation in
            ["function", "instruction", "use", "loop_header", "calls", "points", "global_variable"]
        {
            // What is a module's own bears its name, which is that of its file.
            let files = ["one.c:", "two.c:", "part.o:2:", "one.o:", "two.o:", "part.o:"];
            let others = ["one.22.ll:", "two.22.ll:", "one.14.ll:", "two.14.ll:", "one.15.ll:", "two.15.ll:"];
            let own = |rows: BTreeSet<String>| -> BTreeSet<String> {
                let names = files.iter().chain(&others);
                rows.iter()
                    .map(|row| names.clone().fold(row.replace('"', ""), |row, name| row.replace(name, "")))
                    .collect()
            };
            let (ours, theirs) = (rows(&from_object, relation), rows(&from_texts, relation));
            assert_eq!(own(ours), own(theirs), "{relation} of {object}");
        }
    }
}
