import { useContext, useEffect, useState } from 'preact/hooks';
import { bugs, version } from '../../../package.json';
import { background } from '../ui/background.ts';
import '../ui/rest.css';
import { copyText } from '../ui/copy.ts';
import { save } from '../ui/save.ts';
import { PAGES } from '../words/areas.ts';
import { LanguageContext } from '../words/catalogue.ts';
import type { PagesWords } from '../words/en/pages.ts';
import { useWords } from '../words/useWords.ts';

/** A text for a fault report: questions to answer, where it happened, and the game without secrets. */
export function FaultReport({ record }: { readonly record: () => Promise<string | undefined> }) {
  const words = useWords(PAGES);
  const language = useContext(LanguageContext);
  const [game, setGame] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let here = true;
    background(record().then((found) => here && setGame(found ?? '')));
    return () => {
      here = false;
    };
  }, [record]);
  if (words === undefined || game === undefined) return null;
  const {
    record: say,
    about: { fault },
  } = words;
  const text = faultText(fault, language, game);
  const copy = async () => {
    await copyText(text);
    setSaid(say.copied);
  };
  return (
    <>
      <p>
        {fault.about} {bugs !== '' && <a href={bugs}>{fault.project}</a>}
      </p>
      <p class="small">{fault.secrets}</p>
      <textarea class="record-text" readOnly rows={9} aria-label={fault.title} value={text} />
      <div class="row">
        <button type="button" class="primary" onClick={copy}>
          {say.copy}
        </button>
        <button type="button" class="button" onClick={() => save(new Blob([text], { type: 'text/plain' }), 'bellwether-fault.txt')}>
          {say.download}
        </button>
      </div>
      <p class="small" role="status">
        {said}
      </p>
    </>
  );
}

/**
 * Questions in the reader's language; the rest is for developers. Without the address, which may be an invitation to a
 * table.
 */
function faultText({ questions }: PagesWords['about']['fault'], language: string, game: string): string {
  const where = [`Bellwether ${version}`, language, `${innerWidth} × ${innerHeight}`, navigator.userAgent].join(' · ');
  return `${questions.map((question) => `${question}\n\n`).join('')}${where}\n\n${game}`;
}
