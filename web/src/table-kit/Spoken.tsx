import { useRef } from 'preact/hooks';

interface Sentence {
  readonly key: string;
  readonly text: string;
}

/** Enough for the slowest voice to catch up. */
const KEPT = 8;

/** What a screen reader says: every turn is a line of its own, so that none is lost when bots play fast. An empty text says nothing. */
export function Spoken({ id, text }: { readonly id: string; readonly text: string }) {
  const said = useRef<readonly Sentence[]>([]);
  const last = said.current.at(-1);
  if (text !== '' && !(last?.key === id && last.text === text)) {
    const before = said.current.filter(({ key }) => key !== id);
    said.current = [...before, { key: id, text }].slice(-KEPT);
  }
  return (
    <div class="hidden" role="log">
      {said.current.map(({ key, text: line }) => (
        <p key={key}>{line}</p>
      ))}
    </div>
  );
}
