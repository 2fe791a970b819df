import { useShell } from '../words/catalogue.ts';

/** Between two players at one device. Nothing of the game is behind it: the page has been told nothing. */
export function Curtain({ name, take }: { readonly name: string; readonly take: () => void }) {
  const { curtain } = useShell();
  return (
    <main class="curtain">
      <h1>{curtain.pass(name)}</h1>
      <p>{curtain.others}</p>
      <button type="button" class="primary" onClick={take}>
        {curtain.ready}
      </button>
    </main>
  );
}
