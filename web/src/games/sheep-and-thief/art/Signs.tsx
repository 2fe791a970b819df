import { toll } from '../scene/omens.ts';
import type { Art, Ghost } from '../scene/thing.ts';
import type { Offer } from '../turn-stage.ts';
import { Glyph } from './Glyph.tsx';
import { freeCorner, PRINTED, Tile, TileBack } from './Tile.tsx';

/** What can be done on a cell: a dashed frame, and an icon of its kind. */
export function OfferSign({ offer, looked, ghost }: Extract<Art, { kind: 'offer' }>) {
  return (
    <svg viewBox="0 0 64 64" class={`art sheep-sign ${looked ? 'looked' : ''}`} aria-hidden="true">
      {ghost && <g class="sheep-ghost">{ghost.card === undefined ? <TileBack /> : <Tile card={ghost.card} images="large" />}</g>}
      <rect x="3" y="3" width="58" height="58" rx="7" class="sheep-sign-frame" />
      {ghost && <GhostGold {...ghost} />}
      {ghost?.black !== undefined && <GhostBlack {...ghost} black={ghost.black} />}
      {offer.kind === 'place' && !ghost && <path d="M32 24v16M24 32h16" class="sheep-sign-mark" />}
      {offer.kind === 'from' && (
        <g transform="translate(49 14)">
          <circle r="11" class="sheep-sign-disc" />
          <Glyph kind="dog" x={0} y={0} size={16} />
        </g>
      )}
      {offer.kind === 'to' && (
        <g transform={`translate(32 32) rotate(${turnTo(offer.drive.from, offer.drive.to)})`}>
          <path d="M-11 0h20M1-9l10 9-10 9" class="sheep-sign-mark" />
        </g>
      )}
      {offer.kind === 'step' && <StepSign offer={offer} />}
    </svg>
  );
}

/** The gold that a card would bring here, and a town if its road reaches one. */
function GhostGold({ gold, town }: Ghost) {
  // Most cells bring nothing yet: only the label says so.
  if (gold === 0 && !town) return null;
  const text = gold < 0 ? `−${-gold}` : `+${gold}`;
  const shift = town ? 22 : 7;
  const wide = shift + 9 * text.length + 17;
  return (
    <g transform={`translate(${32 - wide / 2} 22)`} class="sheep-ghost-gold">
      <rect width={wide} height="20" rx="10" class={gold < 0 ? 'sheep-bad' : `sheep-ghost-pill ${gold > 0 ? 'gains' : ''}`} />
      {town && <Glyph kind="town" x={13} y={10} size={14} />}
      <text x={shift + 4.5 * text.length} y="15" font-size="14" font-weight="800" text-anchor="middle">
        {text}
      </text>
      <Glyph kind="gold" x={wide - 10} y={10} size={12} />
    </g>
  );
}

/**
 * The black sheep's gold printed on the cell: on a plate in a corner that the card leaves free, preferably the printed
 * one.
 */
function GhostBlack({ card, black }: Ghost & { readonly black: number }) {
  const { x, y } = card === undefined ? PRINTED : freeCorner(card);
  const wide = 16 + 7 * `${black}`.length;
  return (
    <g transform={`translate(${x < 32 ? 4 : 60 - wide} ${y < 32 ? 5 : 46})`}>
      <rect width={wide} height="13" rx="6.5" class="sheep-ghost-plate" />
      <text x={wide - 13.5} y="10.5" font-size="11" font-weight="800" text-anchor="end" fill="var(--text)">
        {black}
      </text>
      <Glyph kind="black" x={wide - 7.5} y={6.5} size={10} />
    </g>
  );
}

const TURN = [-90, 0, 90, 180] as const;

/** The angle from a cell to its neighbor. */
function turnTo(from: number, to: number): number {
  return TURN[([-4, 1, 4, -1] as const).indexOf((to - from) as 1)] ?? 0;
}

function StepSign({ offer }: { readonly offer: Extract<Offer, { kind: 'step' }> }) {
  const { steals, loses } = toll(offer.step.effects);
  return (
    <>
      <g transform={`translate(32 32) rotate(${TURN[offer.step.step]})`}>
        <path d="M-11 0h20M1-9l10 9-10 9" class="sheep-sign-mark" />
      </g>
      {steals > 0 && <Badge x={50} y={13} text={`+${steals}`} good />}
      {loses > 0 && <Badge x={50} y={51} text={`−${loses}`} />}
    </>
  );
}

function Badge({ x, y, text, good = false }: { readonly x: number; readonly y: number; readonly text: string; readonly good?: boolean }) {
  return (
    <g>
      <rect x={x - 13} y={y - 10} width="26" height="20" rx="10" class={good ? 'sheep-good' : 'sheep-bad'} />
      <text x={x} y={y + 5.5} font-size="15" font-weight="800" text-anchor="middle" class="sheep-badge-text">
        {text}
      </text>
    </g>
  );
}

/** The effect of the fox's step to this cell. */
export function Omen({ steals, loses, safe, home }: Extract<Art, { kind: 'omen' }>) {
  return (
    <svg viewBox="0 0 64 64" class="art" aria-hidden="true">
      <rect x="3" y="3" width="58" height="58" rx="7" class={`sheep-omen-frame ${steals > 0 ? 'good' : loses > 0 ? 'bad' : ''}`} />
      <Glyph kind="fox" x={16} y={16} size={24} />
      {steals > 0 && <Badge x={44} y={48} text={`−${steals}`} good />}
      {loses > 0 && <Badge x={44} y={48} text={`−${loses}`} />}
      {safe && <Glyph kind="barn" x={46} y={46} size={26} />}
      {home && <Glyph kind="black" x={46} y={18} size={22} />}
    </svg>
  );
}
