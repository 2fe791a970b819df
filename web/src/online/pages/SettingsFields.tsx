import { LEVELS } from '@bellwether/bots/levels';
import { SPECTATORS } from '@bellwether/wire';
import { useId } from 'preact/hooks';
import { CLOCKS, clockOf, clockText, GRACES, graceText, SERIES, SERIES_OF, type SettingsDraft } from '../../online-kit/table-settings.ts';
import { Choice, Toggle } from '../../ui/Choice.tsx';
import type { OnlineWords } from '../../words/en/online.ts';
import { BotLevel } from '../lobby/BotLevel.tsx';

interface SettingsFieldsProps {
  readonly words: OnlineWords;
  readonly value: SettingsDraft;
  readonly change: (settings: SettingsDraft) => void;
}

/** Fields for clock, grace, spectators, series and bots of a table. */
export function SettingsFields({ words, value, change }: SettingsFieldsProps) {
  const set = (part: Partial<SettingsDraft>) => change({ ...value, ...part });
  return (
    <>
      <Pick
        label={words.clock}
        value={value.clock}
        options={CLOCKS.map((one) => [one, clockText(words, clockOf(one))])}
        change={(clock) => set({ clock })}
      />
      <Pick
        label={words.grace}
        value={value.grace}
        options={GRACES.map((one) => [one, graceText(words, one)])}
        change={(grace) => set({ grace })}
      />
      <Choice
        label={words.spectators}
        value={value.spectators}
        options={SPECTATORS.map((one) => [one, words.spectatorsOf[one]])}
        change={(spectators) => set({ spectators })}
      />
      <Choice
        label={words.series}
        value={value.series}
        options={SERIES.map((one) => [one, words.seriesOf[SERIES_OF[one]]])}
        change={(series) => set({ series })}
      />
      <Choice
        label={words.botLevel}
        value={value.botLevel}
        options={LEVELS.map((one) => [one, <BotLevel key={one} level={one} />])}
        change={(botLevel) => set({ botLevel })}
      />
      <Toggle label={words.late} value={value.lateJoining} change={(lateJoining) => set({ lateJoining })} />
    </>
  );
}

interface PickProps<X extends string> {
  readonly label: string;
  readonly value: X;
  readonly options: readonly (readonly [X, string])[];
  readonly change: (value: X) => void;
}

function Pick<X extends string>({ label, value, options, change }: PickProps<X>) {
  const id = useId();
  return (
    <div class="online-field">
      <label class="form-label" for={id}>
        {label}
      </label>
      <select id={id} class="online-select" value={value} onChange={({ currentTarget }) => change(currentTarget.value as X)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
