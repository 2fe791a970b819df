import { hash } from 'node:crypto';
import type { Code, Face, Me } from '@bellwether/wire';
import { asFound, heldIn, note, ofKind } from '../notes/notes.ts';
import { newKey, type RandomSource } from '../secrets.ts';
import type { Exchange, Note, Notes, Subscriptions } from '../store/store.ts';
import { changedSince, noting } from './device-changes.ts';
import { Directory } from './directory.ts';
import { merged } from './merge.ts';
import { hashSecret, newCode, tidyCode } from './secrets.ts';

/** For a QR code to be scanned. */
export const JOIN_TTL_MS = 120_000;
const MAX_DEVICES = 20;
/** Attempts of an exchange that conflicts with other changes. */
const MAX_ATTEMPTS = 5;

/** Changes to a person's tables, wherever their home is. */
export interface PersonOrders {
  /** Replaces one person by another at all tables. */
  merge(from: string, into: string): Promise<unknown>;
  /** Why two people may not merge now. */
  mayNotMerge(from: string, into: string): Promise<Code | undefined>;
  /** Erases a person, at their tables too. */
  erase(person: string): Promise<{ readonly tables: number; readonly removed: number }>;
  /** These devices, or any, were moved or revoked: their connections must reconnect. */
  changed(devices?: readonly string[]): void;
}

/** Persons and their devices. `key` is a key hash and names a device; a person is named by their first device's. */
export class Persons {
  readonly directory: Directory;
  readonly #store: Notes & Subscriptions;
  readonly #random: RandomSource;
  readonly #now: () => number;
  /** Device changes this node has seen. */
  #seen = 0;
  #orders: PersonOrders = {
    merge: async () => {},
    mayNotMerge: async () => undefined,
    erase: async () => ({ tables: 0, removed: 0 }),
    changed: () => {},
  };

  constructor(store: Notes & Subscriptions, random: RandomSource, now: () => number) {
    this.#store = store;
    this.#random = random;
    this.#now = now;
    this.directory = new Directory(store);
  }

  /** Call once the server is up. Finishes what an earlier process began. */
  async begin(orders: PersonOrders): Promise<void> {
    this.#orders = orders;
    await this.devicesChanged();
    await this.finishPending();
  }

  #forget(devices: readonly string[] | undefined): void {
    this.directory.forget(devices);
    this.#orders.changed(devices);
  }

  /** Another node may have moved or revoked devices: finds out which. */
  async devicesChanged(): Promise<void> {
    const found = await this.#store.note('version', 'devices').catch(() => undefined);
    const changes = found && heldIn('version', found);
    this.#forget(changes && changedSince(changes, this.#seen));
    this.#seen = changes?.count ?? 0;
  }

  /** Finishes pending merges and deletions. */
  async finishPending(): Promise<void> {
    await this.#store.dropNotes(this.#now());
    for (const { from, to } of await this.#store.strays()) await this.#moveAll(from, to);
    for (const { name } of await this.#store.notes('leaving', 1_000)) await this.#orders.erase(name);
  }

  /** Applies the exchange that `make` builds, rebuilding it after a conflict. Returns a code if refused. */
  async #change(make: () => Promise<Exchange | Code>): Promise<Code | undefined> {
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      const exchange = await make();
      if (typeof exchange === 'string') return exchange;
      if (await this.#store.exchange(exchange)) return undefined;
    }
    return 'too-often';
  }

  /** The same for exchanges that move or revoke devices: all nodes are notified. */
  async #changeDevices(make: () => Promise<Exchange | Code>): Promise<Code | undefined> {
    let devices: readonly string[] = [];
    const no = await this.#change(async () => {
      const exchange = await make();
      if (typeof exchange === 'string') return exchange;
      devices = (exchange.put ?? []).flatMap(({ kind, name }) => (kind === 'device' ? [name] : []));
      const { expect, put } = await noting(this.#store, devices);
      return { ...exchange, expect: [...(exchange.expect ?? []), ...expect], put: [...(exchange.put ?? []), ...put] };
    });
    if (no === undefined) this.#forget(devices);
    return no;
  }

  /** The note of a person's first device, if it has none yet. */
  async #first(key: string, person: string): Promise<Note[]> {
    const found = await this.#store.note('device', key);
    return found === undefined ? [note('device', key, { number: 1 }, { owner: person })] : [];
  }

  async me(key: string, person: string): Promise<Omit<Me, 'canPasskey' | 'ratings' | 'number'>> {
    const notes = await this.#store.notesOf(person, ['device', 'profile', 'passkey', 'code', 'regard']);
    const devices = ofKind(notes, 'device').filter(({ value }) => !value.revoked);
    const known = devices.length > 0 ? devices : [{ note: { name: key }, value: { number: 1, name: undefined } }];
    const { name, face } = ofKind(notes, 'profile')[0]?.value ?? {};
    return {
      ...(name !== undefined && { name }),
      ...(face !== undefined && { face }),
      devices: known
        .map(({ note: { name: hashed }, value: { number, name: called } }) => ({
          device: markOf(hashed),
          number,
          ...(called !== undefined && { name: called }),
          ...(hashed === key && { here: true as const }),
        }))
        .sort((a, b) => a.number - b.number),
      passkeys: ofKind(notes, 'passkey').map(({ note: { name: passkey }, value: { number } }) => ({ passkey, number })),
      code: notes.some(({ kind }) => kind === 'code'),
      regards: ofKind(notes, 'regard').map(({ note: { name: mark }, value }) => ({ mark, ...value })),
    };
  }

  async profile(person: string, { name, face }: { name?: string; face?: Face }): Promise<void> {
    await this.#store.exchange({
      put: [note('profile', person, { ...(name !== undefined && { name }), ...(face !== undefined && { face }) }, { owner: person })],
    });
  }

  async faceOf(person: string): Promise<Face | undefined> {
    const found = await this.#store.note('profile', person);
    return found && heldIn('profile', found).face;
  }

  nameDevice(key: string, person: string, mark: string, name: string): Promise<Code | undefined> {
    return this.#change(async () => {
      const found = await this.#device(key, person, mark);
      if (found === undefined) return 'unknown-device';
      const { device, stored } = found;
      const named = note('device', device.name, { ...heldIn('device', device), name }, { owner: person });
      return { expect: [asFound('device', device.name, stored)], put: [named] };
    });
  }

  /** Revokes the device wherever it is connected. The last one cannot be revoked: nobody could sign in again. */
  revoke(key: string, person: string, mark: string): Promise<Code | undefined> {
    return this.#changeDevices(async () => {
      const found = await this.#device(key, person, mark);
      if (found === undefined) return 'unknown-device';
      const { device, stored, others } = found;
      if (others === 0) return 'last-device';
      const { number } = heldIn('device', device);
      return {
        expect: [asFound('device', device.name, stored)],
        put: [note('device', device.name, { number, revoked: true }, { owner: person })],
      };
    });
  }

  /** `stored`: its note, if any. `others`: the person's other devices. */
  async #device(key: string, person: string, mark: string): Promise<{ device: Note; stored?: Note; others: number } | undefined> {
    const live = ofKind(await this.#store.notesOf(person, ['device']), 'device').filter(({ value }) => !value.revoked);
    const stored = live.find(({ note: { name } }) => markOf(name) === mark)?.note;
    if (stored !== undefined) return { device: stored, stored, others: live.length - 1 };
    const [fresh] = mark === markOf(key) ? await this.#first(key, person) : [];
    return fresh && { device: fresh, others: live.length };
  }

  /** Replaces all recovery codes. The code is returned once and never stored. */
  async newRecoveryCode(key: string, person: string): Promise<string | undefined> {
    const code = newCode(this.#random);
    const no = await this.#change(async () => ({
      drop: ofKind(await this.#store.notesOf(person, ['code']), 'code').map(({ note: old }) => old),
      put: [...(await this.#first(key, person)), note('code', hashSecret('code', code), {}, { owner: person })],
    }));
    return no === undefined ? code : undefined;
  }

  /** A one-time secret for another device to join this person. Replaces a pending one. */
  async newJoinSecret(key: string, person: string): Promise<string> {
    const secret = newKey(this.#random);
    const waits = note('join', hashSecret('join', secret), {}, { owner: person, until: this.#now() + JOIN_TTL_MS });
    await this.#change(async () => ({
      drop: ofKind(await this.#store.notesOf(person, ['join']), 'join').map(({ note: old }) => old),
      put: [...(await this.#first(key, person)), waits],
    }));
    return secret;
  }

  /** A one-time passkey challenge. `person`: who registers; '' to sign in. */
  async newChallenge(person: string, within: number): Promise<string> {
    const challenge = newKey(this.#random);
    await this.#store.exchange({
      put: [note('challenge', hashSecret('challenge', challenge), {}, { owner: person, until: this.#now() + within })],
    });
    return challenge;
  }

  /** Uses up a secret and returns its person, if it is still valid. */
  async take(kind: 'join' | 'challenge', secret: string): Promise<string | undefined> {
    const name = hashSecret(kind, secret);
    const found = await this.#store.note(kind, name);
    if (found === undefined || (found.until ?? 0) < this.#now()) return undefined;
    const isMine = await this.#store.exchange({ expect: [asFound(kind, name, found)], drop: [found] });
    return isMine ? found.owner : undefined;
  }

  /** The person of a recovery code. It stays valid: it is on paper, and the next device may need it. */
  async ofCode(typed: string): Promise<string | undefined> {
    return (await this.#store.note('code', hashSecret('code', tidyCode(typed))))?.owner;
  }

  /**
   * Adds the device to this person, with everything it owned: tables, seats, results, other devices. Tables are changed
   * right after, or at the next start. Refused while both play in one game or match: each would see the other's hand.
   */
  async join(key: string, into: string, device?: string): Promise<Code | undefined> {
    const from = (await this.directory.of(key)) ?? key;
    if (from === into) return undefined;
    const isInPlay = await this.#orders.mayNotMerge(from, into);
    if (isInPlay !== undefined) return isInPlay;
    const no = await this.#changeDevices(async () => {
      const [own, theirs, about] = await Promise.all([this.#store.notesOf(from), this.#store.notesOf(into), this.#store.notesAbout(from)]);
      const result = merged({ key, from, into, own, theirs, about, device });
      const live = (notes: readonly Note[]) => ofKind(notes, 'device').filter(({ value }) => !value.revoked).length;
      return live(theirs) + Math.max(1, live(own)) > MAX_DEVICES ? 'too-many-devices' : result;
    });
    if (no === undefined) await this.#moveAll(from, into);
    return no;
  }

  async #moveAll(from: string, into: string): Promise<void> {
    await this.#orders.merge(from, into);
    for (const subscription of await this.#store.subscriptions(from)) await this.#store.subscribe(into, subscription);
    await this.#store.unsubscribe(from, null);
    // Notes stored meanwhile under the old name, such as a result.
    const [own, theirs] = [await this.#store.notesOf(from), await this.#store.notesOf(into)];
    if (own.length === 0) return;
    await this.#store.exchange(merged({ key: from, from, into, own, theirs, about: [], device: undefined }));
  }

  /** Erases everything about a person, at their tables too. The next start completes an interrupted erasure. */
  async leave(person: string): Promise<{ tables: number; removed: number }> {
    await this.#store.exchange({ put: [note('leaving', person, {}, { owner: person })] });
    await this.#moveStrays(person);
    const gone = await this.#orders.erase(person);
    await this.devicesChanged();
    return gone;
  }

  async #moveStrays(person: string): Promise<void> {
    for (const { from, to } of await this.#store.strays()) if (to === person) await this.#moveAll(from, to);
  }
}

/** Public name of a device or person, from which the key hash cannot be derived. */
export function markOf(key: string): string {
  return hash('sha256', `mark ${key}`, 'hex').slice(0, 16);
}
