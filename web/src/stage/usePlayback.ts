import type { GameTypes } from '@bellwether/kernel';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { tempo } from '../app/settings.ts';
import type { Curtain, News, TableSource, Update } from '../table-kit/source.ts';
import type { Beat } from './beats.ts';

export interface Shown<T extends GameTypes, B extends Beat<T>> {
  readonly update: Update<T>;
  readonly beat: B;
  /** The true view is on the table: moves may be made. */
  readonly settled: boolean;
  /** Somebody does not want to wait: nothing travels. */
  readonly hurried: boolean;
}

export interface Playback<T extends GameTypes, B extends Beat<T>> {
  readonly shown?: Shown<T, B>;
  readonly curtain?: Curtain<T>;
  readonly refusal?: T['Refusal'];
  readonly forgetRefusal: () => void;
  /** Ends the motion under way, or a bot's pause; false if there is nothing to wait for. */
  readonly hurry: () => boolean;
}

const BEAT = 520;
/** A bot does not answer in the same breath. */
const PAUSE = 450;

/** Plays every update beat by beat at the reader's pace, then lets the bots go on. Without motion it takes as long. */
export function usePlayback<T extends GameTypes, B extends Beat<T>>(
  source: TableSource<T>,
  cut: (before: T['View'] | undefined, update: Update<T>) => readonly B[],
): Playback<T, B> {
  const [shown, setShown] = useState<Shown<T, B>>();
  const [curtain, setCurtain] = useState<Curtain<T>>();
  const [refusal, setRefusal] = useState<T['Refusal']>();
  /** What comes at the end of the present wait, and what instead of it if somebody is in a hurry. */
  const pending = useRef<{ readonly timer: number; readonly hurry: () => void } | undefined>(undefined);

  useEffect(() => {
    let last: Update<T> | undefined;

    const stopWaiting = () => {
      window.clearTimeout(pending.current?.timer);
      pending.current = undefined;
    };
    const wait = (milliseconds: number, then: () => void, hurry = then) => {
      const go = (next: () => void) => () => {
        stopWaiting();
        next();
      };
      pending.current = { timer: window.setTimeout(go(then), milliseconds), hurry: go(hurry) };
    };
    const play = (update: Update<T>, beats: readonly B[], i: number, hurried = false) => {
      const beat = beats[i];
      if (beat === undefined) return;
      const settled = i === beats.length - 1;
      setShown({ update, beat, settled, hurried });
      const rest = hurried ? 0 : beat.beats * BEAT * tempo();
      const mine = typeof update.viewer === 'number' && update.acting.includes(update.viewer);
      if (!settled)
        wait(
          rest,
          () => play(update, beats, i + 1),
          () => play(update, beats, beats.length - 1, true),
        );
      else if (update.live && !update.over && !mine) wait(rest + (beat.pause ?? 1) * PAUSE * tempo(), () => source.goOn());
      else if (mine && source.rested) wait(rest, () => source.rested?.());
    };

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
      const follows = last !== undefined && last.id === news.id && last.viewer === news.viewer && news.ply === last.ply + 1;
      const before = follows ? last?.view : undefined;
      const beats = cut(before, news);
      last = news;
      play(news, tempo() === 0 || before === undefined ? beats.slice(-1) : beats, 0);
    };
    const stop = source.subscribe(hear);
    return () => {
      stopWaiting();
      stop();
    };
  }, [source, cut]);

  const hurry = useCallback(() => {
    const { current } = pending;
    current?.hurry();
    return current !== undefined;
  }, []);
  return {
    ...(shown && { shown }),
    ...(curtain && { curtain }),
    ...(refusal && { refusal }),
    forgetRefusal: () => setRefusal(undefined),
    hurry,
  };
}
