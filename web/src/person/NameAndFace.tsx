import { FACES, type Face as FaceName, LIMITS } from '@bellwether/wire';
import { useId, useState } from 'preact/hooks';
import { Face } from '../art/Face.tsx';
import { myName } from '../connection/me.ts';
import { isName, tidy } from '../online-kit/NameField.tsx';
import { myFace, saveProfile } from '../online-kit/profile.ts';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { background } from '../ui/background.ts';
import { Card } from '../ui/Card.tsx';
import { useSignal } from '../ui/signal.ts';
import type { PartProps } from './part.ts';
import type { PersonWords } from './words/en.ts';

/** Entered once: for this device and for every server. */
export function NameAndFace({ words, online }: PartProps) {
  const kept = useSignal(myName);
  const face = useSignal(myFace);
  const [typed, setTyped] = useState<string>();
  const [saved, setSaved] = useState(false);
  const { trouble, attempt } = useTrouble(online);
  const hint = useId();
  const name = tidy(typed ?? kept);
  const isGood = isName(name);
  const keep = (chosen = face) =>
    attempt(async () => {
      setSaved(false);
      await saveProfile(isGood ? name : kept, chosen);
      setSaved(true);
    });
  return (
    <Card title={words.title}>
      <form
        class="person-name"
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood) background(keep());
        }}
      >
        <label class="person-field">
          <span class="form-label">{words.name}</span>
          <input
            type="text"
            autocomplete="nickname"
            maxLength={LIMITS.name}
            value={typed ?? kept}
            aria-invalid={name !== '' && !isGood}
            aria-describedby={hint}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={!isGood}>
          {words.save}
        </button>
      </form>
      <p id={hint} class={`small ${name !== '' && !isGood ? 'refused' : ''}`}>
        {name !== '' && !isGood ? online.nameHint : words.nameAbout}
      </p>
      <Faces words={words} face={face} choose={(chosen) => background(keep(chosen))} />
      <p role="status" class={trouble ? 'refused' : 'small'}>
        {trouble ?? (saved ? words.saved : '')}
      </p>
    </Card>
  );
}

interface FacesProps {
  readonly words: PersonWords;
  readonly face: FaceName | undefined;
  readonly choose: (face: FaceName) => void;
}

function Faces({ words, face, choose }: FacesProps) {
  const group = useId();
  return (
    <fieldset class="person-faces">
      <legend>{words.face}</legend>
      <div class="person-row">
        {FACES.map((one) => (
          <label key={one} class={`person-choice ${one === face ? 'chosen' : ''}`} title={words.faces[one]}>
            <input type="radio" name={group} checked={one === face} aria-label={words.faces[one]} onChange={() => choose(one)} />
            <Face face={one} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
