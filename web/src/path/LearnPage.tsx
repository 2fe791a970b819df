import { helpFor } from '../frame/help.ts';
import { Page } from '../frame/Page.tsx';
import { useGames } from '../model/game.ts';
import { Vignette } from '../scenery/Vignette.tsx';
import { href, route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useNeeded } from '../ui/useLoaded.ts';
import { LEARN } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import type { LearnWords } from '../words/en/learn.ts';
import { useWords } from '../words/useWords.ts';
import '../learn/lesson.css';
import { type Lessons, lessonsOf } from '../learn/lesson.ts';
import { FINISHED, keepProgress, progress } from '../learn/progress.ts';
import { NextStop } from './NextStop.tsx';
import { keepDone } from './progress.ts';
import { pathOf } from './stops.ts';

/** The list of lessons, or the lesson in the address. */
export function LearnPage() {
  const [, name] = useSignal(route);
  const lessons = useLessons();
  if (lessons === undefined) return null;
  const ofGame = lessons.find(({ all }) => all.some(({ id }) => id === name));
  return ofGame && name !== undefined ? <OneLesson key={name} lessons={ofGame} id={name} /> : <LessonList lessons={lessons} />;
}

/** A lesson resumes where it was left; a finished one starts again. */
function OneLesson({ lessons: { words, Table, all }, id }: { readonly lessons: Lessons; readonly id: string }) {
  const shell = useShell();
  const learn = useWords(LEARN);
  const own = useWords(words);
  const lesson = useNeeded(() => all.find((one) => one.id === id)?.load(), [id]);
  const path = useNeeded(() => pathOf(lesson?.game ?? ''), [lesson]);
  if (lesson === undefined || own === undefined || learn === undefined) return null;
  const { game, steps } = lesson;
  const kept = progress()[id] ?? 0;
  const keep = (at: number) => {
    keepProgress(id, at === steps.length ? FINISHED : at);
    if (at === steps.length) keepDone(game, id, 'drilled');
  };
  const end = (
    <>
      <a class="primary" href={href('play', game)}>
        {shell.play}
      </a>
      <NextStop game={game} behind={id} />
      <a class="button" href={helpFor(game, path?.ruleOf(id))}>
        {shell.rules}
      </a>
      <a class="button" href={href('learn')}>
        {learn.more}
      </a>
    </>
  );
  return <Table lesson={lesson} words={own} from={kept > 0 && kept < steps.length ? kept : 0} keep={keep} end={end} />;
}

/** The lessons of every game; undefined while they load. */
function useLessons(): readonly Lessons[] | undefined {
  const games = useGames();
  const lessons = useNeeded(() => Promise.all(games.map(({ id }) => lessonsOf(id))), [games]);
  return lessons?.filter((one) => one !== undefined);
}

function LessonList({ lessons }: { readonly lessons: readonly Lessons[] }) {
  const games = useGames();
  const words = useWords(LEARN);
  if (words === undefined) return null;
  return (
    <Page title={words.title}>
      <div class="content form">
        <div class="lesson-paths">
          {games.map(({ id, title }) => (
            <PathOf key={id} words={words} game={id} title={title} />
          ))}
        </div>
        <ul class="lessons">
          {lessons.map((ofGame) => (
            <LessonsOf key={ofGame.all[0]?.id} words={words} lessons={ofGame} />
          ))}
        </ul>
      </div>
    </Page>
  );
}

/** The next stop on a game's path, which starts with its lesson, the whole path, and the rules. */
function PathOf({ words, game, title }: { readonly words: LearnWords; readonly game: string; readonly title: string }) {
  const { colon, rules } = useShell();
  return (
    <section class="lesson-path">
      <Vignette game={game} />
      <h2>{colon(words.path, title)}</h2>
      <p class="small">{words.pathAbout}</p>
      <div class="row">
        <NextStop game={game} look="primary" />
        <a class="button" href={href('path', game)} aria-label={colon(words.wholePath, title)}>
          {words.wholePath}
        </a>
        <a class="button" href={helpFor(game)} aria-label={colon(rules, title)}>
          {rules}
        </a>
      </div>
    </section>
  );
}

function LessonsOf({ words, lessons }: { readonly words: LearnWords; readonly lessons: Lessons }) {
  const own = useWords(lessons.words);
  return (
    <>
      {lessons.all.map(({ id }) => {
        const lesson = own?.lessons[id];
        if (lesson === undefined) return null;
        return (
          <li key={id}>
            <h2>{lesson.title}</h2>
            <p class="small">{lesson.about}</p>
            <LessonLinks words={words} id={id} name={lesson.title} />
          </li>
        );
      })}
    </>
  );
}

function LessonLinks({ words, id, name }: { readonly words: LearnWords; readonly id: string; readonly name: string }) {
  const shell = useShell();
  const kept = progress()[id] ?? 0;
  const begun = kept > 0;
  if (kept === FINISHED)
    return (
      <a class="button" href={href('learn', id)} aria-label={shell.colon(words.again, name)}>
        {words.again}
      </a>
    );
  return (
    <div class="row">
      <a class="button lesson-start" href={href('learn', id)} aria-label={shell.colon(begun ? words.resume : words.start, name)}>
        {begun ? words.resume : words.start}
      </a>
      {begun && (
        <a class="button" href={href('learn', id)} aria-label={shell.colon(words.again, name)} onClick={() => keepProgress(id, 0)}>
          {words.again}
        </a>
      )}
    </div>
  );
}
