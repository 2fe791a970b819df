import { SEED_BYTES } from './deal.ts';
import type { Game, GameTypes, Headers } from './game.ts';
import { attempt } from './game.ts';
import { type Line, splitHeaders } from './lines.ts';
import { ParseError, reading } from './parse-error.ts';
import type { GameRecord, Played } from './record.ts';
import type { Seat } from './seat.ts';
import { MIXES, type Seating } from './seating.ts';
import { readSetUp } from './set-up.ts';
import { unhex } from './sha256.ts';

export const LONGEST_RECORD = 1_000_000;

export function readRecord<T extends GameTypes>(game: Game<T>, text: string): GameRecord<T> | ParseError {
  return reading(() => {
    if (text.length > LONGEST_RECORD) throw new ParseError('record', 'too-long', text.length, `at most ${LONGEST_RECORD} characters`);
    const { headers, body } = splitHeaders(text);
    const own = takeOwnHeaders(headers);
    must(own.get('Game') === game.id, '[Game]', own.get('Game'), `"${game.id}"`, 'unknown-name');
    must(own.get('Rules') === String(game.rulesVersion), '[Rules]', own.get('Rules'), `"${game.rulesVersion}"`, 'unknown-name');
    const config = good(
      readSetUp<T['Config']>(
        game,
        headers.filter(([key]) => !OWN.includes(key as OwnHeader)),
      ),
    );
    const no = game.checkConfig(config);
    if (no) throw new ParseError('record', 'contradiction', no.code, `a set-up that ${no.rule} allows`);
    const dealText = own.get('Deal');
    if (dealText === undefined) throw new ParseError('[Deal]', 'missing', undefined, 'a [Deal "…"] line');
    const deal = good(game.deals.read(dealText));
    const badDeal = game.checkDeal(config, deal);
    if (badDeal) throw new ParseError('[Deal]', 'contradiction', badDeal.code, `a deal that ${badDeal.rule} allows`);
    return {
      config,
      sitters: readSitters(own.get('Seats'), game.seats(config).length),
      ...readMixed(own.get('Mixed'), game.seats(config)),
      deal,
      ...readSeed(own.get('Seed')),
      ...readCommitment(own.get('Commitment')),
      moves: readMoves(game, game.start(config, deal), body),
    };
  });
}

const OWN = ['Game', 'Rules', 'Seats', 'Mixed', 'Deal', 'Commitment', 'Seed'] as const;
type OwnHeader = (typeof OWN)[number];

function takeOwnHeaders(headers: Headers): Map<OwnHeader, string> {
  return new Map(headers.filter(([key]) => OWN.includes(key as OwnHeader)) as unknown as [OwnHeader, string][]);
}

function readSitters(text: string | undefined, seats: number): string[] {
  if (text === undefined) return [];
  const sitters = text.split('; ');
  must(sitters.length === seats, '[Seats]', text, `${seats} labels, divided by "; "`, 'out-of-range');
  return sitters;
}

function readMixed(text: string | undefined, seats: readonly Seat[]): { mixed?: Seating } {
  if (text === undefined) return {};
  const [how, ...places] = text.split(' ');
  const mix = MIXES.find((one) => one === how);
  const from = seats.filter((seat) => places.includes(String(seat)));
  if (mix === undefined || from.length !== seats.length || places.length !== seats.length)
    throw new ParseError('[Mixed]', 'syntax', text, `"${MIXES.join('" or "')}" and the seats 1 to ${seats.length}, each once`);
  return { mixed: { mix, from: places.map(Number) } };
}

function readSeed(text: string | undefined): { seed?: Uint8Array } {
  if (text === undefined) return {};
  const seed = unhex(text);
  if (seed?.length !== SEED_BYTES) throw new ParseError('[Seed]', 'syntax', text, `${2 * SEED_BYTES} hexadecimal digits in lower case`);
  return { seed };
}

function readCommitment(text: string | undefined): { commitment?: string } {
  if (text === undefined) return {};
  must(/^sha256:[0-9a-f]{64}$/.test(text), '[Commitment]', text, '"sha256:" and 64 hexadecimal digits', 'syntax');
  return { commitment: text };
}

function readMoves<T extends GameTypes>(game: Game<T>, state: T['State'], body: readonly Line[]): Played<T>[] {
  const words = body.flatMap(({ line, text }) => text.split(/\s+/).map((word) => ({ word, where: `line ${line}` })));
  const moves: Played<T>[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const number = words[i] as { word: string; where: string };
    must(number.word === `${moves.length + 1}.`, number.where, number.word, `the move number "${moves.length + 1}."`, 'syntax');
    const said = words[i + 1];
    if (said === undefined) throw new ParseError(number.where, 'missing', undefined, `a move after "${number.word}"`);
    const where = `${said.where}, move ${moves.length + 1}`;
    const { seat, text } = whose(game, state, said.word, where);
    const move = game.read(text);
    if (move instanceof ParseError) throw new ParseError(where, move.problem, text, move.expected);
    const no = attempt(game, state, seat, move);
    if (no) throw new ParseError(where, 'contradiction', text, `a legal move for seat ${seat} (${no.code}, ${no.rule})`);
    moves.push({ seat, move });
  }
  return moves;
}

function whose<T extends GameTypes>(game: Game<T>, state: T['State'], word: string, where: string): { seat: Seat; text: string } {
  const acting = game.toAct(state);
  must(acting.length > 0, where, word, 'no move after the end of the game', 'contradiction');
  if (acting.length === 1) return { seat: acting[0] as Seat, text: word };
  const match = /^(\d):(.*)$/.exec(word);
  const seat = Number(match?.[1]);
  must(acting.includes(seat), where, word, `a move with its seat, such as "${acting[0]}:…", of seat ${acting.join(' or ')}`, 'syntax');
  return { seat, text: match?.[2] ?? '' };
}

function must(
  holds: boolean,
  where: string,
  found: unknown,
  expected: string,
  problem: ConstructorParameters<typeof ParseError>[1],
): asserts holds {
  if (!holds) throw new ParseError(where, problem, found, expected);
}

function good<T>(value: T | ParseError): T {
  if (value instanceof ParseError) throw value;
  return value;
}
