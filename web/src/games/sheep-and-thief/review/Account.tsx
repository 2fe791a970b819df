import type { GameRecord } from '@bellwether/kernel';
import type { SeatGold } from '@bellwether/review';
import { useState } from 'preact/hooks';
import type { AccountProps } from '../../../review/game.ts';
import { BoardPicture } from '../art/BoardPicture.tsx';
import { GlyphPicture, SOURCE_GLYPHS } from '../art/Glyph.tsx';
import { sourcesOf } from '../gold.ts';
import { seatName } from '../names.ts';
import { SeatSign } from '../SeatSign.tsx';
import type { Config, SheepAndThief } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';

interface SheepAccountProps extends Omit<AccountProps, 'game' | 'record'> {
  readonly game: SheepWords;
  readonly record: GameRecord<SheepAndThief>;
}

/** Where a seat's gold came from, round by round, and the best placement that a search found for its cards. */
export function Account({ words, game, record, review, who, me }: SheepAccountProps) {
  const [chosen, choose] = useState(me ?? review.seats.find(({ isPerson }) => isPerson)?.seat ?? 1);
  const gold = review.gold?.find(({ seat }) => seat === chosen);
  if (gold === undefined || review.gold === undefined) return null;
  return (
    <section class="review-part">
      <h3>{words.gold.title}</h3>
      <fieldset class="review-seats">
        <legend class="hidden">{words.gold.title}</legend>
        {review.gold.map(({ seat }) => (
          <button key={seat} type="button" class="review-seat" aria-pressed={seat === chosen} onClick={() => choose(seat)}>
            <SeatSign seat={seat} /> {who(seat).you ? game.you : seatName(game, seat)}
          </button>
        ))}
      </fieldset>
      <Rounds words={words} game={game} config={record.config} gold={gold} />
      <Laying words={words} game={game} who={who} config={record.config} gold={gold} />
    </section>
  );
}

function Rounds({
  words,
  game,
  config,
  gold,
}: Pick<SheepAccountProps, 'words' | 'game'> & { readonly config: Config; readonly gold: SeatGold }) {
  return (
    <table class="review-table">
      <caption class="hidden">{words.gold.title}</caption>
      <thead>
        <tr>
          <td />
          {gold.rounds.map((_, i) => (
            <th key={i} scope="col">
              {words.gold.round(i + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...sourcesOf(config), 'total' as const].map((source) => (
          <tr key={source} class={source}>
            <th scope="row">
              <span class="review-source">
                <GlyphPicture kind={SOURCE_GLYPHS[source]} /> {source === 'total' ? game.sum : game.sources[source]}
              </span>
            </th>
            {gold.rounds.map((round, i) => (
              <td key={i}>{round[source]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Laying({
  words,
  game,
  who,
  config,
  gold: { seat, laying },
}: Pick<SheepAccountProps, 'words' | 'game' | 'who'> & { readonly config: Config; readonly gold: SeatGold }) {
  const { laid, found, cells } = laying;
  return (
    <>
      <h3>{words.gold.laying}</h3>
      <p>{found > laid ? words.gold.found(who(seat), game.gold(laid), game.gold(found)) : words.gold.best(who(seat), game.gold(laid))}</p>
      {found > laid && <BoardPicture copy={config.copy} class="review-laying" cards={cells} />}
      <p class="small">{words.gold.note}</p>
    </>
  );
}
