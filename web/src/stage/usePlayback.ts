import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Curtain, News, TableSource, Update } from '../model/source.ts';
import { tempo } from '../ui/settings.ts';
import type { Beat } from './beats.ts';

export interface Shown<T extends GameTypes, B extends Beat<T>> {
  readonly update: Update<T>;
  readonly beat: B;
  /** The current view is on the table: moves may be made. */
  readonly settled: boolean;
  /** The player skips the animation: nothing travels. */
  readonly hurried: boolean;
}

export interface Playback<T extends GameTypes, B extends Beat<T>> {
  readonly shown?: Shown<T, B>;
  readonly curtain?: Curtain<T>;
  readonly refusal?: T['Refusal'];
  readonly forgetRefusal: () => void;
  /** Ends the running animation or a bot's pause; false if there is none. */
  readonly hurry: () => boolean;
}

/** Cuts an update into beats, from the view shown before. */
type Cut<T extends GameTypes, B extends Beat<T>> = (before: T['View'] | undefined, update: Update<T>) => readonly B[];

const BEAT_MS = 520;
/** A bot waits this long before it answers. */
const BOT_PAUSE_MS = 450;

/** Plays updates beat by beat at the chosen speed, then lets the bots continue. Reduced motion takes the same time. */
export function usePlayback<T extends GameTypes, B extends Beat<T>>(source: TableSource<T>, cut: Cut<T, B>): Playback<T, B> {
  const [shown, setShown] = useState<Shown<T, B>>();
  const [curtain, setCurtain] = useState<Curtain<T>>();
  const [refusal, setRefusal] = useState<T['Refusal']>();
  const [[wait, stopWaiting, hurry]] = useState(newWait);

  useEffect(() => {
    let last: Update<T> | undefined;
    const play = player<T, B>(source, wait, setShown);
    const hear = (news: News<T>) => {
      if (news.kind === 'refused') return setRefusal(news.refusal);
      stopWaiting();
      if (news.kind === 'curtain') {
        last = undefined;
        setShown(undefined);
        return setCurtain(news);
      }
      if (news.kind !== 'update') return;
      setCurtain(undefined);
      setRefusal(undefined);
      const beats = beatsOf(cut, last, news);
      last = news;
      play(news, beats);
    };
    const stop = source.subscribe(hear);
    return () => {
      stopWaiting();
      stop();
    };
  }, [source, cut]);

  return {
    ...(shown && { shown }),
    ...(curtain && { curtain }),
    ...(refusal && { refusal }),
    forgetRefusal: () => setRefusal(undefined),
    hurry,
  };
}

/**
 * The beats of an update. An update that does not follow from the last one shown appears at once; with the instant
 * speed all do.
 */
function beatsOf<T extends GameTypes, B extends Beat<T>>(cut: Cut<T, B>, last: Update<T> | undefined, update: Update<T>): readonly B[] {
  const follows = last?.id === update.id && last.viewer === update.viewer && update.ply === last.ply + 1;
  const before = follows ? last.view : undefined;
  const beats = cut(before, update);
  return tempo() === 0 || before === undefined ? beats.slice(-1) : beats;
}

/** Shows the beats in order, then lets the bots continue. When hurried, only the last one is left. */
function player<T extends GameTypes, B extends Beat<T>>(source: TableSource<T>, wait: Wait, show: (shown: Shown<T, B>) => void) {
  const play = (update: Update<T>, beats: readonly B[], i = 0, hurried = false): void => {
    const beat = beats[i];
    if (beat === undefined) return;
    const settled = i === beats.length - 1;
    show({ update, beat, settled, hurried });
    const rest = hurried ? 0 : (beat.beats * BEAT_MS + (beat.hold ?? 0)) * tempo();
    const mine = typeof update.viewer === 'number' && update.acting.includes(update.viewer);
    if (!settled)
      wait(
        rest,
        () => play(update, beats, i + 1),
        () => play(update, beats, beats.length - 1, true),
      );
    else if (update.live && !update.over && !mine) wait(rest + (beat.pause ?? 1) * BOT_PAUSE_MS * tempo(), () => source.goOn());
    else if (mine && source.rested) wait(rest, () => source.rested?.());
  };
  return play;
}

type Wait = ReturnType<typeof newWait>[0];

/** A single timer with two callbacks: at its end, and if the player hurries. */
function newWait() {
  let pending: { readonly timer: number; readonly hurry: () => void } | undefined;
  const stop = () => {
    window.clearTimeout(pending?.timer);
    pending = undefined;
  };
  const wait = (milliseconds: number, then: () => void, instead = then) => {
    const go = (next: () => void) => () => {
      stop();
      next();
    };
    pending = { timer: window.setTimeout(go(then), milliseconds), hurry: go(instead) };
  };
  /** False if no timer runs. */
  const hurry = (): boolean => {
    const present = pending;
    present?.hurry();
    return present !== undefined;
  };
  return [wait, stop, hurry] as const;
}
