#!/usr/bin/env bash
# Makes what is released into release/out/: a static binary for x86-64 Linux with its manual and completions, the Python package
# as a wheel and as source, and the crates. docs/releasing.md says what each needs.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
triple=x86_64-unknown-linux-gnu
version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
out=$PWD/release/out
rm -rf "$out"
mkdir -p "$out/crates"

# The time of the commit, so that the same commit makes the same archives.
time=$(git log -1 --format=%ct 2>/dev/null || echo 0)

# A build of its own: RUSTFLAGS are part of what is built.
RUSTFLAGS="-C target-feature=+crt-static" CARGO_PROFILE_RELEASE_STRIP=symbols \
    cargo build --locked --release --target "$triple" --features export,distributed,compiled --bin dfquery
name=dfquery-$version-x86_64-linux
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$work/$name
mkdir -p "$folder/completions"
cp "$target/$triple/release/dfquery" README.md LICENSE-APACHE LICENSE-MIT "$folder/"
for shell in bash elvish fish powershell zsh; do
    "$folder/dfquery" generate "$shell" >"$folder/completions/dfquery.$shell"
done
"$folder/dfquery" generate man -o "$folder/man" >/dev/null
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$time" -C "$work" -c "$name" | gzip -n9 >"$out/$name.tar.gz"

# With zig, the wheel runs on every Linux since 2014; without, on those with a C library as new as the one here.
if command -v maturin >/dev/null; then
    portable=()
    python3 -c 'import ziglang' 2>/dev/null && portable=(--zig --compatibility manylinux2014)
    maturin build --locked --release --manifest-path python/Cargo.toml --out "$out" "${portable[@]}"
    maturin sdist --manifest-path python/Cargo.toml --out "$out"
else
    echo "skipped: the Python package; \`pip install maturin ziglang\` gets what it needs" >&2
fi

cargo package --locked --workspace --exclude dfquery-python --no-verify --target-dir "$work/target"
cp "$work"/target/package/*.crate "$out/crates/"
ls -l "$out" "$out/crates"
