/** Thread that runs the WebAuthn library: loading it takes too long for the main thread. */

import { parentPort } from 'node:worker_threads';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { background, fatal } from '../background.ts';

const LIBRARY = { generateAuthenticationOptions, generateRegistrationOptions, verifyAuthenticationResponse, verifyRegistrationResponse };

export type Library = typeof LIBRARY;

export interface LibraryCall {
  readonly name: keyof Library;
  readonly options: unknown;
}

export type LibraryAnswer = { readonly value: unknown } | { readonly error: string };

parentPort?.on('message', ({ name, options }: LibraryCall) => {
  const told = answerTo(name, options as never).then((answer) => parentPort?.postMessage(answer));
  background('a call of the passkey library', told, fatal);
});

async function answerTo(name: keyof Library, options: never): Promise<LibraryAnswer> {
  try {
    return { value: await LIBRARY[name](options) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
