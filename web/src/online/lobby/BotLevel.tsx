import type { Level } from '@bellwether/bots/levels';
import { BotFace } from '../../art/BotFace.tsx';
import { useShell } from '../../words/catalogue.ts';
import './bot-level.css';

/** A bot level as an option: face, name, and how it plays. */
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
