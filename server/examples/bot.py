"""A bot in one file, from docs/PROTOCOL.md alone: Python's standard library and websockets (Debian: python3-websockets).

    python3 server/examples/bot.py http://127.0.0.1:8080                 makes a table, plays against the server's bots
    python3 server/examples/bot.py http://127.0.0.1:8080 TABLE SEAT      joins a friend's table (what stands after #/t/ in the link)

It knows no rule: the server lists its legal moves, and it plays any of them. Its key is its identity: keep it in the variable BOT_KEY
to come back to the same seat later.
"""
import asyncio
import json
import os
import secrets
import sys
import urllib.request

import websockets

PROTOCOL = 2
CONFIG = [['Edition', '2017'], ['Players', '3']]
# What is over in a moment: the same command, under the same id, a second later.
PASSING = ('too-often', 'storage-failed', 'table-stopped', 'stopping')


def post(server, path, body=None):
    """Without a body there is no content type either."""
    data, headers = (None, {}) if body is None else (json.dumps(body).encode(), {'content-type': 'application/json'})
    request = urllib.request.Request(server + path, data=data, headers=headers, method='POST')
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


class Bot:
    def __init__(self, server, table, seat, key):
        self.server, self.table, self.seat, self.key = server, table, seat, key
        self.seq, self.info, self.host, self.legal = 0, None, False, []
        # The command that has no answer yet: it is sent again on every new connection.
        self.command = None
        # The number that the last command got: its event may come after the answer.
        self.done = 0

    async def play(self):
        """Comes back until the game is over, whatever becomes of the connection."""
        while True:
            try:
                async with websockets.connect(self.server.replace('http', 'ws', 1) + '/api/socket', max_size=None) as self.socket:
                    await self.send({'t': 'hello', 'protocol': PROTOCOL})
                    async for text in self.socket:
                        result = await self.hear(json.loads(text))
                        if result is not None:
                            return result
            except (OSError, websockets.WebSocketException):
                pass
            await asyncio.sleep(1)

    async def send(self, message):
        await self.socket.send(json.dumps(message))

    async def watch(self):
        """`views` keeps `toAct` true for a program without the engine; one legal move is enough."""
        await self.send({'t': 'watch', 'table': self.table, 'key': self.key, 'legal': 1, 'views': True})

    async def hear(self, message):
        """The words to end with, or None to go on."""
        kind = message['t']
        if kind == 'refresh':
            raise SystemExit('this bot is older than the server')
        if kind == 'welcome':
            await self.watch()
            if self.command is not None:
                await self.send(self.command)
        elif kind == 'bye' and message.get('table') == self.table:
            await asyncio.sleep(1)
            await self.watch()
        elif kind == 'table':
            self.seq, self.info, self.host, self.legal = message['seq'], message['info'], message['host'], message.get('legal', [])
        elif kind == 'event':
            await self.follow(message)
        elif kind == 'done' and self.command is not None and message['id'] == self.command['id']:
            self.command, self.done = None, message['seq']
        elif kind == 'refused':
            await self.refused(message)
        return await self.act()

    async def follow(self, message):
        if message['seq'] <= self.seq:
            return
        if message['seq'] != self.seq + 1:
            await self.watch()
            return
        self.seq = message['seq']
        # What never changes stays, and the seats unless they come too. Any other field that does not come is gone.
        if 'info' in message:
            fixed = {name: self.info[name] for name in ('table', 'game', 'rules', 'config', 'settings', 'seats')}
            self.info = {**fixed, **message['info']}
        if 'toAct' in message:
            self.info['toAct'] = message['toAct']
        self.legal = message.get('legal', self.legal if self.seat in self.info['toAct'] else [])

    async def refused(self, message):
        code = message['code']
        if 'id' in message and (self.command is None or message['id'] != self.command['id']):
            return
        if code in PASSING:
            await asyncio.sleep(1)
            await (self.watch() if 'id' not in message else self.send(self.command))
        elif code == 'stale':
            self.command = None
            await self.watch()
        else:
            raise SystemExit(f'refused: {message}')

    async def act(self):
        if self.info is None or self.seq < self.done:
            return None
        if self.info['status'] in ('over', 'withdrawn'):
            won = self.seat in self.info.get('winners', [])
            return self.info['status'] + (': won' if won else ': lost')
        action = None if self.command else self.wish()
        if action is not None:
            self.command = {'t': 'do', 'id': secrets.token_urlsafe(12), 'table': self.table, 'rev': self.seq, 'key': self.key, 'action': action}
            await self.send(self.command)
        return None

    def wish(self):
        own = self.info['seats'][self.seat - 1]
        if own['kind'] in ('empty', 'bot'):
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
    print(asyncio.run(Bot(server, table, int(seat), key).play()))


main(*sys.argv[1:])
