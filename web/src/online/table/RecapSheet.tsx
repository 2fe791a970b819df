import type { Mirror } from '@bellwether/client';
import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import { type Teller, useGame } from '../../model/game.ts';
import { useCalled } from '../../online-kit/who.ts';
import { useNamed } from '../../table-kit/seat-names.ts';
import { background } from '../../ui/background.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { OnlineWords } from '../../words/en/online.ts';
import { sentences } from '../../words/sentences.ts';
import { useWords } from '../../words/useWords.ts';

/** What happened since my last move. */
export function RecapSheet({ words, mirror, close }: { readonly words: OnlineWords; readonly mirror: Mirror; readonly close: () => void }) {
  const { info, view, recap } = mirror;
  const entry = useGame(info.game);
  const [tell, setTell] = useState<Teller>();
  const game = useNamed(useWords(entry?.words), useCalled(info));
  useEffect(() => {
    background(entry?.teller().then((teller) => setTell(() => teller)));
  }, [entry]);
  const lines = recap.flatMap(({ seq, what }) =>
    what.kind === 'move' && tell && game && view
      ? [{ seq, text: sentences(tell(game, view, what.events as GameTypes['EventView'][])) }]
      : [],
  );
  return (
    <Dialog title={words.recap.title} close={close}>
      <ol class="online-recap">{lines.map(({ seq, text }) => text !== '' && <li key={seq}>{text}</li>)}</ol>
    </Dialog>
  );
}
