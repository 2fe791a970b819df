import type { Seat } from '@bellwether/kernel';
import type { Thing as AnyThing } from '../../../stage/scene.ts';
import type { Size } from '../../../ui/useSize.ts';
import type { Lie } from '../art/NumberCard.tsx';
import type { Beat } from '../beats.ts';
import type { Layout } from '../layout.ts';
import type { Trace } from '../traces.ts';
import type { Card, Kind, Move, Side, Target, Team, View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';

/** Every kind of thing this table shows. */
export type Art =
  | { readonly kind: 'sheep'; readonly coat: number; readonly lost: boolean; readonly left: boolean }
  | {
      readonly kind: 'animal';
      readonly id: string;
      readonly shows: Kind;
      readonly side: Side;
      readonly pace: string;
      readonly target: Target;
      /** Direction of the target, in degrees clockwise from the right. */
      readonly arrow: number | undefined;
      readonly twoSided: boolean;
      /** Of the home-made cards in the game. */
      readonly looks?: string | undefined;
      /** Somebody has played: animals move from now on, and need their walking bodies. */
      readonly goes?: boolean;
    }
  | { readonly kind: 'card'; readonly card: Card; readonly lie: Lie }
  | { readonly kind: 'back'; readonly count: number; readonly size?: Size }
  | { readonly kind: 'float'; readonly lost: boolean }
  /** Only at the end of a game. */
  | { readonly kind: 'end'; readonly part: 'howl' }
  | { readonly kind: 'end'; readonly part: 'cloud'; readonly text: string }
  | { readonly kind: 'end'; readonly part: 'flag'; readonly team: Team; readonly pointed: boolean }
  /** Invisible: a touch target for what lies below. */
  | { readonly kind: 'touch' }
  /** `tail`: the direction of the speaker. */
  | { readonly kind: 'bubble'; readonly text: string; readonly tail: 'left' | 'up' | 'right' | 'down' }
  | {
      readonly kind: 'plate';
      readonly seat: Seat;
      readonly name: string;
      /** The seat's relation to the viewer, if shown. */
      readonly tag: string;
      readonly team: Team;
      readonly pointed: boolean;
      readonly sheep: number;
      readonly cards: number;
      readonly turn: boolean;
      readonly you: boolean;
    };

export type Act =
  /** `copy` tells two equal cards of a hand apart. */
  | { readonly kind: 'move'; readonly move: Move; readonly copy?: number }
  /** A card that may not be played now: pressing it shows the refusal. */
  | { readonly kind: 'why'; readonly move: Move }
  | { readonly kind: 'about'; readonly animal: string }
  | { readonly kind: 'counter' }
  /** Opens the cards a seat has played, in large. */
  | { readonly kind: 'pile'; readonly seat: Seat }
  /** A sign that explains itself: the plate of a seat, or the phases of a turn. */
  | { readonly kind: 'sign'; readonly of: Seat | 'phases' };

export type Thing = AnyThing<Art, Act>;

export interface SceneOf {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly layout: Layout;
  readonly words: WolfWords;
  /** The seat drawn at the bottom. */
  readonly bottom: Seat;
  readonly walks?: Beat['walks'];
  /** The last turn of every seat, latest first. */
  readonly traces?: readonly Trace[];
  readonly suggested?: Card | undefined;
  readonly lifted?: { readonly card: Card; readonly copy: number } | undefined;
  /** Animals that chase a sheep or bring one home in this beat, and where: by animal, its seat. */
  readonly chases?: ReadonlyMap<string, Seat>;
  /** Animals that act in this beat, and those that turn over. */
  readonly active?: ReadonlySet<string>;
  readonly turning?: ReadonlySet<string>;
}
