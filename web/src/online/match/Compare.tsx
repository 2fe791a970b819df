import { ParseError, readRecord } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import { recordOf } from '../../connection/api.ts';
import { gameOf } from '../../deals/games.ts';
import { background } from '../../ui/background.ts';
import type { MatchWords } from './words/en.ts';

interface CompareProps {
  readonly say: MatchWords;
  readonly game: string;
  readonly tables: readonly string[];
}

/** The records of both tables, move by move: the same cards, and where the play differs. */
export function Compare({ say, game, tables }: CompareProps) {
  const games = useMoves(game, tables);
  if (games === undefined) return null;
  const [one = [], two = []] = games;
  const length = Math.max(one.length, two.length);
  const parts = Array.from({ length }, (_, i) => one[i] !== two[i]).indexOf(true);
  return (
    <>
      <p class="small">{parts < 0 ? say.deal.allSame : say.deal.same(parts)}</p>
      <table class="match-moves">
        <thead>
          <tr>
            <th scope="col">{say.deal.move}</th>
            <th scope="col">{say.table(1)}</th>
            <th scope="col">{say.table(2)}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length }, (_, i) => (
            <tr key={i} class={one[i] === two[i] ? '' : 'parted'}>
              <th scope="row">{i + 1}</th>
              <td>{one[i]}</td>
              <td>{two[i]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** By table: who moved, and the move in record notation. */
function useMoves(id: string, tables: readonly string[]): readonly (readonly string[])[] | undefined {
  const [moves, setMoves] = useState<readonly (readonly string[])[]>();
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const game = await gameOf(id);
      const texts = await Promise.all(tables.map(recordOf));
      const found = texts.map((text) => {
        const record = game && text !== undefined ? readRecord(game, text) : undefined;
        if (game === undefined || record === undefined || record instanceof ParseError) return [];
        return record.moves.map(({ seat, move }) => `${seat}. ${game.write(move)}`);
      });
      if (!gone) setMoves(found);
    };
    background(load());
    return () => {
      gone = true;
    };
  }, [id, ...tables]);
  return moves;
}
