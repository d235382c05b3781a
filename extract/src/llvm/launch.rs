//! Launch configuration of the kernels of a module.

use crate::llvm::annotation::Annotation;
use crate::llvm::function::{Header, INLINE};
use crate::llvm::lexer::{Lexer, Token};
use crate::llvm::module::Module;

/// The keys of `!nvvm.annotations` and of attributes that name the sizes of a work group.
const ANNOTATED: [&str; 3] = ["\"reqntidx\"", "\"reqntidy\"", "\"reqntidz\""];
const SIZES: &str = "\"nvvm.reqntid\"=";
/// The key of the attribute with the least and greatest number of work-items of a work group.
const ALL: &str = "\"amdgpu-flat-work-group-size\"=";

/// The keys of attributes that name a processor and its features.
const PROCESSOR: &str = "\"target-cpu\"=";
const FEATURES: &str = "\"target-features\"=";

/// The processor and the features that `attributes` name, each after what it is.
pub fn targets<'a>(attributes: &[&'a str]) -> Vec<(&'static str, &'a str)> {
    let value = |key: &str| {
        attributes.iter().find_map(|text| text.strip_prefix(key)).map(|text| text.trim_matches('"'))
    };
    let features = value(FEATURES).into_iter().flat_map(|list| list.split(',')).map(|one| ("feature", one));
    let processor = value(PROCESSOR).map(|name| ("processor", name));
    processor.into_iter().chain(features).filter(|(_, name)| !name.is_empty()).collect()
}

impl Module<'_> {
    /// Number of work-items of a work group in each direction, for launches of `header` with `attributes`, if given.
    pub fn work_group(&self, header: &Header<'_>, attributes: &[&str]) -> Option<[u64; 3]> {
        let value = |key: &str| attributes.iter().find_map(|text| text.strip_prefix(key)).map(numbers);
        if let Some(node) = header.work_group {
            return sizes(&self.node_numbers(node)?);
        }
        match value(ALL).as_deref() {
            Some([_, 1]) => Some([1; 3]),
            _ => value(SIZES).as_deref().map_or_else(|| self.annotated(header.name), sizes),
        }
    }

    /// Number of lanes of `header` that have to run together, if given.
    pub fn sub_group(&self, header: &Header<'_>) -> Option<u64> {
        match self.node_numbers(header.sub_group?)?[..] {
            [lanes @ 1..=65_536] => Some(lanes),
            _ => None,
        }
    }

    fn node_numbers(&self, node: u32) -> Option<Vec<u64>> {
        let start = if node & INLINE != 0 { (node & !INLINE) as usize } else { self.nodes.start(node)? };
        let mut lexer = Lexer::new(self.text, start, self.text.len());
        let mut found = Vec::new();
        loop {
            match lexer.next().1 {
                Token::Number(number) => found.push(number.parse().ok()?),
                Token::Mark(b'}') | Token::End => return Some(found),
                _ => {}
            }
        }
    }

    /// Returns true if `!nvvm.annotations` calls the function written as `name` a kernel, as LLVM before 20 wrote
    /// `ptx_kernel`.
    pub fn is_annotated_kernel(&self, name: &str) -> bool {
        let is_kernel =
            |one: &Annotation<'_>| one.function == name && one.key == "\"kernel\"" && one.value == 1;
        self.annotations.iter().any(is_kernel)
    }

    /// The launch sizes that `!nvvm.annotations` gives for the function written as `name`.
    fn annotated(&self, name: &str) -> Option<[u64; 3]> {
        let found = self.annotations.iter().filter(|annotation| annotation.function == name);
        let mut sizes = [None; 3];
        for annotation in found {
            if let Some(direction) = ANNOTATED.iter().position(|key| *key == annotation.key) {
                sizes[direction] = Some(annotation.value);
            }
        }
        sizes[0].map(|_| sizes.map(|size| size.unwrap_or(1)))
    }
}

fn numbers(text: &str) -> Vec<u64> {
    text.trim_matches('"').split(',').map_while(|number| number.trim().parse().ok()).collect()
}

/// The sizes in all directions; those that are not named are 1.
fn sizes(named: &[u64]) -> Option<[u64; 3]> {
    let size = |direction: usize| named.get(direction).copied().unwrap_or(1);
    (1..=3).contains(&named.len()).then(|| [0, 1, 2].map(size))
}
