import type { Teller } from '../../model/game.ts';

/** Loaders of what a first table does not show. Separate, so that the first load does not list them. */

export const setup = async () => (await import('./Setup.tsx')).WolfSetup;
export const gallery = async () => (await import('./Gallery.tsx')).WolfGallery;
export const help = async () => (await import('./Rules.tsx')).WolfHelp;
export const teller = async () => (await import('./narrate.ts')).tellAll as Teller;
export const copy = async () => (await import('./copy/WolfCopy.tsx')).WolfCopy;
export const values = async () => (await import('./workshop/LobbyValues.tsx')).WolfLobbyValues;
