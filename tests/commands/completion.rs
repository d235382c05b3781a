//! What bash, zsh and fish complete, in each of these that is installed.

use crate::terminal::Terminal;
use std::{env, path::Path, process::Command};

/// Whether the shell called `name` is installed.
fn is_there(name: &str) -> bool {
    let found = Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        println!("skipped: there is no `{name}`");
    }
    found
}

/// What fish would complete the line `line` with, each candidate with its description.
fn in_fish(line: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_BIN_EXE_dfquery")).parent().expect("it is in a folder");
    let script = format!("dfquery generate fish | source; complete -C '{line}'");
    let output = Command::new("fish")
        .args(["--no-config", "-c", &script])
        .env("PATH", format!("{}:{}", folder.display(), env::var("PATH").unwrap_or_default()))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("fish runs");
    String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect()
}

#[test]
fn fish_knows_relations_and_functions() {
    if !is_there("fish") {
        return;
    }
    let [found] = &in_fish("dfquery facts --relation loop_dep")[..] else { panic!("one relation") };
    assert!(found.starts_with("loop_depth\t"), "{found}");
    // The steps on the way to results only if nothing else begins so, and a user's own relations from the rules on the line.
    assert!(in_fish("dfquery describe li").iter().any(|found| found.starts_with("live_in\t")));
    let own = in_fish("dfquery facts --rules tests/cli/idle.dl --relation sp");
    assert!(own.iter().any(|found| found.starts_with("span")), "{own:?}");
    assert_eq!(in_fish("dfquery facts --function "), ["bubble_step", "fir", "gcd", "pick_tree"]);
    assert_eq!(in_fish("dfquery simulate facts --function g"), ["gcd"]);
    assert_eq!(in_fish("dfquery tests/kernels/gcd.ll tests/kernels/dot.ll --function "), ["dot", "gcd"]);
    assert_eq!(in_fish("dfquery --function  tests/kernels/gcd.ll"), Vec::<String>::new());
    assert_eq!(in_fish("dfquery nowhere.ll --function "), Vec::<String>::new());
    assert!(in_fish("dfquery facts --format ").iter().any(|found| found.starts_with("json\t")));
    assert!(in_fish("dfquery desc").iter().any(|found| found.starts_with("describe\t")));
    assert!(in_fish("dfquery tests/kernels/gc").contains(&"tests/kernels/gcd.ll".to_owned()));
}

/// Has `shell` complete a function and a relation, and run the line then.
fn completes(shell: &str, program: &str, prepare: &str) {
    if !is_there(shell) {
        return;
    }
    let Some(mut terminal) = Terminal::of(&format!("complete-{shell}"), program) else {
        println!("skipped: there is no `script`");
        return;
    };
    terminal.press(&format!("{prepare}; source <(dfquery generate {shell}); echo rea''dy\r"));
    terminal.see("ready");
    terminal.press("dfquery facts --relation latc\t");
    terminal.see("h");
    terminal.press("--function gc\t");
    terminal.see("d");
    terminal.press("\r");
    terminal.see("gcd/head  gcd/body");
    terminal.see("> ");
    terminal.press("exit\r");
    assert!(terminal.ends().success());
}

#[test]
fn bash_completes_a_line() {
    completes("bash", "bash --norc --noprofile -i", "PS1='> '");
}

#[test]
fn zsh_completes_a_line() {
    completes("zsh", "zsh -f -i", "PS1='> '; autoload -U compinit; compinit -D -u");
}
