import { Page } from '../app/Page.tsx';
import { href, route } from '../app/routes.ts';
import { TITLES } from '../app/titles.ts';
import { helpFor } from '../help/help.ts';
import { later } from '../ui/later.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import './lesson.css';
import { LESSON_IDS, type LessonId } from './lesson.ts';
import { keepProgress, progress } from './progress.ts';

const LESSONS = {
  'wolf-and-hound': later(async () => (await import('./WolfLesson.tsx')).WolfLesson),
  'sheep-and-thief': later(async () => (await import('./SheepLesson.tsx')).SheepLesson),
  rivers: later(async () => (await import('./SheepLesson.tsx')).RiverDrill),
} as const;

/** All there is to learn, or the lesson that the address names. */
export function LearnPage() {
  const [, name] = useSignal(route);
  const id = LESSON_IDS.find((one) => one === name);
  const Lesson = id ? LESSONS[id] : LessonList;
  return <Lesson />;
}

function LessonList() {
  const shell = useShell();
  const words = useWords('learn');
  if (words === undefined) return null;
  return (
    <Page title={words.title}>
      <div class="page form">
        <ul class="lessons">
          {LESSON_IDS.map((id) => (
            <li key={id}>
              <h2>{words.titles[id]}</h2>
              <p class="small">{words.about[id]}</p>
              <LessonLinks id={id} />
            </li>
          ))}
        </ul>
        <div class="row">
          {TITLES.map(({ id, title }) => (
            <a key={id} class="button" href={helpFor(id)}>
              {shell.rules}: {shell[title]}
            </a>
          ))}
        </div>
      </div>
    </Page>
  );
}

function LessonLinks({ id }: { readonly id: LessonId }) {
  const words = useWords('learn');
  if (words === undefined) return null;
  const begun = (progress()[id] ?? 0) > 0;
  const name = words.titles[id];
  return (
    <div class="row">
      <a class="primary" href={href('learn', id)} aria-label={`${begun ? words.resume : words.start}: ${name}`}>
        {begun ? words.resume : words.start}
      </a>
      {begun && (
        <a class="button" href={href('learn', id)} aria-label={`${words.again}: ${name}`} onClick={() => keepProgress(id, 0)}>
          {words.again}
        </a>
      )}
    </div>
  );
}
