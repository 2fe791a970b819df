/** What a card shows, parsed from its notation (1); a face-down card shows nothing (3). */
interface Face {
  readonly road: string;
  readonly river: string;
  readonly sheep: number;
  readonly dogs: number;
  readonly foxes: number;
  readonly barn: boolean;
}

const faces = new Map<string, Face>();

function faceOf(card: string): Face {
  const face = faces.get(card) ?? readFace(card);
  faces.set(card, face);
  return face;
}

function readFace(card: string): Face {
  const part = (name: string) =>
    card
      .split(' ')
      .find((text) => text.startsWith(`${name}:`))
      ?.slice(name.length + 1) ?? '';
  return {
    road: part('road'),
    river: part('river'),
    sheep: Number(part('sheep')),
    dogs: Number(part('dogs')),
    foxes: Number(part('foxes')),
    barn: card.split(' ').includes('barn'),
  };
}

/** `row,column`, from `1,1` at the top left. */
export type Spot = string;

const FARMYARD: Spot = '1,1';
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const ACROSS: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const WAYS = ['N', 'E', 'S', 'W'];

export const SPOTS: readonly Spot[] = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => `${row},${column}`));
export const rowOf = (spot: Spot) => Number(spot.split(',')[0]);
export const columnOf = (spot: Spot) => Number(spot.split(',')[1]);

export function step(spot: Spot, way: string): Spot | undefined {
  const [down, right] = STEPS[way] as readonly [number, number];
  const there = `${rowOf(spot) + down},${columnOf(spot) + right}`;
  return SPOTS.includes(there) ? there : undefined;
}

export const areBeside = (one: Spot, other: Spot) => WAYS.some((way) => step(one, way) === other);

/** The farmyard of one copy (H-COPY). */
export interface YardOfCopy {
  readonly farmyard?: string;
  readonly barn?: boolean;
  readonly river?: string;
}

export class Board {
  cards: Map<Spot, string>;
  faceDown = new Set<Spot>();
  sheep = new Map<Spot, number>();
  black: Spot | null = null;
  paddock = 0;

  /** `roads`, `river`: the edges by which they leave the farmyard. */
  constructor(blackSheep: boolean, { farmyard: roads = 'ES', barn = true, river = '' }: YardOfCopy = {}) {
    this.cards = new Map([[FARMYARD, `road:${roads}${river && ` river:${river}`}${barn ? ' barn' : ''}`]]);
    if (blackSheep) this.black = FARMYARD;
    else this.sheep.set(FARMYARD, 1);
  }

  copy(): Board {
    const { cards, faceDown, sheep, black, paddock } = this;
    const own = { cards: new Map(cards), faceDown: new Set(faceDown), sheep: new Map(sheep), black, paddock };
    return Object.assign(new Board(false), own);
  }

  has = (spot: Spot) => this.cards.has(spot);
  face = (spot: Spot) => faceOf(this.faceDown.has(spot) ? 'meadow' : (this.cards.get(spot) ?? 'meadow'));
  flock = (spot: Spot) => this.sheep.get(spot) ?? 0;
  add(spot: Spot, sheep: number): void {
    this.sheep.set(spot, this.flock(spot) + sheep);
  }

  /** Rules 1 and 3. */
  isOpen = (spot: Spot, fox: Spot) =>
    SPOTS.includes(spot) && !this.has(spot) && spot !== fox && WAYS.some((way) => this.has(step(spot, way) ?? 'nowhere'));

  /** Rule 2, for each river end separately (R-RIVER). */
  riversFit(card: string, spot: Spot): boolean {
    return WAYS.every((way) => {
      const there = step(spot, way);
      if (there === undefined || !this.has(there)) return true;
      return faceOf(card).river.includes(way) === this.face(there).river.includes(ACROSS[way] as string);
    });
  }

  cellsFor = (card: string, fox: Spot) => SPOTS.filter((spot) => this.isOpen(spot, fox) && this.riversFit(card, spot));

  /** The fox enters: returns the white sheep it takes. A black one runs home. */
  rob(spot: Spot): number {
    if (this.face(spot).barn) return 0;
    const taken = this.flock(spot);
    this.sheep.set(spot, 0);
    if (this.black === spot) this.black = FARMYARD;
    return taken;
  }

  /** The connected groups of cards, by roads or by rivers. */
  networks(kind: 'road' | 'river'): Spot[][] {
    const groups: Spot[][] = [];
    for (const first of SPOTS) {
      if (this.face(first)[kind] === '' || groups.some((group) => group.includes(first))) continue;
      const group = [first];
      for (const spot of group) {
        for (const way of this.face(spot)[kind]) {
          const there = step(spot, way);
          const joined = there !== undefined && this.face(there)[kind].includes(ACROSS[way] as string);
          if (joined && !group.includes(there)) group.push(there);
        }
      }
      groups.push(group);
    }
    return groups;
  }
}
