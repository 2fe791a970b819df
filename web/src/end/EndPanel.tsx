import type { GameTypes, Mix } from '@bellwether/kernel';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { TableSource, Update } from '../model/source.ts';
import type { ThenAndNowProps } from '../review/ThenAndNow.tsx';
import { MatchDoor } from '../table-kit/match-door.ts';
import { ReviewButton } from '../table-kit/ReviewDoor.tsx';
import { later } from '../ui/later.ts';
import { wear } from '../ui/typeface.ts';
import { useSize } from '../ui/useSize.ts';
import { useShell } from '../words/catalogue.ts';
import { WhatNext, type WhatNextProps } from './WhatNext.tsx';
import './end.css';

const ThenAndNow = later<ThenAndNowProps>(() => import('../review/ThenAndNow.tsx').then((part) => part.ThenAndNow));

wear('Baloo').catch(() => undefined);

interface EndPanelProps<T extends GameTypes> extends Omit<WhatNextProps, 'game' | 'mix' | 'choose' | 'look'> {
  /** The CSS class of the game's panel. */
  readonly of: string;
  readonly title: string;
  readonly close: () => void;
  /** How the game ended, and the score. */
  readonly score: ComponentChildren;
  /** The full count. */
  readonly children: ComponentChildren;
  readonly source: TableSource<T>;
  readonly update: Update<T>;
  readonly again: (mix: Mix | undefined) => void;
  /** The label of `again`, if not the usual one. */
  readonly againText?: string | undefined;
}

/** The id of the text that says how the game ended. */
export const WHY = 'result-why';

/**
 * The end of a game and the next steps: a panel next to the scene, and on a phone a sheet at the foot. The sheet opens
 * as high as its head, and can be pulled up.
 */
export function EndPanel<T extends GameTypes>({ of, title, close, score, children, again, againText, ...more }: EndPanelProps<T>) {
  const { source, update, partners, teamsStay = false } = more;
  const shell = useShell();
  const match = useContext(MatchDoor);
  const [chosen, choose] = useState(update.mix);
  const mix = chosen && partners && teamsStay ? 'partners' : chosen;
  const [head, size] = useSize<HTMLDivElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus here for screen readers; the next steps follow directly.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="end-sheet" style={size && `--end-head:${size.height}px`}>
      <section class={`end-panel ${of}`} aria-labelledby="result-title">
        <div class="end-head" ref={head}>
          <button type="button" class="icon-button end-close" aria-label={shell.close} onClick={close}>
            ✕
          </button>
          <h2 id="result-title" class="end-title" ref={heading} tabIndex={-1} aria-describedby={WHY}>
            {title}
          </h2>
          {score}
          <div class="row">
            <button type="button" class="primary" onClick={match ? match.open : () => again(mix)}>
              {match?.text ?? againText ?? shell.again}
            </button>
            <ReviewButton source={source} update={update} />
          </div>
        </div>
        <SecondTry source={source} update={update} />
        {children}
        <WhatNext {...more} game={update.game} mix={mix} choose={choose} look={() => source.seek?.(update.plies)} />
      </section>
    </div>
  );
}

/** After a second try: its result compared with the first. */
function SecondTry<T extends GameTypes>({ source, update: { id, game, view } }: Pick<EndPanelProps<T>, 'source' | 'update'>) {
  const { config, outcome } = view as { readonly config: object; readonly outcome?: object };
  return source.online === undefined && outcome ? <ThenAndNow {...{ id, game, config, outcome }} /> : null;
}
