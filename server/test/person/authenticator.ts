import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** The part of CBOR that passkeys need: small integers, bytes, texts and maps. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key as number), cbor(one as number)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** A device with one passkey, answering as a browser would. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#cose = cbor(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  #about(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }

  #answer(type: string, challenge: string, more: (client: Buffer) => object): object {
    const client = Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
    const response = { clientDataJSON: b64(client), ...more(client) };
    return { id: b64(this.#id), rawId: b64(this.#id), type: 'public-key', clientExtensionResults: {}, response };
  }

  create({ challenge }: { challenge: string }): object {
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([this.#about(0x45), Buffer.alloc(16), length, this.#id, this.#cose]);
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return this.#answer('webauthn.create', challenge, () => ({ attestationObject: b64(cbor(object)) }));
  }

  get({ challenge }: { challenge: string }): object {
    const data = this.#about(0x05);
    return this.#answer('webauthn.get', challenge, (client) => ({
      authenticatorData: b64(data),
      signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), this.#key)),
    }));
  }
}
