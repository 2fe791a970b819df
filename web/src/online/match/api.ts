import { Invite, type JoinMatch, MatchInfo, MatchMade, type NewMatch } from '@bellwether/wire';
import { asked, key, post } from '../../connection/api.ts';
import { keyIfAny, myMark } from '../../connection/me.ts';

export async function makeMatch(wanted: Omit<NewMatch, 'key'>): Promise<string> {
  return (await asked(MatchMade, 'api/matches', { key: await key(), ...wanted } satisfies NewMatch)).match;
}

export async function lookAtMatch(match: string): Promise<MatchInfo> {
  const mine = await keyIfAny();
  return await asked(MatchInfo, `api/matches/${match}/look`, mine === undefined ? {} : { key: mine });
}

export async function inviteTo(match: string): Promise<Invite> {
  return await asked(Invite, `api/matches/${match}/invite`);
}

export async function joinMatch(match: string, place: Pick<JoinMatch, 'room' | 'seat' | 'name'>): Promise<void> {
  await post(`api/matches/${match}/join`, { key: await key(), mark: await myMark(), ...place } satisfies JoinMatch);
}

export async function leaveMatch(match: string): Promise<void> {
  await post(`api/matches/${match}/leave`, { key: await key() });
}

/** Begins the first deal, or the next one. */
export async function beginDeal(match: string): Promise<void> {
  await post(`api/matches/${match}/deal`, { key: await key() });
}
