//! Declarations: types, relations, inputs, and the partition.

use super::{
    modules,
    program::{Declared, Program},
    store,
};
use crate::{
    diagnostic::Diagnostic,
    facts::Store,
    likeness,
    records::{Notation, WIDEST},
    schema::{
        Branch, Column, ColumnType, EntityType, RecordId, RecordType, Relation, RelationId, RelationKind,
        Schema, TypeId,
    },
    syntax::{self, DirectiveKind, FileId, Name, Sources, Span},
};
use std::collections::{HashMap, HashSet};

/// Least similarity, from 0 to 1, at which a known name is suggested for an unknown one.
const LIKENESS: f64 = 0.8;

/// Relations are counted in 16 bits; one number is left for that of a query.
const RELATIONS: usize = u16::MAX as usize - 1;

/// So are types.
const TYPES: usize = u16::MAX as usize;

/// Everything that is declared.
pub struct Declarations<'s> {
    /// The texts that places refer to.
    pub sources: &'s Sources,
    /// Types and relations.
    pub schema: Schema,
    /// The other properties of each declaration, by relation.
    pub declared: Vec<Declared>,
    /// True if a text can stand for the entity that it names.
    pub allow_names: bool,
    /// The one file that all rules are in, if they are a program of their own.
    whole: Option<FileId>,
    /// The relations of the library by name; of a program without a library all.
    ids: HashMap<String, RelationId>,
    /// Those of later files, which may have the same names.
    own: HashMap<String, RelationId>,
    /// The types that files after a library declare: names for others. A subtype of `symbol` names no entities, and
    /// any text is one.
    aliases: HashMap<String, ColumnType>,
    /// The branches of types by their names: the type, and the number there.
    branches: HashMap<String, (RecordId, i32)>,
    /// True if it was reported that there are too many relations.
    pub is_full: bool,
    /// The number of types that were checked before, as part of a library, and that of relations.
    checked_types: usize,
    checked_relations: usize,
}

impl<'s> Declarations<'s> {
    /// Gathers the declarations of `library` and of the files after it.
    pub fn of(
        sources: &'s Sources,
        library: Option<&Program>,
        trees: &[syntax::File],
        problems: &mut Vec<Diagnostic>,
    ) -> Self {
        let (schema, declared) =
            library.map(|library| (library.schema.clone(), library.declared.clone())).unwrap_or_default();
        let ids =
            schema.relations.iter().zip(0..).map(|(relation, at)| (relation.name.clone(), RelationId(at)));
        let mut declarations = Declarations {
            sources,
            ids: ids.collect(),
            checked_types: schema.types.len(),
            checked_relations: schema.relations.len(),
            schema,
            declared,
            allow_names: false,
            whole: trees.first().filter(|_| sources.are_alone()).map(|tree| tree.id),
            own: HashMap::new(),
            aliases: HashMap::new(),
            branches: HashMap::new(),
            is_full: false,
        };
        for (record, id) in declarations.schema.records.iter().zip(0..) {
            let branches = record.branches.iter().zip(0..);
            declarations
                .branches
                .extend(branches.map(|(branch, at)| (branch.name.clone(), (RecordId(id), at))));
        }
        for tree in trees {
            declarations.add_types(tree, problems);
        }
        declarations.add_aliases(trees, problems);
        for tree in trees {
            declarations.add_records(tree, problems);
        }
        for tree in trees {
            declarations.add_fields(tree, problems);
        }
        declarations.check_aliases(trees, problems);
        for tree in trees {
            for declaration in &tree.declarations {
                declarations.add_relation(declaration, problems);
            }
        }
        for tree in trees {
            declarations.add_directives(tree, problems);
        }
        declarations.show_modules();
        for tree in trees {
            declarations.add_pragmas(tree, problems);
        }
        declarations.add_listings(trees);
        declarations
    }

    /// Returns true if `file` is one of users, after a library.
    pub fn is_own(&self, file: FileId) -> bool {
        !self.sources.is_library(file)
    }

    /// The type of the branch `name`, and its number there.
    pub fn branch(&self, name: &str) -> Option<(RecordId, i32)> {
        self.branches.get(name).copied()
    }

    /// The names of all branches.
    pub fn branch_names(&self) -> impl Iterator<Item = &str> {
        self.branches.keys().map(String::as_str)
    }

    /// Returns true if `relation` was checked before, as part of a library.
    pub fn is_checked(&self, relation: RelationId) -> bool {
        usize::from(relation.0) < self.checked_relations
    }

    /// The other relations.
    pub fn unchecked(&self) -> impl Iterator<Item = RelationId> + use<> {
        (self.checked_relations..self.schema.relations.len()).map(|at| RelationId(at as u16))
    }

    /// An error at `span`.
    pub fn error(&self, message: impl Into<String>, span: Span) -> Diagnostic {
        Diagnostic::error(message).at(self.sources.place(span))
    }

    /// A warning at `span`.
    pub fn warning(&self, message: impl Into<String>, span: Span) -> Diagnostic {
        Diagnostic::warning(message).at(self.sources.place(span))
    }

    /// The relation that `name` means where it stands, or a message that suggests another.
    pub fn relation(&self, name: &Name) -> Result<RelationId, Box<Diagnostic>> {
        if let Some(id) = self.known(name) {
            return Ok(id);
        }
        let error = self
            .error(format!("unknown relation `{}`", name.text), name.span)
            .label("no rule file declares this relation");
        let plain = name.text.rsplit('.').next().unwrap_or(&name.text);
        if let Some(&id) = self.ids.get(plain).filter(|_| plain != name.text) {
            let modules = modules::of(self.sources, self.file_of(id));
            return Err(Box::new(error.help(format!("did you mean `{}.{plain}`?", modules[0]))));
        }
        Err(Box::new(match self.nearest(&name.text) {
            Some(id) => {
                error.help(format!("did you mean `{}`? ({})", self.schema[id].shown, self.line_of(id)))
            }
            None => error,
        }))
    }

    /// The relation that `name` means where it stands: files after the library mean their own first.
    pub fn known(&self, name: &Name) -> Option<RelationId> {
        let scopes = match self.sources.is_library(name.span.file) {
            true => [Some(&self.ids), None],
            false => [Some(&self.own), Some(&self.ids)],
        };
        let mut scopes = scopes.into_iter().flatten();
        if let Some(&of_instance) = self.own.get(&name.text).filter(|_| name.text.contains('.')) {
            return Some(of_instance);
        }
        match name.text.split_once('.') {
            None => scopes.find_map(|scope| scope.get(&name.text)).copied(),
            // The library first: its files keep their names.
            Some((module, name)) => {
                let mut found = [&self.ids, &self.own].into_iter().filter_map(|scope| scope.get(name));
                found.find(|&&id| self.modules(id).iter().any(|known| known == module)).copied()
            }
        }
    }

    /// The module names that can precede the dot in a name of `relation`.
    fn modules(&self, relation: RelationId) -> Vec<String> {
        match self.schema[relation].name.split_once('.') {
            Some((module, _)) => vec![module.to_owned()],
            None => modules::of(self.sources, self.file_of(relation)),
        }
    }

    /// The name under which `name`, which is declared there, is kept: with that of its file, where the library has one
    /// that is called so.
    fn key(&self, name: &Name) -> String {
        if self.sources.is_library(name.span.file) || !self.sources.shadows(&name.text) {
            return name.text.clone();
        }
        let module = &modules::of(self.sources, name.span.file)[0];
        let theirs = self.ids.get(&name.text).map(|&id| self.modules(id)).unwrap_or_default();
        let mut modules = std::iter::once(module.clone()).chain((2..).map(|n| format!("{module}{n}")));
        let free =
            modules.find(|module| !theirs.contains(module)).expect("there are more numbers than files");
        format!("{free}.{}", name.text)
    }

    /// Has relations of the library shown with the name of their file, where a later file has one that is called so.
    fn show_modules(&mut self) {
        let shadowed = self.own.keys().filter_map(|name| self.ids.get(name).copied());
        for id in shadowed.collect::<Vec<_>>() {
            let module = modules::of(self.sources, self.file_of(id)).swap_remove(0);
            let relation = &mut self.schema.relations[usize::from(id.0)];
            relation.shown = format!("{module}.{}", relation.name);
        }
    }

    /// The relations that are known by name in the scope of `file`.
    fn scope_mut(&mut self, file: FileId) -> &mut HashMap<String, RelationId> {
        if self.sources.is_library(file) { &mut self.ids } else { &mut self.own }
    }

    /// `file:line` of the declaration of `relation`.
    pub fn line_of(&self, relation: RelationId) -> String {
        let place = self.sources.place(self.declared[relation.0 as usize].span);
        format!("{}:{}", place.file, place.line)
    }

    /// The file that declares `relation`.
    pub fn file_of(&self, relation: RelationId) -> FileId {
        self.declared[relation.0 as usize].span.file
    }

    /// The file that has the rules of `relation`.
    pub fn home(&self, relation: RelationId) -> FileId {
        // A query follows all files.
        let file = self.file_of(relation);
        self.whole.filter(|whole| file <= *whole).unwrap_or(file)
    }

    /// The relations of `kind` that have their rules in `file`, in order.
    pub fn of_file(&self, file: FileId, kind: RelationKind) -> Vec<RelationId> {
        let all = (0..self.schema.relations.len()).map(|at| RelationId(at as u16));
        all.filter(|&id| self.schema[id].kind == kind && self.home(id) == file).collect()
    }

    /// The kind of value in a column of type `ty`, with its article.
    pub fn kind_of(&self, ty: ColumnType) -> String {
        match ty {
            ColumnType::Entity(ty) => format!("an entity of type `{}`", self.schema[ty].name),
            ColumnType::Symbol => "a symbol".to_owned(),
            ColumnType::Number => "a number".to_owned(),
            ColumnType::Unsigned => "an unsigned number".to_owned(),
            ColumnType::Float => "a float".to_owned(),
            ColumnType::Record(ty) => format!("a record of type `{}`", self.schema[ty].name),
        }
    }

    fn nearest(&self, name: &str) -> Option<RelationId> {
        let likeness = |id: &RelationId| strsim::jaro_winkler(name, &self.schema[*id].shown);
        let near = self.own.values().chain(self.ids.values()).copied().filter(|id| likeness(id) > LIKENESS);
        near.max_by(|a, b| likeness(a).total_cmp(&likeness(b)).then(b.0.cmp(&a.0)))
    }

    fn add_types(&mut self, tree: &syntax::File, problems: &mut Vec<Diagnostic>) {
        let mut known: HashSet<String> = self.schema.types.iter().map(|ty| ty.name.clone()).collect();
        for ty in &tree.types {
            if self.schema.types.len() >= TYPES {
                let message = format!("more than {TYPES} types are declared");
                problems.push(self.error(message, ty.name.span).label("the first one over the limit"));
                return;
            }
            if !known.insert(ty.name.text.clone()) {
                problems.push(self.error(format!("`{}` is declared twice", ty.name.text), ty.name.span));
                continue;
            }
            if !self.sources.is_library(tree.id) {
                continue;
            }
            if let Some(base) = ty.bases.iter().find(|base| base.text != "symbol") {
                problems.push(
                    self.error(format!("`{}` is a subtype of `{}`", ty.name.text, base.text), base.span)
                        .help("only subtypes of `symbol` can be declared: they are the types of entities"),
                );
            } else {
                let (name, doc) = (ty.name.text.clone(), ty.doc.clone());
                self.schema.types.push(EntityType { name, doc, listed_by: None });
            }
        }
    }

    /// Finds the types that names of files after a library stand for, names of records among them.
    fn add_aliases(&mut self, trees: &[syntax::File], problems: &mut Vec<Diagnostic>) {
        let own = || trees.iter().filter(|tree| !self.sources.is_library(tree.id));
        let records = own().flat_map(|tree| &tree.records).map(|record| record.name.text.clone());
        let first = self.schema.records.len() as u16;
        let coming: HashMap<String, ColumnType> =
            records.zip(first..).map(|(name, at)| (name, ColumnType::Record(RecordId(at)))).collect();
        let declared: Vec<&syntax::TypeDeclaration> = own().flat_map(|tree| &tree.types).collect();
        loop {
            let before = self.aliases.len();
            for ty in &declared {
                let base = ty
                    .bases
                    .iter()
                    .find_map(|base| self.column_type(base).ok().or_else(|| coming.get(&base.text).copied()));
                if let Some(base) = base {
                    self.aliases.insert(ty.name.text.clone(), base);
                }
            }
            if self.aliases.len() == before {
                break;
            }
        }
        let unknown = |ty: &&&syntax::TypeDeclaration| !self.aliases.contains_key(&ty.name.text);
        for ty in declared.iter().filter(unknown).collect::<Vec<_>>() {
            let base = &ty.bases[0];
            problems
                .push(self.column_type(base).map_or_else(|problem| *problem, |_| self.unknown_type(base)));
            self.aliases.insert(ty.name.text.clone(), ColumnType::Symbol);
        }
    }

    /// Reports unions of types that are not represented alike.
    fn check_aliases(&mut self, trees: &[syntax::File], problems: &mut Vec<Diagnostic>) {
        for ty in trees.iter().filter(|tree| !self.sources.is_library(tree.id)).flat_map(|tree| &tree.types) {
            let mut bases = ty.bases.iter().map(|base| self.column_type(base));
            let Some(Ok(first)) = bases.next() else { continue };
            if bases.any(|base| base.is_ok_and(|base| base != first)) {
                let message = format!("`{}` unites texts, numbers or records", ty.name.text);
                let error = self.error(message, ty.name.span);
                problems.push(error.help("give each of them a type, and a relation, of its own"));
            }
        }
    }

    fn add_records(&mut self, tree: &syntax::File, problems: &mut Vec<Diagnostic>) {
        for record in &tree.records {
            let name = &record.name;
            if self.schema.entity_type(&name.text).is_some() || self.schema.record_type(&name.text).is_some()
            {
                problems.push(self.error(format!("`{}` is declared twice", name.text), name.span));
                continue;
            }
            if record.fields.len() > WIDEST || self.schema.records.len() >= TYPES {
                let message = format!("`{}` has more than {WIDEST} fields", name.text);
                let error = self.error(message, name.span);
                problems.push(match record.branches.is_empty() {
                    true => error,
                    false => error.help("give branches with many fields a field that is a record"),
                });
                continue;
            }
            let id = RecordId(self.schema.records.len() as u16);
            for (branch, at) in record.branches.iter().zip(0..) {
                if self.branches.insert(branch.name.text.clone(), (id, at)).is_some() {
                    let message = format!("the branch `{}` is declared twice", branch.name.text);
                    problems.push(self.error(message, branch.name.span));
                }
            }
            let form = |branch: &syntax::BranchDeclaration| Branch {
                name: branch.name.text.clone(),
                fields: branch.fields.clone(),
            };
            let branches = record.branches.iter().map(form).collect();
            let (name, doc) = (name.text.clone(), record.doc.clone());
            let fields = Vec::new();
            self.schema.records.push(RecordType { name, doc, fields, notation: None, branches });
        }
    }

    /// Gives the types of records their fields, which may be records of any type.
    fn add_fields(&mut self, tree: &syntax::File, problems: &mut Vec<Diagnostic>) {
        for record in &tree.records {
            let Some(id) = self.schema.record_type(&record.name.text) else { continue };
            if !self.schema[id].fields.is_empty() {
                continue;
            }
            let mut fields: Vec<Column> = Vec::new();
            for field in &record.fields {
                if fields.iter().any(|other| other.name == field.name.text) {
                    let message = format!("two fields are called `{}`", field.name.text);
                    problems.push(self.error(message, field.name.span));
                }
                let ty = self.column_type(&field.ty).unwrap_or_else(|problem| {
                    problems.push(*problem);
                    ColumnType::Symbol
                });
                if !record.branches.is_empty() && matches!(ty, ColumnType::Entity(_)) {
                    let message = format!("a branch cannot have a field of type `{}`", field.ty.text);
                    let help = "write `symbol`, and `as(x, symbol)` for the entity";
                    problems.push(self.error(message, field.ty.span).help(help));
                }
                fields.push(Column { name: field.name.text.clone(), ty });
            }
            self.schema.records[usize::from(id.0)].fields = fields;
        }
    }

    fn add_relation(&mut self, declaration: &syntax::Declaration, problems: &mut Vec<Diagnostic>) {
        let name = &declaration.name;
        if self.schema.relations.len() >= RELATIONS {
            if !std::mem::replace(&mut self.is_full, true) {
                let message = format!("more than {RELATIONS} relations are declared");
                problems.push(self.error(message, name.span).label("the first one over the limit"));
            }
            return;
        }
        if let Some(&other) = self.scope_mut(name.span.file).get(&name.text) {
            problems.push(
                self.error(format!("`{}` is declared twice", name.text), name.span)
                    .note(format!("first at {}", self.line_of(other))),
            );
            return;
        }
        for column in std::iter::once(name).chain(declaration.columns.iter().map(|column| &column.name)) {
            if syntax::reserved(&column.text) {
                problems.push(
                    self.warning(format!("`{}` is a reserved word of Soufflé", column.text), column.span)
                        .help("choose another name, so that the file also runs there"),
                );
            }
        }
        let mut columns: Vec<Column> = Vec::new();
        for column in &declaration.columns {
            if columns.iter().any(|other| other.name == column.name.text) {
                problems.push(
                    self.error(format!("two columns are called `{}`", column.name.text), column.name.span),
                );
            }
            let ty = self.column_type(&column.ty).unwrap_or_else(|problem| {
                problems.push(*problem);
                ColumnType::Symbol
            });
            columns.push(Column { name: column.name.text.clone(), ty });
        }
        if columns.is_empty() {
            columns.push(Column { name: Relation::NO_COLUMN.to_owned(), ty: ColumnType::Number });
        }
        if declaration.equivalence.is_some() && (columns.len() != 2 || columns[0].ty != columns[1].ty) {
            let message = format!("`{}` is an equivalence of two columns of one type", name.text);
            problems.push(self.error(message, name.span));
        }
        let choice = declaration.choice.iter().map(|group| {
            let at = |name| columns.iter().position(|column: &Column| column.name == name);
            group.iter().map(|name| at(name.text.clone()).ok_or(name)).collect::<Result<Vec<usize>, &Name>>()
        });
        let choice = choice.collect::<Result<Vec<_>, _>>().unwrap_or_else(|unknown| {
            problems
                .push(self.error(format!("`{}` has no column `{}`", name.text, unknown.text), unknown.span));
            Vec::new()
        });
        let is_record = |&column: &usize| matches!(columns[column].ty, ColumnType::Record(_));
        if choice.iter().any(|_| (0..columns.len()).any(|column| is_record(&column))) {
            let message = format!("`{}` has records, which have no order to choose by", name.text);
            problems.push(self.error(message, name.span).help("give `choice-domain` the fields as columns"));
        }
        let kind = if declaration.inline.is_some() { RelationKind::Inline } else { RelationKind::Derived };
        let id = RelationId(self.schema.relations.len() as u16);
        let key = self.key(name);
        self.scope_mut(name.span.file).insert(name.text.clone(), id);
        self.schema.relations.push(Relation {
            name: key,
            shown: name.text.clone(),
            columns,
            doc: declaration.doc.clone(),
            kind,
            limit: None,
        });
        let line = self.sources.place(name.span).line;
        self.declared.push(Declared {
            span: name.span,
            line,
            choice,
            output: false,
            input: Store::default(),
            outputs: Vec::new(),
            prints_size: false,
            given: false,
        });
    }

    /// Declares a result that no text declares; its place is `span`.
    pub fn add_result(&mut self, name: &str, columns: Vec<Column>, doc: String, span: Span) {
        self.add_derived(name, columns, doc, span);
        self.declared.last_mut().expect("it was just added").output = true;
    }

    /// Adds the derived relation `name` after all others.
    pub fn add_derived(&mut self, name: &str, columns: Vec<Column>, doc: String, span: Span) {
        let id = RelationId(self.schema.relations.len() as u16);
        self.scope_mut(span.file).insert(name.to_owned(), id);
        let kind = RelationKind::Derived;
        self.schema.relations.push(Relation {
            name: name.to_owned(),
            shown: name.to_owned(),
            columns,
            doc,
            kind,
            limit: None,
        });
        let line = self.sources.place(span).line;
        self.declared.push(Declared {
            span,
            line,
            choice: Vec::new(),
            output: false,
            input: Store::default(),
            outputs: Vec::new(),
            prints_size: false,
            given: false,
        });
    }

    fn column_type(&self, name: &Name) -> Result<ColumnType, Box<Diagnostic>> {
        match name.text.as_str() {
            "symbol" => Ok(ColumnType::Symbol),
            "number" => Ok(ColumnType::Number),
            "unsigned" => Ok(ColumnType::Unsigned),
            "float" => Ok(ColumnType::Float),
            text if self.aliases.contains_key(text) => Ok(self.aliases[text]),
            text => {
                let entity = self.schema.entity_type(text).map(ColumnType::Entity);
                let known = entity.or_else(|| self.schema.record_type(text).map(ColumnType::Record));
                known.ok_or_else(|| Box::new(self.unknown_type(name)))
            }
        }
    }

    fn unknown_type(&self, name: &Name) -> Diagnostic {
        let error = self.error(format!("unknown type `{}`", name.text), name.span);
        let types = self.schema.types.iter().map(|ty| ty.name.as_str());
        let records = self.schema.records.iter().map(|record| record.name.as_str());
        let names = types.chain(records).chain(["symbol", "number", "unsigned", "float"]);
        error.help(match likeness::nearest(&name.text, names) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "declare it: `.type T <: symbol`".to_owned(),
        })
    }

    fn add_directives(&mut self, tree: &syntax::File, problems: &mut Vec<Diagnostic>) {
        for directive in &tree.directives {
            let id = match self.relation(&directive.relation) {
                Ok(id) => id,
                Err(problem) => {
                    problems.push(*problem);
                    continue;
                }
            };
            let kind = self.schema[id].kind;
            match directive.kind {
                DirectiveKind::Output if kind == RelationKind::Inline => problems.push(self.error(
                    format!("`{}` is inline and cannot be an output", directive.relation.text),
                    directive.relation.span,
                )),
                DirectiveKind::Limit(_) if kind != RelationKind::Derived => problems.push(self.error(
                    format!("`{}` is not derived and cannot be limited", directive.relation.text),
                    directive.relation.span,
                )),
                DirectiveKind::Limit(rows) => self.schema.relations[id.0 as usize].limit = Some(rows as u32),
                DirectiveKind::PrintSize => self.declared[id.0 as usize].prints_size = true,
                DirectiveKind::Output => {
                    self.declared[id.0 as usize].output = true;
                    match store::of(&directive.parameters, self.sources) {
                        Ok(store) => self.declared[id.0 as usize].outputs.push(store),
                        Err(problem) => problems.push(*problem),
                    }
                }
                DirectiveKind::Input if kind == RelationKind::Inline => problems.push(self.error(
                    format!("`{}` is inline and cannot be an input", directive.relation.text),
                    directive.relation.span,
                )),
                DirectiveKind::Input if !self.schema.is_readable(id) => problems.push(
                    self.error(
                        format!(
                            "`{}` has records of entities and cannot be an input",
                            directive.relation.text
                        ),
                        directive.relation.span,
                    )
                    .help("read the fields as columns, and put records together in a rule"),
                ),
                DirectiveKind::Input => {
                    self.schema.relations[id.0 as usize].kind = RelationKind::Input;
                    match store::of(&directive.parameters, self.sources) {
                        Ok(store) => self.declared[id.0 as usize].input = store,
                        Err(problem) => problems.push(*problem),
                    }
                }
            }
        }
    }

    /// Finds for each type the input that lists its entities. Those of the library that callers supply, part by part,
    /// are none: they stand in other files than that of the parts.
    fn add_listings(&mut self, trees: &[syntax::File]) {
        let library = trees.iter().filter(|tree| self.sources.is_library(tree.id));
        let ours = self.checked_types + library.map(|tree| tree.types.len()).sum::<usize>();
        let file = |id: RelationId| self.declared[usize::from(id.0)].span.file;
        let parts = self.schema.partition.filter(|parts| usize::from(parts.0) < ours);
        let parts = parts.and_then(|parts| self.ids.get(&self.schema[parts].name.to_lowercase()));
        let facts = parts.map(|&id| file(id));
        for at in 0..self.schema.types.len() {
            let ty = ColumnType::Entity(TypeId(at as u16));
            let scope = if at < ours { &self.ids } else { &self.own };
            let listing = scope.get(&self.schema.types[at].name.to_lowercase()).copied();
            self.schema.types[at].listed_by = listing.filter(|&id| {
                let relation = &self.schema[id];
                let is_read = at >= ours || facts.is_none_or(|facts| facts == file(id));
                is_read
                    && relation.kind == RelationKind::Input
                    && relation.columns.first().is_some_and(|c| c.ty == ty)
            });
        }
    }

    fn add_pragmas(&mut self, tree: &syntax::File, problems: &mut Vec<Diagnostic>) {
        for pragma in &tree.pragmas {
            match (pragma.key.text.as_str(), self.schema.entity_type(&pragma.value.text)) {
                ("partition", Some(ty)) => self.schema.partition = Some(ty),
                ("notation", _) => self.add_notation(&pragma.value, problems),
                ("partition", None) => problems
                    .push(self.error(format!("unknown type `{}`", pragma.value.text), pragma.value.span)),
                (key, _) if syntax::OPTIONS.contains(&key) => {}
                (key, _) => problems
                    .push(self.error(format!("unknown pragma `{key}`"), pragma.key.span).help(
                    "there are `.pragma \"partition\" \"Type\"` and `.pragma \"notation\" \"Record = …\"`",
                )),
            }
        }
    }

    /// `Record = {field}[+{field}]`
    fn add_notation(&mut self, value: &Name, problems: &mut Vec<Diagnostic>) {
        let split = value.text.split_once('=').map(|(name, text)| (name.trim(), text.trim()));
        let Some((id, text)) = split.and_then(|(name, text)| Some((self.schema.record_type(name)?, text)))
        else {
            let error = self.error("this names no type of records", value.span);
            problems.push(error.help("write `Record = {field}[+{field}]`"));
            return;
        };
        let field = |field: &'_ Column| (field.name.clone(), field.ty == ColumnType::Number);
        let fields: Vec<(String, bool)> = self.schema[id].fields.iter().map(field).collect();
        let fields: Vec<(&str, bool)> =
            fields.iter().map(|(name, number)| (name.as_str(), *number)).collect();
        match Notation::parse(text, &fields) {
            Some(notation) => self.schema.records[usize::from(id.0)].notation = Some(notation),
            None => {
                let error = self.error("this notation cannot be read back", value.span);
                let help = "name each field once, with text before all but the first, and brackets around numbers only: `{a}[+{b}]`";
                problems.push(error.help(help));
            }
        }
    }
}
