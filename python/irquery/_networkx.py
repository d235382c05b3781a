"""Relations and dataflow graphs as graphs of networkx."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx

    from ._irquery import Graph, Table


def of_table(table: Table) -> networkx.MultiDiGraph:
    """An edge for each row, from the first column to the second; further columns are its attributes."""
    import networkx

    names = table.column_names
    if len(names) < 2:
        raise ValueError(f"an edge has two ends, and the table has {len(names)} column")
    graph = networkx.MultiDiGraph()
    graph.add_edges_from((row[0], row[1], dict(zip(names[2:], row[2:]))) for row in table)
    return graph


def of_graph(graph: Graph) -> networkx.MultiDiGraph:
    """A node for each operator and for the environment, an edge for each reader of a channel."""
    import networkx

    made = networkx.MultiDiGraph(name=graph.name)
    made.add_node(-1, operator="environment")
    operators = graph.operators
    for number, *cells in operators:
        made.add_node(number, **dict(zip(operators.column_names[1:], cells)))
    for channel, producer, consumer, position, width, depth in graph.channels:
        made.add_edge(producer, consumer, channel=channel, input=position, width=width, depth=depth)
    return made
