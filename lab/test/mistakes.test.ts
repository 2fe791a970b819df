import { describe, expect, test } from 'vitest';
import { runLab, tempFile } from './run-lab.ts';

describe('mistakes of the user are told in one message with exit status 1', () => {
  test.each<[string, string[], string]>([
    ['an unknown edition', ['play', '--edition', '1999'], '--edition: "1999" is not one of 2016, 2015-draft'],
    ['an unknown number of players', ['deal', '--players', '5'], '--players: "5" is not one of 2, 3, 4'],
    ['an unknown animal', ['deal', '--animals', 'wolf-99'], 'There is no animal card "wolf-99"'],
    [
      'an impossible set',
      ['deal', '--animals', 'designer-02-1'],
      'only played together with designer-02-2, designer-02-3. (not-alone, rule R-BLANKET)',
    ],
    ['an unknown set', ['deal', '--set', 'nobody'], 'there are first-game, beginner-1 to beginner-'],
    ['a set and animals', ['deal', '--set', 'gamer', '--animals', 'wolf-01'], '--set and --animals exclude each other'],
    ['the draft with Meat & Bone', ['deal', '--edition', '2015-draft', '--expansion'], 'The 2015 draft has no Meat & Bone.'],
    ['too many sheep', ['deal', '--sheep', '9,9,9,9'], 'Four sheep counts from 1 to 5 are needed, not 9, 9, 9, 9.'],
    ['sheep that are no numbers', ['deal', '--sheep', 'many'], '--sheep: "many" is not four whole numbers'],
    ['too few seats', ['play', '--seats', 'human'], '--seats: this game has 4 seats, but "human" names 1'],
    ['an unknown sitter', ['play', '--seats', 'human,cat,bot,bot'], '--seats: "cat" is not one of human, bot'],
    ['a short seed', ['deal', '--seed', 'cafe'], 'Expected 64 hexadecimal digits.'],
    ['no number', ['simulate', '--games', 'many'], 'Expected a whole number from 1 to'],
    ['a missing file', ['replay', '/nowhere/game.txt'], 'cannot read /nowhere/game.txt: no such file or folder'],
    ['an unknown game', ['cards', '--game', 'chess'], 'unknown game "chess"; known: wolf-and-hound, sheep-and-thief'],
    ['an unknown command', ['dance'], "unknown command 'dance'"],
    ['a ply without a record', ['perft', '--depth', '1', '--ply', '3'], '--ply needs a --record'],
  ])('%s', (_, args, message) => {
    const { status, out, err } = runLab(args);
    expect(err).toContain(message);
    expect(err).toMatch(/^error: /);
    expect(err).not.toContain('    at ');
    expect(out).toBe('');
    expect(status).toBe(1);
  });

  test('a malformed record: where and why', () => {
    const file = tempFile('[Game "wolf-and-hound"]\n[Rules "1"]\n[Edition "2016"]\n[Players "7"]\n');
    const { status, err } = runLab(['replay', file]);
    expect(err).toBe(`error: ${file}: [Players]: syntax: found "7", expected such as "4"\n`);
    expect(status).toBe(1);
  });

  test('every command has a help text with an example', () => {
    const list = runLab(['--help']).out.split('Commands:\n')[1]?.split('\n\n')[0] ?? '';
    const commands = [...list.matchAll(/^ {2}([a-z-]+)[ |].*$/gm)].map((match) => match[1] as string);
    expect(commands).toEqual([
      'play',
      'replay',
      'review',
      'simulate',
      'perft',
      'deal',
      'verify',
      'cards',
      'deck',
      'balance',
      'planted',
      'conformance',
      'soak',
      'ladder',
      'luck',
      'calibrate',
      'labels',
      'duplicate',
      'crossplay',
      'forecast',
      'soak-bots',
      'puzzles',
      'stdio',
      'arena',
      'games',
      'benchmark',
    ]);
    for (const command of commands) expect(runLab([command, '--help']).out).toMatch(/Examples?:\n {2}\S/);
  });
});
