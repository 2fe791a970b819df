import type { EventView } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

const PHASE_OF: Readonly<Record<string, number>> = {
  activates: 0,
  loses: 0,
  gains: 0,
  spares: 0,
  skips: 0,
  forbids: 0,
  plays: 2,
  moves: 2,
  draws: 3,
};

export interface PhasesProps {
  readonly words: WolfWords;
  /** The last event; undefined while a card is asked for. */
  readonly event: EventView['kind'] | undefined;
  readonly press: () => void;
}

/** The four phases of a turn, with the current one filled. */
export function Phases({ words, event, press }: PhasesProps) {
  const now = PHASE_OF[event ?? ''] ?? 2;
  const { phases, phase } = words.table;
  return (
    <button type="button" class="phases" onClick={press}>
      <b class="hidden">{phase(now + 1, phases[now] ?? '')}</b>
      {phases.map((name, i) => (
        <span key={name} class={i === now ? 'now' : ''} aria-hidden="true">
          {name}
        </span>
      ))}
    </button>
  );
}
