"""A bot in one file, from docs/PROTOCOL.md alone. Needs Python 3.8 and nothing else.

    python3 server/examples/bot.py http://127.0.0.1:8080                 makes a table, plays against the server's bots
    python3 server/examples/bot.py http://127.0.0.1:8080 TABLE SEAT      joins a friend's table (what stands after #/t/ in the link)

It knows no rule: the server lists its legal moves, and it plays any of them. Its key is its identity: keep it in the variable BOT_KEY
to come back to the same seat later.
"""
import base64
import json
import os
import secrets
import socket
import ssl
import sys
import time
import urllib.parse
import urllib.request

PROTOCOL = 3
CONFIG = [['Edition', '2017'], ['Players', '3']]
# What is over in a moment: the same command, under the same id, a second later.
PASSING = ('too-often', 'storage-failed', 'table-stopped', 'stopping')
# The server sends a WebSocket ping every 30 seconds: much longer silence means a dead connection.
SILENCE_SECONDS = 75


def post(server, path, body=None):
    """Without a body there is no content type either."""
    data, headers = (None, {}) if body is None else (json.dumps(body).encode(), {'content-type': 'application/json'})
    request = urllib.request.Request(server + path, data=data, headers=headers, method='POST')
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


class WebSocket:
    """As much of RFC 6455 as a client of text messages needs. Every trouble is an OSError."""

    def __init__(self, url):
        parts = urllib.parse.urlsplit(url)
        is_safe = parts.scheme == 'https'
        self.wire = socket.create_connection((parts.hostname, parts.port or (443 if is_safe else 80)), timeout=SILENCE_SECONDS)
        if is_safe:
            self.wire = ssl.create_default_context().wrap_socket(self.wire, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        headers = f'Host: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}'
        self.wire.sendall(f'GET {parts.path} HTTP/1.1\r\n{headers}\r\n\r\n'.encode())
        self.stream = self.wire.makefile('rb')
        if b' 101 ' not in self.stream.readline():
            raise OSError('no WebSocket here')
        while self.stream.readline().strip():
            pass

    def send(self, text):
        self._frame(1, text.encode())

    def receive(self):
        """The next text. Pings are answered here."""
        text = b''
        while True:
            first, second = self._read(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(self._read(2 if length == 126 else 8), 'big')
            data, kind = self._read(length), first & 15
            if kind == 8:
                raise OSError('closed')
            if kind == 9:
                self._frame(10, data)
            if kind < 3:
                text += data
                # The last frame of a message.
                if first & 128:
                    return text.decode()

    def close(self):
        self.wire.close()

    def _frame(self, kind, data):
        """In one frame. A client masks what it sends."""
        size = len(data)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, 'big')
        mask = os.urandom(4)
        self.wire.sendall(bytes([128 | kind]) + length + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def _read(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise OSError('lost')
        return data


class Bot:
    def __init__(self, server, table, seat, key):
        self.server, self.table, self.seat, self.key = server, table, seat, key
        self.seq, self.info, self.host, self.legal = 0, None, False, []
        # During a game a seat is only asked for: once is enough.
        self.has_asked = False
        # The command that has no answer yet: it is sent again on every new connection.
        self.command = None
        # The number that the last command got: its event may come after the answer.
        self.done = 0

    def play(self):
        """Comes back until the game is over, whatever becomes of the connection."""
        while True:
            try:
                self.socket = WebSocket(self.server + '/api/socket')
                self.send({'t': 'hello', 'protocol': PROTOCOL})
                while True:
                    result = self.hear(json.loads(self.socket.receive()))
                    if result is not None:
                        self.socket.close()
                        return result
            except OSError:
                time.sleep(1)

    def send(self, message):
        self.socket.send(json.dumps(message))

    def watch(self):
        """`views` keeps `toAct` true for a program without the engine; one legal move is enough."""
        self.send({'t': 'watch', 'table': self.table, 'key': self.key, 'legal': 1, 'views': True})

    def hear(self, message):
        """The words to end with, or None to go on. Messages and fields that it does not know it does not mind."""
        kind = message['t']
        if kind == 'refresh':
            raise SystemExit('this bot is older than the server')
        if kind == 'welcome':
            self.watch()
            if self.command is not None:
                self.send(self.command)
        elif kind == 'bye' and message.get('table') == self.table:
            time.sleep(1)
            self.watch()
        elif kind == 'table':
            self.seq, self.info, self.host, self.legal = message['seq'], message['info'], message['host'], message.get('legal', [])
        elif kind == 'event':
            self.follow(message)
        elif kind == 'done' and self.command is not None and message['id'] == self.command['id']:
            self.command, self.done = None, message['seq']
        elif kind == 'refused':
            self.refused(message)
        return self.act()

    def follow(self, message):
        if message['seq'] <= self.seq:
            return
        if message['seq'] != self.seq + 1:
            self.watch()
            return
        self.seq = message['seq']
        # What never changes stays, and the seats unless they come too. Any other field that does not come is gone.
        if 'info' in message:
            fixed = {name: self.info[name] for name in ('table', 'game', 'rules', 'config', 'settings', 'seats')}
            self.info = {**fixed, **message['info']}
        if 'toAct' in message:
            self.info['toAct'] = message['toAct']
        self.legal = message.get('legal', self.legal if self.seat in self.info['toAct'] else [])

    def refused(self, message):
        code = message['code']
        if 'id' in message and (self.command is None or message['id'] != self.command['id']):
            return
        if code in PASSING:
            time.sleep(1)
            if 'id' in message:
                self.send(self.command)
            else:
                self.watch()
        elif code == 'stale':
            self.command = None
            self.watch()
        else:
            raise SystemExit(f'refused: {message}')

    def act(self):
        if self.info is None or self.seq < self.done:
            return None
        if self.info['status'] in ('over', 'withdrawn'):
            won = self.seat in self.info.get('winners', [])
            return self.info['status'] + (': won' if won else ': lost')
        action = None if self.command else self.wish()
        if action is not None:
            self.command = {'t': 'do', 'id': secrets.token_urlsafe(12), 'table': self.table, 'rev': self.seq, 'key': self.key, 'action': action}
            self.send(self.command)
        return None

    def wish(self):
        own = self.info['seats'][self.seat - 1]
        if own['kind'] in ('empty', 'bot'):
            if self.has_asked:
                return None
            self.has_asked = self.info['status'] != 'open'
            return {'kind': 'sit', 'seat': self.seat, 'name': 'Snake', 'program': True}
        if own['kind'] != 'program':
            return None
        if self.info['status'] == 'open':
            return {'kind': 'start'} if self.host else None
        if own.get('covered'):
            return {'kind': 'return', 'seat': self.seat}
        if self.seat in self.info['toAct'] and self.legal:
            return {'kind': 'move', 'seat': self.seat, 'move': self.legal.pop()}
        return None


def main(server='http://127.0.0.1:8080', table=None, seat='1'):
    key = os.environ.get('BOT_KEY') or post(server, '/api/keys')['key']
    if table is None:
        made = post(server, '/api/tables', {'key': key, 'game': 'sheep-and-thief', 'config': CONFIG})
        table = made['table']
        print(f'table {table}: {made["link"]}', flush=True)
    print(Bot(server, table, int(seat), key).play())


main(*sys.argv[1:])
