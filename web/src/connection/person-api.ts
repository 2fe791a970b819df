import { CodeMade, JoinMade, Me, PasskeyOptions, type Profile, type Reporting, type SetRelation, TablePeople } from '@bellwether/wire';
import { asked, key, post } from './api.ts';
import { keyIfAny } from './me.ts';

/** What the server stores about this person; undefined for an unknown device. */
export async function aboutMe(): Promise<Me | undefined> {
  const mine = await keyIfAny();
  return mine === undefined ? undefined : asked(Me, 'api/me', { key: mine });
}

async function say(path: string, more: object = {}): Promise<void> {
  await post(path, { key: await key(), ...more });
}

export const keepProfile = (profile: Omit<Profile, 'key'>) => say('api/me/profile', profile);
export const nameDevice = (device: string, name: string) => say('api/me/device', { device, name });
export const revokeDevice = (device: string) => say('api/me/device/revoke', { device });
export const joinBy = (secret: string) => say('api/join', { secret });
export const recoverBy = (code: string) => say('api/recover', { code });
export const dropPasskey = (passkey: string) => say('api/me/passkey/drop', { passkey });
export const undoRegard = (mark: string) => say('api/me/regard/undo', { mark });
export const deleteMe = () => say('api/me/delete');

export async function newCode(): Promise<string> {
  return (await asked(CodeMade, 'api/me/recovery', { key: await key() })).code;
}

export async function newJoin(): Promise<JoinMade> {
  return asked(JoinMade, 'api/me/join', { key: await key() });
}

/** Makes a passkey. The browser part is loaded on demand. False if the person cancelled. */
export async function makePasskey(): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await asked(PasskeyOptions, 'api/me/passkey', { key: await key() });
  const response = await startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }).catch(
    () => undefined,
  );
  if (response === undefined) return false;
  await say('api/me/passkey/keep', { response });
  return true;
}

export async function enterByPasskey(): Promise<boolean> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await asked(PasskeyOptions, 'api/passkey');
  const response = await startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] }).catch(
    () => undefined,
  );
  if (response === undefined) return false;
  await say('api/passkey/use', { response });
  return true;
}

export async function peopleAt(table: string): Promise<TablePeople> {
  const mine = await keyIfAny();
  return asked(TablePeople, `api/tables/${table}/people`, mine === undefined ? {} : { key: mine });
}

export const regard = (table: string, about: Omit<SetRelation, 'key'>) => say(`api/tables/${table}/regard`, about);
export const report = (table: string, about: Omit<Reporting, 'key'>) => say(`api/tables/${table}/report`, about);
