import type { Teller } from '../../model/game.ts';

/** Loaders of what a first table does not show. Separate, so that the first load does not list them. */

export const setup = async () => (await import('./Setup.tsx')).SheepSetup;
export const gallery = async () => (await import('./Gallery.tsx')).SheepGallery;
export const help = async () => (await import('./Rules.tsx')).SheepHelp;
export const teller = async () => (await import('./narrate.ts')).tellAll as Teller;
export const copy = async () => (await import('./copy/SheepCopy.tsx')).SheepCopy;
export const values = async () => (await import('./workshop/LobbyValues.tsx')).SheepLobbyValues;
