//! Whatever a conversion saves, and with which operators: the kernels return the same, and leave the same in memory.

use crate::calls;
use std::{env, fs, process};

/// How the kernels are converted, beside what is done without options.
const OPTIONS: [&[&str]; 4] = [
    &["--repeat-invariants", "--convert", "predicated"],
    &["--repeat-invariants"],
    &["--counters", "--prefer", "latency"],
    &["--counters", "--seed", "7"],
];

#[test]
fn kernels_do_the_same_with_all_options() {
    let folder = env::temp_dir().join(format!("dfquery-options-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for memory files");
    let lines = |call: &calls::Call, options: &[&str]| {
        let told = call.simulated(&folder, options).into_iter();
        told.filter(|line| !line.ends_with(" cycles")).collect::<Vec<_>>()
    };
    for call in calls::kernels() {
        let plain = lines(&call, &[]);
        assert!(!plain.is_empty(), "{}", call.function);
        for options in OPTIONS {
            assert_eq!(lines(&call, options), plain, "{} {options:?}", call.function);
        }
    }
    fs::remove_dir_all(&folder).expect("the folder is ours");
}
