import { useState } from 'preact/hooks';
import { myData } from '../connection/api.ts';
import { forgetKey } from '../connection/me.ts';
import { deleteMe } from '../connection/person-api.ts';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { Card } from '../ui/Card.tsx';
import { href } from '../ui/routes.ts';
import { save } from '../ui/save.ts';
import type { PartProps } from './part.ts';

/** Export or delete all of it. */
export function MyData({ words, online, me, again }: PartProps) {
  const { data } = words;
  const [isSure, setSure] = useState(false);
  const [said, setSaid] = useState('');
  const { trouble, busy, attempt } = useTrouble(online);
  const leave = () =>
    attempt(async () => {
      await deleteMe();
      // From here on this browser is a new person.
      await forgetKey();
      setSure(false);
      setSaid(data.gone);
      await again();
    });
  return (
    <Card title={data.title}>
      <p>
        {data.about} <a href={href('online', 'data')}>{data.more}</a>
      </p>
      {me && !isSure && (
        <div class="row">
          <button type="button" class="button" onClick={() => attempt(async () => save(await myData(), 'bellwether-my-data.json'))}>
            {data.save}
          </button>
          <button type="button" class="button" onClick={() => setSure(true)}>
            {data.leave}
          </button>
        </div>
      )}
      {isSure && (
        <div class="person-sure" role="alert">
          <p>{data.sure}</p>
          <div class="row">
            <button type="button" class="button" disabled={busy} onClick={leave}>
              {data.yes}
            </button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              {data.no}
            </button>
          </div>
        </div>
      )}
      <p role="status" class={trouble ? 'refused' : 'small'}>
        {trouble ?? said}
      </p>
    </Card>
  );
}
