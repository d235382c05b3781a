//! Limits of a page, which keep its size in proportion.

/// The number of large functions whose page is as large as one with everything of several functions.
const FUNCTIONS: usize = 4;

/// The limits of one function on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Cells of tuples.
    pub cells: usize,
    /// Steps of proofs.
    pub steps: usize,
    /// Operators of its graph: all of them, or none.
    pub operators: usize,
    /// Firings of a run.
    pub events: usize,
}

impl Room {
    /// The limits of a function that has the page for itself.
    pub const ALONE: Room = Room { cells: 800_000, steps: 30_000, operators: 50_000, events: 20_000 };

    /// The limits of a function on a page whose reader can ask for what it lacks.
    pub const BRIEF: Room = Room { cells: 60_000, steps: 0, operators: 50_000, events: 5_000 };

    /// The limits of a function of `own` instructions on a page that shows `all` instructions with everything.
    pub fn shared(own: usize, all: usize) -> Room {
        let share = |most: usize| (FUNCTIONS * most * own / all.max(1)).min(most);
        let Room { cells, steps, operators, events } = Room::ALONE;
        Room { cells: share(cells), steps: share(steps), operators: share(operators), events: share(events) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_functions_have_all_room_and_many_share_it() {
        assert_eq!(Room::shared(2_000, 2_000), Room::ALONE);
        assert_eq!(Room::shared(500, 2_000), Room::ALONE);
        let all: usize = [1_000; 40].iter().map(|&own| Room::shared(own, 40_000).steps).sum();
        assert_eq!(all, FUNCTIONS * Room::ALONE.steps);
        assert_eq!(Room::shared(0, 0).steps, 0);
    }
}
