//! The names that operators and channels of one function get.

use super::control_points::{Carried, ControlPoints};
use dfquery_graph::{
    function::Function,
    name::{Name, open},
};
use dfquery_rules::entity::Signal;
use rustc_hash::FxHashMap;
use std::cell::OnceCell;

/// Names as they were given so far.
pub struct Names<'a, 'f> {
    function: &'f Function<'a>,
    control: &'f ControlPoints,
    /// By block, from the first on.
    blocks: Vec<OnceCell<Name>>,
    /// By signal.
    signals: Vec<OnceCell<Name>>,
    /// By the name of a channel the number of the last one that was called like it.
    channels: FxHashMap<Name, u32>,
    /// A name that is being put together.
    draft: String,
}

impl<'a, 'f> Names<'a, 'f> {
    /// Nothing has a name yet.
    pub fn new(function: &'f Function<'a>, control: &'f ControlPoints) -> Self {
        Names {
            function,
            control,
            blocks: vec![OnceCell::new(); function.blocks.len()],
            signals: vec![OnceCell::new(); control.carried.len()],
            channels: FxHashMap::default(),
            draft: String::new(),
        }
    }

    /// The name of `block` in the IR.
    pub fn block(&self, block: u32) -> Name {
        let place = (block - self.function.blocks[0].id) as usize;
        self.blocks[place].get_or_init(|| self.function.block_name(block).into()).clone()
    }

    /// The name of what `signal` carries, in the IR if it has one there.
    pub fn signal(&self, signal: Signal) -> Name {
        let text = || match &self.control.carried[signal.0 as usize] {
            Carried::Value(value) => self.function.value_name(*value).into(),
            Carried::Merged(phi) => self.signal(*phi),
            Carried::Comparison(_) => "%case".into(),
            Carried::Dispatch(_) => "%exit".into(),
            Carried::Result(_) => "%result".into(),
            Carried::OrderEnd => "%out_mem_ord".into(),
            Carried::Joined(_) | Carried::Collected(..) | Carried::Staggered(..) | Carried::Rejoined(..) => {
                "%all".into()
            }
            Carried::Immediate(_) => "%k".into(),
            Carried::OrderStart
            | Carried::Order(_)
            | Carried::OrderPhi(..)
            | Carried::Entering(..)
            | Carried::ChainEnd(_) => "%mem".into(),
        };
        self.signals[signal.0 as usize].get_or_init(text).clone()
    }

    /// `base`, or a name like it that no channel has.
    pub fn channel(&mut self, base: impl AsRef<str> + Into<Name>) -> Name {
        let Some(&last) = self.channels.get(base.as_ref()) else {
            let name = base.into();
            self.channels.insert(name.clone(), 0);
            return name;
        };
        let mut number = last;
        loop {
            number += 1;
            self.number(base.as_ref(), number);
            if !self.channels.contains_key(&*self.draft) {
                break;
            }
        }
        let name = Name::from(&*self.draft);
        self.channels.insert(name.clone(), 0);
        *self.channels.get_mut(base.as_ref()).expect("it is taken") = number;
        name
    }

    /// Drafts `base` with a number: before the closing quote of a quoted name.
    fn number(&mut self, base: &str, number: u32) {
        let (stem, quote) = open(base);
        self.draft.clear();
        self.draft.push_str(stem);
        self.draft.push('.');
        self.draft.push_str(itoa::Buffer::new().format(number));
        self.draft.push_str(quote);
    }
}
