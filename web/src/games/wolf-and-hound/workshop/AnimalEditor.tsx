import { CATALOGUE, type Face, faceOf, HOUSE, plainFace, ruleIds } from '@bellwether/wolf-and-hound';
import { Choice, Toggle } from '../../../ui/Choice.tsx';
import { sentences } from '../../../words/sentences.ts';
import { useWords } from '../../../words/useWords.ts';
import type { WorkshopWords } from '../../../workshop/words/en.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { AnimalPicture, describe } from '../AnimalCard.tsx';
import { FaceFields, Pictured } from '../FaceFields.tsx';
import { COATS, type Look, looksOf, PROPS, readLook, writeLook } from '../look.ts';
import type { Animal, Side } from '../vocabulary.ts';
import { WOLF_GALLERY } from '../words/gallery.ts';
import { WOLF_WORDS } from '../words/table.ts';
import type { AnimalData } from './animal.ts';

interface AnimalEditorProps {
  readonly name: string;
  readonly data: AnimalData;
  readonly change: (data: AnimalData) => void;
}

/** The id of a card while it is made. */
const MINE = 'my-card';

/** An animal card by questions in pictures, with the card itself and what it says above them. */
export function AnimalEditor({ name, data, change }: AnimalEditorProps) {
  const words = useWords(WORKSHOP);
  const game = useWords(WOLF_WORDS);
  const gallery = useWords(WOLF_GALLERY);
  if (words === undefined || game === undefined || gallery === undefined) return null;
  const card: Animal = { ...data, id: MINE, name, provenance: 'invented' };
  const sides: readonly Side[] = data.back ? ['front', 'back'] : ['front'];
  const rule = data.rule === undefined ? undefined : game.cards[data.rule]?.rule;
  const setBack = (back: Partial<Face> | undefined) => {
    const { back: _, metamorphic, ...rest } = data;
    change(back === undefined ? rest : { ...rest, ...(metamorphic && { metamorphic }), back });
  };
  const setRule = (id: string) => {
    const { rule: _, ...rest } = data;
    change(id === '' ? rest : { ...rest, rule: id });
  };
  return (
    <div class="workshop-animal">
      <div class="workshop-live" aria-live="polite">
        {sides.map((side) => (
          <figure key={side}>
            <span class="workshop-tile big">
              <AnimalPicture card={card} side={side} looks={looksOf(card.id, data.look)} />
            </span>
            <figcaption>
              {data.back && <b>{gallery.side[side]}. </b>}
              {sentences(describe(gallery, card, side))} {side === 'front' && data.metamorphic && gallery.metamorphic}{' '}
              {side === 'front' && rule}
            </figcaption>
          </figure>
        ))}
      </div>
      <FaceFields words={words} game={game} face={faceOf(card, 0)} change={(face) => change({ ...data, ...face })} />
      <Toggle label={words.animal.back} value={data.back !== undefined} change={(on) => setBack(on ? { pace: 'reverse' } : undefined)} />
      {data.back && (
        <fieldset class="workshop-back">
          <legend>{words.animal.onBack}</legend>
          <FaceFields words={words} game={game} face={faceOf(card, 1)} change={(face) => setBack({ ...data.back, ...face })} />
          <Toggle
            label={words.animal.metamorphic}
            value={data.metamorphic === true}
            change={(on) => {
              const { metamorphic: _, ...rest } = data;
              change(on ? { ...rest, metamorphic: true } : rest);
            }}
          />
        </fieldset>
      )}
      <div class="workshop-rule">
        <label class="form-label" for="workshop-rule">
          {words.animal.rule}
        </label>
        <select id="workshop-rule" value={data.rule ?? ''} onChange={({ currentTarget }) => setRule(currentTarget.value)}>
          <option value="">{words.animal.noRule}</option>
          {ruleIds()
            .filter((id) => PLAYABLE_RULES.has(id))
            .map((id) => (
              <option key={id} value={id}>
                {game.cards[id]?.name ?? id}
              </option>
            ))}
        </select>
        {rule && <small>{rule}</small>}
      </div>
      <LookFields words={words} data={data} change={change} />
    </div>
  );
}

interface LookFieldsProps {
  readonly words: WorkshopWords;
  readonly data: AnimalData;
  readonly change: (data: AnimalData) => void;
}

/** Its coat, and what it wears in it. */
function LookFields({ words: { animal }, data, change }: LookFieldsProps) {
  const look = readLook(data.look ?? '');
  const set = (next: Look | undefined) => {
    const { look: _, ...rest } = data;
    change(next === undefined ? rest : { ...rest, look: writeLook(next) });
  };
  const pictured = (next: Look | undefined, text: string | undefined) => (
    <Pictured text={text}>
      <AnimalPicture card={{ ...plainFace(data.kind), id: MINE, provenance: 'invented' }} looks={looksOf(MINE, next && writeLook(next))} />
    </Pictured>
  );
  return (
    <>
      <Choice
        label={animal.look}
        value={look?.coat ?? 'none'}
        options={[
          ['none', pictured(undefined, animal.coats.none)] as const,
          ...COATS.map((coat) => [coat, pictured({ ...look, coat }, animal.coats[coat])] as const),
        ]}
        change={(coat) => set(coat === 'none' ? undefined : { ...look, coat })}
      />
      {look && (
        <Choice
          label={animal.wears}
          value={look.prop ?? 'none'}
          options={(['none', ...PROPS] as const).map(
            (prop) => [prop, pictured({ ...look, prop: prop === 'none' ? undefined : prop }, animal.props[prop])] as const,
          )}
          change={(prop) => set({ ...look, prop: prop === 'none' ? undefined : prop })}
        />
      )}
    </>
  );
}

/** Own rules of the cards that a game of 2016 can be played with. */
const PLAYABLE_RULES = new Set([...CATALOGUE['2016'], ...HOUSE].map(({ id }) => id));
