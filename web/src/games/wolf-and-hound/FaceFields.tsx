import { type Face, type Pace, plainFace, stepsOf } from '@bellwether/wolf-and-hound';
import type { ComponentChildren } from 'preact';
import { Choice } from '../../ui/Choice.tsx';
import { Stepper } from '../../workshop/Stepper.tsx';
import type { WorkshopWords } from '../../workshop/words/en.ts';
import { AnimalPicture } from './AnimalCard.tsx';
import { NumberCard } from './art/NumberCard.tsx';
import { cardName } from './names.ts';
import { draftOf, leastOf, PACE_FORMS, paceOf } from './pace-form.ts';
import type { Kind, MovedBy, Target } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import '../../workshop/workshop.css';

interface FaceFieldsProps {
  readonly words: WorkshopWords;
  readonly game: WolfWords;
  readonly face: Face;
  /** The fields to ask for; all by default. */
  readonly only?: readonly (keyof Face)[];
  readonly change: (face: Partial<Face>) => void;
}

const MOST_SHEEP = 5;

/** Questions in pictures about one side of an animal card: in the workshop, and where printed values are corrected. */
export function FaceFields({ words, game, face, only, change }: FaceFieldsProps) {
  const { animal } = words;
  const asks = (field: keyof Face) => only === undefined || only.includes(field);
  const { form, digit } = draftOf(face.pace);
  // Another kind keeps the distance, and moves and acts as its kind does.
  const setKind = (kind: Kind) => {
    const { movedBy, sheep } = plainFace(kind);
    change({ kind, movedBy, sheep });
  };
  return (
    <>
      {asks('kind') && (
        <Choice
          label={animal.who}
          value={face.kind}
          options={(['wolf', 'hound', 'sheep'] as const).map((kind) => [
            kind,
            <WhoPicture key={kind} kind={kind} text={animal.whos[kind]} />,
          ])}
          change={setKind}
        />
      )}
      {asks('movedBy') && (
        <Choice<MovedBy>
          label={animal.movedBy}
          value={face.movedBy}
          options={(['black', 'white', 'both', 'none'] as const).map((by) => [by, <ByPicture key={by} by={by} text={animal.movers[by]} />])}
          change={(movedBy) => change({ movedBy })}
        />
      )}
      {asks('pace') && (
        <>
          <Choice
            label={animal.pace}
            value={form}
            options={PACE_FORMS.map((one) => [one, animal.paces[one]] as const)}
            change={(next) => change({ pace: paceOf({ form: next, digit: digit === 0 ? leastOf(next) : digit }) })}
          />
          {leastOf(form) > 0 && (
            <div class="workshop-by">
              <span>{animal.by}</span>
              <Stepper
                value={digit}
                min={leastOf(form)}
                max={9}
                fewer={animal.fewer}
                more={animal.more}
                text={form === 'part' || form === 'back-part' ? `1/${digit}` : String(digit)}
                change={(next) => change({ pace: paceOf({ form, digit: next }) })}
              />
            </div>
          )}
          <Results words={words} game={game} face={face} />
        </>
      )}
      {asks('target') && (
        <Choice<Target>
          label={animal.target}
          value={face.target}
          options={(['self', 'left', 'across', 'right'] as const).map((target) => [
            target,
            <TargetPicture key={target} target={target} text={animal.targets[target]} />,
          ])}
          change={(target) => change({ target })}
        />
      )}
      {asks('sheep') && (
        <div class="workshop-by">
          <span>{animal.sheep}</span>
          <Stepper
            value={face.sheep}
            min={-MOST_SHEEP}
            max={MOST_SHEEP}
            fewer={animal.fewer}
            more={animal.more}
            text={face.sheep < 0 ? animal.takes(-face.sheep) : face.sheep > 0 ? animal.brings(face.sheep) : animal.nothing}
            change={(sheep) => change({ sheep })}
          />
        </div>
      )}
    </>
  );
}

const KIND_FACES = { wolf: 'wolf-01', hound: 'hound-01', sheep: 'sheep-01' } as const;

export function Pictured({ children, text }: { readonly children: ComponentChildren; readonly text: string | undefined }) {
  return (
    <span class="workshop-pictured">
      {children}
      <span>{text}</span>
    </span>
  );
}

function WhoPicture({ kind, text }: { readonly kind: Kind; readonly text: string | undefined }) {
  return (
    <Pictured text={text}>
      <AnimalPicture card={{ ...plainFace(kind), id: KIND_FACES[kind], provenance: 'invented' }} />
    </Pictured>
  );
}

function ByPicture({ by, text }: { readonly by: MovedBy; readonly text: string | undefined }) {
  const cards = { black: ['B3'], white: ['W3'], both: ['B3', 'W3'], none: [] }[by];
  return (
    <Pictured text={text}>
      <span class="workshop-cards">
        {cards.map((card) => (
          <NumberCard key={card} card={card} lie="hand" />
        ))}
        {cards.length === 0 && <span class="workshop-none">–</span>}
      </span>
    </Pictured>
  );
}

/** Seats of a ring seen from above, in a box of 64: the player here is at the bottom, the left neighbor at the left. */
const SEAT_AT = [
  [32, 54],
  [10, 32],
  [32, 10],
  [54, 32],
] as const;
const TARGET_SEAT = { self: 0, left: 1, across: 2, right: 3 } as const;

function TargetPicture({ target, text }: { readonly target: Target; readonly text: string | undefined }) {
  const goal = TARGET_SEAT[target];
  const [x, y] = SEAT_AT[goal];
  return (
    <Pictured text={text}>
      <svg viewBox="0 0 64 64" class="workshop-ring" aria-hidden="true">
        <Seats at={goal} />
        {goal !== 0 && <path d={`M32 46L${32 + (x - 32) * 0.55} ${46 + (y - 46) * 0.62}`} class="workshop-arrow" marker-end="" />}
      </svg>
    </Pictured>
  );
}

function Seats({ at, from }: { readonly at: number; readonly from?: number }) {
  return (
    <>
      <circle cx="32" cy="32" r="22" class="workshop-way" />
      {SEAT_AT.map(([x, y], seat) => (
        <circle key={seat} cx={x} cy={y} r={seat === at ? 9 : 6} class={seat === at ? 'at' : seat === from ? 'from' : 'seat'} />
      ))}
    </>
  );
}

const VALUES = [1, 2, 3, 4] as const;

/** Where the numbers 1 to 4 take it, each on a ring; and a warning if that is always the same team. */
function Results({ words, game, face }: Omit<FaceFieldsProps, 'change'>) {
  const { animal } = words;
  if (face.movedBy === 'none') return <p class="refused">{animal.evenOnly}</p>;
  const steps = VALUES.map((value) => stepsOf(face.pace as Pace, value));
  const color = face.movedBy === 'white' ? 'W' : 'B';
  return (
    <figure class="workshop-results">
      <figcaption class="form-label">{animal.results}</figcaption>
      <ul>
        {VALUES.map((value, i) => {
          const walked = steps[i] ?? 0;
          const card = cardName(game, `${color}${value}`);
          return (
            <li key={value}>
              <svg viewBox="0 0 64 64" class="workshop-ring" aria-hidden="true">
                <Seats at={((walked % 4) + 4) % 4} from={0} />
                <text x="32" y="39" text-anchor="middle" class="workshop-figure">
                  {value}
                </text>
              </svg>
              <small>{walked === 0 ? animal.stays(card) : animal.step(card, walked)}</small>
            </li>
          );
        })}
      </ul>
      {steps.every((walked) => walked % 2 === 0) && (
        <p class="refused" role="status">
          {animal.evenOnly}
        </p>
      )}
    </figure>
  );
}
