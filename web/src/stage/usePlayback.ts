import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import { motion } from '../app/settings.ts';
import type { Curtain, News, TableSource, Update } from '../table-kit/source.ts';
import type { Beat } from './beats.ts';

export interface Shown<T extends GameTypes, B extends Beat<T>> {
  readonly update: Update<T>;
  readonly beat: B;
  /** The true view is on the table: moves may be made. */
  readonly settled: boolean;
}

export interface Playback<T extends GameTypes, B extends Beat<T>> {
  readonly shown?: Shown<T, B>;
  readonly curtain?: Curtain<T>;
  readonly refusal?: T['Refusal'];
  readonly forgetRefusal: () => void;
}

const BEAT = 520;
/** A bot does not answer in the same breath. */
const PAUSE = 450;

/** Plays every update beat by beat at the reader's pace, then lets the bots go on. */
export function usePlayback<T extends GameTypes, B extends Beat<T>>(
  source: TableSource<T>,
  cut: (before: T['View'] | undefined, update: Update<T>) => readonly B[],
): Playback<T, B> {
  const [shown, setShown] = useState<Shown<T, B>>();
  const [curtain, setCurtain] = useState<Curtain<T>>();
  const [refusal, setRefusal] = useState<T['Refusal']>();

  useEffect(() => {
    let timer = 0;
    let last: Update<T> | undefined;

    const play = (update: Update<T>, beats: readonly B[], i: number) => {
      const beat = beats[i];
      if (beat === undefined) return;
      const settled = i === beats.length - 1;
      setShown({ update, beat, settled });
      const rest = beat.beats * BEAT * motion();
      const mine = typeof update.viewer === 'number' && update.acting.includes(update.viewer);
      if (!settled) timer = window.setTimeout(() => play(update, beats, i + 1), rest);
      else if (update.live && !update.over && !mine)
        timer = window.setTimeout(() => source.goOn(), rest + (beat.pause ?? 1) * PAUSE * motion());
    };

    const hear = (news: News<T>) => {
      if (news.kind === 'refused') return setRefusal(news.refusal);
      window.clearTimeout(timer);
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
      play(news, motion() === 0 || before === undefined ? beats.slice(-1) : beats, 0);
    };
    const stop = source.subscribe(hear);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [source, cut]);

  return {
    ...(shown && { shown }),
    ...(curtain && { curtain }),
    ...(refusal && { refusal }),
    forgetRefusal: () => setRefusal(undefined),
  };
}
