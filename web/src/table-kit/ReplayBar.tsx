import type { GameTypes } from '@bellwether/kernel';
import type { TableSource, Update } from '../model/source.ts';
import { AnyIcon, type AnyIconName } from '../ui/AnyIcon.tsx';
import { go } from '../ui/routes.ts';
import { PAGES } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import type { PagesWords } from '../words/en/pages.ts';
import { useWords } from '../words/useWords.ts';
import { ReviewButton } from './ReviewDoor.tsx';
import '../ui/rest.css';
import { type Replay, useReplay } from './useReplay.ts';

export interface ReplayBarProps<T extends GameTypes> {
  readonly source: TableSource<T>;
  readonly update: Update<T>;
  readonly settled: boolean;
  /** The name of each seat, for choosing the point of view. */
  readonly seats: readonly string[];
  readonly share: () => void;
}

/** The replay bar: scrubber, steps, autoplay, point of view, and the way back to play. */
export function ReplayBar<T extends GameTypes>({ source, update, settled, seats, share }: ReplayBarProps<T>) {
  const words = useShell();
  const looking = useWords(PAGES)?.looking;
  const { ply, plies, over, viewer } = update;
  const replay = useReplay(source, update, settled);
  if (looking === undefined) return null;
  const fork = async () => {
    const id = await source.fork?.(ply);
    if (id !== undefined) go('game', id);
  };
  return (
    <section class="looking" aria-label={looking.title}>
      <div class="looking-scrub">
        <label>
          <span>{looking.ply(ply, plies)}</span>
          <input type="range" min={0} max={plies} value={ply} onInput={(event) => replay.seek(Number(event.currentTarget.value))} />
        </label>
        <IconButton icon="share" label={words.share} act={share} />
        <IconButton icon="close" label={looking.live} act={replay.back} />
      </div>
      <Steps looking={looking} replay={replay} ply={ply} plies={plies} />
      <div class="looking-row">
        {over && (
          <Eyes
            looking={looking}
            seats={seats}
            viewer={String(viewer)}
            look={(as) => replay.seek(ply, as === 'spectator' ? as : Number(as))}
          />
        )}
        {over && <ReviewButton source={source} update={update} />}
        <button type="button" class="primary" disabled={over && ply === plies} onClick={fork}>
          {looking.fork}
        </button>
      </div>
    </section>
  );
}

const PACES = ['½×', '1×', '3×'] as const;

interface StepsProps {
  readonly looking: PagesWords['looking'];
  readonly replay: Replay;
  readonly ply: number;
  readonly plies: number;
}

function Steps({ looking, replay, ply, plies }: StepsProps) {
  const { seek, isAuto, toggleAuto, pace, setPace } = replay;
  return (
    <div class="looking-row">
      <IconButton icon="first" label={looking.start} disabled={ply === 0} act={() => seek(0)} />
      <IconButton icon="back" label={looking.stepBack} disabled={ply === 0} act={() => seek(ply - 1)} />
      <IconButton icon={isAuto ? 'pause' : 'auto'} label={isAuto ? looking.pause : looking.auto} act={toggleAuto} />
      <IconButton icon="next" label={looking.step} disabled={ply === plies} act={() => seek(ply + 1)} />
      <IconButton icon="last" label={looking.end} disabled={ply === plies} act={() => seek(plies)} />
      <label>
        <span class="hidden">{looking.speed}</span>
        <select value={pace} onChange={(event) => setPace(Number(event.currentTarget.value))}>
          {PACES.map((text, i) => (
            <option key={text} value={i}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface EyesProps {
  readonly looking: PagesWords['looking'];
  readonly seats: readonly string[];
  readonly viewer: string;
  readonly look: (viewer: string) => void;
}

/** Chooses the point of view. */
function Eyes({ looking, seats, viewer, look }: EyesProps) {
  return (
    <label>
      <span class="hidden">{looking.as}</span>
      <select value={viewer} onChange={({ currentTarget }) => look(currentTarget.value)}>
        {seats.map((name, i) => (
          <option key={name} value={i + 1}>
            {name}
          </option>
        ))}
        <option value="spectator">{looking.spectator}</option>
      </select>
    </label>
  );
}

interface IconButtonProps {
  readonly icon: AnyIconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly act: () => void;
}

function IconButton({ icon, label, disabled = false, act }: IconButtonProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} disabled={disabled} onClick={act}>
      <AnyIcon name={icon} />
    </button>
  );
}
