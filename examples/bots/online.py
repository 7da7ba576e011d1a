#!/usr/bin/env python3
"""A bot that sits down at a table of an Orrery server and plays one game there.

    python3 examples/bots/online.py http://localhost:4700 MATCH [TOKEN]

MATCH is the last part of a table's address. Without a TOKEN it comes as a new bot and prints the token it is given: with it it is the same bot next time.
It needs Python 3.8 or later and nothing else. What is said is described in docs/protocol.md.
"""
import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
from urllib.parse import urlsplit


class Line:
    """As much of a WebSocket as is needed here: texts go out in one frame each, and come in whole."""

    def __init__(self, address):
        url = urlsplit(address)
        secure = url.scheme == "https"
        self.socket = socket.create_connection((url.hostname, url.port or (443 if secure else 80)))
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /socket HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.socket.sendall((head + f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.file = self.socket.makefile("rb")
        status = self.file.readline().decode()
        if " 101 " not in status:
            sys.exit(f"the server does not let us in: {status.strip()}")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def send(self, text, kind=1):
        data, mask = text.encode() if isinstance(text, str) else text, os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def messages(self):
        text = b""
        while True:
            head = self.file.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                return
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if head[0] & 15 == 9:
                self.send(data, 10)  # a ping is answered by a pong
            elif head[0] & 15 in (0, 1):
                text += data
                if head[0] & 128:
                    yield from map(json.loads, text.decode().split("\n"))  # a frame holds one or more messages
                    text = b""


def play(address, match, token=None):
    line, seal, nonce, opened, answered = Line(address), None, "", None, -1

    def ask(do, **fields):
        line.send(json.dumps({"id": f"{do}-{os.urandom(6).hex()}", "do": do, **fields}))  # the same id again would be the same command

    ask("hello", v=2, bot=True, **({"token": token} if token else {"name": "Python"}))
    for message in line.messages():
        to = (message.get("re") or "").split("-")[0]
        if "no" in message and message["no"]["code"] != "stale":
            sys.exit(f"{to}: {message['no']['code']}")
        elif to == "hello":
            print("token", message["ok"].get("token", token), flush=True)
            ask("join", match=match)
        elif to == "join":
            ask("watch", match=match)
        elif "table" in message:
            table = message["table"]
            if table["status"] == "ended":
                return print("over", json.dumps(table["end"]), flush=True)
            if table["status"] == "waiting" and seal != table["shuffle"]["commitment"]:
                seal, nonce = table["shuffle"]["commitment"], os.urandom(16).hex()
                promised = json.dumps(["orrery number 2", seal, table["viewer"], nonce], separators=(",", ":"))
                ask("ready", match=match, seal=seal, promise=hashlib.sha256(promised.encode()).hexdigest())
            elif table["status"] == "waiting" and opened != seal and all(seat["ready"] for seat in table["seats"]):
                opened = seal
                ask("open", match=match, nonce=nonce)
        elif message.get("open") and message["n"] > answered:
            answered = message["n"]
            ask("answer", match=match, n=answered, choice=random.choice(message["open"]))


if __name__ == "__main__":
    play(*sys.argv[1:])
