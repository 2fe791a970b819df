import { useEffect } from 'preact/hooks';
import { areSeveral } from '../../model/sitter.ts';
import type { Shown } from '../../stage/usePlayback.ts';
import { useSaid } from '../../table-kit/useSaid.ts';
import { say } from '../../ui/say.ts';
import { sentences } from '../../words/sentences.ts';
import { type Beat, isOfTurn } from './beats.ts';
import { tellTurn } from './headline.ts';
import { cellName, who } from './names.ts';
import { type Listener, tellAll } from './narrate.ts';
import { offers } from './turn-stage.ts';
import type { TurnDraft } from './useTurn.ts';
import type { SheepAndThief } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';
import { TITLE } from './words/table.ts';

interface AloudOf {
  readonly words: SheepWords;
  readonly shown: Shown<SheepAndThief, Beat>;
  readonly turn: TurnDraft;
  /** The learner has to find the cells that take a card. */
  readonly quiz: boolean;
}

/** Announces the prompt: events with the names of cards, then the question; a hint when it is new. */
export function useAloud(of: AloudOf, asked: string, hinted: string): void {
  const { words, shown, turn } = of;
  const { update } = shown;
  const { view, steps } = turn;
  const told = (toldBefore: number) => {
    if (update.ply === 0 && steps === 0) return words.colon(TITLE, words.goal);
    // Several people at the device: secret cards are not named.
    const listener: Listener = { ...view, aloud: areSeveral(update.sitters) ? 'others' : 'owner' };
    if (steps > 0) return sentences(tellAll(words, listener, turn.events));
    // One's own turn was announced step by step.
    const came = toldBefore > 0 ? update.events.filter((event) => !isOfTurn(event)) : update.events;
    return sentences([...tellTurn(words, listener, came), ...handedOn(of)]);
  };
  useSaid(shown, told, question(of, asked), steps);
  useEffect(() => say(hinted), [hinted]);
}

/** Who is next after one's own turn. */
function handedOn({ words, shown: { update }, turn: { view } }: AloudOf): string[] {
  const isMine = update.last?.seat === update.viewer && view.turn !== update.viewer;
  return isMine && view.turn !== null ? [`${words.ask.turn(who(words, view, view.turn))}.`] : [];
}

function question({ words, turn: { stage, view }, quiz }: AloudOf, asked: string): string {
  const { ask } = words;
  switch (stage.kind) {
    case 'nothing':
      return '';
    case 'keep':
    case 'discard': {
      const missing = (stage.kind === 'keep' ? stage.count : 1) - stage.chosen.length;
      if (stage.chosen.length === 0) return asked;
      return missing > 0 ? ask.keepMore(missing) : stage.kind === 'keep' ? ask.keepChosen(stage.count) : ask.discardChosen;
    }
    case 'place': {
      if (stage.card === undefined) return words.colon(ask.turn(who(words, view, view.viewer as number)), asked);
      return quiz ? asked : ask.cells([...offers(stage).keys()].map((cell) => cellName(words, cell)));
    }
    default:
      return asked;
  }
}
