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

check_binary() {
    local archive start folder
    archive=$(echo "$out"/dfquery-*-x86_64-linux.tar.gz)
    start=$(seconds)
    tar -xzf "$archive" -C "$work"
    folder=$(echo "$work"/dfquery-*-x86_64-linux)
    "$folder/dfquery" "$input" --relation calls >"$work/answer"
    [ "$(wc -l <"$work/answer")" -gt 1 ]
    local took
    took=$(since "$start")
    at_most "$folder/dfquery" $((16 << 20))
    if ldd "$folder/dfquery" >/dev/null 2>&1; then
        echo "error: the binary is not static" >&2
        exit 1
    fi
    local tried="an answer, manual, completions"
    if [ "$(id -u)" = 0 ]; then
        mkdir "$work/root"
        cp "$folder/dfquery" "$input" "$work/root/"
        chroot "$work/root" /dfquery "/$(basename "$input")" --relation calls >"$work/there" 2>"$work/said"
        cmp "$work/there" "$work/answer"
        cmp "$work/said" /dev/null
        tried+=", the same in an empty root"
    fi
    [ -s "$folder/man/dfquery.1" ] && [ -s "$folder/completions/dfquery.zsh" ]
    row "static binary, x86-64 Linux" "$archive" "$took" "$tried"
    row "its executable" "$folder/dfquery" "" ""
}

check_python() {
    local wheel start
    wheel=$(echo "$out"/irquery-*.whl)
    [ -e "$wheel" ] || { echo "skipped: there is no wheel" >&2; return; }
    start=$(seconds)
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps "$wheel"
    PATH=$work/venv/bin "$work/venv/bin/python" -c "
import irquery
assert irquery.open('$input').relation('calls').rows()"
    row "wheel" "$wheel" "$(since "$start")" "a venv without a compiler, an answer"
    row "source of the Python package" "$(echo "$out"/irquery-*.tar.gz)" "" "made"
}

check_crates() {
    local crate
    for crate in "$out"/crates/*.crate; do
        at_most "$crate" $((1 << 20))
    done
    row "$(find "$out/crates" -name '*.crate' | wc -l) crates, the largest" "$(ls -S "$out"/crates/*.crate | head -n 1)" "" "≤ 1 MiB each"
}

check_lists
if [ "${1:-}" = --quick ]; then
    exit
fi
check_binary
check_python
check_crates
printf '| artefact | size | to the first answer | tried |\n|---|--:|--:|---|\n'
printf '%s\n' "${rows[@]}"
