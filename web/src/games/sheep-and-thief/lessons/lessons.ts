import type { Lessons } from '../../../learn/lesson.ts';
import { SHEEP_LESSONS } from '../words/lessons.ts';

export const lessons: Lessons = {
  words: SHEEP_LESSONS,
  all: [
    { id: 'sheep-and-thief', load: async () => (await import('./SheepLesson.tsx')).SheepLesson },
    { id: 'rivers', load: async () => (await import('./SheepLesson.tsx')).RiverDrill },
  ],
};
