import { type Clock, DEFAULT_SETTINGS, type Settings } from '@bellwether/wire';
import type { OnlineWords } from '../words/en/online.ts';

/** A host's options for a table, as names in a list. */
export const CLOCKS = ['none', 'move 30', 'move 60', 'move 180', 'move 86400', 'move 259200', 'game 600', 'game 1800'] as const;
type ClockName = (typeof CLOCKS)[number];
export const GRACES = ['30', '60', '300', 'never'] as const;
type Grace = (typeof GRACES)[number];
export const SERIES = ['1', '3', '5'] as const;
type Series = (typeof SERIES)[number];

/** The settings before there is a table. */
export interface SettingsDraft {
  readonly clock: ClockName;
  readonly grace: Grace;
  readonly spectators: Settings['spectators'];
  readonly series: Series;
  readonly lateJoining: boolean;
  readonly botLevel: Settings['botLevel'];
}

export function firstSettings(series: boolean): SettingsDraft {
  const { botLevel } = DEFAULT_SETTINGS;
  return { clock: 'none', grace: '60', spectators: 'public', series: series ? '5' : '1', lateJoining: true, botLevel };
}

export function settingsOf({ clock, grace, series, ...rest }: SettingsDraft): Settings {
  return { ...rest, clock: clockOf(clock), grace: grace === 'never' ? null : Number(grace), series: SERIES_OF[series] };
}

export const SERIES_OF = { 1: 1, 3: 3, 5: 5 } as const satisfies Record<Series, Settings['series']>;

export function clockOf(name: ClockName): Clock {
  const [kind, seconds] = name.split(' ');
  return kind === 'move' || kind === 'game' ? { kind, seconds: Number(seconds) } : { kind: 'none' };
}

export function clockText(words: OnlineWords, clock: Clock): string {
  if (clock.kind === 'none') return words.noClock;
  return (clock.kind === 'move' ? words.perMove : words.perGame)(timeText(words, clock.seconds));
}

export function isSeries(games: number): games is Settings['series'] {
  return games === 1 || games === 3 || games === 5;
}

export function graceText(words: OnlineWords, grace: Grace): string {
  return grace === 'never' ? words.graceNever : words.graceAfter(timeText(words, Number(grace)));
}

function timeText(words: OnlineWords, seconds: number): string {
  if (seconds >= 86_400) return words.days(Math.round(seconds / 86_400));
  return seconds >= 60 ? words.minutes(Math.round(seconds / 60)) : words.seconds(seconds);
}
