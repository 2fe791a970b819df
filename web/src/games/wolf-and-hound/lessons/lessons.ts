import type { Lessons } from '../../../learn/lesson.ts';
import { later } from '../../../ui/later.ts';
import { WOLF_LESSONS } from '../words/lessons.ts';

export const lessons: Lessons = {
  words: WOLF_LESSONS,
  Table: later(() => import('./TaughtTable.tsx').then((part) => part.TaughtWolfTable)),
  all: [{ id: 'wolf-and-hound', load: async () => (await import('./first.ts')).wolfLesson }],
};
