import type { Lessons } from '../../../learn/lesson.ts';
import { later } from '../../../ui/later.ts';
import { WOLF_LESSONS } from '../words/lessons.ts';

export const lessons: Lessons = {
  words: WOLF_LESSONS,
  all: [{ id: 'wolf-and-hound', Lesson: later(() => import('./WolfLesson.tsx').then((part) => part.WolfLesson)) }],
};
