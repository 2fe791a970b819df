import type { Seat } from '@bellwether/kernel';
import { TEAMS } from '@bellwether/wolf-and-hound';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { Frame } from '../../app/Frame.tsx';
import type { TableProps } from '../../app/games.ts';
import { motion } from '../../app/settings.ts';
import type { TableSource, Update } from '../../host/source.ts';
import { Curtain } from '../../parts/Curtain.tsx';
import { Stage } from '../../parts/Stage.tsx';
import { usePlayback } from '../../parts/usePlayback.ts';
import { useSize } from '../../parts/useSize.ts';
import { useShell } from '../../words/catalogue.ts';
import type { WolfWords } from '../../words/en/wolf-and-hound.ts';
import { useWords } from '../../words/useWords.ts';
import { Backdrop, Foreground } from './art/Backdrop.tsx';
import { draw } from './art/draw.tsx';
import { Ghost } from './art/Ghost.tsx';
import { foresee } from './foresee.ts';
import { frames } from './frames.ts';
import { layOut } from './layout.ts';
import { seatName } from './names.ts';
import { tellAll, tellForesight } from './narrate.ts';
import { type Act, scene } from './scene.ts';
import { Toolbar } from './Toolbar.tsx';
import './table.css';
import type { View, WolfAndHound } from './vocabulary.ts';

/** The Wolf & Hound table. */
export function WolfTable({ source }: TableProps) {
  const words = useWords('wolf-and-hound');
  if (words === undefined) return null;
  return <Table words={words} source={source as unknown as TableSource<WolfAndHound>} />;
}

const cut = (before: View | undefined, update: Update<WolfAndHound>) =>
  frames(before ?? update.view, before ? update.events : [], update.view);

function Table({ words, source }: { readonly words: WolfWords; readonly source: TableSource<WolfAndHound> }) {
  const shell = useShell();
  const { shown, curtain, refusal } = usePlayback<WolfAndHound, ReturnType<typeof cut>[number]>(source, cut);
  const [box, size] = useSize<HTMLDivElement>();
  const [looked, setLooked] = useState<Act>();
  const layout = useMemo(() => size && layOut(size), [size]);
  const view = shown?.beat.view;
  const legal = shown?.settled && shown.update.live ? shown.update.legal : [];
  const bottom: Seat = typeof view?.viewer === 'number' ? view.viewer : 1;
  const move = looked?.kind === 'move' && legal.length > 0 ? looked.move : undefined;
  const lifted = move?.kind === 'play' ? move.card : undefined;
  const foresight = useMemo(
    () => (view && move && typeof view.viewer === 'number' ? foresee(view, view.viewer, move) : undefined),
    [view, move],
  );
  const things = useMemo(
    () => (view && layout ? scene({ view, legal, layout, words, bottom, walks: shown?.beat.walks, lifted }) : []),
    [view, legal, layout, words, bottom, lifted],
  );
  const press = useCallback(
    (act: Act, touch: boolean) => {
      if (act.kind === 'move' && touch && lifted === undefined) return setLooked(act);
      if (act.kind === 'move' || act.kind === 'why') {
        source.play(act.move);
        setLooked(undefined);
      }
    },
    [source, lifted],
  );

  if (curtain) return <Curtain name={seatName(words, { players: 4 }, curtain.seat)} take={source.take} />;
  if (shown === undefined || view === undefined) return <Frame title={shell.wolfAndHound}>{null}</Frame>;
  const sentence = refusal ? words.refusals[refusal.code](refusal.facts) : tellAll(words, view, shown.beat.events).join(' ');
  return (
    <Frame title={shell.wolfAndHound} wide>
      <div class="strip">
        <p class="told" aria-live="polite">
          {foresight ? tellForesight(words, view, foresight).join(' ') : sentence || words.goal}
        </p>
      </div>
      <div class="stage-box" ref={box}>
        {layout && (
          <Stage
            things={things}
            draw={draw}
            press={press}
            look={setLooked}
            duration={shown.beat.beats * 420 * motion()}
            label={words.table.label}
          >
            <Backdrop layout={layout} bottom={bottom} teams={TEAMS[view.config.edition]} />
            <Foreground layout={layout} bottom={bottom} teams={TEAMS[view.config.edition]} />
            {foresight && <Ghost layout={layout} bottom={bottom} foresight={foresight} />}
          </Stage>
        )}
      </div>
      <Toolbar source={source} update={shown.update} />
    </Frame>
  );
}
