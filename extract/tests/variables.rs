//! Variables of the source: which values are one, and how their types are written.

mod common;

use common::{read_text, rows};

/// A function with `records` in it, and the nodes that they speak of; `!90` is its `!DISubprogram`.
fn program(records: &str, nodes: &str) -> String {
    format!(
        "define void @f(ptr %p, i32 %n) !dbg !90 {{\nentry:\n{records}  ret void\n}}\n\
         !90 = distinct !DISubprogram(name: \"f\", file: !91, line: 7)\n\
         !91 = !DIFile(filename: \"a.c\", directory: \".\")\n\
         !20 = !DILocalVariable(name: \"v\", scope: !90, type: !1)\n\
         !99 = !DILocation(line: 8, scope: !90)\n{nodes}\n"
    )
}

const INT: &str = "!1 = !DIBasicType(name: \"int\", size: 32)";

fn variables(text: &str) -> Vec<String> {
    let reading = read_text(text);
    assert!(reading.diagnostics.is_empty(), "{:?}", reading.diagnostics);
    rows(&reading.base, "variable")
}

fn of_records(records: &str) -> Vec<String> {
    variables(&program(records, INT))
}

/// The type of a variable of node 1, with `nodes`.
fn type_of(nodes: &str) -> String {
    let rows = variables(&program("  #dbg_value(ptr %p, !20, !DIExpression(), !99)\n", nodes));
    let row = rows.first().expect("the variable has a value");
    row.strip_prefix("f/%p v ")
        .and_then(|row| row.strip_suffix(" value"))
        .expect("its type is between")
        .to_owned()
}

#[test]
fn records_say_what_values_are() {
    let cases = [
        ("#dbg_value(i32 %n, !20, !DIExpression(), !99)", vec!["f/%n v int value"]),
        ("#dbg_declare(ptr %p, !20, !DIExpression(), !99)", vec!["f/%p v int address"]),
        ("#dbg_value(ptr %p, !20, !DIExpression(DW_OP_deref), !99)", vec!["f/%p v int address"]),
        ("#dbg_value(i32 %n, !20, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !99)", vec!["f/%n v int part"]),
        (
            "#dbg_value(i32 %n, !20, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !99)",
            vec!["f/%n v int computed"],
        ),
        (
            "#dbg_value(!DIArgList(i32 %n, ptr %p), !20, !DIExpression(DW_OP_LLVM_arg, 0), !99)",
            vec!["f/%n v int value"],
        ),
        ("#dbg_value(!DIArgList(i32 3, ptr %p), !20, !DIExpression(DW_OP_LLVM_arg, 0), !99)", vec![]),
        (
            "#dbg_value(!DIArgList(i32 3, ptr %p), !20, !DIExpression(DW_OP_LLVM_arg, 1), !99)",
            vec!["f/%p v int value"],
        ),
        ("#dbg_value(i32 3, !20, !DIExpression(), !99)", vec![]),
        ("#dbg_value(i32 poison, !20, !DIExpression(), !99)", vec![]),
        ("#dbg_value(<2 x i32> <i32 1, i32 2>, !20, !DIExpression(), !99)", vec![]),
        ("#dbg_value(i32 %n, !91, !DIExpression(), !99)", vec![]),
        ("#dbg_value(i32 %n, !77, !DIExpression(), !99)", vec![]),
        ("#dbg_label(!20, !99)", vec![]),
        (
            "#dbg_assign(i32 %n, !20, !DIExpression(), !99, ptr %p, !DIExpression(), !99)",
            vec!["f/%p v int address", "f/%n v int value"],
        ),
    ];
    for (record, expected) in cases {
        assert_eq!(of_records(&format!("  {record}\n")), expected, "{record}");
    }
}

#[test]
fn each_is_said_once_in_the_order_of_values() {
    let of = |value| format!("  #dbg_value({value}, !20, !DIExpression(), !99)\n");
    let records = [of("i32 %n"), of("ptr %p"), of("i32 %n")].concat();
    assert_eq!(of_records(&records), ["f/%p v int value", "f/%n v int value"]);
}

#[test]
fn a_record_may_come_before_the_value() {
    let text = "  #dbg_value(i32 %m, !20, !DIExpression(), !99)\n  %m = add i32 %n, 1\n";
    assert_eq!(of_records(text), ["f/%m v int value"]);
}

#[test]
fn older_text_has_calls() {
    let call = "  call void @llvm.dbg.value(metadata i32 %n, metadata !20, metadata !DIExpression()), !dbg !99\n  \
                tail call void @llvm.dbg.declare(metadata ptr %p, metadata !20, metadata !DIExpression()), !dbg !99\n";
    let declared = "declare void @llvm.dbg.value(metadata, metadata, metadata)\n\
                    declare void @llvm.dbg.declare(metadata, metadata, metadata)";
    let text = program(call, &format!("{INT}\n{declared}"));
    assert_eq!(variables(&text), ["f/%p v int address", "f/%n v int value"]);
}

#[test]
fn functions_begin_at_lines() {
    let reading = read_text(&program("", INT));
    assert_eq!(rows(&reading.base, "function_location"), ["f a.c 7"]);
    assert!(rows(&read_text("define void @f() { ret void }").base, "function_location").is_empty());
}

#[test]
fn types_are_written_as_c_writes_them() {
    let pointer =
        |base: &str| format!("!DIDerivedType(tag: DW_TAG_pointer_type, baseType: {base}, size: 64)");
    let derived = |tag: &str, base: &str| format!("!DIDerivedType(tag: DW_TAG_{tag}, baseType: {base})");
    let int = "!2 = !DIBasicType(name: \"int\", size: 32)";
    let function = "!3 = !DISubroutineType(types: !4)\n!4 = !{!2, null, !5}";
    let array = "!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !4)\n\
                 !4 = !{!6, !7}\n!6 = !DISubrange(count: 3)\n!7 = !DISubrange(count: -1)";
    let cases = [
        (INT.to_owned(), "int"),
        (format!("!1 = {}\n{int}", pointer("!2")), "int *"),
        (format!("!1 = {}", pointer("null")), "void *"),
        (
            format!(
                "!1 = {}\n!2 = {}\n!3 = !DIBasicType(name: \"char\")",
                pointer("!2"),
                derived("const_type", "!3")
            ),
            "const char *",
        ),
        (
            format!(
                "!1 = {}\n!2 = {}\n!3 = !DIBasicType(name: \"char\")",
                derived("const_type", "!2"),
                pointer("!3")
            ),
            "char *const",
        ),
        (
            format!(
                "!1 = {}\n!2 = {}\n!3 = {}\n!4 = !DIBasicType(name: \"char\")",
                pointer("!2"),
                derived("const_type", "!3"),
                pointer("!4")
            ),
            "char *const *",
        ),
        (
            format!(
                "!1 = {}\n!2 = !DICompositeType(tag: DW_TAG_structure_type, name: \"foo\")",
                pointer("!2")
            ),
            "struct foo *",
        ),
        ("!1 = !DICompositeType(tag: DW_TAG_union_type)".to_owned(), "union"),
        (
            "!1 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"hue\", elements: !4)".to_owned(),
            "enum hue",
        ),
        (format!("!1 = !DIDerivedType(tag: DW_TAG_typedef, name: \"count\", baseType: !2)\n{int}"), "count"),
        (format!("!1 = {}\n{int}", derived("reference_type", "!2")), "int &"),
        (
            format!("!1 = {}\n{int}\n{function}\n!5 = {}", pointer("!3"), pointer("!2")),
            "int (*)(void, int *)",
        ),
        (array.replace("!3", "!1") + "\n" + int, "int[3][]"),
        (format!("!1 = {}\n{array}\n{int}", pointer("!3")), "int (*)[3][]"),
        (
            format!(
                "!1 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{{}})\n!3 = {}\n{int}",
                pointer("!2")
            ),
            "int *",
        ),
        ("!1 = !DIBasicType(name: \"a\\22b\")".to_owned(), "a\"b"),
        ("!5 = !{}".to_owned(), "…"),
    ];
    for (nodes, expected) in cases {
        assert_eq!(type_of(&nodes), expected, "{nodes}");
    }
}

#[test]
fn circles_of_types_have_an_end() {
    let circle = type_of("!1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1)");
    assert!(circle.contains("**") && circle.len() < 200, "{circle}");
    let wide = "!1 = !DISubroutineType(types: !2)\n!2 = !{!1, !1, !1, !1}";
    assert!(type_of(wide).len() < 2000);
}
