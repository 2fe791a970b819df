import type { Mirror } from '@bellwether/client';
import { ACCESSES, type Access } from '@bellwether/wire';
import { Choice } from '../../ui/Choice.tsx';
import type { MeetWords } from '../meet/words/en.ts';

interface AccessChoiceProps {
  readonly meet: MeetWords;
  readonly value: Access;
  readonly change: (access: Access) => void;
}

/** Who may come to a table. */
export function AccessChoice({ meet: { access }, value, change }: AccessChoiceProps) {
  return (
    <div class="access">
      <Choice label={access.label} value={value} options={ACCESSES.map((one) => [one, access.of[one]])} change={change} />
      <p class="small">{access.about[value]}</p>
    </div>
  );
}

export function accessOf({ info }: Mirror): Access {
  return info.access ?? 'link';
}
