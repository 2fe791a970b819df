/** A thread that reads and checks what browsers say of passkeys: the library alone takes longer to load than others should wait. */
import { parentPort } from 'node:worker_threads';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

const LIBRARY = { generateAuthenticationOptions, generateRegistrationOptions, verifyAuthenticationResponse, verifyRegistrationResponse };

export type Library = typeof LIBRARY;

export interface LibraryCall {
  readonly name: keyof Library;
  readonly options: unknown;
}

export type LibraryAnswer = { readonly value: unknown } | { readonly error: string };

parentPort?.on('message', async ({ name, options }: LibraryCall) => parentPort?.postMessage(await answerTo(name, options as never)));

async function answerTo(name: keyof Library, options: never): Promise<LibraryAnswer> {
  try {
    return { value: await LIBRARY[name](options) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
