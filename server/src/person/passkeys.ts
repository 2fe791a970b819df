import type { Code } from '@bellwether/wire';
import type { AuthenticationResponseJSON, AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { asFound, heldIn, note, ofKind } from '../notes/notes.ts';
import type { Notes } from '../store/store.ts';
import { PasskeyThread } from './passkey-thread.ts';
import type { Persons } from './persons.ts';

/** The page's origin and domain: passkeys are bound to the domain. */
export interface PasskeySite {
  readonly origin: string;
  readonly domain: string;
}

/** For the user to touch the sensor. */
const CHALLENGE_TTL_MS = 300_000;
const MAX_PASSKEYS = 10;

/** The site, if browsers allow passkeys there: TLS and a domain name, or localhost. */
export function siteOf(address: string): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(address);
  const isName = /[a-z]/i.test(hostname) && !hostname.includes(':');
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isHere || (protocol === 'https:' && isName) ? { origin, domain: hostname } : undefined;
}

/** Passkeys of persons. The library parses and verifies answers; only public keys are stored. */
export class Passkeys {
  readonly #library = new PasskeyThread();
  readonly #store: Notes;
  readonly #persons: Persons;

  constructor(store: Notes, persons: Persons) {
    this.#store = store;
    this.#persons = persons;
  }

  async offer(person: string, { domain }: PasskeySite): Promise<object> {
    const known = ofKind(await this.#store.notesOf(person, ['passkey']), 'passkey');
    const profile = await this.#store.note('profile', person);
    const name = (profile && heldIn('profile', profile).name) ?? 'Bellwether';
    return this.#library.call('generateRegistrationOptions', {
      rpName: 'Bellwether',
      rpID: domain,
      userName: name,
      userDisplayName: name,
      // The library writes it in base64url. The person's name stays here.
      challenge: await this.#persons.newChallenge(person, CHALLENGE_TTL_MS),
      attestationType: 'none',
      excludeCredentials: known.map(({ note: { name: id } }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async keep(person: string, response: unknown, site: PasskeySite): Promise<Code | undefined> {
    const expectedChallenge = await this.#answered(response, person);
    if (expectedChallenge === undefined) return 'bad-passkey';
    const asked = { response: response as RegistrationResponseJSON, expectedChallenge, ...expectedAt(site) };
    const checked = await this.#library.call('verifyRegistrationResponse', asked).catch(() => undefined);
    if (!checked?.verified) return 'bad-passkey';
    const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
    const numbers = ofKind(await this.#store.notesOf(person, ['passkey']), 'passkey').map(({ value }) => value.number);
    if (numbers.length >= MAX_PASSKEYS) return 'too-many-devices';
    const value = {
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      ...(transports && { transports }),
      number: Math.max(0, ...numbers) + 1,
    };
    const isNew = await this.#store.exchange({
      expect: [asFound('passkey', id, undefined)],
      put: [note('passkey', id, value, { owner: person })],
    });
    return isNew ? undefined : 'bad-passkey';
  }

  async ask({ domain }: PasskeySite): Promise<object> {
    const challenge = await this.#persons.newChallenge('', CHALLENGE_TTL_MS);
    return this.#library.call('generateAuthenticationOptions', { rpID: domain, challenge, userVerification: 'preferred' });
  }

  /** The person whose passkey signed, undefined if none did. */
  async answer(response: unknown, site: PasskeySite): Promise<string | undefined> {
    const id: unknown = typeof response === 'object' && response !== null && 'id' in response ? response.id : undefined;
    const found = typeof id === 'string' ? await this.#store.note('passkey', id) : undefined;
    if (found === undefined) return undefined;
    const { publicKey, counter, transports, number } = heldIn('passkey', found);
    const expectedChallenge = await this.#answered(response, '');
    if (expectedChallenge === undefined) return undefined;
    const credential = {
      id: found.name,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      ...(transports && { transports: transports as AuthenticatorTransport[] }),
    };
    const asked = { response: response as AuthenticationResponseJSON, expectedChallenge, ...expectedAt(site), credential };
    const checked = await this.#library.call('verifyAuthenticationResponse', asked).catch(() => undefined);
    if (!checked?.verified) return undefined;
    const value = { publicKey, counter: checked.authenticationInfo.newCounter, ...(transports && { transports }), number };
    // Of two answers with the same counter, only one succeeds.
    const isNew = await this.#store.exchange({
      expect: [asFound('passkey', found.name, found)],
      put: [note('passkey', found.name, value, { owner: found.owner })],
    });
    return isNew ? found.owner : undefined;
  }

  async drop(person: string, id: string): Promise<Code | undefined> {
    const found = await this.#store.note('passkey', id);
    if (found?.owner !== person) return 'unknown-device';
    await this.#store.exchange({ expect: [asFound('passkey', id, found)], drop: [found] });
    return undefined;
  }

  /** The answered challenge, if it was issued to this person and is unused. */
  async #answered(response: unknown, person: string): Promise<string | undefined> {
    const challenge = challengeIn(response);
    if (challenge === undefined) return undefined;
    const asked = await this.#persons.take('challenge', Buffer.from(challenge, 'base64url').toString());
    return asked === person ? challenge : undefined;
  }

  close(): Promise<void> {
    return this.#library.close();
  }
}

const expectedAt = ({ origin, domain }: PasskeySite) => ({ expectedOrigin: origin, expectedRPID: domain, requireUserVerification: false });

/** The challenge in a browser's unvalidated answer. */
function challengeIn(response: unknown): string | undefined {
  try {
    const { clientDataJSON } = (response as RegistrationResponseJSON).response;
    const { challenge }: { challenge?: unknown } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
