"""Plays a whole game of each kind against the server's bots and compares what it was told with a fresh look: play.py BASE"""
import asyncio
import random
import sys

from client import Client, Http

BASE = sys.argv[1]
GAMES = {
    'wolf-and-hound': [['Edition', '2016'], ['Players', '4'], ['Animals', 'hound-01 wolf-01']],
    'sheep-and-thief': [['Edition', '2017'], ['Players', '3']],
}


def expect(what, holds):
    if not holds:
        raise SystemExit(f'not so: {what}')


async def watcher(table, key=None, **how):
    client = Client(BASE, key)
    await client.connect()
    expect('the table is shown', (await client.watch(table, **how))['t'] == 'table')
    return client, client.tables[table]


async def play(http, game, config):
    key = await http.key()
    settings = {'botLevel': 'lamb', 'grace': None}
    status, made = await http.post('/api/tables', {'key': key, 'game': game, 'config': config, 'seat': 1, 'name': 'Py', 'settings': settings})
    expect(f'a table is made: {made}', status == 201)
    table = made['table']
    client, mine = await watcher(table, key, views=True)
    # Two spectators: one is told everything in full, the other in short.
    told, whole = await watcher(table, views=True)
    follower, short = await watcher(table, legal=0)
    expect('the host may start', (await client.do(table, {'kind': 'start'}))['t'] == 'done')
    moves = 0
    while mine.info['status'] != 'over':
        await client.until(lambda: mine.legal or mine.info['status'] == 'over')
        if mine.legal:
            answer = await client.do(table, {'kind': 'move', 'seat': 1, 'move': random.choice(mine.legal)})
            expect(f'a listed move is taken: {answer}', answer['t'] == 'done')
            moves += 1
    for one, seen in ((told, whole), (follower, short)):
        await one.until(lambda seen=seen: seen.seq == mine.seq)
    _, look = await http.post(f'/api/tables/{table}/look', {'key': key})
    expect('the last view is the one of a fresh look', look['view'] == mine.view)
    expect('the info too', look['info'] == mine.info)
    expect('short events say the same as those in full', short.log == whole.log and len(short.log) > moves)
    _, look = await http.post(f'/api/tables/{table}/look', {'from': 0})
    past = {one['seq']: one['what'] for one in look['missed']}
    expect('and so does the past', all(past[seq] == what for seq, what in short.log.items()))
    status, record = await http.post(f'/api/tables/{table}/record', {'key': key})
    expect('the record may be read', status == 200 and f'[Game "{game}"]' in record)
    for one in (client, told, follower):
        expect(f'nothing strange was heard: {one.problems}', one.problems == [])
        await one.close()
    print(f'{game}: {moves} moves, number {mine.seq}')


async def main():
    http = Http(BASE)
    for game, config in GAMES.items():
        await play(http, game, config)


asyncio.run(main())
