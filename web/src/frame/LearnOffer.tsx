import { href } from '../ui/routes.ts';
import { settings } from '../ui/settings.ts';
import { useShell } from '../words/catalogue.ts';

/** Link to a game's lesson, for players who still see suggestions. */
export function LearnOffer({ game }: { readonly game: string }) {
  const shell = useShell();
  if (!settings.get().suggest) return null;
  return (
    <a class="learn-offer" href={href('learn', game)}>
      {shell.learnNow}
    </a>
  );
}
