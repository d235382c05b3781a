"""Operators that CIRCT's own conversion makes of functions, beside those of `--format handshake`, and hardware of both.

usage: circt.py DFQUERY MODULE.ll... [-- OPTIONS OF CONVERSION...]
       circt.py --hardware < JOBS

The first function of each module becomes one of the dialects func, cf, arith and memref. It must be written as those of
tests/kernels are: integers, and pointer arguments to elements of one type. CIRCT converts it with and without task
pipelining, and the smaller result counts. Each module gets a line: its name, CIRCT's operators and ours, without forks,
sinks and buffers. `none` stands where CIRCT has no result.

A job is a line: the flow (`pipelined` or `sequential` for CIRCT's own conversion of a module of LLVM IR, `handshake` for a
module of `--format handshake`), a strategy of `handshake-insert-buffers`, the module, and the file of SystemVerilog that
CIRCT's passes make of it. What has no hardware leaves no file, and its reason in FILE.reason.

CIRCT lets a block that branches to itself feed itself, so such a branch takes a way through a block of its own.
"""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

from pycde import circt
from pycde.circt import ir
from pycde.circt.passmanager import PassManager

# Elements of a memory: CIRCT wants to know.
SIZE = 1024
ARITH = {
    "add": "addi", "sub": "subi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori", "shl": "shli", "lshr": "shrui",
    "ashr": "shrsi", "sdiv": "divsi", "udiv": "divui", "srem": "remsi", "urem": "remui",
    "zext": "extui", "sext": "extsi", "trunc": "trunci",
    "smax": "maxsi", "smin": "minsi", "umax": "maxui", "umin": "minui",
}
CONSTANTS = {"true": 1, "false": 0, "null": 0, "undef": 0, "poison": 0}
FLAGS = re.compile(r"\b(nsw|nuw|exact|nneg|disjoint|samesign|inbounds|tail) ")
MODES = {"pipelined": "", "sequential": "{disable-task-pipelining=true}"}
FORKS = "handshake.func(handshake-materialize-forks-sinks)"
HARDWARE = [
    "lower-handshake-to-hw", "canonicalize", "lower-esi-to-physical", "lower-esi-ports", "lower-esi-to-hw",
    "hw.module(lower-seq-hlmem)", "hw.module(lower-seq-fifo)", "hw.module(lower-seq-shiftreg)", "lower-seq-to-sv",
    "canonicalize", "cse",
]
# What Icarus Verilog does not read.
STYLE = "disallowPackedArrays,disallowPackedStructAssignments,disallowLocalVariables,locationInfoStyle=none"


def mlir_type(ty):
    """A pointer is the index of an element."""
    return "i64" if ty == "ptr" else ty


class Function:
    """A function of LLVM IR that is being written as MLIR."""

    def __init__(self, text):
        head = r"^define (.*?) (@\w+)\((.*)\)[^()]*\{\n(.*?)^\}"
        result, self.name, parameters, body = re.search(head, text, re.S | re.M).groups()
        self.result = result.split()[-1]
        parameters = re.sub(r"\([^()]*\)", "", parameters)
        words = [parameter.split() for parameter in parameters.split(",") if parameter]
        self.parameters = [(word[-1], word[0]) for word in words]
        self.blocks = {}
        for line in re.sub(r" *;.*|, ![\w.]+ !\d+|, align \d+", "", body).splitlines():
            label = re.match(r"([\w.$-]+):", line)
            if label or not self.blocks:
                instructions = self.blocks.setdefault(label[1] if label else "entry", [])
            if line.strip() and not label:
                instructions.append(FLAGS.sub("", line.strip()))
        self.bases = {name: name for name, ty in self.parameters if ty == "ptr"}
        self.find_bases()
        self.elements = {name: "i32" for name in self.bases}
        for ty, pointer in re.findall(r"(?:= load|store) (i\d+).*? ptr (%[\w.]+)", body):
            self.elements[self.bases[pointer]] = ty

    def find_bases(self):
        """Which argument each pointer points into."""
        lines = [line for block in self.blocks.values() for line in block]
        for _ in lines:
            for line in lines:
                made = re.match(r"(%\S+) = (?:getelementptr .*? ptr (%[\w.]+)|phi ptr (.*)|select .*?, ptr (%[\w.]+), )", line)
                if made:
                    sources = [made[2] or made[4], *re.findall(r"\[ (%[\w.]+),", made[3] or "")]
                    known = [self.bases[source] for source in sources if source in self.bases]
                    self.bases.update({made[1]: base for base in known[:1]})

    def emit(self, operation, result=True):
        """Writes an operation, and gives the name of its result."""
        if not result:
            self.out.append(f"  {operation}")
            return None
        self.count += 1
        self.out.append(f"  %v{self.count} = {operation}")
        return f"%v{self.count}"

    def operand(self, text, ty):
        ty = mlir_type(ty)
        if text in self.values:
            return self.values[text]
        if text in self.bases or text in CONSTANTS or re.fullmatch(r"-?\d+", text):
            number = 0 if text in self.bases else CONSTANTS.get(text, text)
            key = (number, ty)
            if key not in self.constants:
                literal = ("true" if int(number) else "false") if ty == "i1" else f"{number} : {ty}"
                self.constants[key] = self.emit(f"arith.constant {literal}")
            return self.constants[key]
        raise NotImplementedError(text)

    def index(self, pointer):
        at = self.operand(pointer, "ptr")
        if at not in self.indices:
            self.indices[at] = self.emit(f"arith.index_cast {at} : i64 to index")
        return self.indices[at]

    def mlir(self):
        """The function as a text."""
        self.out, self.count, self.values, self.memories = [], 0, {}, {}
        self.phis = {label: self.phis_of(block) for label, block in self.blocks.items()}
        arguments = []
        for at, (name, ty) in enumerate(self.parameters):
            if ty == "ptr":
                self.memories[name] = (f"%a{at}", f"memref<{SIZE}x{self.elements[name]}>")
                arguments.append(": ".join(self.memories[name]))
            else:
                self.values[name] = f"%a{at}"
                arguments.append(f"%a{at}: {ty}")
        for at, (name, *_) in enumerate(phi for phis in self.phis.values() for phi in phis):
            self.values[name] = f"%p{at}"
        result = "" if self.result == "void" else f" -> {self.result}"
        self.out.append(f"func.func @{self.name[1:]}({', '.join(arguments)}){result} {{")
        order = self.order()
        self.labels = {label: f"^b{at}" for at, label in enumerate(self.blocks)}
        for label in order:
            self.block(label, label == order[0])
        return "\n".join([*self.out, "}"])

    def phis_of(self, block):
        phis = [re.match(r"(%\S+) = phi (\S+) (.*)", line) for line in block]
        incoming = lambda text: {label: value for value, label in re.findall(r"\[ (\S+), %(\S+) \]", text)}
        return [(phi[1], phi[2], incoming(phi[3])) for phi in phis if phi]

    def order(self):
        """The labels so that each stands behind its dominators."""
        successors = {label: re.findall(r"label %([\w.$-]+)", block[-1]) for label, block in self.blocks.items()}
        seen, left = set(), []

        def visit(label):
            seen.add(label)
            for successor in successors[label]:
                if successor not in seen:
                    visit(successor)
            left.append(label)

        visit(next(iter(self.blocks)))
        return left[::-1]

    def block(self, label, is_entry):
        self.constants, self.indices, self.around, self.label = {}, {}, [], label
        if not is_entry:
            phis = ", ".join(f"{self.values[name]}: {mlir_type(ty)}" for name, ty, _ in self.phis[label])
            self.out.append(f"{self.labels[label]}({phis}):".replace("()", ""))
        for line in self.blocks[label]:
            if " = phi " not in line:
                self.instruction(line)
        for name, way in self.around:
            self.out.append(f"{name}:")
            self.emit(f"cf.br {way}", result=False)

    def way(self, label):
        phis = self.phis[label]
        values = [self.operand(incoming[self.label], ty) for _, ty, incoming in phis]
        types = ", ".join(mlir_type(ty) for _, ty, _ in phis)
        way = self.labels[label] + (f"({', '.join(values)} : {types})" if phis else "")
        if label != self.label:
            return way
        self.around.append((f"^around{len(self.out)}", way))
        return self.around[-1][0]

    def instruction(self, line):
        name, _, right = line.rpartition(" = ")
        opcode, rest = right.split(" ", 1)
        if opcode == "store":
            ty, value, pointer = re.match(r"(\S+) (\S+), ptr (\S+)", rest).groups()
            memory, shape = self.memories[self.bases[pointer]]
            self.emit(f"memref.store {self.operand(value, ty)}, {memory}[{self.index(pointer)}] : {shape}", result=False)
        elif opcode == "br":
            labels = re.findall(r"label %([\w.$-]+)", rest)
            condition = self.operand(rest[3:].split(",")[0], "i1") if len(labels) > 1 else None
            ways = [self.way(label) for label in labels]
            self.emit(f"cf.cond_br {condition}, {ways[0]}, {ways[1]}" if condition else f"cf.br {ways[0]}", result=False)
        elif opcode == "ret":
            ty, *value = rest.split()
            self.emit(f"return {self.operand(value[0], ty)} : {ty}" if value else "return", result=False)
        else:
            self.values[name] = self.value(opcode, rest)

    def value(self, opcode, rest):
        """Writes what computes a value."""
        if opcode in ("zext", "sext", "trunc"):
            ty, value, to = re.match(r"(\S+) (\S+) to (\S+)", rest).groups()
            return self.emit(f"arith.{ARITH[opcode]} {self.operand(value, ty)} : {ty} to {to}")
        if opcode == "icmp":
            predicate, ty, one, other = re.match(r"(\w+) (\S+) (\S+), (\S+)", rest).groups()
            return self.emit(f"arith.cmpi {predicate}, {self.operand(one, ty)}, {self.operand(other, ty)} : {mlir_type(ty)}")
        if opcode == "select":
            condition, ty, one, other = re.match(r"i1 (\S+), (\S+) (\S+), \S+ (\S+)", rest).groups()
            operands = [self.operand(condition, "i1"), self.operand(one, ty), self.operand(other, ty)]
            return self.emit(f"arith.select {', '.join(operands)} : {mlir_type(ty)}")
        if opcode == "load":
            pointer = re.search(r"ptr (\S+)", rest)[1]
            memory, shape = self.memories[self.bases[pointer]]
            return self.emit(f"memref.load {memory}[{self.index(pointer)}] : {shape}")
        if opcode == "getelementptr":
            return self.address(*re.match(r"i(\d+), ptr (\S+), (\S+) (\S+)", rest).groups())
        if opcode == "call":
            opcode, ty, one, other = re.match(r"\S+ @llvm\.(\w+)\.(\w+)\(\S+ (\S+), \S+ (\S+)\)", rest).groups()
        elif opcode in ARITH:
            ty, one, other = re.match(r"(\S+) (\S+), (\S+)", rest).groups()
        else:
            raise NotImplementedError(opcode)
        return self.emit(f"arith.{ARITH[opcode]} {self.operand(one, ty)}, {self.operand(other, ty)} : {ty}")

    def address(self, unit, pointer, ty, at):
        """The index of an element so many steps of `unit` bits behind `pointer`."""
        element = int(self.elements[self.bases[pointer]][1:])
        if re.fullmatch(r"-?\d+", at):
            at = str(int(at) * int(unit) // element)
        elif int(unit) != element:
            raise NotImplementedError("steps of another size than elements")
        at = self.operand(at, ty)
        if ty != "i64":
            at = self.emit(f"arith.extsi {at} : {ty} to i64")
        if self.bases[pointer] == pointer:
            return at
        return self.emit(f"arith.addi {self.values[pointer]}, {at} : i64")


def run(module, *passes):
    for each in passes:
        PassManager.parse(f"builtin.module({each})").run(module.operation)
    return module


def operators(module):
    """The operators of a module without those that copy, drop or keep tokens."""
    quiet = ("handshake.fork", "handshake.sink", "handshake.buffer")
    functions = [one.operation for one in module.body.operations if one.operation.name == "handshake.func"]
    blocks = [block for function in functions for block in function.regions[0].blocks]
    return sum(one.operation.name not in quiet for block in blocks for one in block.operations)


def converted(path, mode):
    """What CIRCT makes of the function of a module of LLVM IR."""
    text = Function(Path(path).read_text()).mlir()
    passes = ["flatten-memref", f"lower-cf-to-handshake{MODES[mode]}", "canonicalize", FORKS, "canonicalize"]
    return run(ir.Module.parse(text), *passes)


def hardware(flow, strategy, path):
    """SystemVerilog of a module."""
    if flow == "handshake":
        text = Path(path).read_text().replace("memref<?x", f"memref<{SIZE}x")
        module = run(ir.Module.parse(text), "canonicalize")
    else:
        module = converted(path, flow)
    buffers = f"handshake.func(handshake-insert-buffers{{strategy={strategy}}})"
    run(module, "handshake-lower-extmem-to-hw", FORKS, buffers, *HARDWARE)
    module.operation.attributes["circt.loweringOptions"] = ir.StringAttr.get(STYLE)
    text = io.StringIO()
    circt.export_verilog(module, text)
    return text.getvalue()


def make_hardware(jobs):
    """Does all jobs, each in a process of its own, since CIRCT aborts on some functions."""
    for job in jobs:
        flow, strategy, path, out = job.split()
        child = os.fork()
        if child == 0:
            sys.stderr.flush()
            os.dup2(os.open(f"{out}.reason", os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
            try:
                Path(out).write_text(hardware(flow, strategy, path))
            except Exception as error:
                print(error, file=sys.stderr, flush=True)
            os._exit(0)
        os.waitpid(child, 0)


def circt_operators(path):
    """The same of a module of LLVM IR; in processes of their own, since CIRCT aborts on some functions."""
    command = [sys.executable, __file__, "--one", str(path)]
    ran = [subprocess.run([*command, mode], capture_output=True, text=True) for mode in MODES]
    return min((int(one.stdout) for one in ran if one.returncode == 0), default=None)


def main():
    arguments = sys.argv[1:]
    options = arguments[arguments.index("--") + 1 :] if "--" in arguments else []
    program, *modules = arguments[: arguments.index("--")] if "--" in arguments else arguments
    with ir.Context() as context, ir.Location.unknown():
        circt.register_dialects(context)
        # The first pass that uses them brings memories.
        run(ir.Module.parse(""), "flatten-memref")
        if program == "--one":
            print(operators(converted(*modules)))
            return
        if program == "--hardware":
            return make_hardware(sys.stdin.read().splitlines())
        for path in map(Path, modules):
            command = [program, str(path), "--emit", "dataflow", "--format", "handshake", *options]
            text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            ours = operators(run(ir.Module.parse(text), "canonicalize"))
            theirs = circt_operators(path)
            print(path.stem, "none" if theirs is None else theirs, ours)


main()
