//! The table of types.

use super::error::Result;
use super::module::{Module, TypeEntry, TypeId};
use super::stream::{Record, Stream};
use super::types::{Named, Ty, Type, Types};

/// The largest text of a type, which has more than 50,000 fields, and its deepest nesting.
const LARGEST: u64 = 1 << 21;
const DEEPEST: u64 = 200;

/// Reads the block of types, which has been announced.
pub fn read<'b>(stream: &mut Stream<'b>, module: &mut Module) -> Result<()> {
    stream.enter(17)?;
    let mut record = Record::default();
    let mut reader = Reader { count: 0, name: Vec::new(), sizes: Vec::new() };
    while stream.record(&mut record)? {
        if record.code == 1 {
            let count = record.values.first().copied().unwrap_or(0);
            if !module.table.is_empty() || count > stream.left() {
                return Err(stream.wrong(&record, "a second or too large table of types"));
            }
            module.table.resize(count as usize, TypeEntry::default());
            continue;
        }
        if record.code == 19 {
            reader.name.extend(record.values.iter().map(|&letter| letter as u8));
            continue;
        }
        if let Err(message) = reader.add(module, &record) {
            return Err(stream.wrong(&record, message));
        }
    }
    if reader.count != module.table.len() {
        return Err(stream.error("a type is missing"));
    }
    Ok(())
}

struct Reader {
    /// The number of types read so far.
    count: usize,
    /// The name for the next structure.
    name: Vec<u8>,
    /// Sizes and depths of the texts of types, by type.
    sizes: Vec<(u64, u64)>,
}

type Wrong = &'static str;

/// The simple types by code.
const SIMPLE: [(u32, &str); 13] = [
    (2, "void"),
    (3, "float"),
    (4, "double"),
    (5, "label"),
    (10, "half"),
    (13, "x86_fp80"),
    (14, "fp128"),
    (15, "ppc_fp128"),
    (16, "metadata"),
    (22, "token"),
    (23, "bfloat"),
    (24, "x86_amx"),
    (0, ""),
];

impl Reader {
    fn add(&mut self, module: &mut Module, record: &Record<'_>) -> Result<(), Wrong> {
        if self.count >= module.table.len() {
            return Err("more types than announced");
        }
        let values = &record.values;
        let first = values.first().copied();
        let mut parts: Vec<TypeId> = Vec::new();
        let ty = match record.code {
            7 => match first {
                Some(width @ 1..=0x80_0000) => module.context.types.integer(width as u32),
                _ => return Err("an integer type of this width"),
            },
            8 => {
                let pointee = first.ok_or("a pointer type without what it points to")?;
                known(module, pointee)?;
                parts.push(pointee as TypeId);
                module.context.types.pointer(values.get(1).copied().unwrap_or(0) as u32)
            }
            25 => module.context.types.pointer(first.ok_or("a pointer type without address space")? as u32),
            9 | 21 => {
                let skipped = if record.code == 9 { 2 } else { 1 };
                parts.extend(values.iter().skip(skipped).map(|&part| part as TypeId));
                let types = all_known(module, values.get(skipped..).unwrap_or(&[]))?;
                let (&result, parameters) = types.split_first().ok_or("a function type without result")?;
                let is_variadic = first != Some(0);
                let parameters = parameters.into();
                module.context.types.number(Type::Function { result, parameters, is_variadic })
            }
            11 | 12 => self.sequence(module, record, &mut parts)?,
            17 => {
                let element = module.context.types.integer(64);
                module.context.types.number(Type::Vector { length: 1, element, is_scalable: false })
            }
            18 => {
                parts.extend(values.iter().skip(1).map(|&part| part as TypeId));
                let fields = all_known(module, values.get(1..).unwrap_or(&[]))?.into();
                let is_packed = first.ok_or("a structure type without fields")? != 0;
                module.context.types.number(Type::Structure { fields, is_packed })
            }
            20 | 6 => return self.structure(module, record),
            26 => self.target(module, values)?,
            code => match SIMPLE.iter().find(|(simple, _)| *simple == code) {
                Some((_, name)) => module.context.types.simple(name),
                None => return Err("an unknown kind of type; the file may be of a later version of LLVM"),
            },
        };
        self.measure(&module.context.types, ty)?;
        self.define(module, ty, parts)
    }

    fn define(&mut self, module: &mut Module, ty: Ty, parts: Vec<TypeId>) -> Result<(), Wrong> {
        let entry = &mut module.table[self.count];
        if entry.ty.is_some_and(|known| known != ty) {
            return Err("a type other than a structure is mentioned before it is defined");
        }
        *entry = TypeEntry { ty: Some(ty), parts: parts.into() };
        self.count += 1;
        Ok(())
    }

    fn sequence(
        &mut self,
        module: &mut Module,
        record: &Record<'_>,
        parts: &mut Vec<TypeId>,
    ) -> Result<Ty, Wrong> {
        let [length, element, rest @ ..] = &record.values[..] else {
            return Err("an array or vector type without length and element");
        };
        parts.push(*element as TypeId);
        let (length, element) = (*length, known(module, *element)?);
        if record.code == 11 {
            return Ok(module.context.types.number(Type::Array(length, element)));
        }
        if length == 0 || length > u64::from(u32::MAX) {
            return Err("a vector type of this length");
        }
        let is_scalable = rest.first().is_some_and(|&scalable| scalable != 0);
        Ok(module.context.types.number(Type::Vector { length, element, is_scalable }))
    }

    fn target(&mut self, module: &mut Module, values: &[u64]) -> Result<Ty, Wrong> {
        let count = values.first().copied().unwrap_or(u64::MAX) as usize;
        let types =
            values.get(1..).and_then(|rest| rest.get(..count)).ok_or("a target type without parts")?;
        let types = all_known(module, types)?.into();
        let numbers = values[1 + count..].into();
        let name = std::mem::take(&mut self.name).into();
        Ok(module.context.types.number(Type::Target { name, types, numbers }))
    }

    /// A structure with a name, which others may have mentioned.
    fn structure(&mut self, module: &mut Module, record: &Record<'_>) -> Result<(), Wrong> {
        let ty = known(module, self.count as u64)?;
        let Type::Named(number) = *module.context.types.get(ty) else {
            return Err("a structure with a name is mentioned as another type");
        };
        let name = std::mem::take(&mut self.name);
        module.context.types.rename(number, &name);
        let mut parts = Vec::new();
        if record.code == 20 {
            let [is_packed, fields @ ..] = &record.values[..] else {
                return Err("a structure type without fields");
            };
            parts.extend(fields.iter().map(|&part| part as TypeId));
            let fields = all_known(module, fields)?;
            let named: &mut Named = &mut module.context.types.named[number as usize];
            named.is_packed = *is_packed != 0;
            named.fields = Some(fields.into());
        }
        self.define(module, ty, parts)
    }

    /// Refuses types whose text is very long or deeply nested.
    fn measure(&mut self, types: &Types, ty: Ty) -> Result<(), Wrong> {
        let (mut size, mut depth) = (40, 0);
        types.parts(ty, |part| {
            let (part_size, part_depth) = self.sizes.get(part as usize).copied().unwrap_or((40, 0));
            size += part_size;
            depth = depth.max(part_depth);
        });
        if size > LARGEST || depth >= DEEPEST {
            return Err("a type is too large");
        }
        if self.sizes.len() <= ty as usize {
            self.sizes.resize(ty as usize + 1, (40, 0));
        }
        self.sizes[ty as usize] = (size, depth + 1);
        Ok(())
    }
}

/// The type of a number, which may be a structure that is defined later.
fn known(module: &mut Module, id: u64) -> Result<Ty, Wrong> {
    let at = usize::try_from(id).ok().filter(|&at| at < module.table.len());
    let at = at.ok_or("a type that is not in the table")?;
    if let Some(ty) = module.table[at].ty {
        return Ok(ty);
    }
    let number = module.context.types.add_named();
    let ty = module.context.types.number(Type::Named(number));
    module.table[at].ty = Some(ty);
    Ok(ty)
}

fn all_known(module: &mut Module, ids: &[u64]) -> Result<Vec<Ty>, Wrong> {
    ids.iter().map(|&id| known(module, id)).collect()
}
