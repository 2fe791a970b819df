import { LEVELS } from '@bellwether/bots/levels';
import { FORMS, type MatchForm } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { gameOf } from '../../deals/games.ts';
import { Page } from '../../frame/Page.tsx';
import { useGames } from '../../model/game.ts';
import { clockOf, clockText } from '../../online-kit/table-settings.ts';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { background } from '../../ui/background.ts';
import { Choice } from '../../ui/Choice.tsx';
import { become } from '../../ui/routes.ts';
import { useShell } from '../../words/catalogue.ts';
import { makeMatch } from './api.ts';
import type { MatchProps } from './MatchPage.tsx';

const DEALS = ['1', '2', '4', '8', '16'] as const;
const PLAYERS = ['2', '3', '4'] as const;
const CLOCKS = ['none', 'move 60', 'move 180'] as const;

/** Makes a match. The set-up is that of a first game, the same at both tables. */
export function NewMatchPage({ words, say }: Pick<MatchProps, 'words' | 'say'>) {
  const { make } = say;
  const shell = useShell();
  const games = useGames();
  const [id, setGame] = useState(games[0]?.id ?? '');
  const [form, setForm] = useState<MatchForm>('fours');
  const [players, setPlayers] = useState<(typeof PLAYERS)[number]>('4');
  const [deals, setDeals] = useState<(typeof DEALS)[number]>('4');
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('herder');
  const [clock, setClock] = useState<(typeof CLOCKS)[number]>('none');
  const { trouble, busy, attempt } = useTrouble(words);
  const entry = games.find((game) => game.id === id);
  const create = () =>
    attempt(async () => {
      const game = await gameOf(id);
      if (game === undefined || entry === undefined) return;
      const config = game.configs.write({ ...entry.first.config, players: Number(players) }).map(([name, value]) => [name, value]);
      become('m', await makeMatch({ game: id, config, form, deals: Number(deals), clock: clockOf(clock), botLevel: level }));
    });
  return (
    <Page title={say.title}>
      <form
        class="content form"
        onSubmit={(event) => {
          event.preventDefault();
          background(create());
        }}
      >
        <p>{say.about}</p>
        <Choice label={make.game} value={id} options={games.map((game) => [game.id, game.title])} change={setGame} />
        <Choice
          label={make.form}
          value={form}
          options={FORMS.map((one) => [one, make.forms[one], make.formsAbout[one]])}
          change={setForm}
        />
        <Choice label={make.players} value={players} options={PLAYERS.map((n) => [n, make.playersOf(Number(n))])} change={setPlayers} />
        <Choice label={make.deals} value={deals} options={DEALS.map((n) => [n, n])} change={setDeals} />
        <Choice label={make.clock} value={clock} options={CLOCKS.map((one) => [one, clockText(words, clockOf(one))])} change={setClock} />
        <Choice label={make.bots} value={level} options={LEVELS.map((one) => [one, shell.level[one]])} change={setLevel} />
        <div class="online-go">
          {trouble && (
            <p role="alert" class="refused">
              {trouble}
            </p>
          )}
          <button type="submit" class="primary big" disabled={busy}>
            {make.go}
          </button>
        </div>
      </form>
    </Page>
  );
}
