import type { Moment } from '../../share/Moment.tsx';
import { PICTURE } from '../../share/picture.ts';
import { Stage } from '../../stage/Stage.tsx';
import { draw } from './art/draw.tsx';
import { goldOf } from './gold.ts';
import { layOut } from './layout.ts';
import { seatName } from './names.ts';
import { chipsOf } from './scene/chips.ts';
import { scene } from './scene/scene.ts';
import { Grounds } from './TableStage.tsx';
import type { View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';
import { TITLE } from './words/table.ts';

interface PictureOf {
  readonly words: SheepWords;
  /** A spectator's view. */
  readonly view: View;
  /** The caption while the game runs. */
  readonly running: string;
}

/** A Sheep & Thief table for a picture, without a hand. */
export function momentOf({ words, view, running }: PictureOf): Moment {
  const { outcome } = view;
  const names = outcome?.winners.map((seat) => seatName(words, seat)).join(' + ');
  return { title: TITLE, lines: [names === undefined ? running : words.over.lost(names)], scene: <Scene words={words} view={view} /> };
}

function Scene({ words, view }: Omit<PictureOf, 'running'>) {
  const { rem, ...size } = PICTURE;
  const layout = layOut(size, { players: view.boards.length, chips: chipsOf(view).length + 1, mission: false, drafting: false, rem });
  const gold = goldOf(view);
  // The large place belongs to the viewer: here to the winner, by name.
  const large = view.outcome?.winners[0] ?? 1;
  const named = { ...words, you: seatName(words, large) };
  const things = scene({ view: { ...view, viewer: large }, stage: { kind: 'nothing' }, layout, words: named, bottom: large, gold });
  const nothing = () => undefined;
  return (
    <div class="game sheep">
      <Stage
        things={things.filter(({ art }) => art.kind !== 'card').map(({ act: _, ...thing }) => thing)}
        draw={draw}
        press={nothing}
        look={nothing}
        duration={0}
        label={TITLE}
      >
        <Grounds words={words} config={view.config} layout={layout} spotlight={{ bottom: large, own: large }} gold={gold} />
      </Stage>
    </div>
  );
}
