"""Prints what an export holds, as readers see it that have nothing of dfquery.

Usage: foreign.py FORM PATH, where FORM is csv, souffle, jsonl, sqlite or parquet.
For each relation, sorted by name, a line `# NAME ROWS`, and a line for each row, its fields separated by tabs.
Ends with status 3, and the reason on standard error, where there is no reader for the form.
"""

import csv
import glob
import json
import os
import sys


def files(folder, ending):
    for path in sorted(glob.glob(os.path.join(folder, "*." + ending))):
        name = os.path.basename(path)[: -len(ending) - 1]
        if name != "schema":
            yield name, path


def read_csv(folder):
    for name, path in files(folder, "csv"):
        with open(path, newline="", encoding="utf-8") as file:
            yield name, list(csv.reader(file))[1:]


def read_souffle(folder):
    for name, path in files(folder, "facts"):
        with open(path, newline="", encoding="utf-8") as file:
            yield name, [line.rstrip("\n").split("\t") for line in file]


def read_jsonl(folder):
    for name, path in files(folder, "jsonl"):
        with open(path, encoding="utf-8") as file:
            yield name, [list(json.loads(line).values()) for line in file]


def read_sqlite(path):
    import sqlite3

    database = sqlite3.connect(path)
    told = dict(database.execute("SELECT name, rows FROM dfquery_relation"))
    tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'view' ORDER BY name")
    for (name,) in tables.fetchall():
        if name in told:
            rows = database.execute('SELECT * FROM "%s"' % name).fetchall()
            assert len(rows) == told[name], name
            yield name, rows


def parquet_reader():
    try:
        import pyarrow.parquet

        return lambda path: zip_columns(pyarrow.parquet.read_table(path).to_pydict())
    except ImportError:
        pass
    try:
        import duckdb

        return lambda path: duckdb.connect().execute("SELECT * FROM read_parquet(?)", [path]).fetchall()
    except ImportError:
        pass
    try:
        import polars

        return lambda path: polars.read_parquet(path).rows()
    except ImportError:
        sys.stderr.write("none of pyarrow, duckdb and polars can be imported\n")
        sys.exit(3)


def zip_columns(columns):
    return list(zip(*columns.values()))


def read_parquet(folder):
    read = parquet_reader()
    for name, path in files(folder, "parquet"):
        yield name, read(path)


READERS = {
    "csv": read_csv,
    "souffle": read_souffle,
    "jsonl": read_jsonl,
    "sqlite": read_sqlite,
    "parquet": read_parquet,
}


def main():
    csv.field_size_limit(1 << 30)
    out = open(sys.stdout.fileno(), "w", encoding="utf-8", newline="\n")
    for name, rows in READERS[sys.argv[1]](sys.argv[2]):
        out.write("# %s %d\n" % (name, len(rows)))
        for row in rows:
            out.write("\t".join(map(str, row)) + "\n")


main()
