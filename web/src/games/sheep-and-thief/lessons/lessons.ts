import type { Lessons } from '../../../learn/lesson.ts';
import { later } from '../../../ui/later.ts';
import { SHEEP_LESSONS } from '../words/lessons.ts';

export const lessons: Lessons = {
  words: SHEEP_LESSONS,
  all: [
    { id: 'sheep-and-thief', Lesson: later(() => import('./SheepLesson.tsx').then((part) => part.SheepLesson)) },
    { id: 'rivers', Lesson: later(() => import('./SheepLesson.tsx').then((part) => part.RiverDrill)) },
  ],
};
