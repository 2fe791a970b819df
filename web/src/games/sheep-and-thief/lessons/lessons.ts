import type { Lessons } from '../../../learn/lesson.ts';
import { later } from '../../../ui/later.ts';
import { SHEEP_LESSONS } from '../words/lessons.ts';

export const lessons: Lessons = {
  words: SHEEP_LESSONS,
  Table: later(() => import('./TaughtTable.tsx').then((part) => part.TaughtSheepTable)),
  all: [
    { id: 'sheep-and-thief', load: async () => (await import('./first.ts')).sheepLesson },
    { id: 'rivers', load: async () => (await import('./rivers.ts')).riverDrill },
  ],
};
