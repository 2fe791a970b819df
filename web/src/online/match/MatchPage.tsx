import { LEVELS } from '@bellwether/bots/levels';
import type { MatchInfo } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { Trouble } from '../../connection/api.ts';
import { ErrorPage } from '../../error-pages/ErrorPage.ts';
import { Page } from '../../frame/Page.tsx';
import { useGame } from '../../model/game.ts';
import { clockText } from '../../online-kit/table-settings.ts';
import { useTrouble, whyNot } from '../../online-kit/useTrouble.ts';
import { background } from '../../ui/background.ts';
import { go, href, route } from '../../ui/routes.ts';
import { useSignal } from '../../ui/signal.ts';
import { ONLINE } from '../../words/areas.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { isTable } from '../pages/TableAddress.tsx';
import { beginDeal, lookAtMatch } from './api.ts';
import { Deals } from './Deals.tsx';
import { Invite } from './Invite.tsx';
import { NewMatchPage } from './NewMatchPage.tsx';
import { Places } from './Places.tsx';
import { Score } from './Score.tsx';
import type { MatchWords } from './words/en.ts';
import { MATCH } from './words.ts';
import '../../online-kit/online.css';
import './match.css';

/** Interval between polls. */
const POLL_MS = 3_000;

/** `#/m`: make a duplicate match; `#/m/MATCH`: an existing one. */
export function MatchPage() {
  const words = useWords(ONLINE);
  const say = useWords(MATCH);
  const [, id] = useSignal(route);
  if (words === undefined || say === undefined) return null;
  if (id === undefined) return <NewMatchPage words={words} say={say} />;
  return isTable(id) ? <Known key={id} words={words} say={say} id={id} /> : <ErrorPage why="table" text={words.codes['unknown-match']} />;
}

export interface MatchProps {
  readonly words: OnlineWords;
  readonly say: MatchWords;
  readonly info: MatchInfo;
  /** Reloads after a change. */
  readonly changed: () => void;
}

function Known({ words, say, id }: Pick<MatchProps, 'words' | 'say'> & { readonly id: string }) {
  const [info, setInfo] = useState<MatchInfo>();
  const [gone, setGone] = useState<string>();
  const look = () =>
    lookAtMatch(id).then(setInfo, (error: unknown) => {
      if (error instanceof Trouble && error.refused?.code === 'unknown-match') setGone(whyNot(words, error.refused));
    });
  useEffect(() => {
    background(look());
    const timer = setInterval(() => document.visibilityState !== 'hidden' && background(look()), POLL_MS);
    return () => clearInterval(timer);
  }, [id]);
  if (gone !== undefined) return <ErrorPage why="table" text={gone} />;
  if (info === undefined) return <Page title={say.title}>{null}</Page>;
  return <Match words={words} say={say} info={info} changed={() => background(look())} />;
}

function Match(props: MatchProps) {
  const { words, say, info } = props;
  const shell = useShell();
  const title = useGame(info.game)?.title ?? info.game;
  const players = info.config.find(([name]) => name === 'Players')?.[1];
  const level = LEVELS.find((one) => one === info.botLevel);
  const facts = [
    say.make.forms[info.form],
    ...(players === undefined ? [] : [say.make.playersOf(Number(players))]),
    say.dealsOf(info.deals),
    clockText(words, info.clock),
    ...(level ? [say.botsOf(shell.level[level])] : []),
  ];
  const isBegun = info.dealt.length > 0;
  return (
    <Page title={shell.colon(say.title, title)}>
      <div class="content match">
        <p>{say.about}</p>
        <p class="small">{facts.join(' · ')}</p>
        {isBegun && <Score {...props} />}
        <Next {...props} />
        {isBegun && <Deals {...props} />}
        <Places {...props} />
        {!isBegun && <Invite say={say} match={info.match} title={title} />}
      </div>
    </Page>
  );
}

/** My table of the deal that is being played. */
function myTable({ dealt }: MatchInfo): string | undefined {
  const last = dealt.at(-1);
  return last?.over ? undefined : last?.tables.find(({ table }) => table !== undefined)?.table;
}

/** The one next action. */
function Next({ words, say, info, changed }: MatchProps) {
  const { trouble, busy, attempt } = useTrouble(words);
  const last = info.dealt.at(-1);
  const mine = myTable(info);
  const begin = () =>
    attempt(async () => {
      await beginDeal(info.match);
      const table = myTable(await lookAtMatch(info.match));
      if (table === undefined) changed();
      else go('t', table);
    });
  return (
    <div class="online-go">
      {trouble && (
        <p role="alert" class="refused">
          {trouble}
        </p>
      )}
      {mine !== undefined && (
        <a class="primary big" href={href('t', mine)}>
          {say.deal.go}
        </a>
      )}
      {info.mayDeal && (
        <button type="button" class="primary big" disabled={busy} onClick={begin}>
          {last === undefined ? say.deal.begin : say.deal.next}
        </button>
      )}
      {last === undefined && !info.mayDeal && <p role="status">{say.deal.watch}</p>}
    </div>
  );
}
