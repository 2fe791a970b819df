import { href } from '../ui/routes.ts';
import { settings } from '../ui/settings.ts';
import { useShell } from '../words/catalogue.ts';

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
