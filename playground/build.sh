#!/bin/bash
# Makes playground/out/playground.html: dfquery in a browser, as one file that loads nothing.
#
# It takes the standard library of WebAssembly: `rustup target add wasm32-unknown-unknown`.
set -eu
cd "$(dirname "$0")"
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-../target/playground}"

# The stack is that of the module; conversion follows chains of uses as deep as a function is long.
RUSTFLAGS="-C link-arg=-zstack-size=67108864" \
    cargo build --locked --release --target wasm32-unknown-unknown
module=$CARGO_TARGET_DIR/wasm32-unknown-unknown/release/dfquery_playground.wasm

mkdir -p out
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

{
    echo '<script type="text/plain" id="module">'
    gzip -9 -n -c "$module" | base64 -w 0
    echo
    echo '</script>'
} > "$work/module"

# example NAME KIND FILE [ATTRIBUTE=VALUE]...
example() {
    local name=$1 kind=$2 file=$3 attributes=""
    shift 3
    for attribute in "$@"; do
        attributes+=" data-${attribute%%=*}='${attribute#*=}'"
    done
    if grep -qiE '</script|<!--' "$file"; then
        echo "$file cannot stand in a page" >&2
        exit 1
    fi
    echo "<script type=\"text/plain\" data-example=\"$name\" data-kind=\"$kind\"$attributes>"
    cat "$file"
    echo '</script>'
}
{
    echo '<script type="text/plain" id="fixed">'
    cat ../docs/tutorial/fixed.dl
    echo '</script>'
    example "gcd" ll ../tests/kernels/gcd.ll function=gcd "arguments=48, 36" "question=in_loop"
    example "a table of words" ll ../docs/tutorial/words.ll function=find "question=loop_depth"
    example "loads that never change, by rules" ll ../docs/tutorial/words.before.ll function=find rules=fixed "question=fixed_load"
    example "lanes of a GPU" ll ../docs/tutorial/lanes.ll "question=divergent_branch"
    example "machine IR" mir ../tests/cases/machine/loop-of-two-exits.mir
    example "a method as trees" hir ../tests/cases/lir/04-commas-in-both-operands.hir
    example "AVR trees" avr ../tests/cases/designs/rounds.avr
} > "$work/examples"

awk -v work="$work" '
    match($0, /^<!-- [a-z.]+ -->$/) {
        name = substr($0, 6, length($0) - 9)
        file = name ~ /[.]/ ? name : work "/" name
        while ((getline line < file) > 0) print line
        close(file)
        next
    }
    { print }
' page.html > out/playground.html

printf '%s bytes compressed, in a page of %s\n' "$(gzip -9 -n -c "$module" | wc -c)" "$(wc -c < out/playground.html)"
