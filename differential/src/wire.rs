//! Integers and frames on a connection.

use std::io::{self, Read, Write};

/// Writes numbers, the lowest byte first.
pub trait Put: Write {
    /// One number.
    fn put_number(&mut self, number: u32) -> io::Result<()> {
        self.write_all(&number.to_le_bytes())
    }

    /// The count, and the numbers.
    fn put_numbers(&mut self, numbers: &[u32]) -> io::Result<()> {
        self.put_number(numbers.len() as u32)?;
        self.write_all(&bytes(numbers))
    }

    /// A frame: what it is, how long, and its bytes.
    fn put_frame(&mut self, tag: u8, bytes: &[u8]) -> io::Result<()> {
        self.write_all(&[tag])?;
        self.put_number(bytes.len() as u32)?;
        self.write_all(bytes)
    }
}

impl<W: Write + ?Sized> Put for W {}

/// Reads what [`Put`] has written.
pub trait Get: Read + Sized {
    /// One number.
    fn get_number(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.read_exact(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }

    /// Several numbers.
    fn get_numbers(&mut self) -> io::Result<Vec<u32>> {
        let count = self.get_number()? as usize;
        let bytes = self.get_bytes(count.checked_mul(4).ok_or(io::ErrorKind::InvalidData)?)?;
        Ok(numbers(&bytes))
    }

    /// A frame: what it is, and its bytes.
    fn get_frame(&mut self) -> io::Result<(u8, Vec<u8>)> {
        let mut tag = [0];
        self.read_exact(&mut tag)?;
        let length = self.get_number()? as usize;
        Ok((tag[0], self.get_bytes(length)?))
    }

    /// Bytes; memory is allocated as they arrive.
    fn get_bytes(&mut self, length: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        (&mut *self).take(length as u64).read_to_end(&mut bytes)?;
        if bytes.len() == length { Ok(bytes) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
    }
}

impl<R: Read> Get for R {}

/// Numbers as bytes.
pub fn bytes(numbers: &[u32]) -> Vec<u8> {
    let mut bytes = vec![0; 4 * numbers.len()];
    let places = bytes.as_chunks_mut::<4>().0;
    places.iter_mut().zip(numbers).for_each(|(place, number)| *place = number.to_le_bytes());
    bytes
}

/// Bytes as numbers.
pub fn numbers(bytes: &[u8]) -> Vec<u32> {
    bytes.as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect()
}
