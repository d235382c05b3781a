//! Attributes of old versions as of today.

use super::attribute::{Attribute, Kind, RANGE, Value, kind};
use super::module::{List, ListId, Module, SetId, TypeId};
use super::types::Ty;

/// Gives attributes that have lost the type of a pointer the type that it pointed to; `types` are those of the
/// parameters in the file.
pub fn with_types(module: &mut Module, list: ListId, types: &[TypeId]) -> ListId {
    let is_untyped = |attribute: &Attribute| matches!(attribute, Attribute::Known(_, Value::Type(None)));
    let parameters = &module.attributes.of_list(list).parameters;
    if !parameters.iter().any(|&set| module.attributes.of_set(set).iter().any(is_untyped)) {
        return list;
    }
    let mut new = module.attributes.of_list(list).clone();
    for (number, set) in new.parameters.iter_mut().enumerate() {
        let pointee = types.get(number).and_then(|&id| module.pointee(id));
        let mut all = module.attributes.of_set(*set).to_vec();
        for attribute in all.iter_mut().filter(|attribute| is_untyped(attribute)) {
            if let Attribute::Known(_, value) = attribute {
                *value = Value::Type(pointee);
            }
        }
        *set = module.attributes.set(all);
    }
    module.attributes.list(new)
}

/// Gives the attributes of functions the types that files of old versions do not tell.
pub fn declared(module: &mut Module) {
    const INTERRUPT: u32 = 83;
    for number in 0..module.functions.len() {
        let function = &module.functions[number];
        let (id, list, convention) = (function.id, function.attributes, function.convention);
        let count = module.context.types.function(function.symbol.ty).map_or(0, |(_, all, _)| all.len());
        let types: Vec<TypeId> = (1..=count).map(|part| module.part(id, part)).collect();
        let mut list = with_types(module, list, &types);
        let first = module.attributes.of_list(list).parameter(0);
        if convention == INTERRUPT
            && !has(module, first, kind("byval"))
            && let Some(pointee) = types.first().and_then(|&id| module.pointee(id))
        {
            let byval = Attribute::Known(kind("byval"), Value::Type(Some(pointee)));
            list = with_parameter(module, list, 0, byval);
        }
        module.functions[number].attributes = list;
    }
}

/// Takes the text of this key away from the attributes of a function, and returns it.
pub fn take_text(module: &mut Module, function: u32, key: &str) -> Option<Box<[u8]>> {
    let list = module.functions[function as usize].attributes;
    let set = module.attributes.of_list(list).function;
    let is_it = |one: &Attribute| matches!(one, Attribute::Text(known, _) if **known == *key.as_bytes());
    let text = module.attributes.of_set(set).iter().find(|one| is_it(one)).and_then(|one| match one {
        Attribute::Text(_, text) => Some(text.clone()),
        Attribute::Known(..) => None,
    })?;
    let mut new = module.attributes.of_list(list).clone();
    new.function = without(module, set, |one| !is_it(one));
    module.functions[function as usize].attributes = module.attributes.list(new);
    Some(text)
}

/// True if a set has an attribute of a kind.
pub fn has(module: &Module, set: SetId, wanted: Kind) -> bool {
    module
        .attributes
        .of_set(set)
        .iter()
        .any(|one| matches!(one, Attribute::Known(kind, _) if *kind == wanted))
}

/// The set with another attribute in the place of one of the same kind.
pub fn with(module: &mut Module, set: SetId, new: Attribute) -> SetId {
    let is_other = |one: &Attribute| match (one, &new) {
        (Attribute::Known(one, _), Attribute::Known(other, _)) => one != other,
        (Attribute::Text(one, _), Attribute::Text(other, _)) => one != other,
        _ => true,
    };
    let mut all = module.attributes.of_set(set).to_vec();
    all.retain(is_other);
    all.push(new);
    module.attributes.set(all)
}

/// The list with another attribute of a parameter.
pub fn with_parameter(module: &mut Module, list: ListId, number: usize, new: Attribute) -> ListId {
    let mut changed = module.attributes.of_list(list).clone();
    if changed.parameters.len() <= number {
        changed.parameters.resize(number + 1, 0);
    }
    changed.parameters[number] = with(module, changed.parameters[number], new);
    module.attributes.list(changed)
}

/// The set without the attributes that `keep` does not hold for.
pub fn without(module: &mut Module, set: SetId, keep: impl Fn(&Attribute) -> bool) -> SetId {
    if module.attributes.of_set(set).iter().all(&keep) {
        return set;
    }
    let all = module.attributes.of_set(set).iter().filter(|one| keep(one)).cloned().collect();
    module.attributes.set(all)
}

/// The list without attributes that values of these types cannot have.
pub fn fitting(module: &mut Module, list: ListId, result: Ty, parameters: &[Ty]) -> ListId {
    let set = module.attributes.of_list(list).result;
    let kept = fitting_set(module, set, result);
    // Nearly all lists stay as they are, and are not copied.
    let mut new: Option<List> =
        (kept != set).then(|| List { result: kept, ..module.attributes.of_list(list).clone() });
    for (at, &ty) in parameters.iter().enumerate() {
        let set = module.attributes.of_list(list).parameter(at);
        let kept = fitting_set(module, set, ty);
        if kept != set {
            new.get_or_insert_with(|| module.attributes.of_list(list).clone()).parameters[at] = kept;
        }
    }
    new.map_or(list, |new| module.attributes.list(new))
}

/// Attributes of pointers only.
const OF_POINTERS: [&str; 20] = [
    "noalias",
    "nonnull",
    "readnone",
    "readonly",
    "dereferenceable",
    "dereferenceable_or_null",
    "writable",
    "dead_on_unwind",
    "initializes",
    "captures",
    "dead_on_return",
    "nest",
    "swifterror",
    "preallocated",
    "inalloca",
    "byval",
    "sret",
    "byref",
    "elementtype",
    "allocptr",
];

fn fitting_set(module: &mut Module, set: SetId, ty: Ty) -> SetId {
    if set == 0 {
        return set;
    }
    let types = &module.context.types;
    let (is_vector, width, is_void) = (types.is_vector(ty), types.width(ty), types.is_void(ty));
    let points = types.space(ty).is_some();
    let is_float = float_parts(module, ty);
    let keep = |one: &Attribute| {
        let Attribute::Known(known, value) = one else { return true };
        let name = super::attribute::kind_name(*known);
        match name {
            "allocalign" | "signext" | "zeroext" => width.is_some() && !is_vector,
            "align" => points,
            "nofpclass" => is_float,
            "noundef" => !is_void,
            _ if *known == RANGE => matches!(value, Value::Ranges(of, _) if Some(*of) == width),
            name if OF_POINTERS.contains(&name) => points && !is_vector,
            _ => true,
        }
    };
    without(module, set, keep)
}

/// True for floats, and arrays, vectors and structures of them.
fn float_parts(module: &Module, ty: Ty) -> bool {
    module.context.types.is_math(ty)
}
