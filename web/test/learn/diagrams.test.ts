import { firstMoves } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { wholeHelp as sheepHelp } from '../../src/games/sheep-and-thief/useRules.ts';
import { SHEEP_RULES } from '../../src/games/sheep-and-thief/words/rules.ts';
import { SHEEP_WORDS } from '../../src/games/sheep-and-thief/words/table.ts';
import { wholeHelp as wolfHelp } from '../../src/games/wolf-and-hound/useRules.ts';
import { WOLF_RULES } from '../../src/games/wolf-and-hound/words/rules.ts';
import { WOLF_WORDS } from '../../src/games/wolf-and-hound/words/table.ts';
import { openDiagram, openTrial, type Told } from '../../src/help/diagram.ts';
import { diagramsOf, gameDiagrams, type SaidDiagram } from '../../src/help/diagrams.ts';
import type { News } from '../../src/model/source.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

/** Articles without a position in which anything happens: they have text only. */
const TEXT_ONLY: Readonly<Record<string, readonly string[]>> = {
  // How a game is set up: nothing has moved yet.
  'wolf-and-hound': ['W-TABLE', 'R-SEATS', 'R-START', 'R-META-START', 'A-NUMBERS', 'A-SEVEN', 'A-SHEEP-START'],
  'sheep-and-thief': ['S-TABLE', 'S-DECK'],
};

async function articlesOf(game: string): Promise<readonly string[]> {
  const help =
    game === 'wolf-and-hound'
      ? wolfHelp(await preload(WOLF_RULES, 'en'), await preload(WOLF_WORDS, 'en'))
      : sheepHelp(await preload(SHEEP_RULES, 'en'), await preload(SHEEP_WORDS, 'en'));
  return Object.keys(help.rules);
}

/** Shows a diagram as the table does: the next step follows when the last one has been seen. */
function watched({ diagram }: SaidDiagram): readonly Told[] {
  const source = openDiagram(diagram);
  source.subscribe(() => undefined);
  source.begin();
  for (let i = 0; source.show.get().kind === 'plays'; i++) {
    if (i > 100) expect.fail('a diagram that never ends');
    source.goOn();
  }
  const told = source.told.get();
  source.close();
  return told;
}

describe.each(Object.entries(TEXT_ONLY))('the diagrams of %s', async (game, textOnly) => {
  const kit = (await gameDiagrams(game)) ?? expect.fail(game);
  const articles = await articlesOf(game);
  const all = await Promise.all(articles.map(async (rule) => [rule, await diagramsOf(game, rule)] as const));
  const figures = all.flatMap(([rule, diagrams]) => diagrams.map((one, i) => [`${rule} ${i}`, one] as const));

  it('belong to every rule that changes a position', () => {
    expect(all.filter(([, diagrams]) => diagrams.length === 0).map(([rule]) => rule)).toEqual(textOnly);
    expect(figures.length).toBeGreaterThan(articles.length - textOnly.length - 1);
  });

  it.each(LANGUAGES)('are played to their end and told in %s', async (language) => {
    const teller = kit.teller(await preload(kit.words, language));
    const silent: string[] = [];
    for (const [name, figure] of figures) {
      const told = watched(figure);
      const { follows, moves, adapter, after, viewer } = figure.diagram;
      const moved = follows.length + moves.length > 0;
      const lines = moved ? told.flatMap(teller.told) : teller.position(adapter.game.view(after, viewer));
      if (lines.join('') === '' || figure.says[language] === '') silent.push(name);
    }
    expect(silent).toEqual([]);
  });

  it.each(figures)('%s can be tried out: every legal move, and each one taken back', (_name, { diagram }) => {
    const { game: engine } = diagram.adapter;
    const trial = openTrial(diagram);
    const heard: News<never>[] = [];
    trial.subscribe((news) => heard.push(news as News<never>));
    const now = trial.now.get();
    if (now === undefined)
      return expect(engine.toAct(diagram.after).every((seat) => firstMoves(engine, diagram.after, seat, 1).moves.length === 0)).toBe(true);
    const before = engine.positions.write(now.state);
    const { moves } = firstMoves(engine, now.state, now.seat, 20);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      trial.play(move);
      expect(heard.at(-1)).toMatchObject({ kind: 'update', last: { seat: now.seat } });
      trial.undo();
      expect(engine.positions.write(trial.now.get()?.state ?? expect.fail('nobody may move'))).toBe(before);
    }
    trial.close();
  });
});
