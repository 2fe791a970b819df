import { useEffect, useState } from 'preact/hooks';
import { QrCode } from '../online-kit/QrCode.tsx';
import { background } from '../ui/background.ts';
import { copyText } from '../ui/copy.ts';
import { href } from '../ui/routes.ts';
import { save } from '../ui/save.ts';
import type { Item } from './item.ts';
import type { Part } from './part.ts';
import { linkTo, packed, writeItems } from './shared.ts';
import type { WorkshopWords } from './words/en.ts';

interface ShareWaysProps {
  readonly words: WorkshopWords;
  readonly items: readonly Item[];
  readonly parts: readonly Part[];
  /** The item to print. */
  readonly print: string;
}

/** The longest link that phone cameras read reliably as a QR code. */
const LONGEST_QR = 900;

/** Ways to share cards: a link that contains them, its QR code, a file, a print. */
export function ShareWays({ words, items, parts, print }: ShareWaysProps) {
  const [said, setSaid] = useState('');
  const [link, setLink] = useState('');
  const text = writeItems(items, parts);
  useEffect(() => {
    let here = true;
    background(packed(text).then((last) => here && setLink(linkTo(last))));
    return () => {
      here = false;
    };
  }, [text]);
  return (
    <section class="workshop-share">
      <h2>{words.share.title}</h2>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={link === ''}
          onClick={() => background(copyText(link).then(() => setSaid(words.share.copied)))}
        >
          {words.share.link}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => save(new Blob([`${text}\n`], { type: 'application/json' }), 'bellwether-cards.json')}
        >
          {words.share.file}
        </button>
        <a class="button" href={href('workshop', 'print', print)}>
          {words.share.print}
        </a>
      </div>
      <p role="status" class="small">
        {said}
      </p>
      {link.length > LONGEST_QR ? <p class="small">{words.share.tooLong}</p> : <Code label={words.share.qr} link={link} />}
    </section>
  );
}

function Code({ label, link }: { readonly label: string; readonly link: string }) {
  const [rows, setRows] = useState<readonly string[]>();
  useEffect(() => {
    let here = true;
    if (link === '') return undefined;
    background(
      import('uqr').then(({ encode }) => {
        if (here) setRows(encode(link).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')));
      }),
    );
    return () => {
      here = false;
    };
  }, [link]);
  return rows ? <QrCode rows={rows} label={label} /> : null;
}
