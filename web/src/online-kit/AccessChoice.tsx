import type { Mirror } from '@bellwether/client';
import { ACCESSES, type Access } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import type { MeetWords } from '../online/meet/words/en.ts';
import { Choice } from '../ui/Choice.tsx';

interface AccessChoiceProps {
  readonly meet: MeetWords;
  readonly value: Access;
  readonly change: (access: Access) => unknown;
}

/** Who may join a table. */
export function AccessChoice({ meet: { access }, value, change }: AccessChoiceProps) {
  // The pressed option stays selected until the server has answered.
  const [pressed, press] = useState<Access>();
  const shown = pressed ?? value;
  const choose = async (next: Access) => {
    press(next);
    await change(next);
    press(undefined);
  };
  return (
    <div class="access">
      <Choice label={access.label} value={shown} options={ACCESSES.map((one) => [one, access.of[one]])} change={choose} />
      <p class="small">{access.about[shown]}</p>
    </div>
  );
}

export function accessOf({ info }: Mirror): Access {
  return info.access ?? 'link';
}
