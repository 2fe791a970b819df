"""A Bellwether client in Python, from docs/PROTOCOL.md alone: version 3. Needs nothing but python3-websockets."""
import asyncio
import json
import secrets
import urllib.error
import urllib.request

import websockets

PROTOCOL = 3
NEVER_CHANGES = ('table', 'game', 'rules', 'config', 'settings')


def new_id():
    return secrets.token_urlsafe(12)


class Http:
    def __init__(self, base):
        self.base = base

    def _post(self, path, body):
        data = None if body is None else json.dumps(body).encode()
        headers = {} if body is None else {'content-type': 'application/json'}
        request = urllib.request.Request(self.base + path, data=data, headers=headers, method='POST')
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    async def post(self, path, body=None):
        status, text = await asyncio.to_thread(self._post, path, body)
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text

    async def key(self):
        status, answer = await self.post('/api/keys')
        assert status == 201, (status, answer)
        return answer['key']


class Shapes:
    """Short events: an event in full teaches its shape, a list is the number of a shape and the values of its fields."""

    def __init__(self):
        self.known = []

    def read(self, event):
        if isinstance(event, list):
            kind, *fields = self.known[event[0]]
            return dict(zip(['kind', *fields], [kind, *event[1:]], strict=True))
        fields = list(event)
        if fields[:1] == ['kind'] and [event['kind'], *fields[1:]] not in self.known:
            self.known.append([event['kind'], *fields[1:]])
        return event


class Table:
    """What one client was told about one table."""

    def __init__(self):
        self.seq = 0
        self.info = {}
        self.viewer = None
        self.view = None
        self.legal = []
        self.online = []
        self.log = {}
        self.shapes = Shapes()

    def take(self, message):
        for past in message.get('missed', []):
            self.log[past['seq']] = past['what']
        self.seq = message['seq']
        self.info = message['info']
        self.viewer = message['viewer']
        self.view = message.get('view')
        self.legal = message.get('legal', [])
        self.online = message['online']
        self.shapes = Shapes()

    def follow(self, message):
        """False if something before it is missing."""
        what = message['what']
        if what['kind'] == 'move':
            what = {**what, 'events': [self.shapes.read(event) for event in what['events']]}
        if message['seq'] <= self.seq:
            return True
        if message['seq'] != self.seq + 1:
            return False
        self.seq = message['seq']
        self.log[self.seq] = what
        if 'info' in message:
            fixed = {name: self.info[name] for name in NEVER_CHANGES}
            self.info = {**fixed, 'seats': self.info['seats'], **message['info']}
        for name in ('toAct', 'clocks'):
            if name in message:
                self.info = {**self.info, name: message[name]}
        if 'view' in message:
            self.view = message['view']
        if 'legal' in message:
            self.legal = message['legal']
        elif self.viewer not in self.info['toAct']:
            self.legal = []
        return True


class Client:
    """One socket, one key, any number of tables."""

    def __init__(self, base, key=None):
        self.base, self.key = base, key
        self.tables, self.waiting, self.problems = {}, {}, []
        self.changed = asyncio.Event()

    async def connect(self):
        self.socket = await websockets.connect(self.base.replace('http', 'ws') + '/api/socket', max_size=None)
        await self.send({'t': 'hello', 'protocol': PROTOCOL})
        welcome = json.loads(await asyncio.wait_for(self.socket.recv(), 10))
        assert welcome['t'] == 'welcome', welcome
        self.reader = asyncio.create_task(self._read())

    async def send(self, message):
        await self.socket.send(json.dumps(message))

    async def _read(self):
        try:
            async for text in self.socket:
                await self._hear(json.loads(text))
        except websockets.ConnectionClosed:
            pass

    async def _hear(self, message):
        kind = message['t']
        if kind == 'table':
            table = self.tables.setdefault(message['table'], Table())
            table.take(message)
            self._answer(message['table'], message)
        elif kind == 'event':
            if not self.tables[message['table']].follow(message):
                self.problems.append(('gap', message['seq']))
        elif kind == 'presence':
            self.tables[message['table']].online = message['online']
        elif kind in ('done', 'refused'):
            if 'id' not in message:
                self.problems.append(message)
            self._answer(message.get('id', message.get('table')), message)
        else:
            self.problems.append(message)
        self.changed.set()

    def _answer(self, name, message):
        waiting = self.waiting.pop(name, None)
        if waiting is not None:
            waiting.set_result(message)

    async def _ask(self, name, message):
        answer = asyncio.get_running_loop().create_future()
        self.waiting[name] = answer
        await self.send(message)
        return await asyncio.wait_for(answer, 20)

    async def watch(self, table, **how):
        key = {} if self.key is None else {'key': self.key}
        return await self._ask(table, {'t': 'watch', 'table': table, **key, **how})

    async def do(self, table, action):
        command = new_id()
        rev = self.tables[table].seq
        return await self._ask(command, {'t': 'do', 'id': command, 'table': table, 'rev': rev, 'key': self.key, 'action': action})

    async def until(self, holds, seconds=60):
        async def wait():
            while not holds():
                self.changed.clear()
                await self.changed.wait()

        await asyncio.wait_for(wait(), seconds)

    async def close(self):
        await self.socket.close()
        await self.reader
