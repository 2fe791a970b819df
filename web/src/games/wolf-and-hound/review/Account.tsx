import type { AccountProps } from '../../../review/game.ts';
import { useShell } from '../../../words/catalogue.ts';
import { sentences } from '../../../words/sentences.ts';
import { useWords } from '../../../words/useWords.ts';
import { animalInPlay } from '../names.ts';
import { actOf } from '../partner/act.ts';
import type { Config } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import { WOLF_PARTNER } from '../words/partner.ts';

/** What partners could expect of each other; and the game with open cards: who would have won with best play, and where a certain win was lost. */
export function Account(props: AccountProps) {
  const { words, record, review, sides, who, seek } = props;
  const { truth } = words;
  const { openCards } = review;
  if (openCards === undefined) return <Misreads {...props} />;
  const { from, winners, thrownAway } = openCards;
  const done = review.stage === 'done';
  const winner = sides.find(({ team }) => team === winners[from])?.called;
  return (
    <>
      <Misreads {...props} />
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
    </>
  );
}

/** Where an answer that a player could expect of the partner did not come. */
function Misreads({ words, game, record, review, who, seek }: AccountProps) {
  const shell = useShell();
  const phrases = useWords(WOLF_PARTNER);
  const { misreads = [] } = review;
  if (phrases === undefined || misreads.length === 0) return null;
  const { misread } = phrases;
  const nameOf = (animal: string) => animalInPlay(game as WolfWords, record.config as Config, animal);
  return (
    <section class="review-part">
      <h3>{misread.title}</h3>
      <p class="small">{misread.about}</p>
      <ul class="review-turns">
        {misreads.map((one) => (
          <li key={one.ply}>
            <button type="button" class="button" onClick={() => seek(one.answer + 1)}>
              {words.truth.at(one.answer + 1, who(one.partner))}
            </button>{' '}
            {sentences([
              misread.expected(who(one.by), who(one.partner), actOf(phrases, one, nameOf(one.animal), who)),
              misread.causes[one.cause](shell.level.herder),
            ])}
          </li>
        ))}
      </ul>
    </section>
  );
}
