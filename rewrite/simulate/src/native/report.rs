//! The results of the comparison with native code.

use crate::check::Trials;
use dfquery_engine::plural::{agreeing, counted};
use std::{collections::BTreeMap, fmt};

/// By reason how often.
type Reasons = BTreeMap<String, u64>;

/// The result for one function.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Verdict {
    /// Invocations in which native code did what the machines did.
    pub compared: u64,
    /// Invocations that were left out, by the reason: `they call `@f`, which has no body`.
    pub left_out: Reasons,
    /// The first invocation in which native code did something else, in words.
    pub difference: Option<String>,
    /// The first invocation in which native code ended before the function did, in words, and how many there are.
    pub crash: Option<(String, u64)>,
}

impl Verdict {
    /// That of a function none of whose `trials` is compared, since `reason` holds.
    pub fn left_out(reason: &str, trials: &Trials) -> Verdict {
        let mut verdict = Verdict::default();
        verdict.leave_out(reason.to_owned(), trials.seeds * trials.invocations);
        verdict
    }

    pub(super) fn leave_out(&mut self, reason: String, invocations: u64) {
        *self.left_out.entry(reason).or_default() += invocations;
    }

    pub(super) fn differ(&mut self, difference: String) {
        self.difference.get_or_insert(difference);
    }

    pub(super) fn crash(&mut self, how: String) {
        self.crash.get_or_insert((how, 0)).1 += 1;
    }

    /// The reason why nothing was compared, if nothing was: that of most invocations.
    fn main_reason(&self) -> Option<&str> {
        let most = self.left_out.iter().max_by_key(|(_, count)| **count);
        (self.compared == 0).then_some(most?.0)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.difference, &self.crash, self.compared) {
            (Some(difference), ..) => write!(f, "native code differs: {difference}")?,
            (None, Some((how, count)), _) => {
                write!(f, "native code crashes in {}: {how}", counted(*count, "invocation"))?;
            }
            (.., 0) => f.write_str("not compared with native code")?,
            (.., compared) => write!(f, "native code agrees in {}", counted(compared, "invocation"))?,
        }
        for (reason, count) in &self.left_out {
            write!(f, "; {count} left out: {reason}")?;
        }
        Ok(())
    }
}

/// The results for all functions.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Functions that agree.
    pub agree: u64,
    /// Functions that differ.
    pub differ: u64,
    /// Functions whose native code crashes, and that do not differ.
    pub crash: u64,
    /// Functions of which no invocation was compared, by the reason.
    pub left_out: Reasons,
}

impl Tally {
    /// Counts one function.
    pub fn add(&mut self, verdict: &Verdict) {
        match (&verdict.difference, &verdict.crash, verdict.main_reason()) {
            (Some(_), ..) => self.differ += 1,
            (None, Some(_), _) => self.crash += 1,
            (None, None, Some(reason)) => self.leave_out(reason),
            (None, None, None) => self.agree += 1,
        }
    }

    /// Counts all that `other` has counted.
    pub fn merge(&mut self, other: Tally) {
        (self.agree, self.differ, self.crash) =
            (self.agree + other.agree, self.differ + other.differ, self.crash + other.crash);
        other
            .left_out
            .into_iter()
            .for_each(|(reason, count)| *self.left_out.entry(reason).or_default() += count);
    }

    /// Counts a function that was not compared; what follows a colon is its own.
    pub fn leave_out(&mut self, reason: &str) {
        let reason = reason.split(": ").next().unwrap_or(reason);
        *self.left_out.entry(reason.to_owned()).or_default() += 1;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { agree, differ, crash, left_out } = self;
        write!(f, "{} {} with native code", counted(*agree, "function"), agreeing(agree, "agrees", "agree"))?;
        write!(
            f,
            ", {differ} {} not, {crash} {}",
            agreeing(differ, "does", "do"),
            agreeing(crash, "crashes", "crash")
        )?;
        write!(f, ", {} not compared", left_out.values().sum::<u64>())?;
        let mut reasons: Vec<_> = left_out.iter().collect();
        reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        reasons.into_iter().try_for_each(|(reason, count)| write!(f, "\n  {count}: {reason}"))
    }
}
