import type { Headers, Mix } from '@bellwether/kernel';
import { carry } from '../../connection/pending.ts';
import { go } from '../../ui/routes.ts';
import { IS_SERVED } from '../../ui/served.ts';
import { ONLINE } from '../../words/areas.ts';
import { useWords } from '../../words/useWords.ts';

/** From a set-up page to an online table that friends can join. */
export function PlayOnline({
  game,
  config,
  series = false,
  mix,
  disabled,
}: {
  readonly game: string;
  readonly config: Headers;
  readonly series?: boolean;
  readonly mix?: Mix | undefined;
  readonly disabled: boolean;
}) {
  const words = useWords(ONLINE);
  const begin = () => {
    carry({ game, config, series, mix });
    go('online', 'new');
  };
  return (
    IS_SERVED &&
    words && (
      <button type="button" class="button big" disabled={disabled} onClick={begin}>
        {words.title}
      </button>
    )
  );
}
