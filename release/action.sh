#!/usr/bin/env bash
# The step of action.yml: builds the program under dfquery, or takes IR that is there, and writes findings as SARIF. Fails with
# status 1 if there are any; with a baseline, if any is new. The variables are the inputs of the action.
set -euo pipefail
dfquery=${DFQUERY:-dfquery}
read -ra inputs <<<"${IR:-}"
read -ra rules <<<"${RULES:-}"
read -ra options <<<"${OPTIONS:-}"
deny=${DENY:?the relation whose rows are findings}
sarif=${SARIF:-dfquery.sarif}

if [ -n "${BUILD:-}" ]; then
    folder=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/dfquery-XXXXXX")
    programs=$folder/programs
    "$dfquery" build -o "$programs" -- bash -c "$BUILD" | tee "$folder/said"
    mapfile -t inputs < <(sed -n "s|^\($programs/.*\): [0-9]* units\?\$|\1|p" "$folder/said")
    if [ -n "${PROGRAM:-}" ]; then
        inputs=("$programs/$PROGRAM")
    elif [ "${#inputs[@]}" -gt 1 ]; then
        echo "error: the build makes several programs; name one as \`program\`:" >&2
        printf '%s\n' "${inputs[@]#"$programs/"}" >&2
        exit 2
    fi
fi
[ "${#inputs[@]}" -gt 0 ] || { echo "error: the action needs \`build\` or \`ir\`" >&2; exit 2; }

arguments=("${inputs[@]}" "${options[@]}" --relation "$deny" --format sarif -o "$sarif")
for file in "${rules[@]}"; do
    arguments+=(--rules "$file")
done
if [ -n "${BASELINE:-}" ] && [ -e "$BASELINE" ]; then
    "$dfquery" "${arguments[@]}" --baseline "$BASELINE"
    new=$(grep -c '"baselineState":"new"' "$sarif") || true
    if [ "$new" -gt 0 ]; then
        echo "error: new findings in \`$deny\`: $new" >&2
        exit 1
    fi
else
    "$dfquery" "${arguments[@]}" --deny "$deny"
fi
