//! Several invocations of a graph, which begin before those before have been answered where the graph says that they may.

use super::{End, Invocation, Order, Simulation};
use crate::host::{Frame, Host};
use dfquery_graph::{LicId, bits::Bits, random, trap::Trap};

/// The values that the environment gives to a graph during a series of invocations, and those that it has received.
struct Series<'l> {
    /// The arguments of each invocation.
    lists: &'l [Vec<Bits>],
    entries: Vec<Entry>,
    /// The queues of its answers: the results, then the last order token.
    answers: Vec<Answer>,
}

/// A channel that the environment fills.
struct Entry {
    lic: LicId,
    /// The number of the parameter; none for the order.
    param: Option<usize>,
    /// Limit on the invocations that have been given a value and are not answered.
    most: usize,
    /// Number of invocations that have been given a value.
    given: usize,
}

/// A queue of results or of order tokens.
struct Answer {
    queue: u32,
    /// The values that have come, with their rounds.
    values: Vec<(Bits, u64)>,
}

impl Simulation<'_> {
    /// Runs an invocation for each of `lists`, its arguments: as many at a time as the graph says, else one.
    ///
    /// The environment gives a parameter when there is room, and no more invocations are in flight than may be; the order when
    /// all before have been answered, if an operator does something that others see. It takes answers when they are there.
    ///
    /// Units   cycles are those since the first invocation began
    ///
    /// # Errors
    ///
    /// [`End`]: why one of them was not answered, or what is left over in the end.
    pub fn invoke_all<'a>(
        &mut self,
        process: &mut impl Host<'a>,
        lists: &[Vec<Bits>],
    ) -> Result<Vec<Invocation>, End> {
        let start = self.rounds;
        let Some(most) = self.netlist.graph.in_flight else {
            let one = |arguments: &Vec<Bits>| {
                let before = self.rounds - start;
                let Invocation { results, cycles } = self.invoke(process, arguments)?;
                Ok(Invocation { results, cycles: cycles.map(|cycles| before + cycles) })
            };
            return lists.iter().map(one).collect();
        };
        let mut series = self.series(lists, most as usize);
        let mut frame = self.enter(process)?;
        let run = self.run_all(process, &mut frame, &mut series);
        process.leave(frame);
        run?;
        if self.answered(&series) < lists.len() {
            return Err(self.tokens.deadlock());
        }
        self.tokens.clean()?;
        let results = self.netlist.results.len();
        let invocation = |turn: usize| {
            let awaited = series.answers.iter().take(results.max(1));
            let round = awaited.map(|answer| answer.values[turn].1).max().unwrap_or(start);
            let values = series.answers[..results].iter().map(|answer| answer.values[turn].0.clone());
            self.invocation(values.collect(), round - start)
        };
        Ok((0..lists.len()).map(invocation).collect())
    }

    /// A series of which nothing has begun.
    fn series<'l>(&self, lists: &'l [Vec<Bits>], most: usize) -> Series<'l> {
        let graph = self.netlist.graph;
        let entry = |lic, param, most| Entry { lic, param, most, given: 0 };
        let params = graph.params.iter().enumerate().map(|(at, lic)| entry(*lic, Some(at), most));
        let after = if self.netlist.is_in_turn { 1 } else { most };
        let entries = params.chain(graph.order_in.map(|lic| entry(lic, None, after))).collect();
        let answers = self.netlist.answers().map(|queue| Answer { queue, values: Vec::new() }).collect();
        Series { lists, entries, answers }
    }

    /// Fires until nothing is ready, and the environment has nothing to give or to take.
    fn run_all<'a>(
        &mut self,
        process: &mut impl Host<'a>,
        frame: &mut Frame,
        series: &mut Series,
    ) -> Result<(), Trap> {
        let most = self.schedule.firings.saturating_mul(series.lists.len() as u64);
        let mut fired = 0;
        let due = self.due(series);
        self.give(series, &due);
        loop {
            self.settle();
            let attended = self.attend(series);
            if self.is_busy() {
                fired += self.step(process, frame)?;
            } else if attended {
                self.rounds += 1;
            } else {
                return Ok(());
            }
            if fired > most {
                return Err(self.limit());
            }
        }
    }

    /// Number of invocations that have been answered.
    fn answered(&self, series: &Series) -> usize {
        let number = |answer: &Answer| answer.values.len() + usize::from(self.tokens.is_there(answer.queue));
        series.answers.iter().map(number).min().unwrap_or(0)
    }

    /// Gives values and takes answers, as operators do in a round: others see it in the next one. Whether there was any. In a
    /// seeded order it often leaves that for later.
    fn attend(&mut self, series: &mut Series) -> bool {
        if self.schedule.order != Order::Rounds && self.is_busy() {
            self.random = random::mix(self.random);
            if self.random & 1 == 0 {
                return false;
            }
        }
        let due = self.due(series);
        let took = self.take_answers(series);
        self.give(series, &due);
        took || !due.is_empty()
    }

    /// The channels that may have another value, by their numbers among the entries.
    fn due(&self, series: &Series) -> Vec<usize> {
        let (answered, number) = (self.answered(series), series.lists.len());
        let is_due = |entry: &Entry| {
            entry.given < number.min(answered + entry.most) && self.tokens.has_room(Some(entry.lic.0))
        };
        let entries = series.entries.iter().enumerate();
        entries.filter(|(_, entry)| is_due(entry)).map(|(at, _)| at).collect()
    }

    /// Gives a value to each of the channels `due`.
    fn give(&mut self, series: &mut Series, due: &[usize]) {
        for &at in due {
            let entry = &mut series.entries[at];
            let arguments = &series.lists[entry.given];
            let value = entry.param.map_or_else(|| Bits::zero(0), |at| arguments[at].clone());
            self.tokens.push(entry.lic.0, value);
            entry.given += 1;
        }
    }

    /// Takes an answer of each kind that is there, and none beyond the last invocation; whether there is any.
    fn take_answers(&mut self, series: &mut Series) -> bool {
        let mut took = false;
        let number = series.lists.len();
        for answer in series.answers.iter_mut().filter(|answer| answer.values.len() < number) {
            if let Some(value) = self.tokens.pop(answer.queue) {
                answer.values.push((value, self.rounds));
                took = true;
            }
        }
        took
    }
}
