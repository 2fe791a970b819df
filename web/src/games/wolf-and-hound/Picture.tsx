import { SEATS } from '@bellwether/wolf-and-hound';
import { looksOf } from '../../model/characters.ts';
import type { Moment } from '../../share/Moment.tsx';
import { PICTURE } from '../../share/picture.ts';
import { Stage } from '../../stage/Stage.tsx';
import { Backdrop, Foreground } from './art/Backdrop.tsx';
import { draw } from './art/draw.tsx';
import { layOut } from './layout.ts';
import { who } from './names.ts';
import { scene } from './scene/scene.ts';
import type { View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import { TITLE } from './words/table.ts';

interface PictureOf {
  readonly words: WolfWords;
  /** A spectator's view. */
  readonly view: View;
  readonly sitters: readonly string[];
  /** The caption while the game runs. */
  readonly running: string;
}

/** A Wolf & Hound table for a picture, without a hand. */
export function momentOf({ words, view, sitters, running }: PictureOf): Moment {
  const { outcome } = view;
  const empty = SEATS.filter((seat) => outcome?.sheep[seat - 1] === 0);
  const lines = outcome
    ? [words.over.wins(words.teams[outcome.winner]), words.over[outcome.reason](empty.map((seat) => who(words, view, seat)))]
    : [running];
  return { title: TITLE, lines, scene: <Scene words={words} view={view} sitters={sitters} /> };
}

function Scene({ words, view, sitters }: Omit<PictureOf, 'running'>) {
  const layout = layOut(PICTURE, { rem: PICTURE.rem });
  const ground = { layout, bottom: 1, config: view.config, looks: looksOf(sitters) };
  const things = scene({ view, legal: [], layout, words, bottom: 1 }).map(({ act: _, ...thing }) => thing);
  const nothing = () => undefined;
  return (
    <div class="game wolf">
      <Stage things={things} draw={draw} press={nothing} look={nothing} duration={0} label={TITLE}>
        <Backdrop {...ground} />
        <Foreground {...ground} />
      </Stage>
    </div>
  );
}
