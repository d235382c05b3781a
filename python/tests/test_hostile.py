"""What programs do not do, and somebody will."""

import gc
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import irquery
import pytest

TEXT = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"


@pytest.mark.parametrize(
    "call",
    [
        lambda: irquery.open(),
        lambda: irquery.open("facts", text=TEXT),
        lambda: irquery.open(None),
        lambda: irquery.open(7),
        lambda: irquery.open("-"),
        lambda: irquery.open([]),
        lambda: irquery.open(text=b"define"),
        lambda: irquery.open("facts", functions="gcd"),
        lambda: irquery.open("facts", functions=["nobody"]),
        lambda: irquery.open("facts", gpu_target="tpu"),
        lambda: irquery.open("facts", divergence_sources=["nobody/%x"]),
        lambda: irquery.open("facts", progress=7),
        lambda: irquery.open("facts").relation(None),
        lambda: irquery.open("facts").relation("nobody"),
        lambda: irquery.open("facts").relation("\0"),
        lambda: irquery.open("facts").query(""),
        lambda: irquery.open("facts").query("in_loop(" * 10_000),
        lambda: irquery.open("facts").query("edge(A, B, " + "9" * 1000 + ")"),
        lambda: irquery.open("facts").query('edge("\ud800", B, N)'),
        lambda: irquery.open("facts").rules(7),
        lambda: irquery.open("facts").rules(".decl\0"),
        lambda: irquery.open("facts").function(None),
        lambda: irquery.open("facts").function("gcd").convert(depths=-1),
        lambda: irquery.open("facts").function("gcd").convert().simulate([2**200, 1]),
        lambda: irquery.open("facts").function("gcd").convert().simulate("12", memory=7),
        lambda: irquery.open("facts").function("gcd").convert().simulate([1, 2], latency="x"),
        lambda: irquery.Program(),
        lambda: irquery.Table(),
        lambda: pickle.dumps(irquery.open("facts")),
        lambda: irquery.open(text="not IR at all"),
        lambda: irquery.open("facts", "facts"),
    ],
)
def test_mistakes_are_exceptions(call):
    with pytest.raises(Exception) as error:
        call()
    assert not isinstance(error.value, irquery.InternalError), error.value
    assert type(error.value).__name__ != "PanicException"


def test_errors_can_be_sent():
    with pytest.raises(irquery.InvalidError) as error:
        irquery.open("facts").relation("nobody")
    assert "nobody" in str(pickle.loads(pickle.dumps(str(error.value))))


def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is measured by /proc")
def test_memory_is_flat():
    def some(count):
        for _ in range(count):
            irquery.open(text=TEXT)
        gc.collect()
        return resident()

    before, after = some(2000), some(8000)
    assert after - before < 16, f"{before:.1f} MB became {after:.1f} MB"


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is measured by /proc")
def test_tables_are_released():
    pyarrow = pytest.importorskip("pyarrow")
    program = irquery.open("facts")

    def some(count):
        for _ in range(count):
            pyarrow.table(program.relation("live_in"))
            program.relation("live_in").__arrow_c_stream__()
            program.query("live_in(B, V)").__arrow_c_schema__()
        gc.collect()
        return resident()

    before, after = some(20), some(60)
    assert after - before < 16, f"{before:.1f} MB became {after:.1f} MB"


def test_threads_share_a_program():
    program = irquery.open("facts")
    expected = {name: program.relation(name).rows() for name in ["live_in", "in_loop", "edge"]}

    def ask(number):
        name = list(expected)[number % 3]
        return program.relation(name).rows() == expected[name] and program.query(f"edge(A, B, {number % 2})")

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(ask, range(60)))


def test_threads_have_programs_of_their_own():
    def ask(number):
        return irquery.open("facts").relation("live_in").num_rows

    with ThreadPoolExecutor(8) as threads:
        assert len(set(threads.map(ask, range(100)))) == 1


def test_other_threads_run_meanwhile():
    ticks, stop = [], threading.Event()

    def tick():
        while not stop.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    end = time.monotonic() + 1
    while time.monotonic() < end:
        irquery.open("facts").relation("live_in")
    stop.set()
    thread.join()
    assert len(ticks) > 100


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_children_can_ask():
    program = irquery.open("facts")
    expected = program.relation("live_in").rows()
    child = os.fork()
    if child == 0:
        same = program.relation("live_in").rows() == expected and irquery.open("facts").relation("edge").num_rows
        os._exit(0 if same else 1)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            assert status == 0
            break
        time.sleep(0.01)
    else:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        pytest.fail("the child hangs")
    assert program.relation("live_in").rows() == expected


def test_progress_is_told():
    told = []
    program = irquery.open("facts", progress=lambda *progress: told.append(progress))
    program.relation("in_loop")
    program.progress = None
    assert all(0 <= done <= total for _, done, total in told)

    def raising(*_):
        raise RuntimeError("enough")

    program.progress = raising
    assert program.progress is raising


def test_progress_may_not_ask_the_same_program():
    program = irquery.open("tests/cases/kernels.ll")
    raised = []

    def nested(*_):
        try:
            program.relation("edge")
        except irquery.InvalidError as error:
            raised.append(error)

    program.progress = nested
    program.relation("live_in")
    program.progress = None
    assert all("another question of this thread" in str(error) for error in raised)
    assert program.relation("edge").num_rows > 0


SLOW = """
import irquery, signal, sys, threading, time
sys.setswitchinterval(1e-4)
signal.signal(signal.SIGINT, signal.default_int_handler)  # background processes ignore it
p = irquery.open("facts")
count = ".decl n(x: number)\\nn(0).\\nn(y) :- n(x), x < 100000000, y = x + 1.\\n.output n\\n"
r = p.rules(count)
other = irquery.open("facts")
expected = other.relation("live_in").rows()
answers = []
def ask():
    for _ in range(200):
        answers.append(irquery.open("facts").relation("live_in").rows() == expected)
thread = threading.Thread(target=ask)
thread.start()
threading.Timer(0.5, lambda: signal.raise_signal(signal.SIGINT)).start()
start = time.monotonic()
try:
    r["n"]
except KeyboardInterrupt:
    took = time.monotonic() - start
else:
    raise SystemExit("it was not interrupted")
thread.join()
assert all(answers) and len(answers) == 200, "other threads go on"
assert p.relation("live_in").rows() == expected, "it can be asked again"
print(f"{took:.2f}")
"""


def test_work_can_be_interrupted():
    done = subprocess.run([sys.executable, "-c", SLOW], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) < 5


def test_warnings_are_warnings():
    with pytest.warns(irquery.Warning, match="nothing diverges"):
        irquery.open("facts").relation("divergent")
