import type { JoinMade } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { timeShort } from '../connection/people.ts';
import { aboutMe, newJoin } from '../connection/person-api.ts';
import { QrCode } from '../online-kit/QrCode.tsx';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { background } from '../ui/background.ts';
import { Card } from '../ui/Card.tsx';
import type { PartProps } from './part.ts';
import { TakeAlong } from './TakeAlong.tsx';
import type { PersonWords } from './words/en.ts';

/** Interval between checks whether the other device has joined. */
const POLL_MS = 2_000;

/** The QR code for the other device, and its expiry. */
interface Shown extends JoinMade {
  readonly until: number;
  /** The number of devices before. */
  readonly before: number;
}

/** A QR code for another device, while it is valid. */
export function AddDevice({ words, online, again }: PartProps) {
  const { add } = words;
  const [shown, setShown] = useState<Shown>();
  const [said, setSaid] = useState('');
  const { trouble, busy, attempt } = useTrouble(online);
  const show = () =>
    attempt(async () => {
      setSaid('');
      const made = await newJoin();
      const before = (await aboutMe())?.devices.length ?? 1;
      await again();
      setShown({ ...made, until: performance.now() + 1_000 * made.seconds, before });
    });
  const end = (text: string) => {
    setShown(undefined);
    setSaid(text);
    background(again());
  };
  return (
    <Card title={add.title}>
      {shown ? (
        <Join words={words} shown={shown} end={end} />
      ) : (
        <button type="button" class="button" disabled={busy} onClick={show}>
          {add.show}
        </button>
      )}
      <p role="status" class={trouble ? 'refused' : 'small'}>
        {trouble ?? said}
      </p>
      <TakeAlong words={words} />
    </Card>
  );
}

interface JoinProps {
  readonly words: PersonWords;
  readonly shown: Shown;
  /** Called with a message: the code has expired, or the other device has joined. */
  readonly end: (text: string) => void;
}

function Join({ words: { add }, shown, end }: JoinProps) {
  const [left, setLeft] = useState(1_000 * shown.seconds);
  useEffect(() => {
    const ticking = setInterval(() => {
      const rest = shown.until - performance.now();
      setLeft(Math.max(0, rest));
      if (rest <= 0) end(add.over);
    }, 1_000);
    const looking = setInterval(() => {
      aboutMe().then(
        (me) => me && me.devices.length > shown.before && end(add.joined),
        () => {},
      );
    }, POLL_MS);
    return () => {
      clearInterval(ticking);
      clearInterval(looking);
    };
  }, [shown]);
  return (
    <div class="person-join">
      {shown.qr && <QrCode rows={shown.qr} label={add.qr} />}
      <div>
        <p>{shown.qr ? add.about : add.machine}</p>
        <p aria-hidden="true">{add.left(timeShort(left))}</p>
        <input class="person-link" readOnly value={shown.link} aria-label={add.link} onFocus={(event) => event.currentTarget.select()} />
      </div>
    </div>
  );
}
