//! What the process has used so far, as Linux says.

/// What the process has used so far.
pub struct Usage {
    /// CPU seconds.
    pub cpu: f64,
    /// Those of children that have ended.
    #[allow(dead_code)]
    pub children: f64,
    /// The most bytes of memory.
    pub peak: u64,
    /// The bytes of memory at this moment.
    pub now: u64,
}

pub fn usage() -> Usage {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    let seconds = |fields: &[&str]| fields.iter().map(|ticks| ticks.parse::<f64>().unwrap() / 100.0).sum();
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let bytes = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() * 1024
    };
    Usage {
        cpu: seconds(&fields[11..13]),
        children: seconds(&fields[13..15]),
        peak: bytes("VmHWM"),
        now: bytes("VmRSS"),
    }
}
