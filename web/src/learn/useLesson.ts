import type { AnyGame, GameTypes } from '@bellwether/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import type { Lesson } from './lesson.ts';
import { progress } from './progress.ts';
import { type LessonSource, openLesson } from './source.ts';

/** A lesson goes on where it was left; after its end it begins again. */
export function useLesson(lesson: Lesson, game: AnyGame, notNow: GameTypes['Refusal']): LessonSource {
  const source = useMemo(() => {
    const kept = progress()[lesson.id] ?? 0;
    return openLesson(lesson, game, kept < lesson.steps.length ? kept : 0, notNow);
  }, [lesson]);
  useEffect(() => () => source.close(), [source]);
  return source;
}
