"""Every finding of the outside review, tried on a server from outside: findings.py FOLDER [NAME...]

FOLDER is a checkout with its packages, of any age: protocol 1 or 2. Says for each finding "mended" or "OPEN". Standard library only; a server of its
own for each, on loopback. M5 and M6 need a small disk of their own and so root."""
import base64, http.client, json, os, random, select, shutil, signal, socket, string, struct, subprocess, sys, tempfile, threading, time

ROOT = os.path.abspath(sys.argv[1])
NODE = os.path.join(ROOT, 'node_modules/node/bin/node')
WOLF = {'game': 'wolf-and-hound', 'config': [['Edition', '2016'], ['Players', '4'], ['Animals', 'hound-01 wolf-01']]}
WIDE = {'game': 'sheep-and-thief', 'config': [['Edition', '2017'], ['Players', '2'], ['Deck', ' '.join(['road:NESW,sheep:3,dogs:2,foxes:2'] * 60)]]}


def new_id():
    return ''.join(random.choices(string.ascii_letters + string.digits, k=12))


class Server:
    def __init__(self, *args, data=None, command=None):
        self.data = data or tempfile.mkdtemp(prefix='bellwether-findings-')
        with socket.socket() as free:
            free.bind(('127.0.0.1', 0))
            self.port = free.getsockname()[1]
        self.args, self.command = args, command
        self.start()

    def start(self):
        options = ['--port', str(self.port), '--data', self.data, '--log-level', 'error', '--bot-pause', '0', '--requests-per-minute', '1000000', *self.args]
        command = self.command or [NODE, '--max-semi-space-size=16', 'server/src/main.ts']
        env = dict(os.environ, PATH=os.path.dirname(NODE) + ':' + os.environ['PATH'])
        self.process = subprocess.Popen([*command, *options], cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        end = time.time() + 60
        while not self.is_open():
            if time.time() > end or self.process.poll() is not None:
                raise RuntimeError('the server does not start')
            time.sleep(0.05)

    def is_open(self):
        with socket.socket() as one:
            return one.connect_ex(('127.0.0.1', self.port)) == 0

    def post(self, path, body=None, method='POST', headers=None):
        link = http.client.HTTPConnection('127.0.0.1', self.port, timeout=60)
        head = dict(headers or {}, **({'content-type': 'application/json'} if body is not None else {}))
        link.request(method, path, None if body is None else json.dumps(body), head)
        answer = link.getresponse()
        text = answer.read().decode()
        link.close()
        try:
            return answer.status, json.loads(text)
        except ValueError:
            return answer.status, text

    def key(self):
        return self.post('/api/keys')[1]['key']

    def table(self, key, **more):
        status, made = self.post('/api/tables', {'key': key, **more})
        assert status == 201, made
        return made['table']

    def do(self, table, key, action, rev=0, id=None):
        return self.post(f'/api/tables/{table}/commands', {'id': id or new_id(), 'rev': rev, 'key': key, 'action': action})[1]

    def look(self, table, **more):
        return self.post(f'/api/tables/{table}/look', more)[1]

    def game(self, **settings):
        """A game of four: four keys, one table."""
        keys = [self.key() for _ in range(4)]
        table = self.table(keys[0], **WOLF, settings={'grace': None, **settings})
        for seat, key in enumerate(keys, 1):
            self.do(table, key, {'kind': 'sit', 'seat': seat, 'name': f'Seat {seat}'})
        self.do(table, keys[0], {'kind': 'start'})
        return table, keys

    def memory(self):
        with open(f'/proc/{self.process.pid}/status') as status:
            return next(int(line.split()[1]) for line in status if line.startswith('VmRSS')) // 1024

    def kill(self, sig=signal.SIGKILL):
        try:
            os.killpg(self.process.pid, sig)
        except ProcessLookupError:
            pass
        self.process.wait(60)

    def end(self):
        self.kill()
        shutil.rmtree(self.data, ignore_errors=True)


class Socket:
    """A WebSocket, as little of one as will do."""

    def __init__(self, server, reads=True):
        self.link = socket.create_connection(('127.0.0.1', server.port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.link.sendall(f'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n'.encode())
        head = b''
        while not head.endswith(b'\r\n\r\n'):
            head += self.link.recv(1)
        self.send({'t': 'hello', 'protocol': PROTOCOL})
        if reads:
            self.next()

    def frame(self, kind, data):
        size = len(data)
        head = struct.pack('!BB', 0x80 | kind, 0x80 | size) if size < 126 else struct.pack('!BBH', 0x80 | kind, 0xFE, size)
        return head + b'\0\0\0\0' + data

    def send(self, message):
        self.link.sendall(self.frame(1, json.dumps(message).encode()))

    def exactly(self, count):
        data = b''
        while len(data) < count:
            more = self.link.recv(count - len(data))
            if not more:
                raise ConnectionError('closed')
            data += more
        return data

    def next(self, timeout=30):
        self.link.settimeout(timeout)
        while True:
            first, second = self.exactly(2)
            size = second & 127
            if size == 126:
                size = struct.unpack('!H', self.exactly(2))[0]
            elif size == 127:
                size = struct.unpack('!Q', self.exactly(8))[0]
            data = self.exactly(size)
            if first & 15 == 1:
                return json.loads(data)
            if first & 15 == 8:
                raise ConnectionError(struct.unpack('!H', data[:2])[0])

    def until(self, wanted, timeout=20):
        end = time.time() + timeout
        while time.time() < end:
            message = self.next(max(0.1, end - time.time()))
            if wanted(message):
                return message
        raise TimeoutError()


PROTOCOL = 2 if 'PROTOCOL = 2' in open(os.path.join(ROOT, 'wire/src/version.ts')).read() else 1


def felt(server, attack, seconds=4):
    """Milliseconds of another player's slowest command, and megabytes more, while `attack(stop)` goes on in threads."""
    key = server.key()
    table = server.table(key, **WOLF, seat=1, name='Other')
    stop = threading.Event()
    before = server.memory()
    threads = attack(stop)
    for thread in threads:
        thread.start()
    waits, end, peak = [], time.time() + seconds, before
    while time.time() < end:
        began = time.time()
        server.do(table, key, {'kind': 'bot', 'seat': 2, 'level': 'lamb'})
        waits.append(1000 * (time.time() - began))
        peak = max(peak, server.memory())
        time.sleep(0.1)
    stop.set()
    for thread in threads:
        thread.join(20)
    return max(waits), peak - before


def flood(server, message, sockets, pause=0.052, reads=True):
    def one(stop):
        try:
            socket_ = Socket(server)
            while not stop.is_set():
                socket_.send(message())
                time.sleep(pause)
                while reads and select.select([socket_.link], [], [], 0)[0]:
                    if not socket_.link.recv(1 << 20):
                        return
        except (OSError, ConnectionError):
            pass

    return lambda stop: [threading.Thread(target=one, args=(stop,), daemon=True) for _ in range(sockets)]


def wide_table(server):
    keys = [server.key(), server.key()]
    table = server.table(keys[0], **WIDE, settings={'grace': None})
    for seat, key in enumerate(keys, 1):
        server.do(table, key, {'kind': 'sit', 'seat': seat, 'name': f'Seat {seat}'})
    server.do(table, keys[0], {'kind': 'start'})
    for _ in range(12):
        for seat, key in enumerate(keys, 1):
            seen = server.look(table, key=key, legal=50)
            if seen.get('legal'):
                server.do(table, key, {'kind': 'move', 'seat': seat, 'move': max(seen['legal'], key=len)}, seen['seq'])
    for seat, key in enumerate(keys, 1):
        if server.look(table, key=key, legal=1).get('legal'):
            return table, key


def h1(server):
    table, key = wide_table(server)
    worst, _ = felt(server, flood(server, lambda: {'t': 'watch', 'table': table, 'key': key, 'legal': 2000}, 10))
    return worst < 1000, f'another command took {worst:.0f} ms'


def long_table(server, games=25):
    key = server.key()
    table = server.table(key, **WOLF, settings={'grace': None, 'botLevel': 'lamb'}, seat=1, name='Long')
    server.do(table, key, {'kind': 'start'})
    while games:
        seen = server.look(table, key=key, legal=20)
        if seen['t'] == 'refused':
            time.sleep(0.5)
        elif seen['info']['status'] == 'over':
            games -= 1
            server.do(table, key, {'kind': 'rematch', 'seat': 1}, seen['seq'])
        elif seen.get('legal'):
            server.do(table, key, {'kind': 'move', 'seat': 1, 'move': random.choice(seen['legal'])}, seen['seq'])
        else:
            time.sleep(0.005)
    return table


def h2(server):
    table = long_table(server)
    told = len(json.dumps(server.look(table, **{'from': 0}).get('missed', [])))
    worst, grown = felt(server, flood(server, lambda: {'t': 'watch', 'table': table, 'from': 0}, 40))
    return worst < 1000 and grown < 150, f'{told // 1000} KB told, another command took {worst:.0f} ms, memory +{grown} MB'


def record_of(server):
    key = server.key()
    table = server.table(key, **WOLF, settings={'botLevel': 'lamb'})
    server.do(table, key, {'kind': 'start'})
    while server.look(table)['info']['status'] != 'over':
        time.sleep(0.05)
    text = server.post(f'/api/tables/{table}/record', {'key': key})[1]
    return [line for line in text.split('\n') if line.startswith('[')]


def h3(server):
    lines = record_of(server)
    without = lambda *names: '\n'.join(line for line in lines if not line.startswith(tuple(f'[{name} ' for name in names))) + '\n\n'
    problems = []
    for what, text in [('a known seed', without()), ('an invented commitment', without('Seed', 'Commitment') .rstrip('\n') + f'\n[Commitment "sha256:{"a" * 64}"]\n\n')]:
        status, made = server.post('/api/tables', {'key': server.key(), 'record': text})
        info = server.look(made['table'])['info'] if status == 201 else {'brought': True}
        if not info.get('brought') or (what.startswith('an') and 'commitment' in info):
            problems.append(f'{what} is not told')
    wrong = without('Seed', 'Commitment').rstrip('\n') + f'\n[Seed "{"00" * 32}"]\n\n'
    if server.post('/api/tables', {'key': server.key(), 'record': wrong})[0] == 201:
        problems.append('a seed that does not give the deal is taken')
    return not problems, '; '.join(problems) or 'told, or refused'


def m1(server):
    table, _ = server.game(clock={'kind': 'game', 'seconds': 6})
    time.sleep(1.5)
    server.kill()
    time.sleep(8)
    server.start()
    time.sleep(1.5)
    info = server.look(table)['info']
    covered = [seat['seat'] for seat in info['seats'] if seat.get('covered')]
    return not covered and info['clocks']['left'][0] > 1000, f'after 8 s down: left {info["clocks"]["left"]}, covered {covered}'


def m2(server):
    sleeper = Socket(server)
    began = time.time()
    os.kill(server.process.pid, signal.SIGTERM)
    try:
        server.process.wait(40)
    except subprocess.TimeoutExpired:
        pass
    took = time.time() - began
    sleeper.link.close()
    return took < 2.5, f'SIGTERM took {took:.1f} s'


def m3(_server):
    server = Server(command=['npm', 'start', '--ignore-scripts', '--'])
    try:
        began = time.time()
        os.kill(server.process.pid, signal.SIGTERM)
        while server.is_open() and time.time() - began < 8:
            time.sleep(0.05)
        return not server.is_open(), f'port {"still open" if server.is_open() else "closed"} {time.time() - began:.1f} s after SIGTERM to npm'
    finally:
        server.end()


def m4(_server):
    server = Server('--trust-proxy')
    try:
        status, _ = server.post('/metrics', method='GET', headers={'X-Forwarded-For': '127.0.0.1, 198.51.100.7'})
        return status == 404, f'/metrics for who says to be 127.0.0.1: {status}'
    finally:
        server.end()


def full_disk():
    folder = tempfile.mkdtemp(prefix='bellwether-findings-')
    subprocess.check_call(['mount', '-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder])
    return folder


def fill(folder):
    with open(os.path.join(folder, 'filler'), 'wb', 0) as filler:
        for size in (65536, 512):
            try:
                while True:
                    filler.write(b'x' * size)
            except OSError:
                pass


def m5_m6(what):
    folder = full_disk()
    server = Server(data=folder)
    try:
        table, keys = server.game()
        watcher = Socket(server)
        watcher.send({'t': 'watch', 'table': table, 'key': keys[0]})
        watcher.until(lambda message: message['t'] == 'table')
        fill(folder)
        for _ in range(300):
            if server.do(table, keys[0], {'kind': 'say', 'seat': 1, 'phrase': 'hello'}).get('code') == 'storage-failed':
                break
        bye = watcher.until(lambda message: message['t'] == 'bye')
        time.sleep(1.5)
        ready = server.post('/readyz', method='GET')[0]
        if what == 'm5':
            return 'table' in bye and 'reason' in bye, json.dumps(bye)
        return ready == 503, f'/readyz {ready}, /healthz {server.post("/healthz", method="GET")[0]} while nothing can be written'
    finally:
        server.kill()
        subprocess.call(['umount', '-l', folder])


def m7(server):
    def one(stop):
        try:
            socket_ = Socket(server)
            pings = socket_.frame(9, b'') * 10000
            while not stop.is_set():
                socket_.link.sendall(pings)
                while select.select([socket_.link], [], [], 0)[0]:
                    if not socket_.link.recv(1 << 20):
                        raise ConnectionError()
        except (OSError, ConnectionError):
            pass

    worst, _ = felt(server, lambda stop: [threading.Thread(target=one, args=(stop,), daemon=True) for _ in range(3)])
    return worst < 700, f'another command took {worst:.0f} ms'


def m8(server):
    table, keys = server.game()
    before = server.look(table)['seq']
    say = lambda: {'t': 'do', 'id': new_id(), 'table': table, 'rev': 1, 'key': keys[1], 'action': {'kind': 'say', 'seat': 2, 'phrase': 'hello'}}
    worst, _ = felt(server, flood(server, say, 30))
    written = server.look(table)['seq'] - before
    return written < 200 and worst < 1000, f'{written} words written for good, another command took {worst:.0f} ms'


def m10(server):
    socket_ = Socket(server)
    command = {'t': 'do', 'id': 'seat-out-of-reach', 'table': '0' * 16, 'rev': 0, 'key': 'k' * 24, 'action': {'kind': 'stand', 'seat': 1_000_000_000}}
    socket_.send(command)
    broken = socket_.next()
    without = 0
    for n in range(90):
        socket_.send({**command, 'id': f'burst-{n:03d}', 'action': {'kind': 'start'}})
    for _ in range(90):
        try:
            without += 'id' not in socket_.next(5)
        except (ConnectionError, OSError):
            break
    return broken.get('id') == 'seat-out-of-reach' and without == 0, f'broken: {json.dumps(broken)[:90]}; {without} refusals without their id'


def m11(server):
    table, keys = server.game()
    stranger = server.key()
    say = {'kind': 'say', 'seat': 1, 'phrase': 'hello'}
    server.do(table, stranger, say, 1, 'counted-0001')
    answer = server.do(table, keys[0], say, 1, 'counted-0001')
    return answer['t'] == 'done', f'the owner under an id that a stranger used: {answer.get("code", "done")}'


FINDINGS = {'H1': h1, 'H2': h2, 'H3': h3, 'M1': m1, 'M2': m2, 'M3': m3, 'M4': m4, 'M5': lambda _: m5_m6('m5'), 'M6': lambda _: m5_m6('m6'), 'M7': m7, 'M8': m8, 'M10': m10, 'M11': m11}

open_ = 0
for name in sys.argv[2:] or FINDINGS:
    needs = name not in ('M3', 'M4', 'M5', 'M6')
    server = Server() if needs else None
    try:
        mended, why = FINDINGS[name](server)
    except Exception as error:  # what a server does to us is a finding too
        mended, why = False, repr(error)
    finally:
        if server is not None:
            server.end()
    open_ += not mended
    print(f'{name.ljust(4)} {"mended" if mended else "OPEN  "} {why}', flush=True)
sys.exit(1 if open_ else 0)
