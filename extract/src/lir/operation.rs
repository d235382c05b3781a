//! Operations of nodes of trees and of linear code.

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// No value.
    Void,
    /// 32 bits.
    I32,
    /// 64 bits.
    I64,
    /// An address, of 32 bits.
    Ref,
}

impl Type {
    /// Every type.
    pub const ALL: [Type; 4] = [Type::Void, Type::I32, Type::I64, Type::Ref];

    /// Its name in texts.
    pub fn name(self) -> &'static str {
        match self {
            Type::Void => "void",
            Type::I32 => "i32",
            Type::I64 => "i64",
            Type::Ref => "ref",
        }
    }

    /// The type called `name`.
    pub fn named(name: &str) -> Option<Type> {
        Type::ALL.into_iter().find(|ty| ty.name() == name)
    }

    /// Size of a value in bytes.
    pub fn bytes(self) -> u32 {
        match self {
            Type::Void => 0,
            Type::I32 | Type::Ref => 4,
            Type::I64 => 8,
        }
    }
}

/// One half of a local variable of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// The lower 32 bits, the first bytes.
    Low,
    /// The upper 32 bits.
    High,
}

/// The bytes of a local variable that a node reads or stores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Access {
    /// Its number in [`super::Signature::locals`].
    pub local: usize,
    /// Which half, if not all.
    pub half: Option<Half>,
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident $text:literal $operands:literal,)+) => {
        /// The operation of a node.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Op { $($(#[$doc])* $name,)+ }

        impl Op {
            /// Every operation.
            pub const ALL: &'static [Op] = &[$(Op::$name,)+];

            /// Its name in texts.
            pub fn name(self) -> &'static str {
                match self { $(Op::$name => $text,)+ }
            }

            /// Number of operands; `None` if it varies.
            pub fn operands(self) -> Option<usize> {
                let count: i32 = match self { $(Op::$name => $operands,)+ };
                usize::try_from(count).ok()
            }
        }
    };
}

operations! {
    /// A local variable's value.
    Lcl "lcl" 0,
    /// A constant.
    Cns "cns" 0,
    /// Minus.
    Neg "neg" 1,
    /// Every bit turned.
    Not "not" 1,
    /// 32 bits with sign to 64.
    Sext "sext" 1,
    /// 32 bits without sign to 64.
    Zext "zext" 1,
    /// The lower 32 of 64 bits.
    Trunc "trunc" 1,
    /// The value in memory at an address.
    Ind "ind" 1,
    /// Plus.
    Add "add" 2,
    /// Minus.
    Sub "sub" 2,
    /// Times.
    Mul "mul" 2,
    /// Quotient with sign; a divisor 0 is a fault.
    Div "div" 2,
    /// Remainder with sign; a divisor 0 is a fault.
    Mod "mod" 2,
    /// Quotient without sign; a divisor 0 is a fault.
    Udiv "udiv" 2,
    /// Remainder without sign; a divisor 0 is a fault.
    Umod "umod" 2,
    /// And.
    And "and" 2,
    /// Or.
    Or "or" 2,
    /// Exclusive or.
    Xor "xor" 2,
    /// Left shift; the count is taken modulo the width.
    Shl "shl" 2,
    /// Right shift without sign.
    Shr "shr" 2,
    /// Right shift with sign.
    Sar "sar" 2,
    /// Equal.
    Eq "eq" 2,
    /// Not equal.
    Ne "ne" 2,
    /// Less, with sign.
    Lt "lt" 2,
    /// Less or equal, with sign.
    Le "le" 2,
    /// Greater, with sign.
    Gt "gt" 2,
    /// Greater or equal, with sign.
    Ge "ge" 2,
    /// Less, without sign.
    Ltu "ltu" 2,
    /// Less or equal, without sign.
    Leu "leu" 2,
    /// Greater, without sign.
    Gtu "gtu" 2,
    /// Greater or equal, without sign.
    Geu "geu" 2,
    /// A call by name.
    Call "call" -1,
    /// A local variable is given a value.
    Store "store" 1,
    /// Memory at an address is given a value.
    Storeind "storeind" 2,
    /// The first successor if the operand is not 0, else the second.
    Jtrue "jtrue" 1,
    /// The end of the method.
    Ret "ret" -1,
    /// The first operand for what it does, then the second for its value.
    Comma "comma" 2,
    /// A statement within another one: in a tree, or in linear code that has statements.
    Embedded "embedded" 1,
    /// An assignment: the first operand is the place, which is not read; the value is what is stored.
    Asg "asg" 2,
    /// Nothing.
    Nop "nop" 0,
    /// As many bits of the operand as the target has, extended to a type of values.
    Cast "cast" 1,
    /// The second operand if the first is not 0, else the third; or the operands of a `colon`.
    Qmark "qmark" -1,
    /// The two choices of a `qmark`.
    Colon "colon" 2,
    /// An element of an array, after a check of the index.
    Index "index" 2,
    /// Number of elements of an array.
    Arrlen "arrlen" 1,
    /// Memory at an address plus an offset.
    Field "field" 1,
    /// The place of in memory a place.
    Addr "addr" 1,
    /// A fault if memory cannot be accessed at the address.
    Nullcheck "nullcheck" 1,
    /// A fault if the first operand is not below the second, without sign.
    Boundscheck "boundscheck" 2,
    /// Rotation to the left; the count is taken modulo the width.
    Rol "rol" 2,
    /// Rotation to the right.
    Ror "ror" 2,
    /// A statement.
    Stmt "stmt" 1,
    /// The start of the IL from an offset on.
    Il "il" 0,
    /// Two halves as one value.
    Long "long" 2,
    /// Base plus index times scale plus displacement.
    Lea "lea" -1,
    /// The lower half of a sum; leaves a carry.
    AddLo "add_lo" 2,
    /// The upper half of a sum, with the carry.
    AddHi "add_hi" 2,
    /// The lower half of a difference; leaves a borrow.
    SubLo "sub_lo" 2,
    /// The upper half of a difference, with the borrow.
    SubHi "sub_hi" 2,
    /// Compares lower halves; leaves a borrow and no value.
    CmpLo "cmp_lo" 2,
    /// Less with sign, of upper halves with the borrow.
    LtHi "lt_hi" 2,
    /// Not less with sign, of upper halves with the borrow.
    GeHi "ge_hi" 2,
    /// Less without sign, of upper halves with the borrow.
    LtuHi "ltu_hi" 2,
    /// Not less without sign, of upper halves with the borrow.
    GeuHi "geu_hi" 2,
    /// The upper half of what a call has returned.
    CallHi "call_hi" 0,
    /// The upper half of a product without sign.
    Umulh "umulh" 2,
}

impl Op {
    /// The operation called `name`.
    pub fn named(name: &str) -> Option<Op> {
        Op::ALL.iter().copied().find(|op| op.name() == name)
    }

    /// Returns true if it compares.
    pub fn is_comparison(self) -> bool {
        use Op::*;
        matches!(self, Eq | Ne | Lt | Le | Gt | Ge | Ltu | Leu | Gtu | Geu | LtHi | GeHi | LtuHi | GeuHi)
    }

    /// Returns true if it never has a value.
    pub fn is_void(self) -> bool {
        use Op::*;
        matches!(
            self,
            Store | Storeind | Jtrue | Ret | Stmt | Embedded | Il | CmpLo | Nop | Nullcheck | Boundscheck
        )
    }

    /// Returns true if it goes on with what a lower half has left.
    pub fn has_carry(self) -> bool {
        use Op::*;
        matches!(self, AddHi | SubHi | LtHi | GeHi | LtuHi | GeuHi | CallHi)
    }

    /// Returns true if it ends a block.
    pub fn is_terminator(self) -> bool {
        matches!(self, Op::Jtrue | Op::Ret)
    }

    /// Returns true if it occurs in trees only.
    pub fn is_of_trees(self) -> bool {
        use Op::*;
        matches!(self, Comma | Stmt | Nop) || self.is_rewritten()
    }

    /// Returns true if it tells of statements in linear code that has some, and does nothing itself.
    pub fn is_of_statements(self) -> bool {
        matches!(self, Op::Stmt | Op::Embedded | Op::Nop)
    }

    /// Returns true if trees that have it are rewritten with other operations before they become linear.
    pub fn is_rewritten(self) -> bool {
        use Op::*;
        matches!(
            self,
            Embedded | Asg | Cast | Qmark | Colon | Index | Arrlen | Field | Addr | Nullcheck | Rol | Ror
        )
    }

    /// Returns true if it occurs in linear code only.
    pub fn is_of_linear_code(self) -> bool {
        use Op::*;
        matches!(self, Il | Long | Lea | AddLo | SubLo | CmpLo) || self.has_carry()
    }

    /// Returns true if it is a place that can be assigned to.
    pub fn is_place(self) -> bool {
        matches!(self, Op::Lcl | Op::Ind | Op::Index | Op::Field)
    }

    /// At most how many brackets stand in each other in what it is rewritten with.
    pub fn depth(self) -> usize {
        use Op::*;
        match self {
            Index => 5,
            Asg => 4,
            Cast | Rol | Ror => 3,
            Arrlen | Field | Nullcheck => 2,
            _ => 1,
        }
    }

    /// Returns true if leaving it out could be noticed: it calls, stores, can fault or decides.
    pub fn has_effect(self) -> bool {
        use Op::*;
        matches!(self, Call | Store | Storeind | Ind | Div | Mod | Udiv | Umod | Boundscheck | Jtrue | Ret)
    }
}

/// The target of a `cast`: the lower `bits` of the operand, extended with or without sign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// Its name in texts.
    pub name: &'static str,
    /// Number of bits kept.
    pub bits: u32,
    /// True if the bits above are copies of the last one that is kept.
    pub is_signed: bool,
    /// The type of the value.
    pub ty: Type,
}

impl Target {
    /// Every target.
    pub const ALL: [Target; 9] = [
        Target { name: "i8", bits: 8, is_signed: true, ty: Type::I32 },
        Target { name: "u8", bits: 8, is_signed: false, ty: Type::I32 },
        Target { name: "i16", bits: 16, is_signed: true, ty: Type::I32 },
        Target { name: "u16", bits: 16, is_signed: false, ty: Type::I32 },
        Target { name: "i32", bits: 32, is_signed: true, ty: Type::I32 },
        Target { name: "u32", bits: 32, is_signed: false, ty: Type::I32 },
        Target { name: "i64", bits: 64, is_signed: true, ty: Type::I64 },
        Target { name: "u64", bits: 64, is_signed: false, ty: Type::I64 },
        Target { name: "ref", bits: 32, is_signed: false, ty: Type::Ref },
    ];

    /// The target called `name`.
    pub fn named(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|target| target.name == name)
    }
}

/// The operation of a node, without its operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    /// The operation.
    pub op: Op,
    /// The type of its value.
    pub ty: Type,
    /// Of `lcl` and `store`.
    pub access: Option<Access>,
    /// The value of a `cns`, the offset of an `il` or a `field`, the displacement of a `lea`; of a `stmt` in linear code
    /// its offset, or -1.
    pub number: i64,
    /// Of a `cast`.
    pub target: Option<Target>,
    /// The callee of a `call`.
    pub callee: String,
}

impl Operation {
    /// `op` without anything else.
    pub fn new(op: Op, ty: Type) -> Self {
        Operation { op, ty, access: None, number: 0, target: None, callee: String::new() }
    }

    /// The constant `number`.
    pub fn constant(ty: Type, number: i64) -> Self {
        Operation { number, ..Operation::new(Op::Cns, ty) }
    }

    /// The value of a local variable, or of a half of it.
    pub fn read(ty: Type, access: Access) -> Self {
        Operation { access: Some(access), ..Operation::new(Op::Lcl, ty) }
    }

    /// A store to a local variable, or to a half of it.
    pub fn store(access: Access) -> Self {
        Operation { access: Some(access), ..Operation::new(Op::Store, Type::Void) }
    }

    /// The type of `op` over operands of these types, if the text does not say it.
    ///
    /// Units  reads and constants are not known by operands: `i32`
    pub fn inferred(op: Op, operands: &[Type]) -> Type {
        use Op::*;
        match op {
            _ if op.is_void() => Type::Void,
            _ if op.is_comparison() => Type::I32,
            Call => Type::Void,
            Comma | Qmark => operands.get(1).copied().unwrap_or(Type::Void),
            Addr => Type::Ref,
            Sext | Zext | Long => Type::I64,
            Lea => Type::Ref,
            Trunc | Ind | Index | Field | Arrlen | CallHi | Umulh | AddLo | AddHi | SubLo | SubHi => {
                Type::I32
            }
            Sub if operands == [Type::Ref, Type::Ref] => Type::I32,
            Add | Sub if operands.contains(&Type::Ref) => Type::Ref,
            _ => operands.first().copied().unwrap_or(Type::I32),
        }
    }
}

impl Operation {
    /// The type error for operands of these types or for the type of the value, if any; `result` is the result type of
    /// the method.
    pub fn mistake(
        &self,
        operands: &[Type],
        local: Option<Type>,
        result: Option<Type>,
    ) -> Option<&'static str> {
        use Op::*;
        if !matches!(self.op, Comma | Stmt | Embedded | Colon | Qmark) && operands.contains(&Type::Void) {
            return Some("an operand has no value");
        }
        let bits = |ty: Type| ty.bytes() * 8;
        let has = |at: usize, count: u32| operands.get(at).is_none_or(|&ty| bits(ty) == count);
        let narrow = |at: usize| has(at, 32);
        let same = |at: usize| has(at, bits(self.ty));
        let fits = match self.op {
            Neg | Not | Add | Sub | Mul | Div | Mod | Udiv | Umod | And | Or | Xor => {
                self.ty != Type::Void && same(0) && same(1)
            }
            Shl | Shr | Sar | Rol | Ror => self.ty != Type::Void && same(0) && narrow(1),
            Sext | Zext => self.ty == Type::I64 && narrow(0),
            Trunc => self.ty == Type::I32 && has(0, 64),
            Long => self.ty == Type::I64 && narrow(0) && narrow(1),
            Ind | Field => self.ty != Type::Void && operands == [Type::Ref],
            Index => self.ty != Type::Void && operands.first() == Some(&Type::Ref) && narrow(1),
            Arrlen => self.ty == Type::I32 && operands == [Type::Ref],
            Addr => self.ty == Type::Ref,
            Nullcheck => operands == [Type::Ref],
            Storeind => operands.first() == Some(&Type::Ref),
            Lcl => local.is_none_or(|local| bits(local) == bits(self.ty)),
            Store => local.is_none_or(|local| operands.first().is_some_and(|&ty| bits(local) == bits(ty))),
            Asg => operands.first() == Some(&self.ty) && same(1),
            Jtrue => narrow(0),
            Ret => operands.first().map(|&ty| bits(ty)) == result.map(bits),
            Cns => self.ty != Type::Void,
            Comma => operands.get(1) == Some(&self.ty),
            Qmark => narrow(0) && operands.iter().skip(1).all(|&ty| bits(ty) == bits(self.ty)),
            Colon => same(0) && same(1),
            Lea => self.ty == Type::Ref && narrow(0) && narrow(1),
            Call | Stmt | Embedded | Il | Nop => true,
            Cast => self.target.is_some_and(|target| target.ty == self.ty),
            Eq | Ne | Lt | Le | Gt | Ge | Ltu | Leu | Gtu | Geu => {
                self.ty == Type::I32 && operands.first().is_none_or(|&ty| has(1, bits(ty)))
            }
            CmpLo | Boundscheck => narrow(0) && narrow(1),
            CallHi | Umulh | AddLo | AddHi | SubLo | SubHi | LtHi | GeHi | LtuHi | GeuHi => {
                self.ty == Type::I32 && narrow(0) && narrow(1)
            }
        };
        (!fits).then_some("the types of its operands and its value do not match")
    }
}
