import { isRefusal } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import { AnyIcon } from '../../ui/AnyIcon.tsx';
import { useShell } from '../../words/catalogue.ts';
import { type GlyphKind, GlyphPicture } from './art/Glyph.tsx';
import { seatName } from './names.ts';
import { type Composing, chosenCard, type Tool } from './turn-stage.ts';
import type { Spotlight } from './useSpotlight.ts';
import type { TurnDraft } from './useTurn.ts';
import type { Card } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface ActionBarProps {
  readonly words: SheepWords;
  readonly turn: TurnDraft;
  readonly spotlight: Spotlight;
  /** Opens the large picture of a card. */
  readonly enlarge: (card: Card) => void;
}

/** Buttons of a turn: picks, the images of the placed card, and the end of the turn. Its height never changes. */
export function ActionBar({ words, turn, spotlight, enlarge }: ActionBarProps) {
  const chosen = chosenCard(turn.stage, turn.view);
  return (
    <div class="sheep-action-bar">
      {spotlight.isAway ? <Home words={words} turn={turn} spotlight={spotlight} /> : <Actions words={words} turn={turn} />}
      {!spotlight.isAway && chosen !== undefined && <Look text={words.table.aboutCard} act={() => enlarge(chosen)} />}
    </div>
  );
}

/** Opens the large picture of the chosen card, for players who don't know the long press. */
function Look({ text, act }: { readonly text: string; readonly act: () => void }) {
  return (
    <button type="button" class="button sheep-square" aria-label={text} title={text} onClick={act}>
      <AnyIcon name="large" />
    </button>
  );
}

/** Returns to one's own board while another one is enlarged. */
function Home({ words, turn, spotlight: { own, enlarge } }: Omit<ActionBarProps, 'enlarge'>) {
  return (
    <button type="button" class="primary" onClick={() => enlarge(own)}>
      ← {typeof turn.view.viewer === 'number' ? words.you : seatName(words, own)}
    </button>
  );
}

function Actions({ words, turn }: Pick<ActionBarProps, 'words' | 'turn'>) {
  const { stage } = turn;
  const end = () => turn.do({ kind: 'end' });
  switch (stage.kind) {
    case 'keep': {
      const missing = stage.count - stage.chosen.length;
      return (
        <Confirm text={missing > 0 ? words.ask.keepMore(missing) : words.ask.keepChosen(stage.count)} ready={missing === 0} act={end} />
      );
    }
    case 'discard':
      return (
        <Confirm
          text={stage.chosen.length === 1 ? words.ask.discardChosen : words.ask.keepMore(1)}
          ready={stage.chosen.length === 1}
          act={end}
        />
      );
    case 'compose':
      if (stage.to === undefined) return <Images words={words} stage={stage} turn={turn} />;
      return <HowMany key={`${stage.from}>${stage.to}`} words={words} stage={stage} turn={turn} />;
    default:
      return null;
  }
}

function Confirm({ text, ready, act }: { readonly text: string; readonly ready: boolean; readonly act: () => void }) {
  return (
    <button type="button" class="primary sheep-wide" disabled={!ready} onClick={act}>
      {text}
    </button>
  );
}

function Images({ words, stage, turn }: { readonly words: SheepWords; readonly stage: Composing; readonly turn: TurnDraft }) {
  const { left } = stage.composition;
  const { act } = words;
  const ready = !isRefusal(stage.choices.finish);
  const use = (tool: Tool | 'sheep') => () => turn.do({ kind: 'use', tool });
  return (
    <>
      <Image kind="sheep" left={left.sheep} label={words.colon(act.sheep(left.sheep), act.sheepAbout)} press={use('sheep')} />
      <Image kind="dog" left={left.dogs} label={act.dog(left.dogs)} pressed={stage.tool === 'dog'} press={use('dog')} />
      <Image kind="fox" left={left.foxes} label={act.fox(left.foxes)} pressed={stage.tool === 'fox'} press={use('fox')} />
      <button type="button" class="button sheep-square" aria-label={act.back} onClick={() => turn.do({ kind: 'back' })}>
        <AnyIcon name="undo" />
      </button>
      <button type="button" class={`sheep-end ${ready ? 'primary' : 'button'}`} onClick={() => turn.do({ kind: 'end' })}>
        {act.end}
      </button>
    </>
  );
}

interface ImageProps {
  readonly kind: GlyphKind;
  readonly left: number;
  readonly label: string;
  readonly pressed?: boolean;
  readonly press: () => void;
}

/** Images of one kind that are still to take; nothing if there are none. */
function Image({ kind, left, label, pressed, press }: ImageProps) {
  if (left === 0) return null;
  return (
    <button
      type="button"
      class={`sheep-image ${pressed ? 'pressed' : ''}`}
      data-image={kind}
      aria-label={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={press}
    >
      <GlyphPicture kind={kind} />
      <span>×{left}</span>
    </button>
  );
}

/** How many sheep the dog drives, and whether the black sheep is among them. */
function HowMany({ words, stage, turn }: { readonly words: SheepWords; readonly stage: Composing; readonly turn: TurnDraft }) {
  const shell = useShell();
  const drive = stage.choices.drives.find(({ from, to }) => from === stage.from && to === stage.to);
  const most = drive?.white ?? 0;
  const [white, setWhite] = useState(most);
  const [black, setBlack] = useState(most === 0);
  useEffect(() => setWhite(most), [most]);
  const { act } = words;
  return (
    <>
      {most > 0 && (
        <span class="sheep-stepper">
          <button
            type="button"
            class="button sheep-square"
            aria-label={act.fewer}
            disabled={white <= (black ? 0 : 1)}
            onClick={() => setWhite(white - 1)}
          >
            −
          </button>
          <span class="sheep-many" role="status">
            <GlyphPicture kind="sheep" />
            {white}
          </span>
          <button
            type="button"
            class="button sheep-square"
            aria-label={act.more}
            disabled={white >= most}
            onClick={() => setWhite(white + 1)}
          >
            +
          </button>
        </span>
      )}
      {drive?.black && (
        <button
          type="button"
          class={`sheep-image ${black ? 'pressed' : ''}`}
          aria-pressed={black}
          aria-label={most === 0 ? act.onlyBlack : act.black}
          onClick={() => {
            if (black && white === 0) setWhite(1);
            setBlack(!black || most === 0);
          }}
        >
          <GlyphPicture kind="black" />
          <span>{black ? '✓' : '–'}</span>
        </button>
      )}
      <button type="button" class="button sheep-square" aria-label={shell.back} onClick={() => turn.do({ kind: 'let-go' })}>
        <AnyIcon name="close" />
      </button>
      <button type="button" class="primary sheep-end" onClick={() => turn.do({ kind: 'drive', white, black })}>
        {act.drive}
      </button>
    </>
  );
}
