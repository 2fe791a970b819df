import type { Code, Relation, ReportReason } from '@bellwether/wire';
import { note, ofKind } from '../notes/notes.ts';
import { newKey, type RandomSource } from '../secrets.ts';
import type { Notes } from '../store/store.ts';

/** Maximum relations of one person. */
const MAX_RELATIONS = 500;
/** Maximum open reports of one person. */
const MAX_REPORTS = 20;
/** A year, after which nobody continues a table with a hint. */
const HINT_TTL_MS = 31_536_000_000;

/** Mutes, blocks and reports. Persons are named by hashes. */
export class Relations {
  readonly #store: Notes;
  readonly #random: RandomSource;
  readonly #now: () => number;

  constructor(store: Notes, random: RandomSource, now: () => number) {
    this.#store = store;
    this.#random = random;
    this.#now = now;
  }

  /** A person's relations, by the other person. */
  async of(person: string): Promise<ReadonlyMap<string, Relation>> {
    return new Map(
      ofKind(await this.#store.notesOf(person, ['regard']), 'regard').map(({ note: { about }, value }) => [about ?? '', value.as]),
    );
  }

  async blockedBy(person: string): Promise<ReadonlySet<string>> {
    return new Set([...(await this.of(person))].filter(([, as]) => as === 'blocked').map(([other]) => other));
  }

  async isBlocked(by: string, who: string): Promise<boolean> {
    return ofKind(await this.#store.notesAbout(who), 'regard').some(({ note: { owner }, value }) => owner === by && value.as === 'blocked');
  }

  /** Whether names that the other person gave are hidden from this one, who muted, blocked or reported them. */
  async hidesNames(person: string, other: string): Promise<boolean> {
    return (await this.#store.notesOf(person, ['regard', 'report'])).some(({ about }) => about === other);
  }

  /** `name`: the other's name at the table. Without `as`, removes the relation. */
  async set(person: string, other: string, name: string, as: Relation | undefined): Promise<Code | undefined> {
    const all = ofKind(await this.#store.notesOf(person, ['regard']), 'regard');
    const old = all.filter(({ note: { about } }) => about === other).map(({ note: found }) => found);
    if (as !== undefined && all.length - old.length >= MAX_RELATIONS) return 'too-often';
    const put = as === undefined ? [] : [note('regard', newKey(this.#random), { as, name }, { owner: person, about: other })];
    await this.#store.exchange({ drop: old, put });
    return undefined;
  }

  async undo(person: string, mark: string): Promise<void> {
    const found = await this.#store.note('regard', mark);
    if (found?.owner === person) await this.#store.exchange({ drop: [found] });
  }

  /** Idempotent per table and reason. */
  async report(person: string, other: string, name: string, table: string, why: ReportReason): Promise<Code | undefined> {
    const all = ofKind(await this.#store.notesOf(person, ['report']), 'report');
    if (all.some(({ note: { about }, value }) => about === other && value.table === table && value.why === why)) return undefined;
    if (all.length >= MAX_REPORTS) return 'too-often';
    const at = this.#now();
    const report = note('report', `${at} ${newKey(this.#random)}`, { table, why, name, at }, { owner: person, about: other });
    await this.#store.exchange({ put: [report] });
    return undefined;
  }

  /** Records a hint in this game. Call it before giving the hint. */
  async recordHint(person: string, table: string, game: number, seat: number): Promise<void> {
    await this.#store.exchange({
      put: [note('hint', hintName(table, game, seat), {}, { owner: person, until: this.#now() + HINT_TTL_MS })],
    });
  }

  async hasHint(table: string, game: number, seat: number): Promise<boolean> {
    return (await this.#store.note('hint', hintName(table, game, seat))) !== undefined;
  }
}

export function hintName(table: string, game: number, seat: number): string {
  return `${table} ${game} ${seat}`;
}
