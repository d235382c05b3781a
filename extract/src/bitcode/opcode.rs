//! The names of operations by their codes in files.

/// The name of a conversion.
pub fn cast(code: u64) -> Option<&'static str> {
    const NAMES: [&str; 14] = [
        "trunc",
        "zext",
        "sext",
        "fptoui",
        "fptosi",
        "uitofp",
        "sitofp",
        "fptrunc",
        "fpext",
        "ptrtoint",
        "inttoptr",
        "bitcast",
        "addrspacecast",
        "ptrtoaddr",
    ];
    NAMES.get(usize::try_from(code).ok()?).copied()
}

/// The name of an operation with two operands.
pub fn binary(code: u64, is_float: bool) -> Option<&'static str> {
    const INTEGERS: [&str; 13] =
        ["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"];
    const FLOATS: [&str; 7] = ["fadd", "fsub", "fmul", "", "fdiv", "", "frem"];
    let code = usize::try_from(code).ok()?;
    if is_float {
        return FLOATS.get(code).copied().filter(|name| !name.is_empty());
    }
    INTEGERS.get(code).copied()
}

/// The name of an atomic update.
pub fn update(code: u64) -> Option<&'static str> {
    const NAMES: [&str; 21] = [
        "xchg",
        "add",
        "sub",
        "and",
        "nand",
        "or",
        "xor",
        "max",
        "min",
        "umax",
        "umin",
        "fadd",
        "fsub",
        "fmax",
        "fmin",
        "uinc_wrap",
        "udec_wrap",
        "usub_cond",
        "usub_sat",
        "fmaximum",
        "fminimum",
    ];
    NAMES.get(usize::try_from(code).ok()?).copied()
}

/// The name of a predicate of a comparison.
pub fn predicate(code: u8, is_float: bool) -> Option<&'static str> {
    const FLOATS: [&str; 16] = [
        "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule",
        "une", "true",
    ];
    const INTEGERS: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
    if is_float {
        return FLOATS.get(usize::from(code)).copied();
    }
    INTEGERS.get(usize::from(code.checked_sub(32)?)).copied()
}

/// The name of an ordering of atomic accesses; none if it is not atomic.
pub fn ordering(code: u8) -> Option<&'static str> {
    Some(match code {
        0 => return None,
        1 => "unordered",
        2 => "monotonic",
        3 => "acquire",
        4 => "release",
        5 => "acq_rel",
        _ => "seq_cst",
    })
}

/// The linkage of a code.
pub fn linkage(code: u64) -> &'static str {
    match code {
        2 => "appending",
        3 => "internal",
        7 => "extern_weak",
        8 => "common",
        9 | 13 | 14 => "private",
        12 => "available_externally",
        1 | 16 => "weak",
        10 | 17 => "weak_odr",
        4 | 18 => "linkonce",
        11 | 19 => "linkonce_odr",
        _ => "",
    }
}

/// Writes a calling convention.
pub fn convention(code: u32) -> String {
    let name = match code {
        8 => "fastcc",
        9 => "coldcc",
        10 => "ghccc",
        13 => "anyregcc",
        14 => "preserve_mostcc",
        15 => "preserve_allcc",
        16 => "swiftcc",
        17 => "cxx_fast_tlscc",
        18 => "tailcc",
        19 => "cfguard_checkcc",
        20 => "swifttailcc",
        21 => "preserve_nonecc",
        64 => "x86_stdcallcc",
        65 => "x86_fastcallcc",
        66 => "arm_apcscc",
        67 => "arm_aapcscc",
        68 => "arm_aapcs_vfpcc",
        69 => "msp430_intrcc",
        70 => "x86_thiscallcc",
        71 => "ptx_kernel",
        72 => "ptx_device",
        75 => "spir_func",
        76 => "spir_kernel",
        77 => "intel_ocl_bicc",
        78 => "x86_64_sysvcc",
        79 => "win64cc",
        80 => "x86_vectorcallcc",
        81 => "hhvmcc",
        82 => "hhvm_ccc",
        83 => "x86_intrcc",
        84 => "avr_intrcc ",
        85 => "avr_signalcc ",
        87 => "amdgpu_vs",
        88 => "amdgpu_gs",
        89 => "amdgpu_ps",
        90 => "amdgpu_cs",
        91 => "amdgpu_kernel",
        92 => "x86_regcallcc",
        93 => "amdgpu_hs",
        95 => "amdgpu_ls",
        96 => "amdgpu_es",
        97 => "aarch64_vector_pcs",
        98 => "aarch64_sve_vector_pcs",
        100 => "amdgpu_gfx",
        102 => "aarch64_sme_preservemost_from_x0",
        103 => "aarch64_sme_preservemost_from_x2",
        104 => "amdgpu_cs_chain",
        105 => "amdgpu_cs_chain_preserve",
        106 => "m68k_rtdcc",
        107 => "graalcc",
        110 => "riscv_vector_cc",
        111 => "aarch64_sme_preservemost_from_x1",
        112..=123 => return format!("riscv_vls_cc({})", 32 << (code - 112)),
        124 => "amdgpu_gfx_whole_wave",
        125 => "cheriot_compartmentcallcc",
        126 => "cheriot_compartmentcalleecc",
        127 => "cheriot_librarycallcc",
        _ => return format!("cc{code}"),
    };
    name.to_owned()
}
