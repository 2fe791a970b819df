import { randomBytes } from 'node:crypto';
import { commitment, dealFromSeed, type GameRecord, type GameTypes, hex, seedRandom, sha256, writeRecord } from '@bellwether/kernel';
import { intro, isCancel, select } from '@clack/prompts';
import type { Command } from 'commander';
import { chooserOf } from '../chooser.ts';
import { writeText } from '../files.ts';
import { GAMES, gameById } from '../games.ts';
import type { AnyLabGame } from '../lab-game.ts';
import { lineTalk } from '../line-talk.ts';
import { menuTalk } from '../menu-talk.ts';
import { seedHex } from '../option-values.ts';
import { addSetupOptions, type Given, givenGame, givenSetup, saysSetup } from '../setup-options.ts';
import { botName, labelOf, readSitters, type Sitter } from '../sitters.ts';
import { playAtTable } from '../table.ts';

type PlayGiven = Given & { readonly seats?: string; readonly save?: string };
type PlayOptions = PlayGiven & { readonly seed?: Uint8Array };

export function addPlay(program: Command): void {
  addSetupOptions(program.command('play'))
    .description('Play in the terminal against bots or random players, or with several people at one keyboard.')
    .option(
      '--seats <list>',
      'who sits where, such as human,bot:wolf,human,bot:herder (default: one human, the rest random players; bot is one, too)',
    )
    .option('--seed <hex>', '256-bit seed of the deal, 64 hexadecimal digits (default: random and secret)', seedHex)
    .option('--save <file>', 'write the record of the game to this file')
    .addHelpText(
      'after',
      `
Without options a menu asks for the set-up. Moves may also come through a pipe, one a line, in the notation of records.

Examples:
  npm run lab -- play --set experienced-3 --players 3 --expansion --save game.txt
  npm run lab -- play --seats human,human,human,human
  npm run lab -- play --seats human,bot:wolf,bot:wolf,bot:wolf
  printf 'B3\\nW1\\n' | npm run lab -- play --seed ${'0'.repeat(60)}cafe`,
    )
    .action(async (given: PlayOptions) => play(given));
}

async function play(given: PlayOptions): Promise<void> {
  const atTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const chosen = atTerminal && !saysSetup(given) ? await askTable(given) : chooseByOptions(given);
  if (chosen === undefined) return;
  const { lab, config, sitters } = chosen;
  const { game } = lab;
  const seed = given.seed ?? Uint8Array.from(randomBytes(32));
  const deal = dealFromSeed(game, config, seed);
  const promise = commitment(game, config, seed);
  const talk = atTerminal ? menuTalk(lab) : lineTalk(lab, process.stdin, process.stdout);
  talk.say(`${lab.describe(config)}\nCommitment of the deal: ${promise}`);

  const state = game.start(config, deal);
  const random = playersRandom(seed);
  const players = sitters.map((sitter) => (sitter === 'human' ? undefined : chooserOf(game.id, botName(sitter))));
  const moves = await playAtTable({
    lab,
    state,
    talk,
    players: players.map((choose) => choose && ((at, seat) => choose(at, seat, random))),
  });
  talk.close();
  const outcome = game.outcome(state);
  if (outcome === undefined) talk.say(`The game stops here, after ${moves.length} moves.`);
  talk.say(`Seed of the deal: ${hex(seed)}`);
  if (given.save === undefined) return;
  const record: GameRecord<GameTypes> = { config, sitters: sitters.map(labelOf), deal, seed, commitment: promise, moves };
  writeText(given.save, writeRecord(game, record));
  talk.say(`Record written to ${given.save}.`);
}

interface Chosen {
  readonly lab: AnyLabGame;
  readonly config: object;
  readonly sitters: readonly Sitter[];
}

function chooseByOptions(given: PlayGiven): Chosen {
  const lab = givenGame(given);
  const config = givenSetup(lab, given);
  return { lab, config, sitters: readSitters(given.seats, lab.game.seats(config)) };
}

async function askTable(given: PlayGiven): Promise<Chosen | undefined> {
  intro('Bellwether');
  const lab = given.game !== undefined || GAMES.length === 1 ? givenGame(given) : await askGame();
  const config = await lab?.askSetup();
  if (lab === undefined || config === undefined) return undefined;
  const seats = lab.game.seats(config);
  if (given.seats !== undefined) return { lab, config, sitters: readSitters(given.seats, seats) };
  const humans = await select({
    message: 'Who plays?',
    options: seats.map((n) => ({ value: n, label: n === 1 ? 'you, against random players' : `${n} people at this keyboard` })),
  });
  return isCancel(humans) ? undefined : { lab, config, sitters: seats.map((seat) => (seat <= humans ? 'human' : 'bot:random')) };
}

async function askGame(): Promise<AnyLabGame | undefined> {
  const id = await select({ message: 'Which game?', options: GAMES.map(({ game, title }) => ({ value: game.id, label: title })) });
  return isCancel(id) ? undefined : gameById(id);
}

/** A separate random stream for the bots: the same seed gives the same game, and the stream reveals nothing about the deal. */
function playersRandom(seed: Uint8Array) {
  return seedRandom(sha256(Uint8Array.from([...seed, ...Buffer.from('players')])));
}
