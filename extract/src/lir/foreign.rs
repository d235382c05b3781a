//! Operations of RyuJIT that have another name here, or that methods cannot have, and why.

/// Operations that have another name: how RyuJIT calls them in lower case without `_`, and their name here.
const NAMES: [(&str, &str); 22] = [
    ("lclvar", "lcl"),
    ("lclfld", "lcl x.lo, or lcl x.hi"),
    ("storelclvar", "store"),
    ("storelclfld", "store x.lo, or store x.hi"),
    ("cnsint", "cns"),
    ("cnslng", "cns.i64"),
    ("lsh", "shl"),
    ("rsh", "sar"),
    ("rsz", "shr"),
    ("mulhi", "umulh"),
    ("return", "ret"),
    ("noop", "nop"),
    ("arrlength", "arrlen"),
    ("arrboundscheck", "boundscheck"),
    ("rangecheck", "boundscheck"),
    ("chs", "neg"),
    ("assign", "asg"),
    ("iloffset", "il"),
    ("select", "qmark"),
    ("indir", "ind"),
    ("conv", "cast"),
    ("sub64", "sub.i64"),
];

const TYPES: &str = "the type of the object at run time, of which methods say nothing";
const CODE: &str = "addresses of code, which are not among the values of methods";
const EXCEPTIONS: &str = "handlers of exceptions; a fault ends the method";
const STRUCTS: &str = "values of structs; values have 32 or 64 bits";
const FLOATS: &str = "floating-point numbers or vectors; values are integers and addresses";
const ATOMIC: &str = "other threads, of which methods say nothing";
const REGISTERS: &str = "registers; linear code ends before they are allocated";
const ADDRESSES: &str = "an address of a variable; variables are not in memory";
const ARGUMENTS: &str = "a list of arguments; a call has its arguments as operands";
const ARRAYS: &str = "arrays with several dimensions; `index` takes one index";

/// Operations that methods cannot have: how RyuJIT calls them in lower case without `_`, and what they need.
const LACKING: [(&str, &str); 58] = [
    ("box", TYPES),
    ("unbox", TYPES),
    ("allocobj", TYPES),
    ("newobj", TYPES),
    ("isinst", TYPES),
    ("castclass", TYPES),
    ("mkrefany", TYPES),
    ("runtimelookup", TYPES),
    ("retexpr", "a call that is being inlined; write the call"),
    ("cnsstr", "the heap at run time; give the string as a parameter"),
    ("ftnaddr", CODE),
    ("label", CODE),
    ("jmp", CODE),
    ("jmptable", CODE),
    ("catcharg", EXCEPTIONS),
    ("retfilt", EXCEPTIONS),
    ("endlfin", EXCEPTIONS),
    ("throw", EXCEPTIONS),
    ("obj", STRUCTS),
    ("storeobj", STRUCTS),
    ("blk", STRUCTS),
    ("storeblk", STRUCTS),
    ("dynblk", STRUCTS),
    ("storedynblk", STRUCTS),
    ("copyblk", STRUCTS),
    ("initblk", STRUCTS),
    ("initval", STRUCTS),
    ("lclheap", "memory of the stack, whose size is known at run time"),
    ("cnsdbl", FLOATS),
    ("ckfinite", FLOATS),
    ("intrinsic", FLOATS),
    ("simd", FLOATS),
    ("hwintrinsic", FLOATS),
    ("xadd", ATOMIC),
    ("xchg", ATOMIC),
    ("cmpxchg", ATOMIC),
    ("lockadd", ATOMIC),
    ("memorybarrier", ATOMIC),
    ("copy", REGISTERS),
    ("reload", REGISTERS),
    ("swap", REGISTERS),
    ("physreg", REGISTERS),
    ("putargreg", REGISTERS),
    ("putargstk", REGISTERS),
    ("lclvaraddr", ADDRESSES),
    ("lclfldaddr", ADDRESSES),
    ("list", ARGUMENTS),
    ("fieldlist", ARGUMENTS),
    ("argplace", ARGUMENTS),
    ("arrelem", ARRAYS),
    ("arrindex", ARRAYS),
    ("arroffset", ARRAYS),
    ("switch", "more than two successors; compare one value after the other with `jtrue`"),
    ("jcc", "flags of a machine; `jtrue` takes the comparison"),
    ("setcc", "flags of a machine; a comparison has a value"),
    ("phi", "variables that are stored to once; here they may be stored to often"),
    ("phiarg", "variables that are stored to once; here they may be stored to often"),
    ("bswap", "the order of bytes; write it with shifts"),
];

/// A note on the operation `name`, which is not one of ours: its name here, or what supporting it would need.
pub fn explained(name: &str) -> Option<String> {
    let plain = name.to_lowercase().replace('_', "");
    let find =
        |all: &[(&str, &'static str)]| all.iter().find(|(known, _)| *known == plain).map(|(_, said)| *said);
    if let Some(ours) = find(&NAMES) {
        return Some(format!("`{name}` is called `{ours}` here"));
    }
    find(&LACKING).map(|needs| format!("methods cannot have `{name}`: it needs {needs}"))
}
