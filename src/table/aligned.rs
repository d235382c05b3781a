//! Tables for the eye: aligned columns, in lines that a screen has room for.

use crate::{
    notes::{self, LOCATION, SHOWN, TEXT, TYPED, VARIABLE},
    table::{Table, Texts, short},
};
use std::{
    borrow::Cow,
    collections::BTreeSet,
    io::{self, Write},
    ops::Range,
};

/// Spaces between columns.
const GAP: usize = 2;

/// The least characters of a column that is shortened: with less, cells say nothing.
const LEAST: usize = 10;

/// The part of a cell that is left out where there is no room for all of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// Of a name the middle, first what is in brackets.
    Middle,
    /// Of a place the folders.
    Start,
    /// Of a text the end.
    End,
    /// Nothing: the line is longer than the screen.
    Nothing,
}

/// The cells of a table as they are shown.
struct Shown<'t> {
    header: Vec<String>,
    cuts: Vec<Cut>,
    rows: Cow<'t, Texts>,
}

impl Table {
    /// Writes aligned columns.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        self.shown().write(out)
    }

    /// Writes aligned columns in lines of at most `width` characters: what does not fit is shortened, names in the
    /// middle, places at their start and texts at their end. Lines are longer where there are more columns than they have
    /// room for, where names that differ would become the same, and by what is typed again.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_fitted(&self, out: &mut dyn Write, width: usize) -> io::Result<()> {
        self.shown().fitted(width).write(out)
    }

    /// The cells without notes that say nothing in any row, with short ones, and with variables behind the names of
    /// values.
    fn shown(&self) -> Shown<'_> {
        if self.notes.iter().all(Option::is_none) {
            let cuts = vec![Cut::Middle; self.header.len()];
            return Shown { header: self.header.clone(), cuts, rows: Cow::Borrowed(&self.rows) };
        }
        let mut kept: Vec<bool> = self.notes.iter().map(Option::is_none).collect();
        for row in self.rows() {
            kept.iter_mut().zip(row.iter()).for_each(|(kept, cell)| *kept |= !cell.is_empty());
        }
        kept.iter_mut().zip(&self.notes).for_each(|(kept, note)| *kept &= *note != Some(VARIABLE));
        let at: Vec<usize> = (0..kept.len()).filter(|&at| kept[at]).collect();
        let mut rows = Texts::new(at.len());
        for row in self.rows() {
            let cells: Vec<&str> = row.iter().collect();
            for &at in &at {
                let has_variables = self.notes.get(at + 1) == Some(&Some(VARIABLE));
                match self.notes[at] {
                    None if has_variables => rows.push(&notes::with_variables(cells[at], cells[at + 1])),
                    None | Some(TYPED) => rows.push(cells[at]),
                    Some(LOCATION) => rows.push(&short::place(cells[at], SHOWN)),
                    Some(_) => rows.push(&notes::shown(cells[at])),
                }
            }
        }
        let header = at.iter().map(|&at| self.header[at].clone()).collect();
        let cut = |at: &usize| match self.notes[*at] {
            Some(LOCATION) => Cut::Start,
            Some(TEXT) => Cut::End,
            Some(TYPED) => Cut::Nothing,
            _ => Cut::Middle,
        };
        Shown { header, cuts: at.iter().map(cut).collect(), rows: Cow::Owned(rows) }
    }
}

/// The number of characters of `text`.
fn length(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.chars().count() }
}

/// Spaces that are written at once.
const SPACES: [u8; 64] = [b' '; 64];

impl Shown<'_> {
    /// The characters of the widest cell of each column.
    fn widths(&self) -> Vec<usize> {
        let mut widths: Vec<usize> = self.header.iter().map(|name| length(name)).collect();
        for row in self.rows.rows() {
            for (width, cell) in widths.iter_mut().zip(row.iter()) {
                *width = (*width).max(length(cell));
            }
        }
        widths
    }

    /// The same, but 0 for columns that are never shortened.
    fn cut_widths(&self) -> Vec<usize> {
        let cut = |(width, cut): (usize, &Cut)| if *cut == Cut::Nothing { 0 } else { width };
        self.widths().into_iter().zip(&self.cuts).map(cut).collect()
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let widths = self.widths();
        let last = widths.len().saturating_sub(1);
        let mut line = |row: &mut dyn Iterator<Item = &str>| {
            for (at, (cell, &width)) in row.zip(&widths).enumerate() {
                out.write_all(cell.as_bytes())?;
                let mut left = if at == last { 0 } else { width + GAP - length(cell) };
                while left > 0 {
                    let spaces = &SPACES[..left.min(SPACES.len())];
                    out.write_all(spaces)?;
                    left -= spaces.len();
                }
            }
            out.write_all(b"\n")
        };
        line(&mut self.header.iter().map(String::as_str))?;
        self.rows.rows().try_for_each(|row| line(&mut row.iter()))
    }

    /// The same in lines of `width` characters, if that leaves something of each column.
    fn fitted(self, width: usize) -> Self {
        let room = width.saturating_sub(GAP * (self.header.len() - 1));
        let fits = |widths: &[usize]| widths.iter().sum::<usize>() <= room;
        if fits(&self.cut_widths()) {
            return self;
        }
        // Brackets and folders go first, in all rows alike.
        let plain = self.map(|_, cut, cell| match cut {
            Cut::Middle => short::without_brackets(cell),
            Cut::Start => short::without_folders(cell),
            Cut::End | Cut::Nothing => cell.to_owned(),
        });
        let widths = plain.cut_widths();
        if fits(&widths) {
            return plain;
        }
        let most = shares(&widths, room);
        let least = |at: usize| match self.cuts[at] {
            Cut::Middle => plain.least_apart(at, most[at]..widths[at]),
            Cut::Nothing => usize::MAX,
            Cut::Start | Cut::End => most[at],
        };
        let most: Vec<usize> = (0..most.len()).map(least).collect();
        let fitted = plain.map(|at, cut, cell| match cut {
            Cut::Middle => short::in_the_middle(cell, most[at]),
            Cut::Start => short::place(cell, most[at]),
            Cut::End => short::at_the_end(cell, most[at]),
            Cut::Nothing => cell.to_owned(),
        });
        let names = fitted.header.iter().zip(&most).map(|(name, &most)| short::at_the_end(name, most));
        Shown { header: names.collect(), ..fitted }
    }

    /// The least of `widths` in which names in column number `at` that differ still do, or their end.
    fn least_apart(&self, at: usize, mut widths: Range<usize>) -> usize {
        let names: BTreeSet<&str> = self.rows.rows().filter_map(|row| row.iter().nth(at)).collect();
        let end = widths.end;
        let keeps_apart = |&most: &usize| {
            let shortened: BTreeSet<String> =
                names.iter().map(|name| short::in_the_middle(name, most)).collect();
            shortened.len() == names.len()
        };
        widths.find(keeps_apart).unwrap_or(end)
    }

    /// The same with each cell as `short` has it, which is given the number of the column.
    fn map(&self, short: impl Fn(usize, Cut, &str) -> String) -> Shown<'static> {
        let mut rows = Texts::new(self.header.len());
        for row in self.rows.rows() {
            for (at, cell) in row.iter().enumerate() {
                rows.push(&short(at, self.cuts[at], cell));
            }
        }
        Shown { header: self.header.clone(), cuts: self.cuts.clone(), rows: Cow::Owned(rows) }
    }
}

/// The characters that columns as wide as `widths` get of `room`: the same for all that would take more.
fn shares(widths: &[usize], room: usize) -> Vec<usize> {
    let taken = |most: usize| widths.iter().map(|&width| width.min(most)).sum::<usize>();
    let widest = widths.iter().copied().max().unwrap_or(0);
    let most = (LEAST..=widest).rev().find(|&most| taken(most) <= room).unwrap_or(LEAST);
    let mut left = room.saturating_sub(taken(most));
    let share = |&width: &usize| {
        let more = usize::from(width > most && left > 0);
        left -= more;
        width.min(most + more)
    };
    widths.iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(header: &[&str], notes: &[Option<&'static str>], rows: &[&[&str]]) -> Table {
        let mut texts = Texts::new(header.len());
        rows.iter().for_each(|row| texts.extend(*row));
        Table {
            header: header.iter().map(|&name| name.to_owned()).collect(),
            numbers: vec![false; header.len()],
            notes: notes.to_vec(),
            rows: texts,
        }
    }

    fn lines(table: &Table, width: usize) -> Vec<String> {
        let mut out = Vec::new();
        table.write_fitted(&mut out, width).expect("memory takes it");
        String::from_utf8(out).expect("UTF-8").lines().map(str::to_owned).collect()
    }

    #[test]
    fn lines_are_as_wide_as_the_screen() {
        let name = "std::vector<int, std::allocator<int> >::push_back(int const&)/for.body";
        let rows: &[&[&str]] = &[
            &["f/bb1", "a.c:3:1", "x = y;"],
            &[
                name,
                "/usr/include/c++/12/bits/stl_vector.h:1280:9",
                "if (this->_M_impl._M_finish != this->_M)",
            ],
        ];
        let table =
            table(&["block", "block_location", "block_text"], &[None, Some(LOCATION), Some(TEXT)], rows);
        for width in [40, 60, 80, 100, 120, 200] {
            let lines = lines(&table, width);
            let widest = lines.iter().map(|line| line.chars().count()).max();
            assert!(widest.is_some_and(|widest| widest <= width), "{width}: {lines:?}");
            assert!(lines[1].starts_with("f/bb1 ") && lines[1].contains("a.c:3:1"), "{lines:?}");
        }
        assert!(lines(&table, 200)[2].starts_with(name));
        let narrow = lines(&table, 100);
        assert!(
            narrow[2].starts_with("std::vector<…>::push_back(…)/for.body  …/stl_vector.h:1280:9"),
            "{narrow:?}"
        );
    }

    #[test]
    fn what_differs_differs_on_the_screen() {
        let long = "a_function_with_a_name_of_forty_letters_";
        let names = ["if.then35", "if.else35"].map(|block| format!("{long}/{block}.i.i.i:0"));
        let shown = lines(&table(&["block"], &[None], &[&[&names[0]], &[&names[1]]]), 20);
        assert_eq!(shown[1].chars().count(), 23, "{shown:?}");
        assert_ne!(shown[1], shown[2]);
    }

    #[test]
    fn what_is_typed_is_whole() {
        let flags = "--counters --prefer latency --overlap 4 --depths sized";
        let rows: &[&[&str]] = &[&["a_function_with_a_long_name", "12", flags], &["f", "7", "--counters"]];
        let shown = lines(&table(&["function", "cycles", "options"], &[None, None, Some(TYPED)], rows), 30);
        assert!(shown.iter().zip(["options", flags, "--counters"]).all(|(line, end)| line.ends_with(end)));
        assert_eq!(shown[2].find("--counters"), Some(30), "{shown:?}");
    }

    #[test]
    fn shares_are_even() {
        assert_eq!(shares(&[5, 100, 100], 65), [5, 30, 30]);
        assert_eq!(shares(&[5, 100, 100], 66), [5, 31, 30]);
        assert_eq!(shares(&[100, 100, 100], 20), [10, 10, 10]);
        assert_eq!(shares(&[3, 4], 7), [3, 4]);
    }
}
