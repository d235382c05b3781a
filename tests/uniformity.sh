#!/usr/bin/env bash
# Compares `dfquery --relation divergent` with LLVM's uniformity analysis, module by module, as a table in Markdown.
#
#   tests/uniformity.sh DFQUERY FILE.ll…        needs opt-22 (or OPT=…); --differences prints the values instead
#
# Values are those with a name: arguments and results. LLVM's answers are read from what `print<uniformity>` prints.
set -euo pipefail
opt=${OPT:-opt-22}
differences=no
if [ "${1:-}" = --differences ]; then differences=yes; shift; fi
dfquery=$1; shift
command -v "$opt" >/dev/null || { echo "skipped: $opt is not installed"; exit 0; }
scratch=$(mktemp -d); trap 'rm -rf "$scratch"' EXIT

[ $differences = yes ] || printf '| module | values | LLVM | dfquery | only LLVM | only dfquery |\n|---|--:|--:|--:|--:|--:|\n'
total=(0 0 0 0 0)
for module in "$@"; do
  named=$scratch/named.ll
  "$opt" -S -passes=instnamer "$module" -o "$named"
  "$opt" -disable-output -passes='print<uniformity>' "$named" 2>&1 | awk '
    /^UniformityInfo for function/ { split($0, part, "\x27"); function_name = part[2]; next }
    /^TEMPORAL DIVERGENCE LIST/ { skip = 1 }
    /^BLOCK|^DEFINITIONS/ { skip = 0 }
    !skip && /^  DIVERGENT:/ {
      if (match($0, /%[-a-zA-Z$._0-9]+( =|$)|"[^"]*"( =|$)/)) {
        name = substr($0, RSTART, RLENGTH); sub(/ =$/, "", name)
        if ($0 ~ / = / || arguments($0)) print function_name "/" name
      }
    }
    function arguments(line) { return line !~ /=|br |switch |store |call |ret / }
  ' | sort -u > "$scratch/llvm"
  "$dfquery" "$named" --relation divergent --format csv 2>/dev/null | tail -n +2 | sort -u > "$scratch/ours"
  values=$("$dfquery" "$named" --relation value --format csv 2>/dev/null | tail -n +2 | wc -l)
  only_llvm=$(comm -23 "$scratch/llvm" "$scratch/ours" | wc -l)
  only_ours=$(comm -13 "$scratch/llvm" "$scratch/ours" | wc -l)
  row=("$values" "$(wc -l < "$scratch/llvm")" "$(wc -l < "$scratch/ours")" "$only_llvm" "$only_ours")
  if [ $differences = yes ]; then
    comm -23 "$scratch/llvm" "$scratch/ours" | sed "s|^|$(basename "$module") only LLVM    |"
    comm -13 "$scratch/llvm" "$scratch/ours" | sed "s|^|$(basename "$module") only dfquery |"
  else
    printf '| %s | %s | %s | %s | %s | %s |\n' "$(basename "$module" .ll)" "${row[@]}"
  fi
  for at in 0 1 2 3 4; do total[at]=$((total[at] + row[at])); done
done
[ $differences = yes ] || printf '| sum | %s | %s | %s | %s | %s |\n' "${total[@]}"
