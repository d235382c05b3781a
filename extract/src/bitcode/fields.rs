//! The fields of the classes of metadata, in the order in which they are printed.

use super::dwarf;
use super::metadata::Class;

type Names = &'static [(u16, &'static str)];

/// A field: its name, and the operand or number that it shows.
#[derive(Clone, Copy)]
pub enum Field {
    /// A text, unless it is empty.
    Text(&'static str, u8),
    /// A text.
    EveryText(&'static str, u8),
    /// A text, if there is one.
    TextIfAny(&'static str, u8),
    /// Metadata, if there is any.
    Node(&'static str, u8),
    /// Metadata, or `null`.
    EveryNode(&'static str, u8),
    /// Metadata or a number, unless it is zero.
    Size(&'static str, u8, u8),
    /// Metadata, an integer by its value, if there is any.
    Bound(&'static str, u8),
    /// The same.
    Rank(&'static str, u8),
    /// A number, unless it is zero.
    Number(&'static str, u8),
    /// A number.
    EveryNumber(&'static str, u8),
    /// A number of 32 bits, unless it is zero.
    Line(&'static str, u8),
    /// A number with its sign, unless it is zero.
    Signed(&'static str, u8),
    /// `true` or `false`.
    Truth(&'static str, u8),
    /// `true` or `false`, unless it is this one.
    TruthUnless(&'static str, u8, bool),
    /// A tag, unless it is this one.
    Tag(u8, u32),
    /// A constant of DWARF, unless it is zero.
    Constant(&'static str, &'static str, Names, u8),
    /// A constant of DWARF.
    EveryConstant(&'static str, &'static str, Names, u8),
    /// Flags, unless there are none.
    Flags(&'static str, u8),
    /// Flags of functions.
    Kinds(&'static str, u8),
    /// Another.
    Special(&'static str),
}

use Field::{
    Bound, Constant, EveryConstant, EveryNode, EveryNumber, EveryText, Flags, Kinds, Line, Node, Number,
    Rank, Signed, Size, Special, Tag, Text, TextIfAny, Truth, TruthUnless,
};

const BASE_TYPE: u32 = 0x24;
const STRING_TYPE: u32 = 0x12;
const VALUE_PARAMETER: u32 = 0x30;
/// No tag.
const ANY: u32 = u32::MAX;

/// The name of a class and its fields.
pub fn fields(class: Class) -> (&'static str, &'static [Field]) {
    match class {
        Class::Tuple | Class::Expression => ("DIExpression", &[]),
        Class::Location => (
            "DILocation",
            &[
                EveryNumber("line", 0),
                Number("column", 1),
                EveryNode("scope", 0),
                Node("inlinedAt", 1),
                TruthUnless("isImplicitCode", 2, false),
                Number("atomGroup", 3),
                Number("atomRank", 4),
            ],
        ),
        Class::AssignId => ("DIAssignID", &[]),
        Class::GenericNode => ("GenericDINode", &[Tag(0, ANY), Text("header", 0), Special("operands")]),
        Class::Subrange => (
            "DISubrange",
            &[Bound("count", 0), Bound("lowerBound", 1), Bound("upperBound", 2), Bound("stride", 3)],
        ),
        Class::GenericSubrange => ("DIGenericSubrange", &[]),
        Class::Enumerator => ("DIEnumerator", &[]),
        Class::BasicType => (
            "DIBasicType",
            &[
                Tag(0, BASE_TYPE),
                Text("name", 2),
                Size("size", 3, 1),
                Line("align", 2),
                Line("dataSize", 5),
                Constant("encoding", "DW_ATE_", dwarf::ENCODINGS, 3),
                Line("num_extra_inhabitants", 4),
                Flags("flags", 6),
            ],
        ),
        Class::FixedPointType => (
            "DIFixedPointType",
            &[
                Tag(0, BASE_TYPE),
                Text("name", 2),
                Size("size", 3, 1),
                Line("align", 2),
                Constant("encoding", "DW_ATE_", dwarf::ENCODINGS, 3),
                Flags("flags", 4),
                Special("fixed"),
            ],
        ),
        Class::StringType => (
            "DIStringType",
            &[
                Tag(0, STRING_TYPE),
                Text("name", 2),
                Node("stringLength", 5),
                Node("stringLengthExpression", 6),
                Node("stringLocationExpression", 7),
                Size("size", 3, 1),
                Line("align", 2),
                Constant("encoding", "DW_ATE_", dwarf::ENCODINGS, 3),
            ],
        ),
        Class::DerivedType => (
            "DIDerivedType",
            &[
                Tag(0, ANY),
                Text("name", 2),
                Node("scope", 1),
                Node("file", 0),
                Line("line", 1),
                EveryNode("baseType", 5),
                Size("size", 3, 2),
                Line("align", 3),
                Size("offset", 4, 4),
                Flags("flags", 5),
                Node("extraData", 6),
                Special("space"),
                Node("annotations", 7),
                Special("signed"),
            ],
        ),
        Class::SubrangeType => (
            "DISubrangeType",
            &[
                Text("name", 2),
                Node("scope", 1),
                Node("file", 0),
                Line("line", 0),
                Size("size", 3, 1),
                Line("align", 2),
                Flags("flags", 3),
                EveryNode("baseType", 5),
                Node("lowerBound", 6),
                Node("upperBound", 7),
                Node("stride", 8),
                Node("bias", 9),
            ],
        ),
        Class::CompositeType => ("DICompositeType", COMPOSITE_TYPE),
        Class::SubroutineType => (
            "DISubroutineType",
            &[Flags("flags", 0), Constant("cc", "DW_CC_", dwarf::CONVENTIONS, 1), EveryNode("types", 5)],
        ),
        Class::File => (
            "DIFile",
            &[
                EveryText("filename", 0),
                EveryText("directory", 1),
                Special("checksum"),
                TextIfAny("source", 3),
            ],
        ),
        Class::CompileUnit => ("DICompileUnit", COMPILE_UNIT),
        Class::Subprogram => ("DISubprogram", SUBPROGRAM),
        Class::LexicalBlock => {
            ("DILexicalBlock", &[EveryNode("scope", 1), Node("file", 0), Line("line", 0), Line("column", 1)])
        }
        Class::LexicalBlockFile => {
            ("DILexicalBlockFile", &[EveryNode("scope", 1), Node("file", 0), EveryNumber("discriminator", 0)])
        }
        _ => further(class),
    }
}

fn further(class: Class) -> (&'static str, &'static [Field]) {
    match class {
        Class::Namespace => {
            ("DINamespace", &[Text("name", 2), EveryNode("scope", 1), TruthUnless("exportSymbols", 0, false)])
        }
        Class::CommonBlock => (
            "DICommonBlock",
            &[
                EveryNode("scope", 0),
                EveryNode("declaration", 1),
                Text("name", 2),
                Node("file", 3),
                Line("line", 0),
            ],
        ),
        Class::Macro => (
            "DIMacro",
            &[
                EveryConstant("type", "DW_MACINFO_", dwarf::MACROS, 0),
                Line("line", 1),
                Text("name", 0),
                Text("value", 1),
            ],
        ),
        Class::MacroFile => ("DIMacroFile", &[Line("line", 1), EveryNode("file", 0), Node("nodes", 1)]),
        Class::Module => (
            "DIModule",
            &[
                EveryNode("scope", 1),
                Text("name", 2),
                Text("configMacros", 3),
                Text("includePath", 4),
                Text("apinotes", 5),
                Node("file", 0),
                Line("line", 0),
                TruthUnless("isDecl", 1, false),
            ],
        ),
        Class::TemplateType => (
            "DITemplateTypeParameter",
            &[Text("name", 0), EveryNode("type", 1), TruthUnless("defaulted", 0, false)],
        ),
        Class::TemplateValue => (
            "DITemplateValueParameter",
            &[
                Tag(0, VALUE_PARAMETER),
                Text("name", 0),
                Node("type", 1),
                TruthUnless("defaulted", 1, false),
                EveryNode("value", 2),
            ],
        ),
        Class::GlobalVariable => (
            "DIGlobalVariable",
            &[
                Text("name", 1),
                Text("linkageName", 5),
                EveryNode("scope", 0),
                Node("file", 2),
                Line("line", 0),
                Node("type", 3),
                Truth("isLocal", 1),
                Truth("isDefinition", 2),
                Node("declaration", 6),
                Node("templateParams", 7),
                Line("align", 3),
                Node("annotations", 8),
            ],
        ),
        Class::LocalVariable => (
            "DILocalVariable",
            &[
                Text("name", 1),
                Number("arg", 1),
                EveryNode("scope", 0),
                Node("file", 2),
                Line("line", 0),
                Node("type", 3),
                Flags("flags", 2),
                Line("align", 3),
                Node("annotations", 4),
            ],
        ),
        Class::Label => (
            "DILabel",
            &[
                EveryNode("scope", 0),
                Text("name", 1),
                Node("file", 2),
                Line("line", 0),
                Line("column", 1),
                TruthUnless("isArtificial", 2, false),
                Special("suspend"),
            ],
        ),
        Class::GlobalVariableExpression => ("DIGlobalVariableExpression", &[Node("var", 0), Node("expr", 1)]),
        Class::ObjectiveProperty => (
            "DIObjCProperty",
            &[
                Text("name", 0),
                Node("file", 1),
                Line("line", 0),
                Text("setter", 3),
                Text("getter", 2),
                Line("attributes", 1),
                Node("type", 4),
            ],
        ),
        _ => (
            "DIImportedEntity",
            &[
                Tag(0, ANY),
                Text("name", 2),
                EveryNode("scope", 0),
                Node("entity", 1),
                Node("file", 3),
                Line("line", 1),
                Node("elements", 4),
            ],
        ),
    }
}

const COMPOSITE_TYPE: &[Field] = &[
    Tag(0, ANY),
    Text("name", 2),
    Node("scope", 1),
    Node("file", 0),
    Line("line", 1),
    Node("baseType", 5),
    Size("size", 3, 2),
    Line("align", 3),
    Size("offset", 4, 4),
    Line("num_extra_inhabitants", 5),
    Flags("flags", 6),
    Node("elements", 6),
    Constant("runtimeLang", "DW_LANG_", dwarf::LANGUAGES, 7),
    Node("vtableHolder", 7),
    Node("templateParams", 8),
    Text("identifier", 9),
    Node("discriminator", 10),
    Node("dataLocation", 11),
    Node("associated", 12),
    Node("allocated", 13),
    Rank("rank", 14),
    Node("annotations", 15),
    Node("specification", 16),
    Special("enumeration"),
    Node("bitStride", 17),
];

const COMPILE_UNIT: &[Field] = &[
    Special("language"),
    EveryNode("file", 0),
    Text("producer", 1),
    Truth("isOptimized", 3),
    Text("flags", 2),
    EveryNumber("runtimeVersion", 4),
    Text("splitDebugFilename", 3),
    Special("emission"),
    Node("enums", 4),
    Node("retainedTypes", 5),
    Node("globals", 6),
    Node("imports", 7),
    Node("macros", 8),
    Number("dwoId", 6),
    TruthUnless("splitDebugInlining", 7, true),
    TruthUnless("debugInfoForProfiling", 8, false),
    Special("names"),
    TruthUnless("rangesBaseAddress", 10, false),
    Text("sysroot", 9),
    Text("sdk", 10),
];

const SUBPROGRAM: &[Field] = &[
    Text("name", 2),
    Text("linkageName", 3),
    EveryNode("scope", 1),
    Node("file", 0),
    Line("line", 0),
    Node("type", 4),
    Line("scopeLine", 1),
    Node("containingType", 8),
    Special("virtual"),
    Signed("thisAdjustment", 3),
    Flags("flags", 4),
    Kinds("spFlags", 5),
    Node("unit", 5),
    Node("templateParams", 9),
    Node("declaration", 6),
    Node("retainedNodes", 7),
    Node("thrownTypes", 10),
    Node("annotations", 11),
    Text("targetFuncName", 12),
    TruthUnless("keyInstructions", 6, false),
];
