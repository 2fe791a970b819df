import type { GameTypes, Viewer } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import { become } from '../app/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { useShell } from '../words/catalogue.ts';
import type { TableSource, Update } from './source.ts';
import { useKeys } from './useKeys.ts';

export interface ReplayBarProps<T extends GameTypes> {
  readonly source: TableSource<T>;
  readonly update: Update<T>;
  readonly settled: boolean;
  /** What each seat is called, for whoever wants to see the game through its eyes. */
  readonly seats: readonly string[];
  readonly fork: (ply: number) => void;
  readonly share?: () => void;
}

const PAUSES = [1600, 800, 300] as const;

/** The bar of a replay: scrubber, steps, autoplay, whose eyes, and the way back into play. */
export function ReplayBar<T extends GameTypes>({ source, update, settled, seats, fork, share }: ReplayBarProps<T>) {
  const words = useShell();
  const { looking } = words;
  const [auto, setAuto] = useState(false);
  const [pace, setPace] = useState(1);
  const { ply, plies, viewer, over, id } = update;
  const seek = (to: number, as: Viewer = viewer) => source.seek(Math.max(0, Math.min(plies, to)), as);

  const { online } = source;
  useEffect(() => {
    if (!online) become('game', id, ply);
  }, [id, ply]);
  useEffect(() => {
    if (!auto || !settled) return;
    if (ply >= plies) return setAuto(false);
    const timer = window.setTimeout(() => seek(ply + 1), PAUSES[pace]);
    return () => window.clearTimeout(timer);
  }, [auto, settled, ply, pace]);

  const back = () => {
    if (!online) become('game', id);
    source.live();
  };
  useKeys({
    starts: '',
    typed: () => undefined,
    shortcuts: {
      ArrowLeft: () => seek(ply - 1),
      ArrowRight: () => seek(ply + 1),
      Home: () => seek(0),
      End: () => seek(plies),
      ' ': () => setAuto(!auto),
      Escape: back,
    },
  });

  return (
    <section class="looking" aria-label={looking.title}>
      <div class="looking-scrub">
        <label>
          <span>{looking.ply(ply, plies)}</span>
          <input type="range" min={0} max={plies} value={ply} onInput={(event) => seek(Number(event.currentTarget.value))} />
        </label>
        <button type="button" class="icon-button" aria-label={looking.live} onClick={back}>
          <Icon name="close" />
        </button>
      </div>
      <div class="looking-row">
        <button type="button" class="icon-button" aria-label={looking.start} disabled={ply === 0} onClick={() => seek(0)}>
          <Icon name="first" />
        </button>
        <button type="button" class="icon-button" aria-label={looking.stepBack} disabled={ply === 0} onClick={() => seek(ply - 1)}>
          <Icon name="back" />
        </button>
        <button type="button" class="icon-button" aria-label={auto ? looking.pause : looking.auto} onClick={() => setAuto(!auto)}>
          <Icon name={auto ? 'pause' : 'auto'} />
        </button>
        <button type="button" class="icon-button" aria-label={looking.step} disabled={ply === plies} onClick={() => seek(ply + 1)}>
          <Icon name="next" />
        </button>
        <button type="button" class="icon-button" aria-label={looking.end} disabled={ply === plies} onClick={() => seek(plies)}>
          <Icon name="last" />
        </button>
        <label>
          <span class="hidden">{looking.speed}</span>
          <select value={pace} onChange={(event) => setPace(Number(event.currentTarget.value))}>
            {['½×', '1×', '3×'].map((text, i) => (
              <option key={text} value={i}>
                {text}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="looking-row">
        {over && (
          <label>
            <span class="hidden">{looking.as}</span>
            <select
              value={String(viewer)}
              onChange={({ currentTarget: { value } }) => seek(ply, value === 'spectator' ? 'spectator' : Number(value))}
            >
              {seats.map((name, i) => (
                <option key={name} value={i + 1}>
                  {name}
                </option>
              ))}
              <option value="spectator">{looking.spectator}</option>
            </select>
          </label>
        )}
        {share && (
          <button type="button" class="icon-button" aria-label={words.share} onClick={share}>
            <Icon name="share" />
          </button>
        )}
        <button type="button" class="primary" onClick={() => fork(ply)}>
          {looking.fork}
        </button>
      </div>
    </section>
  );
}
