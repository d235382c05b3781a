"""What it takes until a relation is in polars, beside the command and its CSV.

    python python/benches/arrive.py sqlite3.O1.ll live_in DFQUERY

Each way runs in a process of its own, five times; the medians are printed. `open` reads the program, `table` has an Arrow table
of the relation and `again` a second one, for which nothing is derived; `polars` has a frame, `csv` the command's output
parsed.
"""

import resource
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 5


def work(way, path, relation, command):
    if way == "csv":
        import polars

        with tempfile.NamedTemporaryFile(suffix=".csv") as file:
            subprocess.run([command, path, "--relation", relation, "--format", "csv", "-o", file.name], check=True)
            return polars.read_csv(file.name).height
    import irquery

    if way == "import":
        import polars

        return 0
    program = irquery.open(path)
    if way == "open":
        return 0
    table = program.relation(relation)
    if way == "again":
        table = program.relation(relation)
        way = "table"
    return len(table) if way == "table" else table.to_polars().height


def used(who):
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss


if len(sys.argv) == 5:
    before, started = used(resource.RUSAGE_SELF)[0], time.monotonic()
    rows = work(*sys.argv[1:])
    took = time.monotonic() - started
    (own, peak), (others, largest) = used(resource.RUSAGE_SELF), used(resource.RUSAGE_CHILDREN)
    print(own - before + others, took, max(peak, largest) / 1024, rows)
else:
    for way in ["import", "open", "table", "again", "polars", "csv"]:
        runs = []
        for _ in range(ROUNDS):
            done = subprocess.run([sys.executable, __file__, way, *sys.argv[1:]], capture_output=True, text=True, check=True)
            runs.append([float(number) for number in done.stdout.split()])
        cpu, took, peak, rows = [statistics.median(column) for column in zip(*runs)]
        print(f"{way:8} {cpu:7.3f} CPU s {took:7.3f} s {peak:7.0f} MB {rows:10.0f} rows")
