import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { useShell } from '../../words/catalogue.ts';
import { type GlyphKind, GlyphPicture } from './art/Glyph.tsx';
import type { Composing } from './doing.ts';
import type { Turn } from './useTurn.ts';
import type { SheepWords } from './words/en.ts';

interface DockProps {
  readonly words: SheepWords;
  readonly turn: Turn;
  /** The way back to the own board, while another one is enlarged. */
  readonly home: (() => void) | undefined;
  readonly homeText: string;
}

/** What is decided with buttons: picks, the images of the placed card, and the end of the turn. Always as high as it is. */
export function Dock({ words, turn, home, homeText }: DockProps) {
  const { doing } = turn;
  return (
    <div class="th-dock">
      {home ? (
        <button type="button" class="primary" onClick={home}>
          {homeText}
        </button>
      ) : doing.kind === 'keep' ? (
        <Confirm
          text={
            doing.chosen.length < doing.count ? words.ask.keepMore(doing.count - doing.chosen.length) : words.ask.keepChosen(doing.count)
          }
          ready={doing.chosen.length === doing.count}
          act={turn.end}
        />
      ) : doing.kind === 'discard' ? (
        <Confirm text={words.ask.discardChosen} ready={doing.chosen.length === 1} act={turn.end} />
      ) : doing.kind === 'compose' ? (
        doing.to !== undefined ? (
          <HowMany key={`${doing.from}>${doing.to}`} words={words} doing={doing} turn={turn} />
        ) : (
          <Images words={words} doing={doing} turn={turn} />
        )
      ) : null}
    </div>
  );
}

function Confirm({ text, ready, act }: { readonly text: string; readonly ready: boolean; readonly act: () => void }) {
  return (
    <button type="button" class="primary th-wide" disabled={!ready} onClick={act}>
      {text}
    </button>
  );
}

function Images({ words, doing, turn }: { readonly words: SheepWords; readonly doing: Composing; readonly turn: Turn }) {
  const { left } = doing.composition;
  const { act } = words;
  const ready = !('code' in doing.choices.finish);
  return (
    <>
      <Image kind="sheep" left={left.sheep} label={`${act.sheep(left.sheep)}: ${act.sheepAbout}`} press={() => turn.use('sheep')} />
      <Image kind="dog" left={left.dogs} label={act.dog(left.dogs)} pressed={doing.tool === 'dog'} press={() => turn.use('dog')} />
      <Image kind="fox" left={left.foxes} label={act.fox(left.foxes)} pressed={doing.tool === 'fox'} press={() => turn.use('fox')} />
      <button type="button" class="button th-square" aria-label={act.back} onClick={turn.back}>
        <Icon name="undo" />
      </button>
      <button type="button" class={`th-end ${ready ? 'primary' : 'button'}`} onClick={turn.end}>
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

/** Images of one kind that are still to take; nothing where there are none. */
function Image({ kind, left, label, pressed, press }: ImageProps) {
  if (left === 0) return null;
  return (
    <button
      type="button"
      class={`th-image ${pressed ? 'pressed' : ''}`}
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

/** How many sheep the dog drives, and whether the black one goes along. */
function HowMany({ words, doing, turn }: { readonly words: SheepWords; readonly doing: Composing; readonly turn: Turn }) {
  const shell = useShell();
  const drive = doing.choices.drives.find(({ from, to }) => from === doing.from && to === doing.to);
  const most = drive?.white ?? 0;
  const [white, setWhite] = useState(most);
  const [black, setBlack] = useState(most === 0);
  useEffect(() => setWhite(most), [most]);
  const { act } = words;
  return (
    <>
      {most > 0 && (
        <span class="th-stepper">
          <button
            type="button"
            class="button th-square"
            aria-label={act.fewer}
            disabled={white <= (black ? 0 : 1)}
            onClick={() => setWhite(white - 1)}
          >
            −
          </button>
          <span class="th-many" role="status">
            <GlyphPicture kind="sheep" />
            {white}
          </span>
          <button type="button" class="button th-square" aria-label={act.more} disabled={white >= most} onClick={() => setWhite(white + 1)}>
            +
          </button>
        </span>
      )}
      {drive?.black && (
        <button
          type="button"
          class={`th-image ${black ? 'pressed' : ''}`}
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
      <button type="button" class="button th-square" aria-label={shell.back} onClick={turn.letGo}>
        <Icon name="close" />
      </button>
      <button type="button" class="primary th-end" onClick={() => turn.drive(white, black)}>
        {act.drive}
      </button>
    </>
  );
}
