import type { AnyGameWithPositions, GameTypes } from '@bellwether/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import type { Lesson } from './lesson.ts';
import { type LessonSource, openLesson } from './source.ts';

export function useLesson(lesson: Lesson, game: AnyGameWithPositions, from: number, notNow: GameTypes['Refusal']): LessonSource {
  const source = useMemo(() => openLesson(lesson, game, from, notNow), [lesson]);
  useEffect(() => () => source.close(), [source]);
  return source;
}
