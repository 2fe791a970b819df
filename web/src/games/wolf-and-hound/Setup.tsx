import { Frame } from '../../app/Frame.tsx';
import { firstGame, prepare } from '../../app/opening.ts';
import { go } from '../../app/routes.ts';
import { useWords } from '../../words/useWords.ts';

export function WolfSetup() {
  const words = useWords('wolf-and-hound');
  if (words === undefined) return null;
  return (
    <Frame title={words.setup.title}>
      <button type="button" class="primary" onClick={() => go('game', prepare(firstGame()))}>
        {words.setup.deal}
      </button>
    </Frame>
  );
}
