"""Real servers that notices are sent to: they keep what arrives, byte by byte."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

REPLIES = {
    "EHLO": b"250-sink\r\n250 STARTTLS\r\n",
    "STARTTLS": b"220 now\r\n",
    "DATA": b"354 go on\r\n",
    "QUIT": b"221 bye\r\n",
}


class Arrived(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class WebSink:
    """Takes what is posted and answers with a status."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.status, self.more = 201, ""
        self.answers = asyncio.Event()  # until it is set, whoever asks waits
        self.answers.set()
        self.port = 0

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.arrived.append(Arrived(head[0].split()[1], headers, body))
        await self.answers.wait()
        writer.write(f"HTTP/1.1 {self.status} -\r\n{self.more}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


class MailSink:
    """As much of a mail server as one letter needs, with STARTTLS."""

    def __init__(self, tls: ssl.SSLContext) -> None:
        self.letters: list[tuple[list[str], bytes]] = []  # what was said before it, and the letter
        self.tls = tls
        self.port = 0

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        with suppress(ssl.SSLError, ConnectionError):  # who does not believe us goes away
            await self.hear(reader, writer)
        writer.close()

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said: list[str] = []
        while line := (await reader.readline()).decode().strip():
            said.append(line)
            word = line.split()[0].upper()
            writer.write(REPLIES.get(word, b"250 yes\r\n"))
            await writer.drain()
            if word == "STARTTLS":
                await writer.start_tls(self.tls)
            elif word == "DATA":
                self.letters.append((said, await reader.readuntil(b"\r\n.\r\n")))
                writer.write(b"250 taken\r\n")
            elif word == "QUIT":
                break


def certified(folder: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """This machine as a server over TLS, whom the programs of the test believe."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    at, day = datetime.datetime.now(datetime.UTC), datetime.timedelta(days=1)
    paper = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), at - day, at + day)
    paper = paper.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    paper = paper.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    file, secret = folder / "paper.pem", folder / "secret.pem"
    file.write_bytes(paper.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    secret.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, secret)
    return context


Sink = TypeVar("Sink", WebSink, MailSink)


@asynccontextmanager
async def listening(sink: Sink, tls: ssl.SSLContext | None) -> AsyncIterator[Sink]:
    server = await asyncio.start_server(sink, "localhost", 0, ssl=tls)
    sink.port = server.sockets[0].getsockname()[1]
    async with server:
        yield sink
