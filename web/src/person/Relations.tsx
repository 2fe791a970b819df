import { refreshCardNames } from '../connection/card-names.ts';
import { peopleAt, undoRegard } from '../connection/person-api.ts';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { Card } from '../ui/Card.tsx';
import { useShell } from '../words/catalogue.ts';
import type { PartProps } from './part.ts';

/** People I muted or blocked. */
export function Relations({ words, online, me, again }: PartProps) {
  const { aside, colon } = useShell();
  const { regards } = words;
  const { trouble, attempt } = useTrouble(online);
  return (
    <Card title={regards.title}>
      <ul class="person-list">
        {me?.regards.map(({ mark, as, name }) => (
          <li key={mark} class="person-device">
            <span>
              <b>{name}</b>
              <small class="small">{aside(regards[as])}</small>
            </span>
            <button
              type="button"
              class="button"
              aria-label={colon(regards.undo, name)}
              onClick={() =>
                attempt(async () => {
                  await undoRegard(mark);
                  await refreshCardNames(async (table) => (await peopleAt(table)).cardNames === 'hidden');
                  await again();
                })
              }
            >
              {regards.undo}
            </button>
          </li>
        ))}
      </ul>
      {trouble && (
        <p role="alert" class="refused">
          {trouble}
        </p>
      )}
    </Card>
  );
}
