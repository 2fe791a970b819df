import type { Seat } from '@bellwether/kernel';
import {
  asked,
  type Entry,
  REFEREE_CODES,
  type RefereeRefusal,
  SEATS,
  seriesScore,
  startingSheep,
  TEAMS,
  unseenCounts,
} from '@bellwether/wolf-and-hound';
import { useMemo, useState } from 'preact/hooks';
import { keep, recall } from '../../../companion/kept.ts';
import { Stepper } from '../../../companion/Stepper.tsx';
import { useNeededWords } from '../../../companion/useCompanionWords.ts';
import { helpFor } from '../../../frame/help.ts';
import { background } from '../../../ui/background.ts';
import { freshId } from '../../../ui/fresh-id.ts';
import { href } from '../../../ui/routes.ts';
import { hush, say } from '../../../ui/say.ts';
import { useShell } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/useWords.ts';
import { AnimalPicture } from '../AnimalCard.tsx';
import { cardOf } from '../foresee.ts';
import { animalName, cardName, seatName, tellRefusal, who } from '../names.ts';
import { tellAll } from '../narrate.ts';
import { SeatSign } from '../SeatSign.tsx';
import type { Card, Refusal, Team, View } from '../vocabulary.ts';
import { WOLF_COMPANION } from '../words/companion.ts';
import type { WolfWords } from '../words/en.ts';
import type { WolfCompanion } from '../words/en-companion.ts';
import { WOLF_WORDS } from '../words/table.ts';
import { CorrectSheet } from './CorrectSheet.tsx';
import { keepGame, takeBackGame } from './keep-game.ts';
import { NumberPad } from './NumberPad.tsx';
import { RefereeStage } from './RefereeStage.tsx';
import { after, firstMoment, type Moment, momentsOf, readSession, type Session, viewOf } from './referee-session.ts';
import '../table.css';
import './companion.css';

export const KEPT = 'wolf-and-hound/referee';

/** Referees a game of the printed box; without one, it leads to the set-up. */
export function Referee() {
  const words = useWords(WOLF_WORDS);
  const own = useWords(WOLF_COMPANION);
  const shared = useNeededWords();
  const [session, setSession] = useState(() => readSession(recall(KEPT)));
  const named = useMemo(
    () => words && session && { ...words, seats: SEATS.map((seat) => session.names[seat - 1]?.trim() || words.seat(seat)) },
    [words, session?.names],
  );
  if (named === undefined || own === undefined || session === undefined)
    return own === undefined || words === undefined ? null : (
      <a class="primary" href={href('companion', 'wolf-and-hound', 'setup')}>
        {shared.tools.setup.name}
      </a>
    );
  const set = (next: Session) => {
    keep(KEPT, next);
    setSession(next);
  };
  const Mode = session.mode === 'light' ? Light : WithCards;
  return <Mode key={session.won.length} words={named} own={own} session={session} set={set} />;
}

interface RefereeProps {
  readonly words: WolfWords;
  readonly own: WolfCompanion;
  readonly session: Session;
  readonly set: (session: Session) => void;
}

/** Every card is entered: the app moves, activates, counts and ends the game. */
function WithCards({ words, own, session, set }: RefereeProps) {
  const { undo } = useNeededWords();
  const [moments, setMoments] = useState<readonly Moment[]>(() => momentsOf(session));
  const [moved, setMoved] = useState(false);
  const [refused, setRefused] = useState('');
  const [hand, setHand] = useState<readonly Card[]>();
  const [isCorrecting, setCorrecting] = useState(false);
  const now = moments.at(-1) ?? firstMoment(session.config);
  const view = useMemo(() => viewOf(now), [now]);
  const last = moments.at(-2);
  const before = useMemo(() => (moved && last ? viewOf(last) : undefined), [moved, last]);
  const told = useMemo(() => (before ? tellAll(words, before, now.events) : []), [words, before, now]);

  const add = (entry: Entry) => {
    const next = after(now, entry);
    setHand(undefined);
    if ('kind' in next) return setRefused(whyNot(words, own, next));
    setRefused('');
    setMoved(true);
    setMoments([...moments, next]);
    const played = { ...session, entries: [...session.entries.slice(0, moments.length - 1), entry] };
    set(played);
    if (next.state.outcome) background(keepGame(played, viewOf(next).outcome ?? next.state.outcome));
    hush();
    say(...tellAll(words, view, next.events, 'others'));
  };
  const takeBack = () => {
    setHand(undefined);
    setRefused('');
    setMoved(false);
    setMoments(moments.slice(0, -1));
    if (now.state.outcome) background(takeBackGame(session));
    set({ ...session, entries: session.entries.slice(0, moments.length - 2) });
  };
  return (
    <div class="referee">
      <RefereeStage words={words} before={before} events={now.events} after={view} />
      <div class="referee-side">
        {told.length > 0 && (
          <ol class="referee-told" aria-hidden="true">
            {told.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ol>
        )}
        <p class="small referee-deck">
          {view.lastLap ? `${words.table.lastLap} · ` : ''}
          {own.deck(view.deckSize)}
        </p>
        <p class="referee-refused" role="alert">
          {refused}
        </p>
        <div class="referee-foot">
          <Ask {...{ words, own, session, set, view, moment: now, hand, setHand, add }} />
          <div class="referee-bar">
            <button type="button" class="button" disabled={moments.length < 2} onClick={takeBack}>
              ↶ {undo}
            </button>
            <button type="button" class="button" onClick={() => setCorrecting(true)}>
              {own.correct}
            </button>
          </div>
        </div>
      </div>
      {isCorrecting && <CorrectSheet {...{ words, own, view }} apply={add} close={() => setCorrecting(false)} />}
    </div>
  );
}

/** Why an entry is impossible, in the words of the referee or of the game. */
function whyNot(words: WolfWords, own: WolfCompanion, no: Refusal | RefereeRefusal): string {
  const { facts } = no;
  const code = REFEREE_CODES.find((one) => one === no.code);
  const name = typeof facts.card === 'string' ? cardName(words, facts.card) : '';
  // The referee's own reasons, then those of the engine, which names cards in notation.
  if (code && !(code === 'not-asked' && 'asked' in facts)) return own.impossible[code](name, facts as RefereeRefusal['facts']);
  return tellRefusal(words.refusals, { ...(no as Refusal), facts: { ...facts, ...(name !== '' && { card: name }) } });
}

interface AskProps extends RefereeProps {
  readonly view: View;
  readonly moment: Moment;
  /** The cards of a hand that is shown so far; undefined while none is. */
  readonly hand: readonly Card[] | undefined;
  readonly setHand: (hand: readonly Card[] | undefined) => void;
  readonly add: (entry: Entry) => void;
}

/** The question of the moment, with a button for each answer. */
function Ask({ words, own, session, set, view, moment: { state }, hand, setHand, add }: AskProps) {
  const { config } = view;
  const question = useMemo(() => asked(state), [state]);
  const unseen = useMemo(() => unseenCounts(state), [state]);
  const [exchanging, setExchanging] = useState<unknown>();
  const pad = (cards: readonly Card[], tap: (card: Card) => void) => <NumberPad {...{ words, own, config, cards, unseen, tap }} />;
  const name = (seat: Seat) => seatName(words, config, seat);
  switch (question.kind) {
    case 'play': {
      const { seat, cards, mayShow } = question;
      const size = view.handSizes[seat - 1] ?? 0;
      if (hand)
        return (
          <>
            <h2>
              {own.hand(name(seat), size)} ({hand.length}/{size})
            </h2>
            {pad(forbiddenCards(view, unseen, seat), (card) => {
              const next = [...hand, card];
              if (next.length < size) setHand(next);
              else add({ kind: 'shows', cards: next });
            })}
          </>
        );
      return (
        <>
          <h2>
            <SeatSign config={config} seat={seat} /> {own.turn(name(seat))}
          </h2>
          {pad(cards, (card) => add({ kind: 'play', card }))}
          {mayShow && (
            <button type="button" class="button referee-wide" onClick={() => setHand([])}>
              {own.only}
            </button>
          )}
        </>
      );
    }
    case 'turns-up':
      return (
        <>
          <h2>
            <SeatSign config={config} seat={question.seat} /> {own.turnUp(name(question.seat))}
          </h2>
          {pad(question.cards, (card) => add({ kind: 'turns-up', card }))}
        </>
      );
    case 'exchange': {
      const { top, cards } = question;
      if (exchanging === state)
        return (
          <>
            <h2>{own.exchanged}</h2>
            {pad(cards, (card) => add({ kind: 'exchange', exchange: true, card }))}
          </>
        );
      const turnedUp = cardName(words, view.turnedUp ?? '');
      return (
        <>
          <h2>{words.ask.exchange(turnedUp)}</h2>
          <div class="referee-answers">
            <button type="button" class="button" onClick={() => add({ kind: 'exchange', exchange: false })}>
              {words.ask.doKeep(turnedUp)}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => (top === null ? setExchanging(state) : add({ kind: 'exchange', exchange: true }))}
            >
              {words.ask.doExchange}
              {top === null ? '' : ` (${cardName(words, top)})`}
            </button>
          </div>
        </>
      );
    }
    case 'flip':
    case 'activate':
      return (
        <>
          <h2>{words.ask[question.kind]}</h2>
          <div class="referee-answers">
            {question.animals.map((animal) => {
              const card = cardOf(view, animal);
              const side = view.animals.find(({ id }) => id === animal)?.side;
              return (
                <button key={animal} type="button" class="button referee-animal" onClick={() => add({ kind: question.kind, animal })}>
                  {card && <AnimalPicture card={card} looks={view.config.looks} {...(side && { side })} />}
                  {animalName(words, config, animal)}
                </button>
              );
            })}
          </div>
        </>
      );
    case 'nothing':
      return view.outcome ? (
        <Over {...{ words, own, session, set, winner: view.outcome.winner }}>
          {words.over[view.outcome.reason](
            SEATS.filter((seat) => view.outcome?.sheep[seat - 1] === 0).map((seat) => who(words, view, seat)),
          )}
        </Over>
      ) : null;
  }
}

/** The forbidden cards that a shown hand may hold. */
function forbiddenCards(view: View, unseen: ReadonlyMap<Card, number>, seat: Seat): readonly Card[] {
  const isForbidden = (card: Card) => view.forbidden.some((value) => card[1] === String(value));
  const known = view.known[seat - 1] ?? [];
  return [...unseen.keys()].filter((card) => isForbidden(card) && ((unseen.get(card) ?? 0) > 0 || known.includes(card)));
}

interface OverProps extends RefereeProps {
  readonly winner: Team;
  readonly children: string;
}

/** The end of a game, the score of the series, and the next game. */
function Over({ words, own, session, set, winner, children }: OverProps) {
  const shell = useShell();
  const won = [...session.won, winner];
  const again = (next: readonly Team[]) => set({ ...session, id: freshId(), entries: [], counts: [], won: next });
  return (
    <div class="referee-over">
      <p class="referee-won" role="status">
        {words.over.wins(words.teams[winner])}
      </p>
      <p>{children}</p>
      <a href={helpFor('wolf-and-hound', 'W-END')}>{words.gallery.ruling}</a>
      <Series {...{ words, own, session: { ...session, won } }} />
      <a href={href('games')}>{shell.myGames}</a>
      <button
        type="button"
        class="primary referee-wide"
        onClick={() => again(seriesScore(won.map((team) => ({ winner: team }))).winner ? [] : won)}
      >
        {own.next}
      </button>
      <a class="button referee-wide" href={href('companion', 'wolf-and-hound', 'setup')}>
        {own.fresh}
      </a>
    </div>
  );
}

/** Games won by each team, best of five. */
function Series({ words, own, session: { config, won } }: Pick<RefereeProps, 'words' | 'own' | 'session'>) {
  const { wins } = seriesScore(won.map((winner) => ({ winner })));
  return (
    <p class="referee-series">
      {own.series}
      {words.dash}
      {TEAMS[config.edition].map((team) => words.colon(words.teams[team], String(wins[team] ?? 0))).join(' · ')}
    </p>
  );
}

/** Sheep and games are counted; people move the animals themselves. */
function Light({ words, own, session, set }: RefereeProps) {
  const shell = useShell();
  const { undo } = useNeededWords();
  const { config, counts } = session;
  const flock: readonly number[] = startingSheep(config);
  const sheep = counts.at(-1) ?? flock;
  const empty = SEATS.find((seat) => sheep[seat - 1] === 0);
  const [blue, yellow] = TEAMS[config.edition];
  const winnerWithout = (seat: Seat) => (seat % 2 === 1 ? yellow : blue);
  const winner = empty === undefined ? undefined : winnerWithout(empty);
  const change = (next: readonly number[]) => {
    const counted = { ...session, counts: [...counts, next] };
    set(counted);
    const out = SEATS.find((seat) => next[seat - 1] === 0);
    if (out !== undefined) background(keepGame(counted, { winner: winnerWithout(out), reason: 'no-sheep', sheep: next }));
    else if (winner) background(takeBackGame(session));
  };
  const takeBack = () => {
    set({ ...session, counts: counts.slice(0, -1) });
    if (winner) background(takeBackGame(session));
  };
  return (
    <div class="referee-light">
      <p>{own.lightAbout}</p>
      {SEATS.map((seat) => (
        <div key={seat} class="referee-row">
          <span>
            <SeatSign config={config} seat={seat} /> {seatName(words, config, seat)}
          </span>
          <Stepper
            label={shell.list([seatName(words, config, seat), own.sheep])}
            value={sheep[seat - 1] ?? 0}
            most={flock[seat - 1] ?? 5}
            change={(n) => change(sheep.with(seat - 1, n))}
          />
        </div>
      ))}
      {winner && empty ? (
        <Over {...{ words, own, session, set, winner }}>{own.empty(seatName(words, config, empty))}</Over>
      ) : (
        <Series {...{ words, own, session }} />
      )}
      <div class="companion-bar">
        <button type="button" class="button" disabled={counts.length === 0} onClick={takeBack}>
          ↶ {undo}
        </button>
        <a class="button" href={href('companion', 'wolf-and-hound', 'setup')}>
          {own.fresh}
        </a>
      </div>
    </div>
  );
}
