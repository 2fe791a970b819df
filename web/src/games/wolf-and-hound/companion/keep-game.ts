import { writeRecord } from '@bellwether/kernel';
import { recordedGame, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Sitter } from '../../../model/sitter.ts';
import { endedOf } from '../../../storage/ended.ts';
import { change, saveOver } from '../../../storage/games.ts';
import { putAside } from '../../../storage/list.ts';
import { type Refereed, refereedId } from '../../../storage/refereed.ts';
import type { Outcome } from '../vocabulary.ts';
import type { Session } from './referee-session.ts';

/** The only revision of a refereed game: ending it again replaces it. */
const REV = 'refereed';

type Ended = Pick<Session, 'id' | 'config' | 'names' | 'entries' | 'counts'>;

/** Adds a refereed game that has ended to the list of my games: with its moves, unless the table was corrected. */
export async function keepGame({ id, config, names, entries, counts }: Ended, outcome: Outcome): Promise<void> {
  const sitters = wolfAndHound.seats(config).map((seat): Sitter => {
    const name = names[seat - 1]?.trim();
    return name ? `guest:${name}` : 'guest';
  });
  const ended = endedOf(wolfAndHound, config, outcome);
  const recorded = entries.length > 0 ? recordedGame(config, entries) : undefined;
  const row = { game: wolfAndHound.id, config, sitters, over: true, ended };
  if (recorded) {
    const record = writeRecord(wolfAndHound, { config, sitters, ...recorded });
    await saveOver({ ...row, id: refereedId('moves', id), record, plies: recorded.moves.length }, [REV], REV);
    return;
  }
  const plies = Math.max(1, entries.filter(({ kind }) => kind === 'play').length, counts.length);
  await change((list) => list.put({ ...row, id: refereedId('result', id), plies, changed: Date.now(), rev: REV }));
}

/** Takes a game back out of the list, because its end was undone. */
export async function takeBackGame({ id }: Pick<Session, 'id'>): Promise<void> {
  const both: readonly Refereed[] = ['moves', 'result'];
  await Promise.all(both.map((kind) => putAside({ id: refereedId(kind, id) }, true)));
}
