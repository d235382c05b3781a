//! Lets the linker leave to Python what Python defines, where it would not by itself.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
