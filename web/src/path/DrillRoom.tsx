import { useContext, useMemo } from 'preact/hooks';
import { helpFor } from '../frame/help.ts';
import { href } from '../ui/routes.ts';
import { LanguageContext, useShell } from '../words/catalogue.ts';
import { type Drill, lessonOf, wordsOf } from './drill.ts';
import { NextStop } from './NextStop.tsx';
import { keepDone } from './progress.ts';
import type { GamePath } from './stops.ts';
import type { PathWords } from './words/en.ts';

interface DrillRoomProps {
  readonly words: PathWords;
  readonly game: string;
  readonly path: GamePath;
  readonly id: string;
  readonly drill: Drill;
}

/** A drill at the table of its game; a link to a game with it follows. */
export function DrillRoom({ words, game, path, id, drill }: DrillRoomProps) {
  const shell = useShell();
  const language = useContext(LanguageContext);
  const lesson = useMemo(() => lessonOf(path.engine, id, drill, path.placeOf?.(id)), [path, id, drill]);
  const { Table } = path;
  return (
    <Table
      lesson={lesson}
      words={wordsOf(id, drill, language, words.wrong)}
      from={0}
      keep={(at) => at === lesson.steps.length && keepDone(game, id, 'drilled')}
      end={
        <>
          <a class="primary" href={href('new', game, 'path', id)}>
            {words.playWith}
          </a>
          <NextStop game={game} behind={id} />
          <a class="button" href={helpFor(game, path.ruleOf(id))}>
            {shell.rules}
          </a>
          <a class="button" href={href('path', game)}>
            {words.all}
          </a>
        </>
      }
    />
  );
}
