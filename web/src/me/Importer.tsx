import { useState } from 'preact/hooks';
import { prepare } from '../deals/opening.ts';
import { freshId } from '../ui/fresh-id.ts';
import { go } from '../ui/routes.ts';
import { PAGES } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';

/** Imports records. */
export function Importer() {
  const record = useWords(PAGES)?.record;
  const [text, setText] = useState('');
  const open = (what: string) => go('game', prepare({ kind: 'import', text: what, id: freshId() }));
  if (record === undefined) return null;
  return (
    <section class="form">
      <h2 class="form-label">{record.importing}</h2>
      <textarea
        class="record-text"
        rows={5}
        placeholder={record.paste}
        aria-label={record.paste}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div class="row">
        <button type="button" class="primary" disabled={text.trim() === ''} onClick={() => open(text)}>
          {record.open}
        </button>
        <label class="button file">
          {record.file}
          <input
            type="file"
            accept=".txt,text/plain"
            onChange={async (event) => {
              const file = event.currentTarget.files?.[0];
              if (file) open(await file.text());
            }}
          />
        </label>
      </div>
    </section>
  );
}
