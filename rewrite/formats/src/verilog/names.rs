//! Identifiers of SystemVerilog.

use std::collections::BTreeSet;

/// Words of IEEE 1800 that are not identifiers, as far as a name in a program may be one.
const KEYWORDS: &str = "\
    alias always and assert assign assume automatic before begin bind bins bit break buf byte case cell \
    chandle checker class clocking config const constraint context continue cover cross default design \
    disable dist do edge else end enum event expect export extends extern final for force foreach \
    forever fork function generate global if iff implements implies import include initial inout input \
    inside instance int integer interface join large let library local logic longint matches module nand \
    negedge new nor not null or output package packed parameter priority process program property pure \
    rand real ref reg release repeat return sequence signed small static string strong struct super \
    table tagged task this throughout time timeprecision timeunit tran tri type typedef union unique \
    unsigned until untyped use uwire var vectored virtual void wait wand weak while wildcard wire with \
    within wor xnor xor accept_on cmos deassign defparam endcase endmodule ifnone medium primitive \
    specify supply trior";

/// The identifiers in use.
#[derive(Default)]
pub struct Names {
    taken: BTreeSet<String>,
}

impl Names {
    /// Names of which `taken` are in use.
    pub fn with<'n>(taken: impl IntoIterator<Item = &'n str>) -> Names {
        Names { taken: taken.into_iter().map(str::to_owned).collect() }
    }

    /// An identifier like `name` that is not in use, nor is any that ends with one of `suffixes` after it; all are then in use.
    pub fn claim(&mut self, name: &str, suffixes: &[&str]) -> String {
        let plain = identifier(name);
        let numbered = (1..).map(|number| format!("{plain}_{number}"));
        let all = |name: &str| -> Vec<String> {
            suffixes.iter().map(|suffix| format!("{name}{suffix}")).chain([name.to_owned()]).collect()
        };
        let free = |name: &String| !all(name).iter().any(|name| self.taken.contains(name));
        let mut names = std::iter::once(plain.clone()).chain(numbered);
        let name = names.find(free).expect("numbers do not end");
        self.taken.extend(all(&name));
        name
    }
}

/// `name` with `_` for what no identifier has; keywords and the names of our modules get one after or before them.
fn identifier(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    let text: String = name.trim_start_matches(['%', '@']).chars().map(plain).collect();
    let foreign = !text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') || text.starts_with("df_");
    match () {
        _ if foreign => format!("n{text}"),
        _ if KEYWORDS.split_whitespace().any(|word| word == text) => format!("{text}_"),
        _ => text,
    }
}
