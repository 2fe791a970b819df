import { deckCounts, numberCard, SEATS, STARTING_SHEEP } from '@bellwether/wolf-and-hound';
import { shelfOf, useOwnCopy } from '../../copy/kept.ts';
import type { PrintedSheets } from '../../help/PrintPage.tsx';
import { PRINT } from '../../help/print-words.ts';
import { useWords } from '../../words/useWords.ts';
import { useRules } from './useRules.ts';
import type { Config } from './vocabulary.ts';
import { WOLF_WORDS } from './words/table.ts';

export const printed: PrintedSheets = { Aid, ScorePad };

/** Rules on the player aid, in this order. */
const ON_AID = [
  'W-TURN',
  'R-ORDER',
  'W-MOVE',
  'A-ARROWS',
  'A-LIMITS',
  'W-MEAT',
  'R-META-ONCE',
  'R-META-PAIR',
  'A-SHEEP-01',
  'A-SHEEP-02',
  'W-DUMMY',
  'W-END',
  'R-LASTLAP',
];
const VALUES = [1, 2, 3, 4];
const PLAYERS = [4, 3, 2] as const;

/** Turn, activation, movement and end; the deck and the starting sheep, with the owner's own values. */
function Aid() {
  const words = useWords(WOLF_WORDS);
  const rules = useRules();
  const print = useWords(PRINT);
  const config: Config = useOwnCopy<Config>(shelfOf('wolf-and-hound', '2016'), {
    edition: '2016',
    players: 4,
    animals: [],
    expansion: false,
  });
  if (words === undefined || rules === undefined || print === undefined) return null;
  const counts = [...deckCounts(config)];
  const copies = (colour: 'black' | 'white', value: number) =>
    counts.find(([card]) => numberCard(card)?.colour === colour && numberCard(card)?.value === value)?.[1] ?? 0;
  return (
    <>
      <h2>{rules.title}</h2>
      <div class="print-columns">
        <article>
          <h3>{print.order}</h3>
          <ol>
            {words.table.phases.map((phase) => (
              <li key={phase}>{phase}</li>
            ))}
          </ol>
        </article>
        <article>
          <h3>
            {print.copies}
            {config.copy?.numbers ? '' : ' *'}
          </h3>
          <table>
            <thead>
              <tr>
                <td />
                {VALUES.map((value) => (
                  <th key={value} scope="col">
                    {value}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(['black', 'white'] as const).map((colour) => (
                <tr key={colour}>
                  <th scope="row">{words.colour[colour]}</th>
                  {VALUES.map((value) => (
                    <td key={value}>× {copies(colour, value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {!config.copy?.numbers && <small>{print.unsure}</small>}
        </article>
        <article>
          <h3>{rules.rules['A-SHEEP-START']?.title}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.setup.players}</th>
                {SEATS.map((seat) => (
                  <th key={seat} scope="col">
                    {words.seat(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {PLAYERS.map((players) => (
                <tr key={players}>
                  <th scope="row">{players}</th>
                  {STARTING_SHEEP[players].flock.map((sheep, i) => (
                    <td key={i}>{sheep}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </article>
        {ON_AID.map((id) => {
          const rule = rules.rules[id];
          return (
            <article key={id}>
              <h3>{rule?.title}</h3>
              <p>{rule?.text}</p>
              {id === 'W-TURN' && rule?.lines && (
                <ol>
                  {rule.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ol>
              )}
            </article>
          );
        })}
      </div>
    </>
  );
}

const SERIES = [1, 2, 3, 4, 5];
const PADS = [1, 2, 3, 4];

/** Series of five, with the set that was played. */
function ScorePad() {
  const words = useWords(WOLF_WORDS);
  const print = useWords(PRINT);
  if (words === undefined || print === undefined) return null;
  return (
    <div class="print-pads">
      {PADS.map((pad) => (
        <table key={pad}>
          <thead>
            <tr>
              <th scope="col">{print.game}</th>
              <th scope="col">{print.set}</th>
              <th scope="col">{words.teams.blue}</th>
              <th scope="col">{words.teams.yellow}</th>
              <th scope="col">{print.winner}</th>
            </tr>
          </thead>
          <tbody>
            {SERIES.map((game) => (
              <tr key={game}>
                <th scope="row">{game}</th>
                <td style={{ width: '45%' }} />
                <td />
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
