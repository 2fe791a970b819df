import { useShell } from '../words/catalogue.ts';
import { stopped } from '../words/sentences.ts';
import { linesFor, turnName, turnsFor } from './lines.ts';
import { Provisional } from './Provisional.tsx';
import type { Looking } from './useLooking.ts';

/** The graph as a table, for screen readers and for readers who prefer figures. */
export function GraphInWords({ words, review, sides, eyes, told }: Looking) {
  const lines = linesFor(review, sides, eyes);
  const turns = new Set(turnsFor(review, eyes).map((turn) => turn.ply));
  const shell = useShell();
  const { move, what, chance } = words.graph.columns;
  const rows = Array.from({ length: review.plies + 1 }, (_, ply) => ply);
  return (
    <details class="more review-words">
      <summary>{words.graph.inWords}</summary>
      <Provisional words={words} review={review} />
      <table class="review-table">
        <thead>
          <tr>
            <th scope="col">{move}</th>
            <th scope="col">{what}</th>
            <th scope="col">{chance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((ply) => (
            <tr key={ply}>
              <th scope="row">{ply}</th>
              <td>
                {ply === 0 ? words.graph.start : told[ply - 1]} {turns.has(ply - 1) && <b>{stopped(turnName(words, review), '')}</b>}
              </td>
              <td>{shell.list(lines.map(({ side, wins }) => words.graph.chance(side.name, wins[ply] ?? 0)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
