import type { ComponentChildren } from 'preact';
import type { PortraitProps } from '../../../art/BotFace.tsx';
import { Sheep } from '../../../art/Sheep.tsx';
import { TeamSign } from '../../../art/TeamSign.tsx';
import { later } from '../../../ui/later.ts';
import { toll } from '../scene/omens.ts';
import type { Art, Ghost } from '../scene/thing.ts';
import type { Offer } from '../turn-stage.ts';
import type { Source } from '../vocabulary.ts';
import { Fox } from './Fox.tsx';
import { Glyph, type GlyphKind, GlyphPicture } from './Glyph.tsx';
import { MissionPicture } from './MissionPicture.tsx';
import { SEAT_COLOURS } from './seat-colours.ts';
import { CardPicture, Tile, TileBack } from './Tile.tsx';

const Portrait = later<PortraitProps>(async () => (await import('../../../art/BotFace.tsx')).Portrait);

/** Seats by colour and, as colour is never the only sign, by shape and number. */
export function SeatSign({ seat }: { readonly seat: number }) {
  return <TeamSign pointed={seat % 2 === 0} team={SEAT_COLOURS[seat - 1] ?? 'blue'} text={String(seat)} />;
}

export const SOURCE_GLYPHS: Readonly<Record<Source | 'total', GlyphKind>> = {
  sheep: 'sheep',
  paddock: 'paddock',
  towns: 'town',
  rivers: 'river',
  missions: 'mission',
  blackSheep: 'black',
  total: 'gold',
};

/** Every kind of thing a scene may name. */
export function draw(art: Art): ComponentChildren {
  switch (art.kind) {
    case 'cell':
      return <Cell {...art} />;
    case 'offer':
      return <OfferSign {...art} />;
    case 'sheep':
      return <Figure {...art} />;
    case 'fox':
      return art.near ? <Fox /> : <GlyphPicture kind="fox" />;
    case 'omen':
      return <Omen {...art} />;
    case 'card':
      return <CardPicture card={art.card} />;
    case 'packet':
      return (
        <div class="sheep-packet">
          <CardPicture back />
          <span>{art.count}</span>
        </div>
      );
    case 'border':
      return art.starter ? <StarterFlag /> : art.away ? <AwaySign /> : null;
    case 'last':
      return <LastMark seat={art.seat} />;
    case 'trail':
      return <Trail {...art} />;
    case 'loss':
      return (
        <span class="sheep-loss">
          <SeatSign seat={art.thief} />−{art.sheep}
        </span>
      );
    case 'float':
      return (
        <span class={`sheep-rise ${art.good ? 'good' : 'bad'}`}>
          {art.text}
          <GlyphPicture kind={art.glyph} />
        </span>
      );
    case 'coin':
      return <GlyphPicture kind="gold" />;
    case 'face':
      return <Portrait bot={art.bot} seat={art.seat} paint={`var(--${SEAT_COLOURS[art.seat - 1] ?? 'blue'})`} />;
    case 'bubble':
      return <span class="sheep-bubble">{art.text}</span>;
    case 'mission':
      return <MissionCard {...art} />;
    case 'plate':
      return (
        <div class={['sheep-plate', art.turn && 'in-turn', art.large && 'large', art.won && 'won'].filter(Boolean).join(' ')}>
          {art.starter && <StarterFlag />}
          <SeatSign seat={art.seat} />
          <span class="sheep-plate-name">{art.name}</span>
          {art.paddock > 0 && (
            <span class="sheep-plate-part sheep-paddock">
              <GlyphPicture kind="paddock" />
              {art.paddock}
            </span>
          )}
          <span class="sheep-plate-part sheep-strong">
            <GlyphPicture kind="gold" />
            {art.gold}
          </span>
        </div>
      );
    case 'chip':
      return (
        <div class={`sheep-chip-face ${art.pressed ? 'pressed' : ''} ${art.source === 'total' ? 'total' : ''}`}>
          <GlyphPicture kind={SOURCE_GLYPHS[art.source]} />
          <span class="sheep-chip-name">{art.name} </span>
          <span class="sheep-chip-gold">{art.gold}</span>
        </div>
      );
  }
}

/** Whoever begins the round has the flag. */
export function StarterFlag() {
  return (
    <svg viewBox="0 0 20 20" class="sheep-flag" aria-hidden="true">
      <path d="M5 19V2" stroke="var(--ink)" stroke-width="2.500" stroke-linecap="round" />
      <path d="M5 2.500h11l-3 3.700 3 3.800H5z" fill="var(--amber)" stroke="var(--ink)" stroke-width="1.600" stroke-linejoin="round" />
    </svg>
  );
}

function Cell({ card, yard, near, black, lit, fresh, left }: Extract<Art, { kind: 'cell' }>) {
  return (
    <svg viewBox="0 0 64 64" class={`art sheep-tile ${fresh ? 'fresh' : ''}`} aria-hidden="true">
      {card === 'back' ? <TileBack /> : card !== null && <Tile card={card} images={near ? 'small' : 'none'} left={left} yard={yard} />}
      {card !== null && (
        <rect x=".3" y=".3" width="63.400" height="63.400" fill="none" stroke="var(--grass-2)" stroke-opacity=".4" stroke-width=".8" />
      )}
      {black !== undefined && (
        <g>
          <Glyph kind="black" x={53} y={54} size={13} />
          <text x="44" y="59" font-size="13" font-weight="800" text-anchor="end" fill="var(--text)">
            {black}
          </text>
        </g>
      )}
      {lit && <rect x="2" y="2" width="60" height="60" rx="5" class="sheep-lit" />}
    </svg>
  );
}

function Figure({ black, near, left, count }: Extract<Art, { kind: 'sheep' }>) {
  return (
    <>
      <span class={black ? 'sheep-black' : ''}>
        {near ? <Sheep coat={black ? 3 : 0} left={left} /> : <GlyphPicture kind={black ? 'black' : 'sheep'} />}
      </span>
      {count > 0 && <span class={`sheep-count ${near ? '' : 'far'}`}>{count}</span>}
    </>
  );
}

/** What may be done on a cell: a dashed frame, and a sign of what kind it is. */
function OfferSign({ offer, looked, ghost }: Extract<Art, { kind: 'offer' }>) {
  return (
    <svg viewBox="0 0 64 64" class={`art sheep-sign ${looked ? 'looked' : ''}`} aria-hidden="true">
      {ghost && <g class="sheep-ghost">{ghost.card === undefined ? <TileBack /> : <Tile card={ghost.card} images="large" />}</g>}
      <rect x="3" y="3" width="58" height="58" rx="7" class="sheep-sign-frame" />
      {ghost && <GhostGold {...ghost} />}
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

/** What a card would bring where its ghost lies: gold, and a town if its road reaches one. */
function GhostGold({ gold, town }: Ghost) {
  const text = gold < 0 ? `−${-gold}` : `+${gold}`;
  if (gold === 0 && !town)
    return (
      <text x="32" y="37" font-size="13" font-weight="800" text-anchor="middle" class="sheep-ghost-nothing">
        ±0
      </text>
    );
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

/** A ring in the seat's colour round the card that was laid last. */
function LastMark({ seat }: { readonly seat: number }) {
  return (
    <svg viewBox="0 0 64 64" class="art" aria-hidden="true">
      <rect x="2.500" y="2.500" width="59" height="59" rx="6" class="sheep-last-under" />
      <rect
        x="2.500"
        y="2.500"
        width="59"
        height="59"
        rx="6"
        class="sheep-last"
        style={{ stroke: `var(--${SEAT_COLOURS[seat - 1] ?? 'blue'})` }}
      />
    </svg>
  );
}

/** The way of a dog or of the fox, from the middle of one cell to the next. */
function Trail({ across, down, by }: Extract<Art, { kind: 'trail' }>) {
  return (
    <svg viewBox="-32 -32 64 64" class={`art sheep-trail ${by}`} aria-hidden="true">
      <g transform={`rotate(${(Math.atan2(down, across) * 180) / Math.PI})`}>
        <path d="M-22 0h40M10-7l9 7-9 7" class="under" />
        <path d="M-22 0h40M10-7l9 7-9 7" />
      </g>
    </svg>
  );
}

/** An empty place: its board is looked at in large. Press to put it back. */
function AwaySign() {
  return (
    <svg viewBox="0 0 64 64" class="art sheep-away-sign" aria-hidden="true">
      <path d="M44 20L24 40M24 26v14h14" />
    </svg>
  );
}

function MissionCard({ mission, title, name, gold, about }: Extract<Art, { kind: 'mission' }>) {
  return (
    <div class={`sheep-mission ${about ? 'open' : ''}`}>
      {about && <span class="sheep-mission-title">{title} </span>}
      <MissionPicture mission={mission} />
      <span class="sheep-mission-name">{name} </span>
      {about?.map((line) => (
        <span key={line} class="sheep-mission-about">
          {`${line} `}
        </span>
      ))}
      {!about && (
        <span class="sheep-mission-gold">
          <GlyphPicture kind="gold" />
          {gold}
        </span>
      )}
    </div>
  );
}

const TURN = [-90, 0, 90, 180] as const;

/** From a cell to the one beside it, as an angle. */
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

function Omen({ steals, loses, safe, home }: Extract<Art, { kind: 'omen' }>) {
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
