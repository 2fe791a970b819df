import { helpFor } from '../frame/help.ts';
import type { RulesWords } from '../words/en/rules.ts';
import './rulings.css';

interface RulingsProps<Id extends string> {
  readonly game: string;
  /** While the words load, ids are shown. */
  readonly words: RulesWords<Id> | undefined;
  readonly ids: readonly Id[];
}

/** The rules of a card, as links into the help. */
export function Rulings<Id extends string>({ game, words, ids }: RulingsProps<Id>) {
  return (
    <ul class="rulings">
      {ids.map((id) => (
        <li key={id}>
          <a href={helpFor(game, id)}>{words?.rules[id].title ?? id}</a>
        </li>
      ))}
    </ul>
  );
}
