import { type AnyGame, writeSetUp } from '@bellwether/kernel';
import { carry } from '../connection/pending.ts';
import { gameOf } from '../deals/games.ts';
import { prepare } from '../deals/opening.ts';
import { useGame } from '../model/game.ts';
import type { Sitter } from '../model/sitter.ts';
import { background } from '../ui/background.ts';
import { freshId } from '../ui/fresh-id.ts';
import { go, href } from '../ui/routes.ts';
import { IS_SERVED } from '../ui/served.ts';
import { useSignal } from '../ui/signal.ts';
import { useNeeded } from '../ui/useLoaded.ts';
import { type Item, isOnlineName } from './item.ts';
import { shelf } from './kept.ts';
import type { Part } from './part.ts';
import { SetupLink } from './SetupLink.tsx';
import { choose } from './table-options.ts';
import { useTable } from './useTable.ts';
import type { WorkshopWords } from './words/en.ts';

interface PlayWaysProps {
  readonly words: WorkshopWords;
  readonly item: Item;
  readonly part: Part;
}

/** Ways to play an item at once: against bots, at this device, or online; and a link to the fairness test. */
export function PlayWays({ words, item, part }: PlayWaysProps) {
  const { options, also, items, config } = useTable(item, part);
  const game = useNeeded(() => gameOf(item.game), [item.game]);
  const others = useSignal(shelf).filter(
    (one) => one.game === item.game && one.key !== item.key && (one.kind === 'animal' || one.kind !== item.kind),
  );
  const isPlayable = game !== undefined && item.name.trim() !== '' && game.checkConfig(config) === undefined;
  return (
    <section class="workshop-play">
      <h2>{words.play.title}</h2>
      <part.Options items={items} options={options} change={(next) => choose(item.game, next, also)} />
      {others.length > 0 && (
        <fieldset class="choice">
          <legend>{words.play.with}</legend>
          <div class="choice-row">
            {others.map(({ key, name }) => (
              <label key={key} class={`chip ${also.includes(key) ? 'chosen' : ''}`}>
                <input
                  type="checkbox"
                  checked={also.includes(key)}
                  onChange={() => choose(item.game, options, also.includes(key) ? also.filter((one) => one !== key) : [...also, key])}
                />
                <span dir="auto">{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <PlayButtons words={words} game={item.game} engine={game} config={config} disabled={!isPlayable} />
      <p class="small">{words.play.about}</p>
      <div class="row">
        {isPlayable ? (
          <a class="button" href={href('workshop', 'fair', item.key)}>
            {words.fair.title}
          </a>
        ) : (
          <button type="button" class="button" disabled>
            {words.fair.title}
          </button>
        )}
        {game && <SetupLink game={item.game} config={writeSetUp(game, config)} disabled={!isPlayable} />}
      </div>
    </section>
  );
}

interface PlayButtonsProps {
  readonly words: WorkshopWords;
  readonly game: string;
  readonly engine: AnyGame | undefined;
  readonly config: object;
  readonly disabled: boolean;
}

export function PlayButtons({ words, game, engine, config, disabled }: PlayButtonsProps) {
  const entry = useGame(game);
  const start = (sitterAt: (i: number) => Sitter) => {
    const sitters = (engine?.seats(config) ?? []).map((_, i) => sitterAt(i));
    go('game', prepare({ kind: 'start', game, config, sitters, id: freshId() }));
  };
  const names = (config as { readonly cards?: readonly { readonly name?: string }[] }).cards?.flatMap(({ name }) => name ?? []) ?? [];
  const online = async () => {
    if (engine === undefined) return;
    carry({ game, config: writeSetUp(engine, config) });
    go('online', 'new');
  };
  return (
    <div class="row">
      <button type="button" class="primary" disabled={disabled} onClick={() => start((i) => entry?.first.sitters[i] ?? 'bot:herder')}>
        {words.play.bots}
      </button>
      <button type="button" class="button" disabled={disabled} onClick={() => start(() => 'guest')}>
        {words.play.here}
      </button>
      {IS_SERVED && (
        <button type="button" class="button" disabled={disabled || !names.every(isOnlineName)} onClick={() => background(online())}>
          {words.play.online}
        </button>
      )}
    </div>
  );
}
