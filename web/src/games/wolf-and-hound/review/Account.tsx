import type { AccountProps } from '../../../review/game.ts';

/** The game with open cards: who would have won with best play, and where a certain win was lost. */
export function Account({ words, record, review, sides, who, seek }: AccountProps) {
  const { truth } = words;
  const { openCards } = review;
  if (openCards === undefined) return null;
  const { from, winners, thrownAway } = openCards;
  const done = review.stage === 'done';
  const winner = sides.find(({ team }) => team === winners[from])?.called;
  return (
    <section class="review-part">
      <h3>{truth.title}</h3>
      <p class="small">{truth.about}</p>
      <p>{!done ? truth.waits : winner === undefined ? truth.never : from === 0 ? truth.whole(winner) : truth.from(from + 1, winner)}</p>
      {done && winner !== undefined && <p>{truth.changed(thrownAway.length, from === 0)}</p>}
      {done && thrownAway.length > 0 && (
        <ul class="review-moments">
          {thrownAway.map((ply) => (
            <li key={ply}>
              <button type="button" class="button" onClick={() => seek(ply + 1)}>
                {truth.at(ply + 1, who(record.moves[ply]?.seat ?? 1))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
