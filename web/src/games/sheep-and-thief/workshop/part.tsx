import { OUR_DECK, PLAYERS, type Players, readFace, sheepAndThief, writeFace } from '@bellwether/sheep-and-thief';
import { Choice, Toggle } from '../../../ui/Choice.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Item } from '../../../workshop/item.ts';
import type { OptionsProps, Part } from '../../../workshop/part.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { CardPicture } from '../art/Tile.tsx';
import type { Config } from '../vocabulary.ts';
import { SHEEP_WORDS } from '../words/table.ts';
import { DeckEditor } from './DeckEditor.tsx';
import { configOf, type DeckData, sheepData } from './data.ts';
import { SheepReportView } from './ReportView.tsx';
import { SheepSheets } from './Sheets.tsx';
import '../table.css';

export const part: Part = {
  ...sheepData,
  firstPairs: 100,
  Tile: SheepTile,
  Editor: ({ item, change }) => <DeckEditor cards={(item.data as DeckData).cards} change={(cards) => change({ cards })} />,
  starts: {},
  Options: SheepOptions,
  SetLine: ({ config }) => <p>{(config as Config).edition}</p>,
  Report: SheepReportView,
  Sheets: SheepSheets,
};

function SheepTile({ item }: { readonly item: Item }) {
  const cards = (item.data as DeckData).cards;
  const printed = new Set(OUR_DECK.map((card) => writeFace(card)));
  const own = [...new Set([...cards.filter((card) => !printed.has(card)), ...cards])].slice(0, 4);
  return (
    <span class="workshop-tile workshop-four">
      {own.map((card) => (
        <CardPicture key={card} card={readFace(card, card)} />
      ))}
    </span>
  );
}

function SheepOptions({ items, options, change }: OptionsProps) {
  const words = useWords(WORKSHOP);
  const game = useWords(SHEEP_WORDS);
  if (words === undefined || game === undefined) return null;
  const refusal = sheepAndThief.checkConfig(configOf(items, options));
  return (
    <>
      <Choice
        label={words.deck.players}
        value={String(options.players ?? 2)}
        options={PLAYERS.map((n: Players) => [String(n), String(n)] as const)}
        change={(players) => change({ ...options, players: Number(players) })}
      />
      {/* The number of players is what a deck can be too small for. */}
      {refusal && (
        <p role="alert" class="refused">
          {game.refusals[refusal.code](refusal.facts)}
        </p>
      )}
      <Toggle label={words.deck.missions} value={options.missions === true} change={(missions) => change({ ...options, missions })} />
      <Toggle label={words.deck.black} value={options.black === true} change={(black) => change({ ...options, black })} />
    </>
  );
}
