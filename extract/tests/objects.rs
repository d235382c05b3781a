//! Objects and archives: files of six versions of clang, damaged files, and what the tools that are installed make.

use dfquery_engine::diagnostic::Diagnostic;
use dfquery_extract::modules::{Module, Modules, no_other_files};
use dfquery_extract::objects::{Kind, kind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, io};

/// Files that `objects/make.sh` makes, each with the modules in it and their texts.
const FILES: [(&str, &[(&str, &str)]); 11] = [
    ("embedded.13.o", &[("embedded.13.o", "one.13.ll")]),
    ("joined.13.o", &[("joined.13.o(one.c)", "one.13.ll"), ("joined.13.o(two.c)", "two.13.ll")]),
    ("gnu.14.a", &[("gnu.14.a(one.o)", "one.14.ll"), ("gnu.14.a(two.o)", "two.14.ll")]),
    ("bsd.15.a", &[("bsd.15.a(part.o)", "one.15.ll"), ("bsd.15.a(part.o:2)", "two.15.ll")]),
    ("macho.16.o", &[("macho.16.o", "macho.16.ll")]),
    ("universal.16.o", &[("universal.16.o", "macho.16.ll")]),
    ("universal.16.a", &[("universal.16.a(macho.16.o)", "macho.16.ll")]),
    ("coff.19.lib", &[("coff.19.lib(two.obj)", "two.19.ll"), ("coff.19.lib(one.obj)", "one.19.ll")]),
    ("fat.22.o", &[("fat.22.o", "fat.22.ll")]),
    ("thin.22.a", &[("thin.22.a(embedded.13.o)", "one.13.ll"), ("thin.22.a(fat.22.o)", "fat.22.ll")]),
    ("library.22.so", &[("library.22.so(one.c)", "one.22.ll"), ("library.22.so(two.c)", "two.22.ll")]),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/objects")
}

fn bytes(name: &str) -> Vec<u8> {
    fs::read(folder().join(name)).expect("the file can be read")
}

/// Reads files beside those of the tests.
fn beside(path: &Path) -> io::Result<(PathBuf, Vec<u8>)> {
    Ok((path.to_owned(), fs::read(folder().join(path))?))
}

/// The names and texts of the modules of a file, without the line that has its name.
fn read(name: &str, bytes: &[u8]) -> Result<Vec<(String, String)>, Diagnostic> {
    let modules = Modules::open(name, bytes, &beside).map_err(|refused| refused.message())?;
    let module = |module: Module| {
        let text = module.text.split_once('\n').map_or("", |(_, rest)| rest);
        (module.name, text.to_owned())
    };
    modules.expect("it has modules").map(|next| next.map(module).map_err(|refused| *refused)).collect()
}

fn error(name: &str, bytes: &[u8]) -> Diagnostic {
    read(name, bytes).expect_err("the file cannot be read")
}

/// The text in a file, as [`read`] gives it: without the summary for ThinLTO.
fn text(name: &str) -> String {
    let text = String::from_utf8(bytes(name)).expect("it is text");
    let rest = text.split_once('\n').expect("it has lines").1;
    rest.find("\n^0 = ").map_or(rest, |summary| &rest[..summary]).to_owned()
}

#[test]
fn modules_of_every_kind_of_file_have_the_texts_that_llvm_prints() {
    for (file, expected) in FILES {
        let found = read(file, &bytes(file)).unwrap_or_else(|message| panic!("{file}: {message}"));
        let expected: Vec<(String, String)> =
            expected.iter().map(|(name, file)| ((*name).to_owned(), text(file))).collect();
        assert!(found == expected, "{file}: {found:#?}");
    }
}

#[test]
fn bitcode_is_found_by_the_paths_that_objects_list() {
    let found = read("listed.22.o", &bytes("listed.22.o")).expect("it can be read");
    assert_eq!(found, [("listed.22.o".to_owned(), text("listed.22.ll"))]);
    let elsewhere = Modules::open("there/listed.22.o", &bytes("listed.22.o"), &beside).err();
    let message = elsewhere.expect("the file is not there").message();
    assert!(message.message.starts_with(
        "cannot read `.one.22.bc`, which section `.llvm_bc` of `there/listed.22.o` names: No such file"
    ));
    let wrong = |_: &Path| Ok((PathBuf::new(), bytes("one.c")));
    let message = Modules::open("a.o", &bytes("listed.22.o"), &wrong).err().expect("it is text").message();
    assert_eq!(
        message.to_string(),
        "a.o: error: `.one.22.bc`, which section `.llvm_bc` of `a.o` names, is no bitcode"
    );
}

#[test]
fn kinds_of_files_are_told_by_their_first_bytes() {
    let of = |name: &str| kind(&bytes(name));
    assert_eq!(of(".one.22.bc"), Some(Kind::Bitcode));
    for object in ["embedded.13.o", "macho.16.o", "machine.22.o", "gimple.o"] {
        assert_eq!(of(object), Some(Kind::Object), "{object}");
    }
    assert_eq!(of("library.22.so"), Some(Kind::Linked));
    for archive in ["gnu.14.a", "bsd.15.a", "coff.19.lib", "thin.22.a"] {
        assert_eq!(of(archive), Some(Kind::Archive), "{archive}");
    }
    for other in ["one.c", "one.13.ll", "make.sh"] {
        assert_eq!(of(other), None, "{other}");
    }
    assert_eq!(kind(b""), None);
    assert_eq!(kind(b"MZ, and nothing else in this text"), None);
}

#[test]
fn a_file_without_ir_is_told_with_the_way_to_one() {
    let machine = error("a.o", &bytes("machine.22.o"));
    assert_eq!(machine.to_string(), "a.o: error: the file has no LLVM IR: only machine code for x86-64");
    let help = machine.help.expect("it helps");
    for way in ["-flto", "-ffat-lto-objects", "-fembed-bitcode", "-C embed-bitcode", "dfquery build"] {
        assert!(help.contains(way), "{way}: {help}");
    }
    let gimple = error("a.o", &bytes("gimple.o"));
    assert_eq!(
        gimple.message,
        "the file has no LLVM IR: only GIMPLE in sections `.gnu.lto_`, the IR of GCC's -flto"
    );
    let archive = archive(&[("a.o", bytes("machine.22.o")), ("b.txt", b"text".to_vec())]);
    assert_eq!(
        error("a.a", &archive).message,
        "no member of the archive has LLVM IR; of 2, the first, `a.o`, has only machine code for x86-64"
    );
    assert_eq!(error("a.a", b"!<arch>\n").message, "the archive is empty");
}

/// A universal file of programs for x86-64 and AArch64.
fn universal(programs: [&[u8]; 2]) -> Vec<u8> {
    const HEADER: usize = 8 + 2 * 20;
    let mut file: Vec<u8> = [0xcafe_babe_u32, 2].iter().flat_map(|word| word.to_be_bytes()).collect();
    let mut at = HEADER;
    for (program, processor) in programs.iter().zip([0x0100_0007, 0x0100_000c]) {
        let words = [processor, 0, at as u32, program.len() as u32, 0];
        file.extend(words.iter().flat_map(|word: &u32| word.to_be_bytes()));
        at += program.len();
    }
    [file, programs.concat()].concat()
}

#[test]
fn of_a_universal_file_the_first_program_with_ir_is_read() {
    let whole = bytes("macho.16.o");
    let at = whole.windows(9).position(|name| name == b"__bitcode").expect("a section");
    let mut without = whole.clone();
    without[at..at + 9].copy_from_slice(b"__nothing");
    for (programs, [read, other]) in
        [([&whole, &without], ["x86-64", "AArch64"]), ([&without, &whole], ["AArch64", "x86-64"])]
    {
        let file = universal(programs.map(|program| &program[..]));
        let mut modules = Modules::open("x.o", &file, &no_other_files).ok().flatten().expect("one has IR");
        let warnings: Vec<String> = modules.warnings().iter().map(Diagnostic::to_string).collect();
        let expected = format!("x.o: warning: the program for {read} is read, and not that for {other}");
        assert_eq!(warnings, [expected]);
        assert!(modules.all(|module| module.is_ok_and(|module| module.name == "x.o")));
    }
    // The first is told of, where none has IR.
    let message = error("x.o", &universal([&without, &without])).message;
    assert_eq!(message, "the file has no LLVM IR: only machine code for AArch64");
    let cut = &universal([&without, &whole])[..60];
    assert!(error("x.o", cut).message.starts_with("the universal file is not read: "));
}

/// An archive of such members.
fn archive(members: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut archive = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        archive.extend(format!("{:<16}{:<32}{:<10}`\n", format!("{name}/"), "0", bytes.len()).bytes());
        archive.extend(bytes);
        archive.resize(archive.len().next_multiple_of(2), b'\n');
    }
    archive
}

#[test]
fn members_without_ir_are_counted_in_one_warning() {
    let whole = bytes("embedded.13.o");
    let names = ["b.o", "c.o", "d.o", "e.o"].map(|name| (name, bytes("machine.22.o")));
    let mut members = vec![("a.o", whole), ("lib.rmeta", b"rust".to_vec())];
    members.extend(names);
    let archive = archive(&members);
    let mut modules = Modules::open("x.a", &archive, &no_other_files).ok().flatten().expect("one has IR");
    let [warning] = &modules.warnings()[..] else { panic!("some have none, which is said once") };
    assert_eq!(warning.to_string(), "warning: 4 members of `x.a` have no LLVM IR: `b.o`, `c.o`, `d.o`, …");
    assert_eq!(modules.filter(Result::is_ok).count(), 1);
}

/// The offset of the header of the section called `name` in an ELF file of 64 bits.
fn header(bytes: &[u8], name: &str) -> usize {
    let number = |at: usize, width: usize| {
        bytes[at..at + width].iter().rev().fold(0, |all, &byte| all << 8 | usize::from(byte))
    };
    let (start, count, names) = (number(0x28, 8), number(0x3c, 2), number(0x3e, 2));
    let names = number(start + 64 * names + 0x18, 8);
    let is_called =
        |&at: &usize| bytes[names + number(at, 4)..].starts_with(&[name.as_bytes(), &[0]].concat());
    (0..count).map(|at| start + 64 * at).find(is_called).expect("the section is there")
}

#[test]
fn damage_is_told_with_its_place() {
    let whole = bytes("embedded.13.o");
    let at = header(&whole, ".llvmbc");
    let cut = &whole[..at];
    assert_eq!(
        error("a.o", cut).to_string(),
        "a.o: error: the object is not read: invalid ELF section header offset/size/alignment"
    );
    let mut compressed = whole.clone();
    compressed[at + 9] |= 8;
    let message = error("a.o", &compressed).message;
    assert!(message.contains("(section `.llvmbc`)"), "{message}");
    // Two sections in one place.
    let mut doubled = whole.clone();
    doubled.copy_within(at..at + 64, header(&whole, ".text"));
    assert_eq!(error("a.o", &doubled).message, "the object is not read: sections of IR overlap");
    // Bytes of bitcode in a member are those of the archive.
    let start = u64::from_le_bytes(whole[at + 0x18..at + 0x20].try_into().expect("eight bytes")) as usize;
    let mut damaged = whole.clone();
    damaged[start + 10] = 0xff;
    let damaged = archive(&[("a.o", whole.clone()), ("b.o", damaged)]);
    let refused = error("x.a", &damaged);
    assert_eq!(refused.place.map(|place| place.to_string()), Some("x.a(b.o)".to_owned()));
    assert_eq!(refused.notes, ["it is in section `.llvmbc`; bytes are those of `x.a` from its start"]);
    let byte: usize = refused
        .message
        .split(|letter: char| !letter.is_ascii_digit())
        .find_map(|word| word.parse().ok())
        .expect("a byte");
    assert!(byte > 8 + 60 + whole.len() + 60 + start && byte < damaged.len(), "{}", refused.message);
    // An archive that ends too early.
    let message = error("x.a", &damaged[..damaged.len() - 9]).message;
    assert_eq!(message, "the archive is not read: `b.o` ends after the end of the archive");
    let message = error("x.a", &damaged[..damaged.len() - whole.len() - 20]).message;
    assert!(message.contains("(behind `a.o`, from byte 3996 on)"), "{message}");
}

#[test]
fn thin_archives_and_lists_that_name_a_file_twice_read_it_once() {
    let mut thin = b"!<thin>\n".to_vec();
    for _ in 0..3 {
        thin.extend(format!("{:<16}{:<32}{:<10}`\n", "embedded.13.o/", "0", 9).bytes());
    }
    assert_eq!(read("x.a", &thin).expect("it can be read").len(), 1);
}

/// A sequence of numbers that a seed begins.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

/// Flips bits, puts numbers at limits, cuts a piece out, doubles one, or ends the file.
fn mutate(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let at = numbers.below(bytes.len());
    let end = (at + numbers.below(64)).min(bytes.len());
    match numbers.below(7) {
        0 | 1 => bytes[at] ^= 1 << numbers.below(8),
        2 => bytes[at] = [0, 0xff, 0x7f, 0x80, b'/', b'9', b' '][numbers.below(7)],
        3 => {
            let new = [[0; 8], [0xff; 8]][numbers.below(2)];
            let end = (at + [2, 4, 8][numbers.below(3)]).min(bytes.len());
            bytes[at..end].copy_from_slice(&new[..end - at]);
        }
        4 => drop(bytes.drain(at..end)),
        5 => drop(bytes.splice(at..at, bytes[at..end].to_vec())),
        _ => bytes.truncate(at),
    }
}

#[test]
fn damaged_files_end_without_a_panic_and_soon() {
    const LONGEST: Duration = Duration::from_secs(5);
    let others = ["listed.22.o", "machine.22.o", "gimple.o"];
    let names: Vec<&str> = FILES.iter().map(|(name, _)| *name).chain(others).collect();
    let files: Vec<Vec<u8>> = names.iter().map(|name| bytes(name)).collect();
    let count = std::env::var("DFQUERY_BITCODE_CASES").ok().and_then(|count| count.parse().ok());
    let (mut whole, mut refused, mut others) = (0, 0, 0);
    for seed in 1..=count.unwrap_or(4000_u64) {
        let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let number = numbers.below(files.len());
        let mut damaged = files[number].clone();
        for _ in 0..=numbers.below(4) {
            if !damaged.is_empty() {
                mutate(&mut damaged, &mut numbers);
            }
        }
        let start = Instant::now();
        let end = std::panic::catch_unwind(|| {
            let modules =
                Modules::open(names[number], &damaged, &beside).map_err(|refused| refused.message())?;
            let Some(modules) = modules else { return Ok(None) };
            let texts =
                modules.map(|module| module.map(|module| module.text.len()).map_err(|refused| *refused));
            Ok::<_, Diagnostic>(Some(texts.sum::<Result<usize, _>>()?))
        });
        assert!(start.elapsed() < LONGEST, "seed {seed} took {:?}", start.elapsed());
        match end.unwrap_or_else(|_| panic!("seed {seed} panicked")) {
            Ok(Some(length)) => {
                assert!(length <= (1 << 25) + 512 * damaged.len(), "seed {seed} gives {length} bytes");
                whole += 1;
            }
            Ok(None) => others += 1,
            Err(message) => {
                assert!(message.place.is_some(), "seed {seed}: {message}");
                refused += 1;
            }
        }
    }
    println!("{whole} damaged files read, {refused} refused, {others} no objects");
    assert!(whole > 0 && refused > 0 && others > 0);
}

/// Runs a program in `folder`; false if it is not installed, or if it fails.
fn runs(folder: &Path, command: &str) -> bool {
    let mut words = command.split(' ');
    let output = Command::new(words.next().expect("a program")).args(words).current_dir(folder).output();
    let is_done = output.is_ok_and(|output| output.status.success());
    if !is_done {
        println!("skipped: {command}");
    }
    is_done
}

/// A folder for the files of a test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("dfquery-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        for source in ["one.c", "two.c"] {
            fs::write(folder.join(source), bytes(source)).expect("it can be written");
        }
        Scratch(folder)
    }

    fn read(&self, name: &str) -> Vec<(String, String)> {
        let bytes = fs::read(self.0.join(name)).expect("it was made");
        read(name, &bytes).unwrap_or_else(|message| panic!("{name}: {message}"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn what_clang_makes_has_the_modules_that_it_compiles() {
    for version in [13, 14, 15, 16, 19, 22] {
        let scratch = Scratch::new(&format!("objects-{version}"));
        let ways: [(&str, &str, &str); 3] = [
            ("-flto", "-emit-llvm -flto", "lto"),
            ("-fembed-bitcode", "-emit-llvm -Xclang -disable-llvm-passes", "embed"),
            ("-flto -ffat-lto-objects", "-emit-llvm -flto", "fat"),
        ];
        for (flags, same, way) in ways {
            let clang = format!("clang-{version} -O1 -g");
            let are_made = ["one", "two"].iter().all(|source| {
                runs(&scratch.0, &format!("{clang} {flags} -c {source}.c -o {source}.o"))
                    && runs(&scratch.0, &format!("{clang} {same} -c {source}.c -o {source}.bc"))
            });
            if !are_made {
                continue;
            }
            let [one, two] = ["one", "two"].map(|source| {
                let [made, expected] = ["o", "bc"].map(|end| scratch.read(&format!("{source}.{end}")));
                assert_eq!(made.len(), 1, "{version} {way}");
                if way != "embed" {
                    assert!(made[0].1 == expected[0].1, "{version} {way}");
                }
                made[0].1.clone()
            });
            if runs(&scratch.0, &format!("llvm-ar-{version} rc {way}.a one.o two.o")) {
                let both =
                    [(format!("{way}.a(one.o)"), one.clone()), (format!("{way}.a(two.o)"), two.clone())];
                assert_eq!(scratch.read(&format!("{way}.a")), both);
            }
            // Linkers leave `.llvm.lto` out.
            if way == "embed" && runs(&scratch.0, "ld -r one.o two.o -o joined.o") {
                let both = [("joined.o(one.c)".to_owned(), one), ("joined.o(two.c)".to_owned(), two)];
                assert_eq!(scratch.read("joined.o"), both);
            }
        }
    }
}

#[test]
fn a_library_of_rustc_has_a_module_for_each_of_its_objects() {
    let scratch = Scratch::new("rlib");
    fs::write(scratch.0.join("one.rs"), "pub fn one(n: u32) -> u32 { (0..n).map(|x| x ^ 3).sum() }\n")
        .expect("it can be written");
    if !runs(&scratch.0, "rustc -O --crate-type rlib -C embed-bitcode=yes one.rs -o libone.rlib") {
        return;
    }
    let bytes = fs::read(scratch.0.join("libone.rlib")).expect("it was made");
    // A later LLVM than the one whose bitcode is known here may have made it.
    match read("libone.rlib", &bytes) {
        Ok(modules) => {
            assert!(modules.iter().any(|(_, text)| text.contains("define") && text.contains("3one")))
        }
        Err(message) => assert!(message.place.is_some(), "{message}"),
    }
}
