import type { ComponentChildren } from 'preact';
import { Sheep } from '../../../art/Sheep.tsx';
import { TeamSign } from '../../../art/TeamSign.tsx';
import { later } from '../../../ui/later.ts';
import type { Art } from '../scene/thing.ts';
import { Animal } from './Animal.tsx';
import type { EndArt } from './End.tsx';
import { CardBack, NumberCard } from './NumberCard.tsx';

const EndPart = later<EndArt>(async () => (await import('../parts.ts')).endPart());

/** Draws a thing by its kind. */
export function draw(art: Art): ComponentChildren {
  switch (art.kind) {
    case 'sheep':
      return <Sheep coat={art.coat} lost={art.lost} left={art.left} />;
    case 'animal':
      return <Animal {...art} />;
    case 'card':
      return <NumberCard card={art.card} lie={art.lie} />;
    case 'back':
      return <CardBack count={art.count} size={art.size} />;
    case 'float':
      return (
        <div class={`art float ${art.lost ? 'bad' : 'good'}`}>
          {art.lost ? '−1' : '+1'}
          <Sheep coat={0} lost={art.lost} />
        </div>
      );
    case 'end':
      return <EndPart {...art} />;
    case 'touch':
      return null;
    case 'bubble':
      return (
        <div class={`bubble ${art.tail}`}>
          <span class="speech">{art.text}</span>
        </div>
      );
    case 'plate':
      return (
        <div class={`plate ${art.turn ? 'in-turn' : ''}`}>
          <TeamSign pointed={art.pointed} team={art.team} text={String(art.seat)} />
          <span class="plate-name">{art.name}</span>
          {art.tag && <span class="plate-tag">{art.tag}</span>}
          <span class="plate-cards">{art.cards}</span>
        </div>
      );
  }
}
