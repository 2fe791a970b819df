import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { playMatch } from '../src/arena/match.ts';
import { USUAL, type Wanted } from '../src/arena/messages.ts';
import { Program } from '../src/arena/program.ts';
import { SeatTaker } from '../src/arena/seat-taker.ts';
import { NO_PYTHON, PYTHON } from './python.ts';
import { runLab, tempFile } from './run-lab.ts';

const ROOT = join(import.meta.dirname, '../..');
const NODE = JSON.stringify(process.execPath);
const PAGE = readFileSync(join(ROOT, 'docs/arena.md'), 'utf8');

const WHY = PYTHON === undefined ? ` (skipped: ${NO_PYTHON})` : '';

/** A program that runs this code for every table that needs an answer; `id` and `legal` are defined. */
function botThat(does: string): string {
  const file = tempFile(
    `import { createInterface } from 'node:readline';
     const say = (answer) => console.log(typeof answer === 'string' ? answer : JSON.stringify(answer));
     let n = 0;
     for await (const line of createInterface({ input: process.stdin })) {
       const { id, legal, choices, info, viewer, view } = JSON.parse(line);
       if (id === undefined) continue;
       n++;
       ${does}
     }`,
    'bot.mjs',
  );
  return `${NODE} ${JSON.stringify(file)}`;
}

interface Wish {
  readonly game?: string;
  readonly players?: number;
  readonly against?: string;
  readonly deals?: number;
  readonly milliseconds?: number;
  readonly faults?: number;
  readonly wanted?: Partial<Wanted>;
}

async function played(command: string, wish: Wish = {}) {
  const { game = 'wolf-and-hound', players = 4, against = 'random', deals = 1, milliseconds = 20_000, faults = 1, wanted = {} } = wish;
  const taker = new SeatTaker(() => new Program(command, dirname(ROOT), 0), milliseconds, { ...USUAL, ...wanted });
  onTestFinished(() => taker.end());
  const setup = game === 'wolf-and-hound' ? 'first-game' : 'plain';
  return playMatch({ pairing: { game, setup, players, a: 'mine', b: against }, seed: 1, deals }, taker, faults, () => {});
}

const FIRST = `say({ t: 'move', id, move: legal[0] });`;

test('a program plays every deal in all seatings, with the same result each time', async () => {
  const bot = botThat(FIRST);
  const [once, again] = [await played(bot, { deals: 3 }), await played(bot, { deals: 3 })];
  expect(once.tally).toMatchObject({ deals: 3, games: 6 });
  expect(once.forfeits).toEqual([]);
  expect([again.tally.sum, again.tally.squares]).toEqual([once.tally.sum, once.tally.squares]);
});

test('small choices lead through games of Sheep & Thief', async () => {
  const bot = botThat(`say({ t: 'move', id, choice: choices[id % choices.length] });`);
  const { tally, forfeits } = await played(bot, { game: 'sheep-and-thief', players: 2, wanted: { choices: true, view: false, legal: 0 } });
  expect(forfeits).toEqual([]);
  expect(tally.games).toBe(2);
});

test('each seat has a process to itself, which sees that seat alone, and only when it is to act', async () => {
  const bot = botThat(`
    globalThis.own ??= viewer;
    if (own !== viewer) say('two seats');
    if (!info.toAct.includes(viewer) || view.viewer !== viewer || view.hand.length > view.handSizes[viewer - 1]) say('leak');
    ${FIRST}`);
  expect((await played(bot, { deals: 2 })).forfeits).toEqual([]);
});

describe('a fault is told and does not hang the match', () => {
  test.each<[string, string, string | RegExp, number?]>([
    ['no JSON', `say('hello');`, 'it wrote "hello": answer: not-json'],
    ['no move', `say({ t: 'move', id });`, 'expected {"t":"move","id":1,"move":…}'],
    ['a field too many', `say({ t: 'move', id, move: legal[0], why: 'because' });`, 'answer.why: unknown-field'],
    ['the answer to another question', `say({ t: 'move', id: id + 1, move: legal[0] });`, 'it answered id 2, but id 1 was asked'],
    ['an unreadable move', `say({ t: 'move', id, move: 'jump' });`, '"jump" is no move here: move: syntax'],
    ['an illegal move', `say({ t: 'move', id, move: 'B9' });`, '"B9" is no move here: not-in-hand (rule W-TURN): B9 is not in this hand.'],
    ['two answers', `${FIRST} ${FIRST}`, /it answered id 1, but id 2 was asked|when nothing was asked/],
    ['an end', `process.exit(3);`, 'it ended with exit status 3'],
    ['a crash', `process.kill(process.pid, 'SIGKILL');`, /it was ended by SIGKILL|exit status 137/],
    ['an endless line', `for (let i = 0; i < 40; i++) process.stdout.write('x'.repeat(100_000));`, 'an answer of more than'],
    ['silence', ``, 'no answer within 0.4 s', 400],
    ['an endless loop', `if (n > 1) for (;;); ${FIRST}`, /no answer within \d/, 3000],
  ])('%s', async (_, does, why, milliseconds = 20_000) => {
    const { forfeits, tally } = await played(botThat(does), { milliseconds });
    expect(forfeits).toHaveLength(1);
    expect(forfeits[0]?.why).toEqual(typeof why === 'string' ? expect.stringContaining(why) : expect.stringMatching(why));
    expect(forfeits[0]).toMatchObject({ deal: 0, seating: 'abab' });
    expect(tally.games).toBe(0);
  });

  test('a command that is none', async () => {
    expect((await played('no-such-program-here')).forfeits[0]?.why).toMatch(/it ended with exit status 1/);
  });

  test('with more faults allowed the game is lost and the program is started again', async () => {
    const { forfeits, tally } = await played(botThat(`if (n === 3) process.exit(1); ${FIRST}`), { deals: 2, faults: 100 });
    expect(forfeits).toHaveLength(4);
    expect(tally).toMatchObject({ games: 4, sum: 0 });
  });
});

test('the command prints share, interval and time, and exits with status 1 after a fault', () => {
  const good = runLab(['arena', '--bot', botThat(FIRST), '--against', 'random,lamb', '--games', '4']);
  expect(good.out).toMatch(
    /^wolf-and-hound first-game 4p {2}.* – random {2}\d+\.\d %, 95 % interval .* {2}4 games, seed 1 {2}thinking: median/m,
  );
  expect(good.out).toMatch(/ – lamb {2}/);
  expect(good.status).toBe(0);
  const bad = runLab(['arena', '--bot', botThat(`say('hello');`), '--games', '4', '--json']);
  expect(JSON.parse(bad.out)).toMatchObject({
    games: 0,
    seed: 1,
    against: 'herder',
    forfeits: [{ deal: 0, seating: 'abab', seat: 1, ply: 0 }],
  });
  expect(bad.status).toBe(1);
  expect(runLab(['arena', '--bot', 'x', '--setup', 'nowhere']).err).toContain('--setup: "nowhere" is not one of');
});

describe('the bots of docs/arena.md', () => {
  const python = { fence: 'python', file: 'bot.py', program: PYTHON ?? 'python3' };
  const typescript = { fence: 'ts', file: 'bot.ts', program: NODE };
  const rows = [
    [`Python plays Wolf & Hound${WHY}`, python, 'wolf-and-hound', 4],
    [`Python plays Sheep & Thief${WHY}`, python, 'sheep-and-thief', 2],
    ['TypeScript plays Wolf & Hound', typescript, 'wolf-and-hound', 4],
    ['TypeScript plays Sheep & Thief', typescript, 'sheep-and-thief', 2],
  ] as const;
  for (const [title, { fence, file, program }, game, players] of rows)
    test.skipIf(fence === 'python' && PYTHON === undefined && !process.env.CI)(title, async () => {
      const [, source = ''] = new RegExp(`^\`\`\`${fence}\\n(.*?)^\`\`\`$`, 'ms').exec(PAGE) ?? [];
      expect(source.trim().split('\n').length).toBeLessThanOrEqual(25);
      // Few imagined games, since the bot only has to play, not to win. Uses this test's engine to avoid npm's start-up time.
      const quick = source
        .replace('npm -s run lab -- stdio', `${process.execPath} ${join(ROOT, 'lab/src/main.ts')} stdio`)
        .replace("'herder'", "'random'");
      expect(quick).toContain("'random'");
      const { tally, forfeits } = await played(`${program} ${tempFile(quick, file)}`, { game, players, wanted: { text: true } });
      expect(forfeits).toEqual([]);
      expect(tally.games).toBe(2);
    });
});
