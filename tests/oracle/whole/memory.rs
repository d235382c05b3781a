//! Memory of objects: an address is the number of an object and a place in it, so that it says for itself what it points into.

use dfquery_graph::bits::Bits;

/// The shadow of what is made of an address.
pub const POINTER: u8 = 0x80;
/// The shadow of a further argument that is a float.
pub const FLOAT: u8 = 0x40;
/// The marks of taint in a shadow.
pub const TAINT: u8 = !(POINTER | FLOAT);
/// Bits of an address that tell the place in an object.
const PLACE: u32 = 32;
/// Where objects begin among their addresses, so that a pointer may step in front of one.
const FRONT: u64 = 0x4000_0000;

/// A number with what is known of where it was made: bits of taint, and [`POINTER`].
#[derive(Clone, Debug)]
pub struct Datum {
    pub bits: Bits,
    pub shadow: u8,
}

impl Datum {
    pub fn new(width: u32, value: u64) -> Datum {
        Datum { bits: Bits::new(width, value), shadow: 0 }
    }

    pub fn address(value: u64) -> Datum {
        Datum { bits: Bits::new(64, value), shadow: POINTER }
    }

    pub fn low(&self) -> u64 {
        self.bits.low()
    }
}

/// What is allocated at one time; it keeps its name when it is gone.
pub struct Object {
    /// What it is called: a number of the log's sites.
    pub site: u32,
    base: u32,
    pub bytes: Vec<u8>,
    /// For each byte what is known of it; empty where nothing is.
    shadow: Vec<u8>,
    live: bool,
}

/// A byte of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub object: u32,
    pub offset: i64,
}

/// An access outside of what is allocated.
#[derive(Debug)]
pub struct Outside;

#[derive(Default)]
pub struct Memory {
    objects: Vec<Object>,
}

impl Memory {
    /// Makes an object of zeros and returns its address. Low bits differ between objects, as hash tables like them.
    pub fn allocate(&mut self, site: u32, bytes: u64, align: u64) -> u64 {
        let number = self.objects.len() as u64 + 1;
        let spread = FRONT + number * 0x9e37 % 0x4000 * 16;
        let base = spread.next_multiple_of(align.clamp(16, 0x1000)) as u32;
        let bytes = vec![0; bytes as usize];
        self.objects.push(Object { site, base, bytes, shadow: Vec::new(), live: true });
        number << PLACE | u64::from(base)
    }

    /// The object and the byte in it that `address` is about; none of what is not made of an address.
    pub fn place(&self, address: u64) -> Option<Place> {
        let number = address >> PLACE;
        let object = self.objects.get(number.checked_sub(1)? as usize)?;
        let offset = (address as u32 as i64) - i64::from(object.base);
        Some(Place { object: number as u32 - 1, offset })
    }

    pub fn object(&self, number: u32) -> &Object {
        &self.objects[number as usize]
    }

    /// True if `address` is in an object or just after it.
    pub fn is_inside(&self, place: Place) -> bool {
        (0..=self.objects[place.object as usize].bytes.len() as i64).contains(&place.offset)
    }

    /// Ends the life of the object at `address`.
    pub fn free(&mut self, address: u64) {
        if let Some(place) = self.place(address) {
            let object = &mut self.objects[place.object as usize];
            (object.bytes, object.shadow, object.live) = (Vec::new(), Vec::new(), false);
        }
    }

    /// Bytes from `address` to the end of its object.
    pub fn room(&self, address: u64) -> u64 {
        let room = |place: Place| {
            (self.object(place.object).bytes.len() as i64).saturating_sub(place.offset).max(0) as u64
        };
        self.place(address).map_or(0, room)
    }

    fn range(&self, address: u64, bytes: u64) -> Result<(usize, std::ops::Range<usize>), Outside> {
        let place = self.place(address).ok_or(Outside)?;
        let object = self.object(place.object);
        let start = usize::try_from(place.offset).map_err(|_| Outside)?;
        let end = start.checked_add(bytes as usize).filter(|&end| end <= object.bytes.len());
        let end = end.filter(|_| object.live).ok_or(Outside)?;
        Ok((place.object as usize, start..end))
    }

    pub fn bytes(&self, address: u64, bytes: u64) -> Result<&[u8], Outside> {
        let (object, range) = self.range(address, bytes)?;
        Ok(&self.objects[object].bytes[range])
    }

    /// What is known of the bytes; shorter, or empty, where nothing is.
    pub fn shadow(&self, address: u64, bytes: u64) -> Result<&[u8], Outside> {
        let (object, range) = self.range(address, bytes)?;
        Ok(self.objects[object].shadow.get(range).unwrap_or_default())
    }

    /// Writes bytes with their shadow, which may be missing.
    pub fn write(&mut self, address: u64, bytes: &[u8], shadow: &[u8]) -> Result<(), Outside> {
        let (object, range) = self.range(address, bytes.len() as u64)?;
        let object = &mut self.objects[object];
        object.bytes[range.clone()].copy_from_slice(bytes);
        if object.shadow.is_empty() && shadow.iter().all(|&mark| mark == 0) {
            return Ok(());
        }
        object.shadow.resize(object.bytes.len(), 0);
        let marks = shadow.iter().copied().chain(std::iter::repeat(0));
        object.shadow[range].iter_mut().zip(marks).for_each(|(old, new)| *old = new);
        Ok(())
    }

    /// Adds marks to the shadow of bytes.
    pub fn mark(&mut self, address: u64, bytes: u64, mark: u8) -> Result<(), Outside> {
        let (object, range) = self.range(address, bytes)?;
        let object = &mut self.objects[object];
        object.shadow.resize(object.bytes.len(), 0);
        object.shadow[range].iter_mut().for_each(|old| *old |= mark);
        Ok(())
    }

    pub fn load(&self, address: u64, bytes: u32, width: u32) -> Result<Datum, Outside> {
        let shadow = self.shadow(address, bytes.into())?.iter().fold(0, |all, mark| all | mark);
        let data = self.bytes(address, bytes.into())?;
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        let words: Vec<u64> = data.chunks(8).map(word).collect();
        Ok(Datum { bits: Bits::from_words(bytes.saturating_mul(8), words).resize(width), shadow })
    }

    pub fn store(&mut self, address: u64, bytes: u32, value: &Datum) -> Result<(), Outside> {
        let data: Vec<u8> = value.bits.bytes().chain(std::iter::repeat(0)).take(bytes as usize).collect();
        let marks = vec![value.shadow; if value.shadow == 0 { 0 } else { data.len() }];
        self.write(address, &data, &marks)
    }

    /// Copies bytes as if all were read before any is written.
    pub fn copy(&mut self, to: u64, from: u64, bytes: u64) -> Result<(), Outside> {
        let data = self.bytes(from, bytes)?.to_vec();
        let marks = self.shadow(from, bytes)?.to_vec();
        self.write(to, &data, &marks)
    }

    /// The text that begins at `address`, without its end.
    pub fn text(&self, address: u64) -> Result<Vec<u8>, Outside> {
        let data = self.bytes(address, self.room(address).max(1))?;
        let end = data.iter().position(|&byte| byte == 0).ok_or(Outside)?;
        Ok(data[..end].to_vec())
    }

    /// A whole object once more, with the same name: what is handed over by value.
    pub fn twin(&mut self, address: u64) -> Option<u64> {
        let place = self.place(address)?;
        let (site, bytes) = (self.object(place.object).site, self.object(place.object).bytes.len() as u64);
        let start = address.wrapping_sub(place.offset as u64);
        let twin = self.allocate(site, bytes, 16);
        self.copy(twin, start, bytes).ok()?;
        Some(twin.wrapping_add(place.offset as u64))
    }
}
