import { type KeptTable, saveOver } from './games.ts';

/** How saving a game went. Beaten: another tab had gone on with it, and what it saved stands. Unsaved: the browser has not saved it, or not yet. */
export type Saved = 'saved' | 'beaten' | 'unsaved';

export interface Keeper {
  save(table: KeptTable): void;
}

/** Saves one game after each move, one save at a time. What cannot be saved is tried again until it can. */
export interface GameKeeper extends Keeper {
  /** The table follows what another tab has saved: the next save goes over that. */
  see(rev: string | undefined): void;
  /** The game, if its last save is not confirmed. */
  readonly unsaved: KeptTable | undefined;
  /** Hears how each save went, in order. */
  told: (how: Saved) => void;
}

type Saving =
  | { readonly kind: 'idle' }
  /** A save holds the whole game, so of those that wait only the newest counts. */
  | { readonly kind: 'saving'; readonly table: KeptTable; readonly next?: KeptTable }
  | { readonly kind: 'failed'; readonly table: KeptTable; readonly timer: ReturnType<typeof setTimeout> };

/** A save that takes longer than this counts as unsaved until it is done. */
const SLOW_SAVE_MS = 3_000;
const RETRY_MS = 5_000;

export function keeperFrom(seen: string | undefined): GameKeeper {
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let count = 0;
  /** Revisions that may be saved over: the one seen last, and our own since then, since a save that failed may have been written. */
  let known = [seen];
  let state: Saving = { kind: 'idle' };

  const begin = (table: KeptTable) => {
    state = { kind: 'saving', table };
    count += 1;
    const rev = `${name}-${count}`;
    known.push(rev);
    const slow = setTimeout(() => keeper.told('unsaved'), SLOW_SAVE_MS);
    const end = (how: Saved) => {
      clearTimeout(slow);
      const newest = keeper.unsaved ?? table;
      if (how === 'saved') known = [rev];
      if (how === 'unsaved') state = { kind: 'failed', table: newest, timer: setTimeout(begin, RETRY_MS, newest) };
      else if (how === 'saved' && newest !== table) begin(newest);
      else state = { kind: 'idle' };
      keeper.told(how);
    };
    saveOver(table, known, rev).then(end, () => end('unsaved'));
  };

  const keeper: GameKeeper = {
    see(rev) {
      known = [rev];
      // What waits to be saved began before it.
      if (state.kind === 'saving') state = { kind: 'saving', table: state.table };
      if (state.kind !== 'failed') return;
      clearTimeout(state.timer);
      state = { kind: 'idle' };
    },
    get unsaved() {
      if (state.kind === 'saving') return state.next ?? state.table;
      return state.kind === 'failed' ? state.table : undefined;
    },
    told: () => undefined,
    save(table) {
      if (state.kind === 'saving') {
        state = { ...state, next: table };
        return;
      }
      if (state.kind === 'failed') clearTimeout(state.timer);
      begin(table);
    },
  };
  return keeper;
}
