"""``canasta play`` as a process: its address, its signals, its sentences for bad input, and games that survive it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from canasta.cli import main

_SECONDS = 30.0


class Server:
    """A running ``canasta play``."""

    def __init__(self, database: Path, *options: str) -> None:
        command = [sys.executable, "-m", "canasta", "play", "--no-browser", "--database", f"sqlite:///{database}", *options]
        environ = os.environ | {"LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.line)
        assert found, self.process.communicate()
        self.port = int(found[1])
        self.origin = f"http://127.0.0.1:{self.port}"
        self.open = ExitStack()
        self.http = self.open.enter_context(httpx.Client(base_url=self.origin, timeout=_SECONDS))

    def new_table(self, **wish: Any) -> str:
        """A new table of this browser; its id."""
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def socket(self, table: str, *, origin: str | None = None, cookie: str | None = None) -> ClientConnection:
        """A page's socket at a table, after its hello."""
        secret = self.http.cookies.get("canasta_seat", "") if cookie is None else cookie
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{table}?lang=en"
        headers = {"Cookie": f"canasta_seat={secret}"}
        opened = self.open.enter_context(connect(address, origin=origin or self.origin, additional_headers=headers))
        with suppress(ConnectionClosed):
            opened.send('{"t":"hello","seq":0}')
        return opened

    def end(self, kind: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Sends a signal and waits: exit code, output, errors."""
        self.process.send_signal(kind)
        out, err = self.process.communicate(timeout=_SECONDS)
        with suppress(ConnectionClosed, OSError):
            self.open.close()
        return self.process.returncode, out, err


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def start(database: Path) -> Iterator[Callable[..., Server]]:
    """``start(options)``: a server, ended with the test."""
    servers: list[Server] = []

    def started(*options: str, at: Path = database) -> Server:
        servers.append(Server(at, *options))
        return servers[-1]

    yield started
    for running in servers:
        if running.process.poll() is None:
            code, _, err = running.end()
            assert (code, "Traceback" in err) == (0, False), err


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("shared") / "tables.sqlite3", "--port", "0")
    yield running
    code, _, err = running.end()
    assert (code, "Traceback" in err) == (0, False), err


@pytest.fixture
def server(shared: Server) -> Server:
    """The shared server, for a browser that has not been there before."""
    shared.http.cookies.clear()
    return shared


def turn(page: ClientConnection) -> dict[str, Any]:
    """The next view in which it is this seat's turn."""
    while True:
        message = json.loads(page.recv(timeout=_SECONDS))
        if message["t"] == "view" and message["view"]["to_move"] == message["view"]["me"]:
            return message


def act(page: ClientConnection, seq: int, do: str, act_id: str) -> dict[str, Any]:
    """Acts, sure of it; the answer."""
    page.send(json.dumps({"t": "act", "id": act_id, "seq": seq, "do": do, "sure": True}))
    while True:
        message = json.loads(page.recv(timeout=_SECONDS))
        if message.get("id") == act_id:
            return message


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_order_with_a_game_running(start, kind):
    running = start("--port", "0")
    assert running.line.count("\n") == 1
    page = running.socket(running.new_table(pace="slow"))
    page.recv(timeout=_SECONDS)
    family = psutil.Process(running.process.pid).children(recursive=True)
    assert family, "the bots have processes of their own"
    assert {os.getpgid(child.pid) for child in family} == {os.getpgid(running.process.pid)}
    code, out, err = running.end(kind)
    assert (code, out) == (0, "")
    assert "Traceback" not in err
    _, alive = psutil.wait_procs(family, timeout=10)
    assert not alive


def test_a_killed_server_resumes_the_game_to_the_card_and_leaves_no_process(start):
    first = start("--port", "0")
    table = first.new_table(pace="once", seats=[{"kind": "you", "name": "Ana"}, *[{"kind": "bot", "level": "novice"}] * 3])
    secret = first.http.cookies.get("canasta_seat")
    page = first.socket(table)
    for number in range(5):
        message = turn(page)
        do = "+" if message["view"]["phase"] == "draw" else "-" + message["view"]["hand"][-1]
        answer = act(page, message["seq"], do, f"a{number}")
        assert answer["t"] == "done", answer
    before = turn(page)
    family = psutil.Process(first.process.pid).children(recursive=True)
    first.end(signal.SIGKILL)
    _, alive = psutil.wait_procs(family, timeout=10)
    assert not alive

    second = start("--port", "0")
    second.http.cookies.set("canasta_seat", secret or "")
    (entry,) = second.http.get("/api/tables").json()["tables"]
    assert (entry["id"], entry["seats"][0], entry["your_turn"]) == (table, "Ana", True)
    again = second.socket(table)
    after = turn(again)
    assert after["seq"] == before["seq"]
    assert after["view"] == before["view"]
    assert act(again, after["seq"], "+", "a3")["seq"] < after["seq"], "an act of before the kill is known by its id"


def test_a_lost_bot_process_does_not_stop_the_table(server):
    page = server.socket(server.new_table(pace="once"))
    for number in range(4):
        message = turn(page)
        if number == 1:
            for child in psutil.Process(server.process.pid).children():
                if "spawn_main" in " ".join(child.cmdline()):
                    child.kill()
        do = "+" if message["view"]["phase"] == "draw" else "-" + message["view"]["hand"][-1]
        assert act(page, message["seq"], do, f"a{number}")["t"] == "done"
    turn(page)


def test_only_the_servers_own_page_may_open_a_socket(server):
    table = server.new_table()
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", f"https://127.0.0.1:{server.port}"):
        with pytest.raises(InvalidStatus):
            server.socket(table, origin=origin)
    server.socket(table, origin=f"http://localhost:{server.port}".replace("localhost", "127.0.0.1")).close()


def test_foreign_hosts_and_foreign_pages_are_refused(server):
    assert server.http.get("/api/tables", headers={"host": "evil.example"}).status_code == 403
    assert server.http.get("/api/tables", headers={"host": f"evil.example:{server.port}"}).status_code == 403
    assert server.http.post("/api/tables", json={}, headers={"origin": "http://evil.example"}).status_code == 403
    assert server.http.get("/api/tables").json() == {"tables": []}
    answer = server.http.get("/api/tables", headers={"host": f"localhost:{server.port}"})
    assert answer.status_code == 200
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_seat_belongs_to_the_secret_in_the_cookie(server):
    table = server.new_table()
    made = server.http.post("/api/tables", json={})
    assert "set-cookie" not in made.headers, "a browser keeps the secret that it has"
    for cookie in ("", "guess", "a" * 43):
        page = server.socket(table, cookie=cookie)
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(timeout=_SECONDS)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    with httpx.Client(base_url=server.origin) as other:
        assert other.get("/api/tables").json() == {"tables": []}
        for path in ("rules", "record"):
            assert other.get(f"/api/tables/{table}/{path}").status_code == 404
        assert other.post(f"/api/tables/{table}/again").status_code == 404


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server):
    answer = server.http.post("/api/tables", json={})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
    assert len(re.search(r"canasta_seat=([^;]+)", cookie)[1]) >= 43


def test_a_message_beyond_64_kib_closes_its_own_socket_only(server):
    table = server.new_table(pace="once")
    page, other = server.socket(table), server.socket(table)
    with pytest.raises(ConnectionClosed) as closed:
        page.send(json.dumps({"t": "draft", "id": "x" * 70_000}))
        while True:
            page.recv(timeout=_SECONDS)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    message = turn(other)
    assert act(other, message["seq"], "+", "a")["t"] == "done"


def test_bytes_are_no_message_and_the_socket_stays(server):
    page = server.socket(server.new_table(pace="once"))
    turn(page)
    page.send(b"\x00\x01")
    while (message := json.loads(page.recv(timeout=_SECONDS)))["t"] != "error":
        pass
    assert message["code"] == "message"
    page.send('{"t":"pace","pace":"fast"}')
    while (message := json.loads(page.recv(timeout=_SECONDS)))["t"] != "view" or message["view"]["pace"] != "fast":
        pass


def test_the_page_or_a_sentence_that_it_is_not_built(server):
    answer = server.http.get("/table/abc")
    assert answer.headers["content-type"].startswith("text/html")
    if answer.status_code == 503:
        assert "make setup" in answer.text
    else:
        assert answer.status_code == 200
        assert server.http.get("/").headers["cache-control"] == "no-cache"
    assert server.http.get("/api/nothing").status_code == 404
    assert server.http.get("/assets/missing.js").status_code in (404, 503)


def test_a_second_server_finds_the_next_free_port(start, tmp_path):
    assert start().port != start(at=tmp_path / "other.sqlite3").port


def test_bad_options_are_refused_in_a_sentence(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def refused(*options: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main(["play", "--no-browser", *options])
        assert ended.value.code == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        return str(err)

    assert "sqlite:///PATH" in refused("--database", "postgresql://localhost/canasta")
    (tmp_path / "text").write_text("not a database at all, only words " * 99)
    assert "cannot be opened" in refused("--database", f"sqlite:///{tmp_path}/text", "--port", "0")
    assert "cannot be opened" in refused("--database", f"sqlite:///{tmp_path}/text/below", "--port", "0")
    assert "nonsense" in refused("--rules", "nonsense")
    assert "game.target" in refused("--rules", "classic(game.target=-3)")
    assert "70000" in refused("--port", "70000")
    assert "port" in refused("--port", "eight")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "cannot be used" in refused("--port", str(taken.getsockname()[1]), "--database", f"sqlite:///{tmp_path}/x.db")


def test_it_is_ready_within_seconds(start):
    began = time.monotonic()
    running = start("--port", "0", "--rules", "two_handed")
    table = running.new_table()
    message = json.loads(running.socket(table).recv(timeout=_SECONDS))
    assert message["view"]["rules"] == "two_handed"
    assert time.monotonic() - began < 20
