//! The types in the names of intrinsics.

use dfquery_extract::without_types;

/// The types in an intrinsic's name: `v4i32` of `llvm.umin.v4i32`.
fn types_in(name: &str) -> impl Iterator<Item = &str> {
    let intrinsic = name.strip_prefix("llvm.").unwrap_or_default();
    intrinsic[without_types(intrinsic).len()..].split('.').filter(|part| !part.is_empty())
}

/// The number of lanes that an intrinsic's name tells: 4 of `llvm.umin.v4i32`.
pub fn lanes_in(name: &str) -> Option<u32> {
    let vector = types_in(name).find_map(|ty| ty.strip_prefix('v'))?;
    vector.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// True if the first type in an intrinsic's name is a float or a vector of floats.
pub fn is_float(name: &str) -> bool {
    let element = types_in(name).next().map(|ty| match ty.strip_prefix('v') {
        Some(vector) => vector.trim_start_matches(|c: char| c.is_ascii_digit()),
        None => ty,
    });
    element.is_some_and(|element| ["f", "bf", "ppcf"].iter().any(|format| element.starts_with(format)))
}

/// The bits of the last type in an intrinsic's name, if that is an integer or a vector of integers.
pub fn integer_in(name: &str) -> Option<u32> {
    let (_, bits) = types_in(name).last()?.rsplit_once('i')?;
    bits.parse().ok()
}

/// True if the operator `name` is one on floats of the format `format`: `bf16`, `ppcf128`.
pub fn is_on(name: &str, format: &str) -> bool {
    name.ends_with(format) || types_in(name).any(|ty| ty.ends_with(format))
}
