//! Questions of the main verb, and reports of their costs.

use crate::cli::{
    args::{Args, Asking, Report},
    costs,
    failure::Failure,
    rules,
};
use dfquery::{Analysis, Asked, Program, Scope};

/// The analysis of `program` that `args` ask for.
pub fn analysis(program: Program, args: &Args) -> Result<Analysis, Failure> {
    let Asking { rules, program: own, facts, report, deny, .. } = &args.asking;
    let analysis = Analysis::new(program)
        .with_rules(rules::read_all(own.as_ref().map_or(&rules[..], std::slice::from_ref))?)
        .with_inputs(facts.clone())
        .with_engine(args.engine)
        .with_conversion(args.conversion.options())
        .with_machine(args.conversion.latencies())
        .of_functions(args.function.clone())
        .with_internals(args.all)
        .with_lines(args.asking.lines);
    // What is denied is asked for once more; several questions may need the same.
    let asks_once = deny.is_empty() && args.asking.query.len() < 2;
    let analysis = if asks_once { analysis.forgetful() } else { analysis };
    Ok(if report.is_some() { analysis.measured() } else { analysis })
}

/// Lets `work` ask for the relations that `args` name; if they give rule files and ask for nothing, what these say is a result.
pub fn relations<R>(
    analysis: &Analysis,
    args: &Args,
    work: impl FnOnce(&Scope) -> Result<R, Failure>,
) -> Result<R, Failure> {
    let names = args.relations();
    let has_rules = !args.asking.rules.is_empty() || args.asking.program.is_some();
    let asked = match names {
        [] if args.export.is_some() => Asked::Front,
        names if args.asks_for_page() => analysis.of_page(names),
        [] if has_rules => Asked::Results,
        names => Asked::Relations(names),
    };
    analysis.scoped(asked, |scope| costed(scope, args, work))
}

/// Lets `work` ask a question in the rule language.
pub fn query<R>(
    analysis: &Analysis,
    query: &str,
    args: &Args,
    work: impl FnOnce(&Scope) -> Result<R, Failure>,
) -> Result<R, Failure> {
    analysis.scoped(Asked::Query(query), |scope| costed(scope, args, work))
}

fn costed<R>(
    scope: &Scope,
    args: &Args,
    work: impl FnOnce(&Scope) -> Result<R, Failure>,
) -> Result<R, Failure> {
    // What was stopped has cost something too, and where is what its user wants to know.
    let result = work(scope);
    match args.asking.report {
        Some(Report::Time) => {
            costs::print(&scope.costs());
            costs::print_workers(&scope.worker_costs());
        }
        Some(Report::Memory) => {
            costs::print_memory(&scope.memory_costs());
            costs::print_indexes(&scope.index_costs());
            costs::print_peaks(&args.engine.peaks());
        }
        None => {}
    }
    result
}
