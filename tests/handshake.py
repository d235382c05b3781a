"""Holds what `--format handshake` prints against CIRCT, and runs it.

usage: handshake.py MODULE.mlir [RUNS]

Every module is parsed and verified; every value has to be used once, and CIRCT has to find nothing to fork or sink. RUNS has
a line `function arguments` for each run: numbers, and names of buffers with their elements as `name=i32:1:2:3`. For
each the result and the buffers are printed, as a plain interpreter of tokens with unbounded queues finds them.
"""

import sys
from collections import deque

from pycde import circt
from pycde.circt import ir
from pycde.circt.passmanager import PassManager

PREDICATES = [
    lambda a, b, s, t: a == b,
    lambda a, b, s, t: a != b,
    lambda a, b, s, t: s < t,
    lambda a, b, s, t: s <= t,
    lambda a, b, s, t: s > t,
    lambda a, b, s, t: s >= t,
    lambda a, b, s, t: a < b,
    lambda a, b, s, t: a <= b,
    lambda a, b, s, t: a > b,
    lambda a, b, s, t: a >= b,
]
STEPS = 1_000_000


def width(ty):
    text = str(ty)
    return 64 if text == "index" else int(text[1:]) if text.startswith("i") else 0


def signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


def divided(a, b):
    quotient = abs(a) // abs(b)
    return -quotient if (a < 0) != (b < 0) else quotient


def binary(name, bits):
    """The integer operation of two values as a function of their unsigned and signed readings."""
    return {
        "addi": lambda a, b, s, t: a + b,
        "subi": lambda a, b, s, t: a - b,
        "muli": lambda a, b, s, t: a * b,
        "andi": lambda a, b, s, t: a & b,
        "ori": lambda a, b, s, t: a | b,
        "xori": lambda a, b, s, t: a ^ b,
        "shli": lambda a, b, s, t: a << b if b < bits else 0,
        "shrui": lambda a, b, s, t: a >> b,
        "shrsi": lambda a, b, s, t: s >> b,
        "divui": lambda a, b, s, t: a // b,
        "remui": lambda a, b, s, t: a % b,
        "divsi": lambda a, b, s, t: divided(s, t),
        "remsi": lambda a, b, s, t: s - t * divided(s, t),
        "minui": lambda a, b, s, t: min(a, b),
        "maxui": lambda a, b, s, t: max(a, b),
        "minsi": lambda a, b, s, t: min(s, t),
        "maxsi": lambda a, b, s, t: max(s, t),
    }.get(name)


class Always:
    """The queue of a value that is always there: a constant behind a source."""

    def __init__(self, value):
        self.value = value

    def __bool__(self):
        return True

    def __getitem__(self, at):
        return self.value

    def __iter__(self):
        return iter([])

    def popleft(self):
        return self.value


class Machine:
    """One function with a queue for each value."""

    def __init__(self, function):
        self.block = function.regions[0].blocks[0]
        self.operations = [op.operation for op in self.block.operations]
        self.queues = {}
        self.memories = {}
        self.settle_constants()
        for op in self.operations:
            if op.name == "handshake.buffer" and "initValues" in op.attributes:
                bits = width(op.results[0].type)
                for value in op.attributes["initValues"]:
                    self.queue(op.results[0]).append(ir.IntegerAttr(value).value % (1 << bits))

    def settle_constants(self):
        """Finds what is always there: sources, and what depends on nothing else."""
        pending = [op for op in self.operations if op.name == "handshake.source"]
        while pending:
            op = pending.pop()
            kind = op.name.split(".", 1)[1]
            values = [self.queues[value].value for value in op.operands]
            if kind == "source":
                results = [0]
            elif kind == "fork":
                results = values * len(op.results)
            elif kind == "constant":
                results = [ir.IntegerAttr(op.attributes["value"]).value]
            else:
                results = [self.compute(op, kind, values)]
            for out, value in zip(op.results, results):
                bits = width(out.type)
                self.queues[out] = Always(value % (1 << bits) if bits else 0)
            users = [use.owner.operation for out in op.results for use in out.uses]
            pending += [user for user in users if self.is_constant(user)]
        self.operations = [op for op in self.operations if not op.results or op.results[0] not in self.queues]
        # The bindings make these anew each time that they are asked for.
        self.parts = [(op, op.name.split(".", 1)[1], list(op.operands), list(op.results)) for op in self.operations]
        places = {op: at for at, op in enumerate(self.operations[:-1])}
        readers = [{use.owner.operation for out in op.results for use in out.uses} for op in self.operations]
        self.readers = [[places[op] for op in ops if op in places] for ops in readers]

    def is_constant(self, op):
        """Whether all operands are always there, and the operation only computes."""
        known = all(isinstance(self.queues.get(value), Always) for value in op.operands)
        return known and (op.name.startswith("arith.") or op.name in ("handshake.fork", "handshake.constant"))

    def queue(self, value):
        return self.queues.setdefault(value, deque())

    def start(self, arguments):
        for argument, value in zip(self.block.arguments, arguments):
            if isinstance(value, list):
                self.memories[argument] = value
            else:
                self.queue(argument).append(value)

    def settle(self):
        """Fires what can fire."""
        steps = 0
        pending = deque(range(len(self.operations) - 1))
        while pending:
            at = pending.popleft()
            while self.fire(*self.parts[at]):
                pending.extend(self.readers[at])
                steps += 1
                if steps > STEPS:
                    raise RuntimeError("no end")

    def held(self):
        """The tokens of each value; initial ones have gone on from their buffers as far as they can."""
        return [list(self.queue(value)) for op in self.operations for value in op.results]

    def run(self, arguments):
        self.settle()
        before = self.held()
        self.start(arguments)
        self.settle()
        end = self.operations[-1]
        results = [self.queue(value).popleft() if self.queue(value) else None for value in end.operands]
        return results, self.held() == before

    def take(self, values):
        """The next token of each value, if all have one."""
        if not all(self.queue(value) for value in values):
            return None
        return [self.queue(value).popleft() for value in values]

    def fire(self, op, kind, ins, outs):
        if kind == "mux":
            if not self.queue(ins[0]):
                return False
            chosen = ins[1 + self.queue(ins[0])[0]]
            if not self.queue(chosen):
                return False
            self.queue(ins[0]).popleft()
            self.queue(outs[0]).append(self.queue(chosen).popleft())
            return True
        if kind == "extmemory":
            return self.access(op, ins, outs)
        if kind == "load":
            data = self.take([ins[1]])
            address = self.take([ins[0], ins[2]])
            if data:
                self.queue(outs[0]).append(data[0])
            if address:
                self.queue(outs[1]).append(address[0])
            return bool(data or address)
        x = self.take(ins)
        if x is None:
            return False
        if kind == "fork":
            results = x * len(outs)
        elif kind in ("buffer", "sync"):
            results = x
        elif kind == "sink":
            results = []
        elif kind == "join":
            results = [0]
        elif kind == "cond_br":
            self.queue(outs[0 if x[0] else 1]).append(x[1])
            return True
        elif kind == "constant":
            results = [ir.IntegerAttr(op.attributes["value"]).value]
        elif kind == "store":
            results = [x[1], x[0]]
        else:
            results = [self.compute(op, kind, x)]
        for out, value in zip(outs, results):
            bits = width(out.type)
            self.queue(out).append(value % (1 << bits) if bits else 0)
        return True

    def compute(self, op, kind, x):
        bits = width(op.operands[-1].type)
        if kind == "select":
            return x[1] if x[0] else x[2]
        if kind == "extsi" or kind == "index_cast":
            return signed(x[0], bits)
        if kind in ("extui", "trunci"):
            return x[0]
        s = [signed(value, bits) for value in x]
        if kind == "cmpi":
            return PREDICATES[ir.IntegerAttr(op.attributes["predicate"]).value](*x, *s)
        operation = binary(kind, bits)
        if operation is None:
            raise NotImplementedError(op.name)
        return operation(*x, *s)

    def access(self, op, ins, outs):
        memory = self.memories.get(ins[0])
        loads = ir.IntegerAttr(op.attributes["ldCount"]).value
        stores = ir.IntegerAttr(op.attributes["stCount"]).value
        moved = False
        for at in range(stores):
            port = self.take(ins[1 + 2 * at : 3 + 2 * at])
            if port:
                memory[port[1]] = port[0]
                self.queue(outs[loads + at]).append(0)
                moved = True
        for at in range(loads):
            port = self.take([ins[1 + 2 * stores + at]])
            if port:
                self.queue(outs[at]).append(memory[port[0]])
                self.queue(outs[loads + stores + at]).append(0)
                moved = True
        return moved


def check(function):
    """Every value is used exactly once."""
    if not len(function.regions[0].blocks):
        return
    block = function.regions[0].blocks[0]
    values = [("argument", value) for value in block.arguments]
    values += [(op.operation.name, value) for op in block.operations for value in op.operation.results]
    for name, value in values:
        uses = len(list(value.uses))
        assert uses == 1, f"a value of {name} is used {uses} times in {function.attributes['sym_name']}"


def main():
    with ir.Context() as context, ir.Location.unknown():
        circt.register_dialects(context)
        with open(sys.argv[1]) as text:
            module = ir.Module.parse(text.read())
        assert module.operation.verify()
        functions = {ir.StringAttr(op.attributes["sym_name"]).value: op for op in module.body.operations}
        for function in functions.values():
            check(function.operation)
        before = str(module)
        PassManager.parse("builtin.module(handshake.func(handshake-materialize-forks-sinks))").run(module.operation)
        assert str(module) == before, "CIRCT finds values that are not forked or sunk"
        if len(sys.argv) == 2:
            print(len(functions), "functions")
            return
        with open(sys.argv[2]) as runs:
            for line in runs:
                name, *words = line.split()
                machine = Machine(functions[name].operation)
                arguments = []
                buffers = []
                for word, argument in zip(words, machine.block.arguments):
                    if "=" in word:
                        buffer, values = word.split("=")
                        bits = int(str(argument.type).split("xi")[1][:-1])
                        arguments.append([int(value) % (1 << bits) for value in values.split(":")[1:]])
                        buffers.append((buffer, bits, arguments[-1]))
                    else:
                        arguments.append(int(word) % (1 << width(argument.type)))
                results, clean = machine.run(arguments + [0])
                *result, order = results
                assert order is not None, f"{name} does not end"
                assert clean, f"{name} leaves tokens behind"
                print("result", result[0]) if result else print("no result")
                for buffer, bits, values in buffers:
                    print(buffer, "=", *[signed(value, bits) for value in values])


main()
