import type { Lessons } from '../../../learn/lesson.ts';
import { later } from '../../../ui/later.ts';
import { SHEEP_LESSONS } from '../words/lessons.ts';

export const lessons: Lessons = {
  words: SHEEP_LESSONS,
  all: [
    { id: 'sheep-and-thief', Lesson: later(async () => (await import('./SheepLesson.tsx')).SheepLesson) },
    { id: 'rivers', Lesson: later(async () => (await import('./SheepLesson.tsx')).RiverDrill) },
  ],
};
