import type { Lessons } from '../../../learn/lesson.ts';
import { later } from '../../../ui/later.ts';
import { WOLF_LESSONS } from '../words/lessons.ts';

export const lessons: Lessons = {
  words: WOLF_LESSONS,
<<<<<<< HEAD
  Table: later(async () => (await import('./TaughtTable.tsx')).TaughtWolfTable),
  all: [{ id: 'wolf-and-hound', load: async () => (await import('./first.ts')).wolfLesson }],
=======
  all: [{ id: 'wolf-and-hound', Lesson: later(() => import('./WolfLesson.tsx').then((part) => part.WolfLesson)) }],
>>>>>>> tidy
};
