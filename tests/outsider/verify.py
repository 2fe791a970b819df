#!/usr/bin/env python3
"""Checks the deal of a finished game, from docs/deals.md alone. The standard library is all it needs.

    verify.py RECORD ...            says of each record whether seed, deal, commitment and mixed seats belong together
    verify.py --hands RECORD ...    and who was dealt what

The exit status is 0 if all of them are verified, 1 if one is not.
"""
import hashlib
import json
import re
import struct
import sys

RULES = {'wolf-and-hound': '1', 'sheep-and-thief': '1'}
# The headers of the set-up, in the order of the commitment.
SETUP = {
    'wolf-and-hound': ('Edition', 'Players', 'Animals', 'Expansion', 'Sheep', 'Cards', 'Numbers', 'Copy'),
    'sheep-and-thief': ('Edition', 'Players', 'Modules', 'Deck', 'Copy'),
}
OTHERS = ('Game', 'Rules', 'Seats', 'Mixed', 'Deal', 'Commitment', 'Seed')

NUMBER_DECK = 'B1x4 B2x4 B3x5 B4x3 W1x4 W2x4 W3x4 W4x4'
MEAT_AND_BONE = 'B1m B1m B2m B3m W1b W2b W3b'.split()
PRINTED = '''
road:EW,sheep:1 road:EW,dogs:1 road:EW,foxes:1 road:EW,sheep:1,foxes:1 road:EW,sheep:1,dogs:1
road:NS,sheep:1 road:NS,dogs:1 road:NS,foxes:1 road:NS,sheep:1,foxes:1 road:NS,sheep:1,dogs:1
road:SW,sheep:1 road:SW,dogs:1 road:SW,foxes:1 road:SW,barn
road:NE,sheep:1 road:NE,dogs:1 road:NE,foxes:1 road:NE,barn
road:ES,sheep:2 road:NW,sheep:2
road:ESW road:ESW,dogs:1 road:NES road:NES,dogs:1 road:NEW road:NEW,foxes:1 road:NSW road:NSW,foxes:1
road:NESW road:NESW,dogs:1 road:N,sheep:1,barn road:W,sheep:1,barn
river:EW,sheep:2 river:EW,sheep:1,foxes:1 river:NS,sheep:2 river:NS,sheep:1,foxes:1
river:NE,sheep:1,dogs:1 river:SW,sheep:1,dogs:1 river:NW,dogs:2 river:ES,foxes:2
river:N,sheep:1,barn river:W,sheep:1,barn river:E,sheep:1 river:S,sheep:1
road:NS,river:EW,sheep:1 road:NS,river:EW,dogs:1 road:EW,river:NS,sheep:1 road:EW,river:NS,dogs:1
road:SW,river:NE,sheep:1 road:NE,river:SW,sheep:1 road:NW,river:ES,sheep:1 road:ES,river:NW,foxes:1
sheep:3 sheep:2,barn sheep:1,dogs:2 sheep:1,foxes:2
'''.split()
MISSIONS = ('longest-river longest-road most-barns bottom-rows right-columns most-foxes most-dogs most-sheep-cards '
            'fox-at-town').split()
# The parts of a landscape card, in the order in which they are written, and what may stand behind the colon.
EDGES = '(?=.)N?E?S?W?'
PARTS = {'road': EDGES, 'river': EDGES, 'sheep': '[123]', 'dogs': '[12]', 'foxes': '[12]', 'barn': None}


class Wrong(Exception):
    """What does not fit."""


# The stream

def words(seed, purpose=b'bellwether deal'):
    block = 0
    while True:
        yield from struct.unpack('>8I', hashlib.sha256(seed + purpose + struct.pack('>I', block)).digest())
        block += 1


def below(n, stream):
    fair = 2**32 - 2**32 % n
    word = next(stream)
    while word >= fair:
        word = next(stream)
    return word % n


def shuffle(cards, stream):
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, stream)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


# The decks before the shuffle

def copy_of(setup):
    try:
        return json.loads(setup.get('Copy', '{}'))
    except ValueError:
        raise Wrong('unreadable: Copy') from None


def number_cards(counts):
    cards = []
    for entry in counts.split(' '):
        match = re.fullmatch('([BW][1-9][mb]?)x([0-9]{1,3})', entry)
        if not match:
            raise Wrong(f'unreadable: {entry!r} among the number cards')
        cards += [match[1]] * int(match[2])
    return cards


def number_deck(setup):
    if 'Numbers' in setup:
        return number_cards(setup['Numbers'])
    printed = number_cards(NUMBER_DECK)
    counts = {card: printed.count(card) for card in printed}
    counts.update(copy_of(setup).get('numbers', {}))
    for card in MEAT_AND_BONE if 'Expansion' in setup else ():
        counts[card[:2]] -= 1
        counts[card] = counts.get(card, 0) + 1
    return [card for card, count in counts.items() for _ in range(count)]


def landscape_card(text):
    """The one name of a card: its number if it is a printed one, else its parts in their order."""
    if re.fullmatch('#[1-9][0-9]?', text) and int(text[1:]) <= len(PRINTED):
        return text
    shows = {}
    for part in text.split(',') if text != 'meadow' else ():
        name, colon, value = part.partition(':')
        if PARTS.get(name) == EDGES:
            value = ''.join(sorted(value, key='NESW'.find))
        good = part == 'barn' or re.fullmatch(PARTS.get(name) or '(?!)', value)
        if not good or name in shows:
            raise Wrong(f'unreadable: the landscape card {text!r}')
        shows[name] = name + colon + value
    spelt = ','.join(shows[name] for name in PARTS if name in shows) or 'meadow'
    return f'#{PRINTED.index(spelt) + 1}' if spelt in PRINTED else spelt


def landscape_deck(setup):
    if 'Deck' not in setup:
        cards = [f'#{i}' for i in range(1, 57)]
        copy = copy_of(setup)
        for number, text in copy.get('cards', {}).items():
            cards[int(number) - 1] = None if text == 'none' else landscape_card(text.replace(' ', ','))
        cards += [landscape_card(text.replace(' ', ',')) for text in copy.get('more', [])]
        return [card for card in cards if card is not None]
    return [landscape_card(text) for text in setup['Deck'].split(' ')]


# The deal, and the same as a record tells it

def deal_of(game, setup, seed):
    stream = words(seed)
    if game == 'wolf-and-hound':
        return shuffle(number_deck(setup), stream), []
    cards = shuffle(landscape_deck(setup), stream)
    played = 'missions' in setup.get('Modules', '').split(' ')
    return cards, shuffle(MISSIONS, stream)[:int(setup['Players'])] if played else []


def told_deal(game, text):
    cards, bar, missions = text.partition(' | ')
    if game == 'wolf-and-hound':
        return text.split(), []
    return [landscape_card(card) for card in cards.split()], missions.split(' ') if bar else []


def mixed_seats(game, players, how, seed):
    """For each seat the one where whoever sits there sat before."""
    def team(seat):
        return seat % 2 if game == 'wolf-and-hound' else seat

    stream = words(seed, b'bellwether seats')
    seats = range(1, players + 1)
    while True:
        origin = dict(zip(seats, shuffle(seats, stream)))
        if how == 'all' or all((team(origin[a]) == team(origin[b])) == (team(a) == team(b)) for a in seats for b in seats):
            return [origin[seat] for seat in seats]


def commitment(game, setup, seed):
    lines = [game, 'rules ' + RULES[game], *(f'{key} {setup[key]}' for key in SETUP[game] if key in setup), seed.hex()]
    return 'sha256:' + hashlib.sha256('\n'.join(lines).encode('utf-8')).hexdigest()


# The record

def headers_of(text):
    headers, moves_began = {}, False
    # Not splitlines(): it also divides at characters that may stand in the name of a card.
    for line in (raw.strip(' \t\r') for raw in text.split('\n')):
        if not line.startswith('['):
            moves_began = moves_began or line != ''
            continue
        match = re.fullmatch(r'\[([A-Z][A-Za-z]*) ("(?:[^"\\]|\\.)*")\]', line)
        if not match or moves_began or match[1] in headers:
            raise Wrong(f'unreadable: the line {line[:60]}')
        headers[match[1]] = json.loads(match[2])
    return headers


def setup_of(headers):
    game = headers.get('Game')
    if game not in SETUP:
        raise Wrong(f'unreadable: no game {game!r} is known')
    if headers.get('Rules') != RULES[game]:
        raise Wrong(f'unreadable: only rules {RULES[game]} of {game} are known')
    for key in headers:
        if key not in SETUP[game] and key not in OTHERS:
            raise Wrong(f'unreadable: {game} has no header {key}')
    for key in ('Edition', 'Players', 'Deal'):
        if key not in headers:
            raise Wrong(f'unreadable: no {key} line')
    if headers['Players'] not in ('2', '3', '4'):
        raise Wrong('unreadable: the number of players')
    return game, {key: value for key, value in headers.items() if key in SETUP[game]}


def check(headers):
    game, setup = setup_of(headers)
    told = told_deal(game, headers['Deal'])
    for key, form in (('Seed', '[0-9a-f]{64}'), ('Commitment', 'sha256:[0-9a-f]{64}')):
        if key not in headers:
            raise Wrong(f'not verified: no {key} line')
        if not re.fullmatch(form, headers[key]):
            raise Wrong(f'unreadable: the {key} line')
    seed = bytes.fromhex(headers['Seed'])
    if commitment(game, setup, seed) != headers['Commitment']:
        raise Wrong(f'not verified: seed and set-up give another commitment, {commitment(game, setup, seed)}')
    for what, given, said in zip(('card', 'mission'), deal_of(game, setup, seed), told):
        if len(given) != len(said):
            raise Wrong(f'not verified: the seed gives another deal, of {len(given)} {what}s instead of {len(said)}')
        for i, pair in enumerate(zip(given, said)):
            if pair[0] != pair[1]:
                raise Wrong(f'not verified: the seed gives another deal, {what} {i + 1} is {pair[0]} instead of {pair[1]}')
    if 'Mixed' in headers:
        check_seats(game, int(setup['Players']), headers['Mixed'], seed)


def check_seats(game, players, said, seed):
    how, *places = said.split(' ')
    if how not in ('all', 'partners') or sorted(places) != [str(seat) for seat in range(1, players + 1)]:
        raise Wrong('unreadable: the Mixed line')
    given = mixed_seats(game, players, how, seed)
    if places != [str(seat) for seat in given]:
        raise Wrong(f'not verified: the seed mixes the seats in another way, {" ".join(map(str, given))}')


def hands_of(headers):
    """Who was dealt what, by the deal that the record tells."""
    game, setup = setup_of(headers)
    cards, missions = told_deal(game, headers['Deal'])
    players = int(setup['Players'])
    more = 1 if players == 2 else 0
    rounds = [(4, 4)] if game == 'wolf-and-hound' else [(players, 5 + more), (players, 4 + more), (players, 4 + more)]
    at = 0
    for round_number, (seats, size) in enumerate(rounds, 1):
        for seat in range(1, seats + 1):
            yield f'round {round_number} seat {seat}: {" ".join(cards[at:at + size])}'
            at += size
    yield f'left: {" ".join(cards[at:])}'
    for seat, mission in enumerate(missions, 1):
        yield f'mission seat {seat}: {mission}'


def main(args):
    good = True
    for file in (arg for arg in args if arg != '--hands'):
        hands = []
        try:
            with open(file, encoding='utf-8', newline='') as record:
                headers = headers_of(record.read())
            check(headers)
            says = 'verified'
            hands = hands_of(headers) if '--hands' in args else []
        except Wrong as wrong:
            says = str(wrong)
        except (OSError, ValueError) as error:
            says = f'unreadable: {error}'
        good = good and says == 'verified'
        print(f'{file}: {says}')
        for line in hands:
            print(f'  {line}')
    return 0 if good else 1


if __name__ == '__main__':
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    sys.stdout.reconfigure(encoding='utf-8')
    sys.exit(main(sys.argv[1:]))
