import type { Face, Me } from '@bellwether/wire';
import { keyIfAny, myName, rememberName } from '../connection/me.ts';
import { keepProfile } from '../connection/person-api.ts';
import { recall } from '../storage/identity.ts';
import { faceOf, keepFace, keptFace } from '../storage/mine.ts';
import { background } from '../ui/background.ts';
import { createSignal } from '../ui/signal.ts';

/** The face of this device's person; undefined until one is chosen. */
export const myFace = createSignal(keptFace());
// The first versions of the app stored it with the key.
if (myFace.get() === undefined) background(recall('face').then((kept) => setFace(faceOf(kept))));

/** Stored on this device, and on the server if it knows the device. */
export async function saveProfile(name: string, face: Face | undefined): Promise<void> {
  rememberName(name);
  setFace(face);
  if ((await keyIfAny()) !== undefined) await keepProfile({ ...(name !== '' && { name }), ...(face !== undefined && { face }) });
}

function setFace(face: Face | undefined): void {
  myFace.set(face);
  if (face !== undefined) keepFace(face);
}

/**
 * Takes over what the server knows of the person, since this device may have just joined. If the server knows nothing,
 * it is sent ours.
 */
export async function adopt({ name, face }: Pick<Me, 'name' | 'face'>): Promise<void> {
  if (name === undefined && face === undefined) {
    if (myName.get() !== '' || myFace.get() !== undefined) await saveProfile(myName.get(), myFace.get());
    return;
  }
  if (name !== undefined && name !== myName.get()) rememberName(name);
  if (face !== undefined && face !== myFace.get()) setFace(face);
}
