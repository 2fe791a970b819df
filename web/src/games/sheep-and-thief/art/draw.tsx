import type { ComponentChildren } from 'preact';
import type { PortraitProps } from '../../../art/BotFace.tsx';
import { Cloud } from '../../../art/Cloud.tsx';
import { Flag } from '../../../art/Flag.tsx';
import { Sheep } from '../../../art/Sheep.tsx';
import { later } from '../../../ui/later.ts';
import { SeatSign, StarterFlag } from '../SeatSign.tsx';
import type { Art } from '../scene/thing.ts';
import { Fox, Sack } from './Fox.tsx';
import { Glyph, GlyphPicture, SOURCE_GLYPHS } from './Glyph.tsx';
import { MissionPicture } from './MissionPicture.tsx';
import { OfferSign, Omen } from './Signs.tsx';
import { SEAT_COLOURS } from './seat-colours.ts';
import { CardPicture, Tile, TileBack } from './Tile.tsx';

const Portrait = later<PortraitProps>(() => import('../../../art/BotFace.tsx').then((part) => part.Portrait));

/** Draws a thing by its kind. */
export function draw(art: Art): ComponentChildren {
  switch (art.kind) {
    case 'cell':
      return <Cell {...art} />;
    case 'offer':
      return <OfferSign {...art} />;
    case 'sheep':
      return <Figure {...art} />;
    case 'fox':
      return <Fox />;
    case 'sack':
      return <Sack />;
    case 'omen':
      return <Omen {...art} />;
    case 'card':
      if (art.note === undefined) return <CardPicture card={art.card} />;
      return (
        <div class="sheep-noted">
          <CardPicture card={art.card} />
          <small>{art.note}</small>
        </div>
      );
    case 'packet':
      return (
        <div class="sheep-packet">
          <CardPicture back />
          <span>{art.count}</span>
        </div>
      );
    case 'border':
      return art.starter ? <StarterFlag /> : null;
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
    case 'cloud':
      return <Cloud />;
    case 'flag':
      return <Flag paint={`var(--${SEAT_COLOURS[art.seat - 1] ?? 'blue'})`} pointed={false} />;
    case 'face':
      return <Portrait look={art.look} seat={art.seat} paint={`var(--${SEAT_COLOURS[art.seat - 1] ?? 'blue'})`} />;
    case 'bubble':
      return <span class={`speech sheep-bubble ${art.tail} ${art.towards}`}>{art.text}</span>;
    case 'mission':
      return <MissionCard {...art} />;
    case 'plate':
      return <Plate {...art} />;
    case 'chip':
      return <Chip {...art} />;
  }
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

/** A ring in the seat's color around the last card placed. */
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

/** The path of a dog or the fox, between the centers of cells. */
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

/** A source of gold and its amount. */
function Chip({ name, letters, gold, source, pressed }: Extract<Art, { kind: 'chip' }>) {
  return (
    <div class={`sheep-chip-face ${pressed ? 'pressed' : ''} ${source === 'total' ? 'total' : ''}`}>
      <GlyphPicture kind={SOURCE_GLYPHS[source]} />
      <span class="sheep-chip-name" style={{ '--letters': letters }}>
        {name}{' '}
      </span>
      <span class="sheep-chip-gold">{gold}</span>
    </div>
  );
}

/** A board's player, and total gold. */
function Plate({ seat, name, paddock, gold, turn, starter, large, won }: Extract<Art, { kind: 'plate' }>) {
  return (
    <div class={['sheep-plate', turn && 'in-turn', large && 'large', won && 'won'].filter(Boolean).join(' ')}>
      {starter && <StarterFlag />}
      <SeatSign seat={seat} />
      <span class="sheep-plate-name">{name}</span>
      {paddock > 0 && (
        <span class="sheep-plate-part sheep-paddock">
          <GlyphPicture kind="paddock" />
          {paddock}
        </span>
      )}
      <span class="sheep-plate-part sheep-strong">
        <GlyphPicture kind="gold" />
        {gold}
      </span>
    </div>
  );
}
