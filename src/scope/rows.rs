//! Rows of one's own in memory, for relations that rule files of users declare as their inputs.

use super::question::checked;
use crate::{
    analysis::Analysis,
    columns::{Cells, Column, Columns, Dictionary},
    error::{Error, Result},
};
use dfquery_engine::{
    base::{FactBase, Rows},
    check,
    diagnostic::{Diagnostic, Place},
    facts::Finder,
    schema::{self, ColumnType, Relation, RelationId, TypeId},
};

/// Wrong cells with a message each; the others are counted.
const LIMIT: usize = 20;

impl Analysis {
    /// Gives the relation called `name`, which rules of the user declare as an input, the rows of `columns`, in the
    /// place of those that it had. Columns are found by their names, in any order; entities by their full names.
    ///
    /// ```
    /// # fn main() -> dfquery::Result<()> {
    /// # let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/facts");
    /// use dfquery::{Analysis, Program, RuleFile, columns::{Cells, Column, Columns}};
    ///
    /// let rules = RuleFile::new("hot.dl", ".decl hot(block: Block)\n.input hot\n\
    ///     .decl kept(value: Value)\nkept(v) :- hot(b), live_in(b, v).\n");
    /// let mut analysis = Analysis::new(Program::open([folder])?).with_rules([rules]);
    /// let cells = Cells::Texts(["gcd/body"].into_iter().collect());
    /// let blocks = Column { name: "block".to_owned(), ty: "Block".to_owned(), cells };
    /// analysis.set_rows("hot", Columns::new(vec![blocks])?)?;
    /// assert!(!analysis.relation("kept")?.is_empty());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if rules of the user declare no such input, or if the columns do not fit, with the place of the
    /// declaration; for names that no entity has, with the row and the column, both from 1.
    pub fn set_rows(&mut self, name: &str, columns: Columns) -> Result<()> {
        let (rules, _) = checked(self, None)?;
        let id = declared(&rules, name)?;
        let wrong = |messages| Error::Invalid { messages, sources: rules.sources.clone() };
        let columns = matched(&rules, id, columns).map_err(wrong)?;
        let relation = &rules.schema[id];
        entities(relation, &columns, &self.program().base).map_err(Error::invalid)?;
        self.rows.insert(name.to_owned(), columns);
        self.forget_own();
        Ok(())
    }

    /// The relations that an `.output` of the user's rules names, each with the name of its file.
    ///
    /// # Errors
    ///
    /// Faults in the rules.
    pub fn outputs(&self) -> Result<Vec<(String, String)>> {
        let (rules, _) = checked(self, None)?;
        let own = self.program().rules.schema().relations.len()..rules.schema.relations.len();
        let outputs = own.filter(|&at| rules.declared[at].output);
        let named = outputs.map(|at| {
            let file = rules.sources[rules.declared[at].span.file].name.clone();
            (rules.schema.relations[at].name.clone(), file)
        });
        Ok(named.collect())
    }
}

/// The input called `name` that rules of the user declare.
fn declared(rules: &check::Program, name: &str) -> Result<RelationId> {
    let given: Vec<RelationId> = rules.given().collect();
    if let Some(&id) = given.iter().find(|id| rules.schema[**id].name == name) {
        return Ok(id);
    }
    let Some(id) = rules.schema.relation(name) else {
        let error = Diagnostic::error(format!("no rule file declares `{name}`"));
        let help = format!("declare it in rules of your own: `.decl {name}(...)` and `.input {name}`");
        return Err(Error::diagnostic(error.help(help)));
    };
    let place = rules.sources.place(rules.declared[usize::from(id.0)].span);
    let error = Diagnostic::error(format!("`{name}` is not an input of rules of your own")).at(place);
    let messages = vec![error.help("only such a relation can be given rows: declare one with `.input`")];
    Err(Error::Invalid { messages, sources: rules.sources.clone() })
}

/// `columns` in the order of the declaration of the relation `id`.
fn matched(rules: &check::Program, id: RelationId, columns: Columns) -> Result<Columns, Vec<Diagnostic>> {
    let (relation, rows) = (&rules.schema[id], columns.len());
    let place = rules.sources.place(rules.declared[usize::from(id.0)].span);
    let mut columns = columns.into_columns();
    let (mut found, mut problems) = (Vec::new(), Vec::new());
    for declared in &relation.columns {
        match columns.iter().position(|column| column.name == declared.name) {
            None => problems.push(format!("there is no column `{}`", declared.name)),
            Some(at) => {
                let column = columns.swap_remove(at);
                let ty = rules.schema.type_name(declared.ty);
                problems.extend(misfit(&column, declared, ty, rows));
                found.push(Column { ty: ty.to_owned(), ..column });
            }
        }
    }
    problems.extend(columns.iter().map(|column| format!("`{relation}` has no column `{}`", column.name)));
    match problems.is_empty() {
        true => Ok(Columns::new(found).expect("they are as long as before, and declared once")),
        false => Err(problems.into_iter().map(|text| Diagnostic::error(text).at(place.clone())).collect()),
    }
}

/// The fault in the type of `column`, which has `rows` rows; a column without rows may have any type.
fn misfit(column: &Column, declared: &schema::Column, ty: &str, rows: usize) -> Option<String> {
    let fits = match (&column.cells, declared.ty) {
        (Cells::Numbers(numbers), ColumnType::Unsigned) => numbers.iter().all(|number| *number >= 0),
        (Cells::Numbers(_), ty) => ty.is_numeric(),
        (Cells::Unsigned(_), ty) => ty == ColumnType::Unsigned,
        (Cells::Floats(_), ty) => ty == ColumnType::Float,
        (Cells::Texts(_), ty) => !ty.is_numeric(),
    };
    let holds = match column.cells {
        Cells::Numbers(_) => "numbers",
        Cells::Unsigned(_) => "unsigned numbers",
        Cells::Floats(_) => "floats",
        Cells::Texts(_) => "texts",
    };
    (!fits && rows > 0).then(|| format!("column `{}` holds {holds}, not a {ty} in each row", column.name))
}

/// By column of entities what the texts there name.
fn entities(
    relation: &Relation,
    columns: &Columns,
    base: &FactBase,
) -> Result<Vec<Vec<u32>>, Vec<Diagnostic>> {
    let (mut finder, mut found, mut problems) = (Finder::default(), Vec::new(), Vec::new());
    for (at, (declared, column)) in relation.columns.iter().zip(columns.columns()).enumerate() {
        if let (ColumnType::Entity(ty), Cells::Texts(texts)) = (declared.ty, &column.cells) {
            let ids = (0..texts.texts() as u32).map(|key| finder.find(base, ty, texts.text(key)));
            let ids: Vec<Option<u32>> = ids.collect();
            let unknown = |row: usize| ids[texts.keys()[row] as usize].is_none();
            let rows = (0..texts.keys().len()).filter(|&row| unknown(row));
            problems.extend(rows.map(|row| nobody(relation, base, ty, texts, [row, at])));
            found.push(ids.into_iter().map(Option::unwrap_or_default).collect());
        } else {
            found.push(Vec::new());
        }
    }
    if problems.is_empty() { Ok(found) } else { Err(limited(problems)) }
}

fn nobody(
    relation: &Relation,
    base: &FactBase,
    ty: TypeId,
    texts: &Dictionary,
    [row, column]: [usize; 2],
) -> Diagnostic {
    let name = texts.text(texts.keys()[row]);
    let message = format!("no {} is called `{name}`", base.schema()[ty].name);
    Diagnostic::error(message).at(place(&relation.name, row, column))
}

/// The place of a cell among rows for the relation called `name`: both from 0.
pub fn place(name: &str, row: usize, column: usize) -> Place {
    Place::new(format!("rows of {name}"), row as u32 + 1, column as u32 + 1)
}

/// The first messages, and a last one that counts the others.
pub fn limited(mut messages: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let more = messages.len().saturating_sub(LIMIT);
    messages.truncate(LIMIT);
    if more > 0 {
        messages.push(Diagnostic::error(format!("{more} more errors in these rows are not shown")));
    }
    messages
}

/// The rows that `columns` are for the relation `id`.
pub fn of_columns(
    rules: &check::Program,
    id: RelationId,
    columns: &Columns,
    base: &mut FactBase,
) -> Result<Rows> {
    let wrong = |messages| Error::Invalid { messages, sources: rules.sources.clone() };
    let columns = matched(rules, id, columns.clone()).map_err(wrong)?;
    let relation = &rules.schema[id];
    let mut ids = entities(relation, &columns, base).map_err(Error::invalid)?;
    for ((declared, column), ids) in relation.columns.iter().zip(columns.columns()).zip(&mut ids) {
        if let (ColumnType::Symbol, Cells::Texts(texts)) = (declared.ty, &column.cells) {
            *ids = (0..texts.texts() as u32).map(|key| base.symbol(texts.text(key))).collect();
        }
    }
    let cell = |row: usize, (column, ids): (&Column, &Vec<u32>)| match &column.cells {
        Cells::Numbers(numbers) if column.ty == "float" => (numbers[row] as f32).to_bits(),
        Cells::Numbers(numbers) => numbers[row] as u32,
        Cells::Unsigned(numbers) => numbers[row],
        Cells::Floats(floats) => floats[row].to_bits(),
        Cells::Texts(texts) => ids[texts.keys()[row] as usize],
    };
    let row = |row| columns.columns().iter().zip(&ids).map(move |column| cell(row, column));
    let cells: Vec<u32> = (0..columns.len()).flat_map(row).collect();
    Ok(Rows::sorted(relation.arity(), cells))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{analysis::RuleFile, program::Program};

    const RULES: &str = ".decl note(block: Block, weight: number, word: symbol)\n.input note\n\
        .decl noted(value: Value, weight: number, word: symbol)\n\
        noted(v, n, w) :- note(b, n, w), live_in(b, v).\n.output noted\n";

    fn analysis() -> Analysis {
        let facts = concat!(env!("CARGO_MANIFEST_DIR"), "/facts");
        let program = Program::open([facts]).expect("the facts can be read");
        Analysis::new(program).with_rules([RuleFile::new("note.dl", RULES)])
    }

    fn texts(name: &str, texts: &[&str]) -> Column {
        Column { name: name.to_owned(), ty: String::new(), cells: Cells::Texts(texts.iter().collect()) }
    }

    fn numbers(name: &str, numbers: &[i32]) -> Column {
        Column { name: name.to_owned(), ty: String::new(), cells: Cells::Numbers(numbers.to_vec()) }
    }

    fn columns(columns: Vec<Column>) -> Columns {
        Columns::new(columns).expect("they fit together")
    }

    fn error(columns: Columns) -> String {
        analysis().set_rows("note", columns).expect_err("they do not fit").to_string()
    }

    #[test]
    fn rows_in_memory_are_as_good_as_rows_in_files() {
        let folder = tempfile_folder();
        std::fs::write(folder.join("note.csv"), "block,weight,word\ngcd/body,-3,a\nfir/head,7,new word\n")
            .expect("it can be written");
        let read = analysis().with_inputs(Some(folder.clone())).relation("noted").expect("the file is there");
        let mut set = analysis();
        let rows = vec![
            texts("word", &["new word", "a"]),
            texts("block", &["fir/head", "gcd/body"]),
            numbers("weight", &[7, -3]),
        ];
        set.set_rows("note", columns(rows)).expect("they fit");
        assert!(!read.is_empty());
        assert_eq!(set.relation("noted").expect("it is declared").to_string(), read.to_string());
        std::fs::remove_dir_all(folder).expect("it can be removed");
    }

    fn tempfile_folder() -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("dfquery-rows-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("it can be made");
        folder
    }

    #[test]
    fn other_rows_replace_those_before() {
        let mut analysis = analysis();
        assert!(!analysis.relation("loop_header").expect("it needs no rows").is_empty());
        assert!(analysis.relation("noted").is_err());
        assert_eq!(analysis.outputs().expect("they are right"), [("noted".to_owned(), "note.dl".to_owned())]);
        for (block, weight) in [("gcd/body", 1), ("gcd/body", 2), ("fir/head", 2)] {
            let rows = vec![texts("block", &[block]), numbers("weight", &[weight]), texts("word", &["w"])];
            analysis.set_rows("note", columns(rows)).expect("they fit");
            let noted = analysis.query("noted(V, N, W)").expect("there are rows").to_string();
            let function = block.split('/').next().expect("it has a function");
            assert!(noted.lines().skip(1).all(|line| line.starts_with(function)), "{noted}");
            assert!(noted.lines().skip(1).all(|line| line.contains(&weight.to_string())), "{noted}");
        }
        let none = vec![texts("block", &[]), texts("weight", &[]), texts("word", &[])];
        analysis.set_rows("note", columns(none)).expect("none fit");
        assert!(analysis.relation("noted").expect("there are none").is_empty());
    }

    #[test]
    fn what_does_not_fit_is_located() {
        let few = error(columns(vec![texts("block", &["gcd/body"]), texts("wrd", &["a"])]));
        assert!(few.contains("there is no column `weight`") && few.contains("has no column `wrd`"), "{few}");
        assert!(few.contains("note.dl:1:7"), "{few}");
        let rows = |block: &str| vec![texts("block", &["gcd/body", block]), texts("word", &["a", "a"])];
        let mut wrong = rows("gcd/body");
        wrong.push(texts("weight", &["1", "2"]));
        assert!(error(columns(wrong)).contains("column `weight` holds texts, not a number in each row"));
        let mut unknown = rows("gcd/nowhere");
        unknown.push(numbers("weight", &[1, 2]));
        let unknown = error(columns(unknown));
        assert!(unknown.contains("no Block is called `gcd/nowhere`") && unknown.contains("rows of note:2:1"));
    }

    #[test]
    fn only_inputs_of_users_have_rows() {
        let set = |name| analysis().set_rows(name, columns(vec![])).expect_err("it is no input").to_string();
        assert!(set("edge").contains("not an input of rules of your own"));
        assert!(set("noted").contains("note.dl:3:7"));
        assert!(set("nowhere").contains("no rule file declares `nowhere`"));
    }
}
