//! The path of a proof: its steps in the order of execution.

use super::proof::{How, Premise, Proof};

/// One step of a spine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vertebra {
    /// Its number in the proof.
    pub step: usize,
    /// Number of detours it is within.
    pub level: usize,
}

/// A pending task of a walk.
enum Task {
    /// Writes what the step rests on, and then the step.
    Enter(Vertebra),
    /// Writes the step, if it is one of the spine.
    Leave(Vertebra),
}

impl Proof<'_> {
    /// The steps that the step `root` rests on and `is_vertebra` accepts, and `root` itself if it is one, in the order
    /// in which they happen.
    ///
    /// The first premise of a rule that is such a step, or rests on one, happened before it. Further such premises
    /// happened in a detour: within a call, for example. Each step is on a spine once. All other premises are left out,
    /// and so are those of steps that `begins` accepts.
    ///
    /// ```text
    /// p(to) :- p(from), moves(from, to).            p(from), then p(to)
    /// p(to) :- p(from), flows(f, in, out), …        p(from), one level down how `f` lets it through, then p(to)
    /// ```
    pub fn spine(
        &self,
        root: usize,
        is_vertebra: impl Fn(usize) -> bool,
        begins: impl Fn(usize) -> bool,
    ) -> Vec<Vertebra> {
        let begins = &begins;
        let before = |step| self.premises(step).filter(move |_| !begins(step));
        let supported = self.supported(root, &is_vertebra, &before);
        let mut spine = Vec::new();
        let mut entered = vec![false; self.steps.len()];
        let mut tasks = vec![Task::Enter(Vertebra { step: root, level: 0 })];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Leave(vertebra) => spine.push(vertebra),
                Task::Enter(Vertebra { step, .. }) if std::mem::replace(&mut entered[step], true) => {}
                Task::Enter(vertebra @ Vertebra { step, level }) => {
                    let leave = is_vertebra(step).then_some(Task::Leave(vertebra));
                    tasks.extend(leave);
                    let below = before(step).filter(|&premise| supported[premise]);
                    let below: Vec<usize> = below.collect();
                    let levels = (0..below.len()).map(|at| level + usize::from(at > 0));
                    let enter = below.iter().zip(levels).map(|(&step, level)| Vertebra { step, level });
                    tasks.extend(enter.rev().map(Task::Enter));
                }
            }
        }
        spine
    }

    /// The steps that the step number `step` reads, in the order of its rule's text.
    pub fn premises(&self, step: usize) -> impl Iterator<Item = usize> + '_ {
        let premises = match &self.steps[step].how {
            How::Given => &[][..],
            How::Rule { premises, .. } => premises,
        };
        premises.iter().filter_map(|premise| match premise {
            Premise::Tuple(step) => Some(*step),
            _ => None,
        })
    }

    /// By step whether it is under `root` and is, or rests on, one that `is_vertebra` says yes to, where each rests on
    /// the steps `before` it.
    fn supported<I: Iterator<Item = usize>>(
        &self,
        root: usize,
        is_vertebra: &impl Fn(usize) -> bool,
        before: &impl Fn(usize) -> I,
    ) -> Vec<bool> {
        let mut supported = vec![false; self.steps.len()];
        let mut entered = supported.clone();
        let mut tasks = vec![(root, false)];
        while let Some((step, is_done)) = tasks.pop() {
            if is_done {
                supported[step] = is_vertebra(step) || before(step).any(|premise| supported[premise]);
            } else if !std::mem::replace(&mut entered[step], true) {
                tasks.push((step, true));
                tasks.extend(before(step).map(|premise| (premise, false)));
            }
        }
        supported
    }
}
