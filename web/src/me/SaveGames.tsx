import { recordOf } from '../storage/games.ts';
import { href } from '../ui/routes.ts';
import { save } from '../ui/save.ts';
import { csvOf, jsonOf, recordsOf, rowOf } from './files.ts';
import type { GamesProps } from './GamesPage.tsx';
import type { Item } from './items.ts';

/** Exports the matching games as files. */
export function SaveGames({ words: { files }, tongue, found }: GamesProps) {
  const over = found.filter(({ kept }) => kept.over);
  const pointsOf = ({ kept, finished }: Item) =>
    finished && tongue.histories[kept.game]?.points(kept.config, finished.ended.outcome, finished.seat);
  const rows = () => found.map((item) => rowOf(item, pointsOf(item)));
  const give = (text: string, type: string, ending: string) =>
    save(new Blob([text], { type: `${type};charset=utf-8` }), `bellwether-${new Date().toISOString().slice(0, 10)}.${ending}`);
  const records = async () => {
    const texts = await Promise.all(over.map(async ({ kept }) => (await recordOf(kept.id))?.record));
    give(recordsOf(texts.filter((text) => text !== undefined)), 'text/plain', 'txt');
  };
  return (
    <details class="more">
      <summary>{files.title}</summary>
      <div class="form">
        <p class="small">{files.about}</p>
        <div class="row">
          <button type="button" class="button" disabled={over.length === 0} onClick={records}>
            {files.records(over.length)}
          </button>
          <button type="button" class="button" disabled={found.length === 0} onClick={() => give(csvOf(rows()), 'text/csv', 'csv')}>
            {files.csv}
          </button>
          <button
            type="button"
            class="button"
            disabled={found.length === 0}
            onClick={() => give(jsonOf(rows()), 'application/json', 'json')}
          >
            {files.json}
          </button>
        </div>
        <p>
          <a href={href('data')}>{files.all}</a>
        </p>
      </div>
    </details>
  );
}
