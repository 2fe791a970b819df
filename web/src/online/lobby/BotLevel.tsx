import type { Level } from '@bellwether/bots/levels';
import { BotFace } from '../../art/BotFace.tsx';
import { useShell } from '../../words/catalogue.ts';
import './bot-level.css';

/** A level of bots to choose: its face, its word, its way of play. */
export function BotLevel({ level }: { readonly level: Level }) {
  const { level: words } = useShell();
  return (
    <span class="bot-level">
      <BotFace level={level} variant={0} paint="var(--wood-2)" />
      <span>
        {words[level]}
        <small>{words.about[level]}</small>
      </span>
    </span>
  );
}
