import { NUMBER_DECK_BOUNDS } from '@bellwether/wolf-and-hound';
import { useWords } from '../../../words/useWords.ts';
import { Stepper } from '../../../workshop/Stepper.tsx';
import { WORKSHOP } from '../../../workshop/words.ts';
import { NumberCard } from '../art/NumberCard.tsx';
import { cardName } from '../names.ts';
import { WOLF_WORDS } from '../words/table.ts';

type Numbers = Readonly<Record<string, number>>;

const MOST_OF_ONE = 20;
const SYMBOLS = ['none', 'm', 'b'] as const;

/** How many of each number card, with the bounds of a deck. */
export function NumbersEditor({ numbers, change }: { readonly numbers: Numbers; readonly change: (numbers: object) => void }) {
  const words = useWords(WORKSHOP);
  const game = useWords(WOLF_WORDS);
  if (words === undefined || game === undefined) return null;
  const { least, most, types } = NUMBER_DECK_BOUNDS;
  const size = Object.values(numbers).reduce((sum, n) => sum + n, 0);
  const kinds = Object.values(numbers).filter((n) => n > 0).length;
  const set = (card: string, n: number) => {
    const { [card]: _, ...others } = numbers;
    change(n === 0 ? others : { ...numbers, [card]: n });
  };
  const problem =
    size < least
      ? words.numbers.tooFew(least - size)
      : size > most
        ? words.numbers.tooMany(size - most)
        : kinds > types
          ? words.numbers.tooManyKinds
          : '';
  return (
    <section>
      <p class="small">{words.numbers.about(least, most, types)}</p>
      <p>
        <progress max={most} value={Math.min(size, most)} aria-label={words.numbers.size(size)} /> <b>{words.numbers.size(size)}</b>
      </p>
      <p role="status" class="refused">
        {problem}
      </p>
      {SYMBOLS.map((symbol) => (
        <details key={symbol} class="more" open={symbol === 'none' || Object.keys(numbers).some((card) => card.endsWith(symbol))}>
          <summary>{words.numbers.symbols[symbol]}</summary>
          <ul class="workshop-numbers">
            {['B', 'W'].flatMap((color) =>
              [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => {
                const card = `${color}${value}${symbol === 'none' ? '' : symbol}`;
                const name = cardName(game, card);
                return (
                  <li key={card}>
                    <NumberCard card={card} lie="hand" />
                    <Stepper
                      value={numbers[card] ?? 0}
                      min={0}
                      max={MOST_OF_ONE}
                      fewer={words.numbers.fewer(name)}
                      more={words.numbers.more(name)}
                      text={String(numbers[card] ?? 0)}
                      change={(n) => set(card, n)}
                    />
                  </li>
                );
              }),
            )}
          </ul>
        </details>
      ))}
    </section>
  );
}
