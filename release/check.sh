#!/usr/bin/env bash
# Tries what release/build.sh has made as a stranger would, and prints a table. --quick looks at the lists of files of the crates
# alone, which need no build.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$PWD/release/out
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
input=$PWD/tests/cases/linked/first.ll
rows=()

# row ARTEFACT FILE SECONDS TRIED
row() { rows+=("$(printf '| %s | %s | %s | %s |' "$1" "$(numfmt --to=iec "$(stat -c %s "$2")")" "$3" "$4")"); }
seconds() { date +%s.%N; }
since() { awk -v a="$1" -v b="$(seconds)" 'BEGIN { printf "%.1f s", b - a }'; }
at_most() { # FILE BYTES
    [ "$(stat -c %s "$1")" -le "$2" ] || echo "warning: $(basename "$1") has more than $2 bytes" >&2
}

# Whether a crate has what it needs, and nothing that only this repository does.
check_lists() {
    local crate list
    for crate in $(cargo metadata --locked --no-deps --format-version 1 | grep -o '"name":"dfquery[a-z-]*","version"' |
        cut -d'"' -f4 | sort -u | grep -v -- -python); do
        list=$(cargo package --locked --list --allow-dirty -p "$crate")
        grep -q '^src/\|^lib.rs' <<<"$list" || { echo "error: $crate has no sources" >&2; exit 1; }
        if grep '\.\(ll\|bc\|o\|a\|png\|ipynb\)$\|^tests/\|^docs/' <<<"$list"; then
            echo "error: $crate would be released with these" >&2
            exit 1
        fi
    done
}

# check_binary PROCESSOR [EMULATOR]
check_binary() {
    local archive start folder took tried run=("${@:2}")
    archive=$(echo "$out"/dfquery-*-"$1"-linux.tar.gz)
    [ -e "$archive" ] || { echo "skipped: there is no binary for $1" >&2; return; }
    start=$(seconds)
    tar -xzf "$archive" -C "$work"
    folder=$(echo "$work"/dfquery-*-"$1"-linux)
    [ -s "$folder/man/dfquery.1" ]
    [ -s "$folder/completions/dfquery.zsh" ]
    at_most "$folder/dfquery" $((16 << 20))
    if readelf -lW "$folder/dfquery" | grep -q INTERP; then
        echo "error: the binary for $1 is not static" >&2
        exit 1
    fi
    if [ -n "${run[*]}" ] && ! command -v "${run[0]}" >/dev/null; then
        row "static binary, $1 Linux" "$archive" "" "made; ${run[0]} is not installed"
        row "its executable" "$folder/dfquery" "" ""
        return
    fi
    "${run[@]}" "$folder/dfquery" "$input" --relation calls >"$work/answer"
    took=$(since "$start")
    [ "$(wc -l <"$work/answer")" -gt 1 ]
    tried="an answer, manual, completions"
    if [ "$(id -u)" = 0 ] && [ -z "${run[*]}" ]; then
        mkdir "$work/root"
        cp "$folder/dfquery" "$input" "$work/root/"
        chroot "$work/root" /dfquery "/$(basename "$input")" --relation calls >"$work/there" 2>"$work/said"
        cmp "$work/there" "$work/answer"
        cmp "$work/said" /dev/null
        tried+=", the same in an empty root"
    fi
    [ -z "${run[*]}" ] || tried+=", under ${run[0]}"
    row "static binary, $1 Linux" "$archive" "$took" "$tried"
    row "its executable" "$folder/dfquery" "" ""
}

# answer VENV: asks the package and the command of a venv the same, without any other program.
answer() {
    PATH=$1/bin "$1/bin/python" -c "
import irquery
assert irquery.open('$input').relation('calls').rows()"
}

check_python() {
    local wheel source start took tried="a venv without a compiler, an answer"
    wheel=$(echo "$out"/irquery-*.whl)
    [ -e "$wheel" ] || { echo "skipped: there is no wheel" >&2; return; }
    start=$(seconds)
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps --no-index "$wheel"
    answer "$work/venv"
    took=$(since "$start")
    PATH=$work/venv/bin dfquery "$input" --relation calls >"$work/of-command"
    cmp "$work/of-command" "$work/answer"
    tried+=", the command too"
    if command -v auditwheel >/dev/null; then
        auditwheel show "$wheel" | tr '\n' ' ' | grep -q 'platform tag: "manylinux_2_17'
        tried+=", manylinux2014"
    fi
    row "wheel" "$wheel" "$took" "$tried"
    source=$(echo "$out"/irquery-*.tar.gz)
    python3 -m venv "$work/built"
    "$work/built/bin/pip" install --quiet --disable-pip-version-check "$source"
    answer "$work/built"
    row "source of the Python package" "$source" "" "built in a venv, an answer"
}

check_crates() {
    local crate
    for crate in "$out"/crates/*.crate; do
        at_most "$crate" $((1 << 20))
    done
    cargo package --quiet --locked --workspace --exclude dfquery-python --target-dir "$work/target"
    row "$(find "$out/crates" -name '*.crate' | wc -l) crates, the largest" "$(ls -S "$out"/crates/*.crate | head -n 1)" "" \
        "≤ 1 MiB each, built of one another"
}

check_lists
if [ "${1:-}" = --quick ]; then
    exit
fi
check_binary aarch64 qemu-aarch64-static
check_binary x86_64
check_python
check_crates
printf '| artefact | size | to the first answer | tried |\n|---|--:|--:|---|\n'
printf '%s\n' "${rows[@]}"
