"""The notebooks run, on small inputs and, where DFQUERY_CORPUS names a folder, on real ones."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", sorted((ROOT / "docs/notebooks").glob("*.ipynb")), ids=lambda path: path.name)
def test_notebooks_run(path):
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    for package in ["ipykernel", "matplotlib", "polars"]:
        pytest.importorskip(package)
    book = nbformat.read(path, as_version=4)
    nbformat.validate(book)
    client = nbclient.NotebookClient(book, timeout=120, record_timing=False, resources={"metadata": {"path": str(ROOT)}})
    client.execute()
    if os.environ.get("BLESS"):
        nbformat.write(book, path)
    assert path.stat().st_size < 200_000, "outputs are to be kept small"
