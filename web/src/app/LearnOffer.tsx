import { useShell } from '../words/catalogue.ts';
import { href } from './routes.ts';
import { settings } from './settings.ts';

/** The way to a game's lesson, for those who still want suggestions. */
export function LearnOffer({ game }: { readonly game: string }) {
  const shell = useShell();
  if (!settings.get().suggest) return null;
  return (
    <a class="learn-offer" href={href('learn', game)}>
      {shell.learnNow}
    </a>
  );
}
