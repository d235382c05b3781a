#!/usr/bin/env bash
# Makes what is released into release/out/: static binaries for Linux with their manual and completions, the Python package as a
# wheel and as source, and the crates. docs/releasing.md says what each needs.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
out=$PWD/release/out
work=$(mktemp -d)
# What maturin puts beside the module of this name: scripts/ is installed where commands are.
data=python/irquery._irquery.data
trap 'rm -rf "$work" "$data"' EXIT
rm -rf "$out"
mkdir -p "$out/crates"

# The time of the commit, so that the same commit makes the same archives.
time=$(git log -1 --format=%ct 2>/dev/null || echo 0)

# pack PROCESSOR: makes an archive of it, with manual and completions as the one for this machine writes them.
pack() {
    local name=dfquery-$version-$1-linux
    local folder=$work/$name
    mkdir -p "$folder/completions"
    cp "$target/$1-unknown-linux-gnu/dist/dfquery" README.md LICENSE-APACHE LICENSE-MIT "$folder/"
    for shell in bash elvish fish powershell zsh; do
        "$command" generate "$shell" >"$folder/completions/dfquery.$shell"
    done
    "$command" generate man -o "$folder/man" >/dev/null
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$time" -C "$work" -c "$name" | gzip -n9 >"$out/$name.tar.gz"
}

processors=(x86_64)
cross=aarch64-linux-gnu-gcc
if command -v "$cross" >/dev/null && rustup target list --installed | grep -q aarch64-unknown-linux-gnu; then
    processors+=(aarch64)
    export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=$cross CC_aarch64_unknown_linux_gnu=$cross
else
    echo "skipped: the binary for aarch64; it takes $cross, and \`rustup target add aarch64-unknown-linux-gnu\`" >&2
fi

# Each with every feature, and no library beside it. All at once, since the last step of each keeps one core busy. RUSTFLAGS are
# part of what is built.
targets=("${processors[@]/#/--target=}")
RUSTFLAGS="-C target-feature=+crt-static -C relocation-model=static" CARGO_PROFILE_DIST_STRIP=symbols \
    cargo build --locked --profile dist "${targets[@]/%/-unknown-linux-gnu}" --features export,distributed,compiled --bin dfquery
command=$target/x86_64-unknown-linux-gnu/dist/dfquery
for processor in "${processors[@]}"; do
    pack "$processor"
done

# With zig, the wheel runs on every Linux since 2014; without, on those with a C library as new as the one here.
if command -v maturin >/dev/null; then
    portable=()
    python3 -c 'import ziglang' 2>/dev/null && portable=(--zig --compatibility manylinux2014)
    maturin sdist --manifest-path python/Cargo.toml --out "$out"
    mkdir -p "$data/scripts"
    cp "$command" "$data/scripts/"
    maturin build --locked --release --manifest-path python/Cargo.toml --out "$out" "${portable[@]}"
else
    echo "skipped: the Python package; \`pip install maturin ziglang\` gets what it needs" >&2
fi

cargo package --locked --workspace --exclude dfquery-python --no-verify --target-dir "$work/target"
cp "$work"/target/package/*.crate "$out/crates/"
ls -l "$out" "$out/crates"
