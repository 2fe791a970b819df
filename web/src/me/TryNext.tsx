import { useContext } from 'preact/hooks';
import { prepare } from '../deals/opening.ts';
import { useGames } from '../model/game.ts';
import { levelOf, type Sitter } from '../model/sitter.ts';
import { Card } from '../ui/Card.tsx';
import { freshId } from '../ui/fresh-id.ts';
import { go, href } from '../ui/routes.ts';
import { LanguageContext, useShell } from '../words/catalogue.ts';
import type { Advice } from './advice.ts';
import type { PlayProps } from './MyPlay.tsx';
import { setName } from './naming.ts';

/** A piece of advice in words: what, why, and a link. */
interface Told {
  readonly act: string;
  readonly why: string;
  readonly to: string | (() => void);
}

interface TryNextProps extends Pick<PlayProps, 'words' | 'tongue'> {
  readonly advice: readonly Advice[];
}

export function TryNext(props: TryNextProps) {
  const { words, advice } = props;
  const tell = useTeller(props);
  const told: readonly Told[] = advice.length > 0 ? advice.map(tell) : [{ act: words.next.first, why: words.next.firstWhy, to: href() }];
  return (
    <Card title={words.next.title}>
      <ul class="me-next">
        {told.map(({ act, why, to }, i) => (
          <li key={act}>
            {typeof to === 'string' ? (
              <a class={i === 0 ? 'primary' : 'button'} href={to}>
                {act}
              </a>
            ) : (
              <button type="button" class={i === 0 ? 'primary' : 'button'} onClick={to}>
                {act}
              </button>
            )}
            <span class="small">{why}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useTeller({ words: { next }, tongue }: TryNextProps): (advice: Advice) => Told {
  const { level: levels } = useShell();
  const games = useGames();
  const language = useContext(LanguageContext);
  const titleOf = (id: string) => games.find((game) => game.id === id)?.title ?? id;
  const dateOf = (time: number) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
  return (advice) => {
    switch (advice.kind) {
      case 'stronger':
      case 'gentler': {
        const { level, to, tally, from } = advice;
        const { game, config } = from.kept;
        const sitters = from.kept.sitters.map((sitter, i) => (isRival(advice, i) ? (`bot:${to}` as const) : sitter));
        return {
          act: next.level(levels[to]),
          why: next.levelWhy(levels[level], tally.won, tally.games),
          to: () => deal(game, config, sitters),
        };
      }
      case 'review': {
        const { id, changed } = advice.from.kept;
        return { act: next.review, why: next.reviewWhy(dateOf(changed)), to: href('review', 'game', id) };
      }
      case 'mistakes':
        return { act: next.mistakes, why: next.mistakesWhy(advice.puzzles), to: href('puzzles', advice.game, 'mine', 'all') };
      case 'day':
        return { act: next.day, why: next.dayWhy(advice.days), to: href('day') };
      case 'set': {
        const { from, config, games: played } = advice;
        const { game, sitters } = from.kept;
        return {
          act: next.set(setName(tongue, game, config)),
          why: next.setWhy(setName(tongue, game, from.kept.config), played),
          to: () => deal(game, config, sitters),
        };
      }
      case 'other-game':
        return {
          act: next.other(titleOf(advice.game)),
          why: next.otherWhy(titleOf(advice.known), advice.games),
          to: href('play', advice.game),
        };
    }
  };
}

/** Whether a seat is a bot of the other side. A partner stays. */
function isRival({ from }: Extract<Advice, { readonly kind: 'stronger' | 'gentler' }>, i: number): boolean {
  const { teams } = from.ended;
  return teams[i] !== teams[from.seat - 1] && levelOf(from.kept.sitters[i] ?? '') !== undefined;
}

function deal(game: string, config: object, sitters: readonly Sitter[]): void {
  go('game', prepare({ kind: 'start', game, config, sitters, id: freshId() }));
}
