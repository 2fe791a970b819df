import type { Lessons } from '../../../learn/lesson.ts';
import { later } from '../../../ui/later.ts';
import { SHEEP_LESSONS } from '../words/lessons.ts';

export const lessons: Lessons = {
  words: SHEEP_LESSONS,
  Table: later(async () => (await import('./TaughtTable.tsx')).TaughtSheepTable),
  all: [
<<<<<<< HEAD
    { id: 'sheep-and-thief', load: async () => (await import('./first.ts')).sheepLesson },
    { id: 'rivers', load: async () => (await import('./rivers.ts')).riverDrill },
=======
    { id: 'sheep-and-thief', Lesson: later(() => import('./SheepLesson.tsx').then((part) => part.SheepLesson)) },
    { id: 'rivers', Lesson: later(() => import('./SheepLesson.tsx').then((part) => part.RiverDrill)) },
>>>>>>> tidy
  ],
};
