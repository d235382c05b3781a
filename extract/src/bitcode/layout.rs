//! Data layouts: those of old versions as of today, and what they tell of sizes.

use super::types::{Ty, Type, Types};

/// Changes a data layout as LLVM does when it reads a file of an old version.
pub fn upgrade(layout: &mut Vec<u8>, triple: &[u8]) {
    let Ok(text) = std::str::from_utf8(layout) else { return };
    let triple = String::from_utf8_lossy(triple);
    *layout = upgraded(text, &triple).into_bytes();
}

fn has_part(layout: &str, start: &str) -> bool {
    layout.split('-').any(|part| part.starts_with(start))
}

fn upgraded(layout: &str, triple: &str) -> String {
    let arch = triple.split('-').next().unwrap_or("");
    let is_any = |starts: &[&str]| starts.iter().any(|start| arch.starts_with(start));
    // SPIR-V for graphics, `spirv` or `spirv1.6`, has none.
    let has_spaces = arch.starts_with("spir") && arch != "spirv" && !arch.starts_with("spirv1.");
    if has_spaces && !has_part(layout, "G") {
        return if layout.is_empty() { "G1".to_owned() } else { format!("{layout}-G1") };
    }
    if is_any(&["loongarch64", "riscv64"]) {
        return layout.replacen("-n64-", "-n32:64-", 1);
    }
    if is_any(&["amdgcn", "r600"]) {
        return amdgpu(layout, arch.starts_with("amdgcn"));
    }
    let mut result = layout.to_owned();
    if is_any(&["aarch64", "arm64"]) {
        if !layout.is_empty() && !layout.contains("-Fn32") {
            result.push_str("-Fn32");
        }
        return with_spaces(result);
    }
    let is_mips = is_any(&["mips64"]) && !layout.contains("m:m");
    let is_power = is_any(&["powerpc64", "ppc64"]);
    if (is_any(&["sparc", "wasm"]) || is_mips || is_power)
        && let (false, Some(at)) = (result.contains("-i128:128"), result.find("-i64:64"))
    {
        result.insert_str(at + 7, "-i128:128");
    }
    if is_any(&["powerpc", "ppc"])
        && triple.contains("aix")
        && !layout.contains("f64:32:64")
        && !layout.is_empty()
    {
        let at = result.find("-S128").unwrap_or(result.len());
        result.insert_str(at, "-f64:32:64");
    }
    let is_small = ["i386", "i486", "i586", "i686", "i786", "i886", "i986"].contains(&arch);
    if !is_small && !is_any(&["x86"]) && arch != "amd64" {
        return result;
    }
    result = with_spaces(result);
    if !triple.contains("elfiamcu") && !result.contains("-i128:128") && result.starts_with('e') {
        result = with_wide_integers(&result);
    }
    let is_microsoft = triple.contains("msvc") || triple.ends_with("win32") || triple.ends_with("windows");
    if is_small && is_microsoft {
        result = result.replacen("-f80:32-", "-f80:128-", 1);
    }
    result
}

/// Puts the alignment of integers of 128 bits after the parts about mangling, pointers and integers.
fn with_wide_integers(layout: &str) -> String {
    let is_before = |part: &str| part.starts_with(['m', 'p', 'i']);
    let mut parts: Vec<&str> = layout.split('-').collect();
    if parts[0] != "e" {
        return layout.to_owned();
    }
    let at = 1 + parts[1..].iter().take_while(|part| is_before(part)).count();
    if parts[at..].iter().any(|part| part.is_empty() || is_before(part)) {
        return layout.to_owned();
    }
    parts.insert(at, "i128:128");
    parts.join("-")
}

/// Adds the address spaces of pointers of 32 and 64 bits.
fn with_spaces(layout: String) -> String {
    const SPACES: &str = "-p270:32:32-p271:32:32-p272:64:64";
    if layout.contains(SPACES) {
        return layout;
    }
    let bytes = layout.as_bytes();
    let is_start = bytes.len() > 5
        && (layout.starts_with("e-m:") || layout.starts_with("E-m:"))
        && bytes[4].is_ascii_lowercase();
    if !is_start {
        return layout;
    }
    let at = if layout[5..].starts_with("-p:32:32") { 13 } else { 5 };
    match layout[at..].starts_with('-') {
        true => format!("{}{SPACES}{}", &layout[..at], &layout[at..]),
        false => layout,
    }
}

fn amdgpu(layout: &str, is_gcn: bool) -> String {
    let mut result = layout.to_owned();
    if !has_part(layout, "G") {
        result.push_str(if result.is_empty() { "G1" } else { "-G1" });
    }
    if is_gcn {
        if !has_part(layout, "ni") {
            result.push_str("-ni:7:8:9");
        }
        if layout.ends_with("ni:7") {
            result.push_str(":8:9");
        }
        if layout.ends_with("ni:7:8") {
            result.push_str(":9");
        }
        if !has_part(layout, "p7") {
            result.push_str("-p7:160:256:256:32");
        }
        if !has_part(layout, "p8") {
            result.push_str("-p8:128:128:128:48");
        }
        if layout.contains("-p8:128:128-") {
            result = result.replacen("-p8:128:128-", "-p8:128:128:128:48-", 1);
        }
        if !has_part(layout, "p9") {
            result.push_str("-p9:192:256:256:32");
        }
    }
    if !layout.contains("m:e") {
        result = if result.is_empty() { "m:e".to_owned() } else { format!("m:e-{result}") };
    }
    result
}

/// The size of a type in bytes and its alignment, as a data layout has them.
pub fn size_and_align(types: &Types, layout: &[u8], ty: Ty) -> (u64, u64) {
    let text = String::from_utf8_lossy(layout);
    measure(types, &text, ty)
}

/// The alignment in bytes that LLVM prefers for a variable.
pub fn preferred(types: &Types, layout: &[u8], ty: Ty) -> u64 {
    const OF_STRUCTURES: u64 = 8;
    match types.get(ty) {
        Type::Array(_, element) => preferred(types, layout, *element),
        Type::Structure { .. } | Type::Named(_) => size_and_align(types, layout, ty).1.max(OF_STRUCTURES),
        _ => size_and_align(types, layout, ty).1,
    }
}

fn measure(types: &Types, layout: &str, ty: Ty) -> (u64, u64) {
    let up = |size: u64, align: u64| size.div_ceil(align.max(1)).saturating_mul(align.max(1));
    match types.get(ty) {
        Type::Integer(width) => {
            let size = u64::from(width.div_ceil(8));
            (size, told(layout, 'i', u64::from(*width)).unwrap_or_else(|| size.next_power_of_two().min(8)))
        }
        Type::Pointer(space) => {
            let size = pointer(layout, *space);
            (size, size)
        }
        Type::Simple(name) => {
            let (size, align) = match *name {
                "half" | "bfloat" => (2, 2),
                "float" => (4, 4),
                "double" => (8, told(layout, 'f', 64).unwrap_or(8)),
                "x86_fp80" => (10, told(layout, 'f', 80).unwrap_or(16)),
                _ => (16, told(layout, 'f', 128).unwrap_or(16)),
            };
            (size, align)
        }
        Type::Array(length, element) => {
            let (size, align) = measure(types, layout, *element);
            (up(size, align).saturating_mul(*length), align)
        }
        Type::Vector { length, element, .. } => {
            let (size, _) = measure(types, layout, *element);
            let bits = types.width(*element).map_or(size * 8, u64::from);
            let size = bits.saturating_mul(*length).div_ceil(8);
            (size, told(layout, 'v', size * 8).unwrap_or_else(|| size.max(1).next_power_of_two()))
        }
        _ => {
            let (mut end, mut most) = (0_u64, 1);
            let is_packed = match types.get(ty) {
                Type::Structure { is_packed, .. } => *is_packed,
                Type::Named(number) => types.named[*number as usize].is_packed,
                _ => false,
            };
            for &field in types.fields(ty).unwrap_or(&[]) {
                let (size, align) = measure(types, layout, field);
                let align = if is_packed { 1 } else { align };
                end = up(end, align).saturating_add(up(size, align));
                most = most.max(align);
            }
            (up(end, most), most)
        }
    }
}

/// The alignment in bytes that a layout gives for a kind of types of this number of bits.
fn told(layout: &str, kind: char, bits: u64) -> Option<u64> {
    let part = layout.split('-').find_map(|part| part.strip_prefix(kind)?.strip_prefix(&format!("{bits}:")));
    let align: u64 = part?.split(':').next()?.parse().ok()?;
    Some((align / 8).max(1))
}

fn pointer(layout: &str, space: u32) -> u64 {
    let start = if space == 0 { "p:".to_owned() } else { format!("p{space}:") };
    let part = layout.split('-').find_map(|part| part.strip_prefix(&start));
    let bits: Option<u64> = part.and_then(|part| part.split(':').next()?.parse().ok());
    bits.unwrap_or(64).div_ceil(8).min(64)
}
