//! The relations that this reader fills, found by name once.

use dfquery_engine::schema::{RelationId, Schema, TypeId};

macro_rules! relations {
    ($($name:ident($($column:literal),*)),* $(,)?) => {
        /// The ids of relations and entity types in one schema.
        #[derive(Clone, Copy, Debug)]
        pub struct Relations {
            pub block_type: TypeId,
            pub value_type: TypeId,
            pub instruction_type: TypeId,
            $(pub $name: RelationId,)*
        }

        /// Every relation with its columns as the rows here are made.
        #[cfg(test)]
        const DECLARED: &[(&str, &[&str])] = &[$((stringify!($name), &[$($column),*])),*];

        impl Relations {
            /// Looks all names up.
            pub fn new(schema: &Schema) -> Self {
                let entity = |name: &str| schema.entity_type(name).expect("the schema declares the type");
                Relations {
                    block_type: entity("Block"),
                    value_type: entity("Value"),
                    instruction_type: entity("Instruction"),
                    $($name: schema.relation(stringify!($name).trim_start_matches("r#")).expect("the schema declares the relation"),)*
                }
            }
        }
    };
}

relations! {
    function("function"),
    function_result("function", "type", "width"),
    function_name("function", "global"),
    function_attribute("function", "attribute"),
    function_linkage("function", "linkage"),
    linkage("global", "linkage"),
    comdat("global", "group", "selection"),
    declared_function("global"),
    global_alias("global", "aliasee", "addend"),
    resolver("global", "resolver"),
    function_type("global", "type"),
    variadic("global"),
    result_attribute("global", "attribute"),
    code_target("function", "kind", "name"),
    work_group_size("function", "x", "y", "z"),
    parameter("value", "function", "position"),
    parameter_attribute("value", "attribute"),
    block("block", "function", "position"),
    edge("from", "to", "successor"),
    case_value("block", "successor", "bits"),
    branch_weight("block", "successor", "weight"),
    value("value", "function", "type", "width"),
    instruction("instruction", "block", "position", "opcode"),
    def("instruction", "value"),
    r#use("instruction", "operand", "value"),
    constant("instruction", "operand", "width", "bits"),
    undefined_operand("instruction", "operand"),
    poison_operand("instruction", "operand"),
    global_operand("instruction", "operand", "width", "global", "offset"),
    constant_expression("instruction", "operand", "width", "text"),
    constant_part("instruction", "operand", "bit", "width", "global", "text"),
    phi_operand("instruction", "operand", "from"),
    predicate("instruction", "predicate"),
    instruction_flag("instruction", "flag"),
    vector_lanes("instruction", "lanes", "width"),
    literal_index("instruction", "position", "index"),
    aggregate_part("instruction", "bit", "width"),
    gep_offset("instruction", "offset"),
    gep_type("instruction", "type"),
    gep_index("instruction", "operand", "scale", "width"),
    access("instruction", "kind", "address", "bytes"),
    highest_first("instruction", "position", "bit", "lanes", "width"),
    pointer_operand("instruction", "operand", "space"),
    ordering("instruction", "ordering"),
    atomic_operation("instruction", "operation"),
    allocation("instruction", "size", "align"),
    allocation_type("instruction", "type"),
    allocation_count("instruction", "elements"),
    global_variable("global", "bytes", "align", "kind"),
    global_type("global", "type"),
    type_array("type", "offset", "bytes", "stride", "times"),
    thread_local_variable("global"),
    global_space("global", "space"),
    global_data("global", "offset", "bytes"),
    global_pointer("global", "offset", "target", "addend"),
    relative_pointer("global", "offset", "target", "addend", "base"),
    call("instruction", "callee"),
    callee_operand("instruction", "operand"),
    call_type("instruction", "type"),
    passed_argument("instruction", "operand", "place", "bytes", "align"),
    argument_list("instruction", "general", "vector", "bytes"),
    intrinsic("instruction", "name"),
    intrinsic_family("instruction", "family"),
    call_attribute("instruction", "attribute"),
    call_result_attribute("instruction", "attribute"),
    asm_output("instruction", "position", "constraint"),
    location("instruction", "file", "line", "column"),
    inlined_at("instruction", "depth", "function", "file", "line"),
    source_directory("file", "directory"),
    function_location("function", "file", "line"),
    variable("value", "name", "type", "kind"),
    access_tag("instruction", "tag"),
    type_tag("tag", "base", "type", "offset"),
    type_member("type", "member", "offset", "end"),
    alias_scope("instruction", "scope"),
    noalias_scope("instruction", "scope"),
    module_property("key", "value"),
}

#[cfg(test)]
mod tests {
    use super::*;
    use dfquery_engine::{check, syntax::Sources};

    #[test]
    fn rows_are_made_as_the_schema_declares() {
        let mut sources = Sources::new();
        sources.add("rules/schema.dl", include_str!("../../../rules/schema.dl"));
        let program = check::program(sources).0.expect("the schema is right");
        for (name, columns) in DECLARED {
            let name = name.trim_start_matches("r#");
            let relation = program.schema.relation(name).unwrap_or_else(|| panic!("`{name}` is declared"));
            let declared: Vec<&str> =
                program.schema[relation].columns.iter().map(|c| c.name.as_str()).collect();
            assert_eq!(&declared, columns, "{name}");
        }
        let others =
            crate::analysis::computed_relations().count() + crate::ASKED.len() + crate::lir::RELATIONS.len();
        let filled = DECLARED.len() + others;
        assert_eq!(filled, program.schema.relations.len(), "every declared relation is filled");
    }
}
