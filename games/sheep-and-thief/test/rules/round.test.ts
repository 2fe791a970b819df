import { ParseError } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { sheepAndThief as game, type State } from '../../src/index.ts';
import { configOf, layTable, play, rows } from '../table.ts';

const END = 'placed 4 3; turn 2; hand 1: #1 #2; hand 2: meadow #3 #4; deck: #21 #22 #23 #24 #25 #31 #32 #33 #34 #35';

rows([
  {
    rule: '[S-PLACEMENT] clockwise, one card at a time',
    set: '3p',
    given: 'turn 2; starter 2; hand 2: meadow; hand 3: meadow; hand 1: meadow',
    when: '2:place(meadow)@1,2 3:place(meadow)@1,2',
    expect: 'turn 1; stage place',
  },
  {
    rule: '[S-PLACEMENT] not out of turn',
    given: 'hand 1: meadow; hand 2: meadow',
    when: '2:place(meadow)@1,2',
    expect: 'refused not-your-turn',
  },
  {
    rule: '[S-PLACEMENT] not a card of another hand',
    given: 'hand 1: meadow; hand 2: barn',
    when: '1:place(barn)@1,2',
    expect: 'refused not-in-hand',
  },
  { rule: '[S-PLACEMENT] no keeping while cards are placed', given: 'hand 1: #1 #2', when: '1:keep#1+#2', expect: 'refused wrong-stage' },
  {
    rule: '[S-ROUND-END] two players put one of two cards out',
    given: END,
    when: '2:place(meadow)@1,2',
    expect: 'stage discard; round 1; hand 1: #1 #2; hand 2: #3 #4',
  },
  { rule: '[S-ROUND-END] nobody moves on before both have', given: END, when: '2:place(meadow)@1,2 2:discard#3', expect: 'stage discard' },
  { rule: '[S-ROUND-END] each once', given: END, when: '2:place(meadow)@1,2 2:discard#3 2:discard#4', expect: 'refused already-chosen' },
  {
    rule: '[S-ROUND-END] the next seat clockwise starts',
    given: END,
    when: '2:place(meadow)@1,2 2:discard#3 1:discard#2',
    expect: 'round 2; stage draft; starter 2',
  },
  {
    rule: '[R-KEPT] the card left is part of the next hand',
    given: END,
    when: '2:place(meadow)@1,2 2:discard#3 1:discard#2',
    expect: 'hand 1: #1 #21 #22 #23 #24 #25; hand 2: #4 #31 #32 #33 #34 #35; kept 1:',
  },
  {
    rule: '[R-KEPT] three players: one card is left, four come',
    set: '3p',
    given: 'placed 4 4 3; turn 3; hand 1: #1; hand 2: #2; hand 3: meadow #3; deck: #11 #12 #13 #14 #21 #22 #23 #24 #31 #32 #33 #34',
    when: '3:place(meadow)@1,2',
    expect: 'round 2; hand 1: #1 #11 #12 #13 #14; hand 3: #3 #31 #32 #33 #34',
  },
  {
    rule: '[S-ROUND-END] a round begins with its draft, though the deck is not stated',
    set: '3p',
    given: 'placed 4 4 3; turn 3; hand 1: #1; hand 2: #2; hand 3: meadow #3',
    when: '3:place(meadow)@1,2',
    expect: 'round 2; stage draft; starter 2; hand 3: #3',
  },
  {
    rule: '[S-ROUND-END] two players put cards out, though the hands are not stated',
    given: 'placed 4 3; turn 2; hand 2: meadow',
    when: '2:place(meadow)@1,2',
    expect: 'round 1; stage discard',
  },
  {
    rule: '[S-ROUND-END] three players put none out',
    set: '3p',
    given: 'stage discard; hand 1: #1; hand 2: #2; hand 3: #3',
    expect: 'refused bad-position',
  },
  { rule: '[S-ROUND-END] nor do two after round 3', given: 'round 3; stage discard; hand 1: #1 #2', expect: 'refused bad-position' },
  {
    rule: '[S-TABLE] lists by seat: none for a seat left out, none for a chair left empty',
    given: 'paddocks 2; placed 1 0 0 0; hand 1: meadow',
    expect: 'paddocks 2 0 0 0',
  },
  { rule: '[S-TABLE] nothing for a seat that is not there', given: 'paddocks 0 0 1', expect: 'refused bad-position' },
  {
    rule: '[S-SCORE] the game ends after round 3',
    given: `round 3; starter 1; ${END}`,
    when: '2:place(meadow)@1,2',
    expect: 'over; stage over; winners 1 2',
  },
  {
    rule: '[S-SCORE] and no move after it',
    given: `round 3; starter 1; ${END}`,
    when: '2:place(meadow)@1,2 1:place#1@1,2:sheep',
    expect: 'refused game-over',
  },
  { rule: '[S-TABLE] more sheep than there are', given: 'supply 50', expect: 'refused bad-position' },
  { rule: '[S-TABLE] sheep on no card', given: 'sheep 1: 2,2=1', expect: 'refused bad-position' },
  { rule: '[S-TABLE] a card over the farmyard', given: 'board 1: 1,1=meadow', expect: 'refused bad-position' },
  { rule: '[S-TABLE] a fox off the board', given: 'fox 0,3', expect: 'refused bad-position' },
  { rule: '[S-TABLE] a seat nobody sits on', given: 'hand 3: #1', expect: 'refused bad-position' },
  { rule: '[S-TABLE] a hand too large', given: 'hand 1: #1 #2 #3 #4 #5 #6 #7', expect: 'refused bad-position' },
  {
    rule: '[S-MISSIONS] one mission held twice',
    set: 'missions',
    given: 'mission 1: most-dogs; mission 2: most-dogs',
    expect: 'refused bad-position',
  },
  { rule: '[S-MISSIONS] none without the module', given: 'mission 1: most-dogs', expect: 'refused bad-position' },
  { rule: '[S-BLACK] none without the module', given: 'black 1: 1,1', expect: 'refused bad-position' },
]);

function dealt(set: string): State {
  const config = configOf(set);
  const deal = game.deals.read(Array.from({ length: 56 }, (_, i) => `#${i + 1}`).join(' '));
  if (deal instanceof ParseError) throw deal;
  return game.start(config, deal);
}

const hand = (state: State, seat: number) => game.view(state, seat).own.hand.map((card) => game.write({ kind: 'discard', card }).slice(7));
const packet = (state: State, seat: number) =>
  game.view(state, seat).own.packet.map((card) => game.write({ kind: 'discard', card }).slice(7));

test('[R-OUT-SECRET] whichever card one puts out of the game, the other sees the same', () => {
  const seen = ['#1', '#2'].map((card) => {
    const state = layTable('2p', END) as State;
    const told = play(state, `2:place(meadow)@1,2 1:discard${card}`).map((event) => game.show(event, 2));
    return { view: game.view(state, 2), told, own: game.view(state, 1).own };
  });
  expect(seen[0]?.view).toEqual(seen[1]?.view);
  expect(seen[0]?.told).toEqual(seen[1]?.told);
  expect(seen[0]?.own).not.toEqual(seen[1]?.own);
});

describe('the draft', () => {
  test('[S-DRAFT] all at once, in any order; passed when all have chosen', () => {
    const state = dealt('3p');
    play(state, '3:keep#11 1:keep#1');
    expect(game.toAct(state)).toEqual([2]);
    expect(game.view(state, 1).own.pick).toHaveLength(1);
    expect(packet(state, 2)).toEqual(['#6', '#7', '#8', '#9', '#10']);
    play(state, '2:keep#6');
    expect(packet(state, 2)).toEqual(['#2', '#3', '#4', '#5']);
    expect(game.toAct(state)).toEqual([1, 2, 3]);
  });

  test('[S-DRAFT] nobody chooses twice', () => {
    const state = dealt('3p');
    play(state, '1:keep#1');
    expect(game.check(state, 1, { kind: 'keep', cards: [game.view(state, 1).own.packet[1] as number] })?.code).toBe('already-chosen');
  });

  test('[S-DRAFT] nobody chooses for a seat that is not there', () => {
    const state = dealt('3p');
    for (const seat of [0, 4, 33, -1])
      expect(game.check(state, seat, { kind: 'keep', cards: [state.packets[0]?.[0] as number] })?.code).toBe('already-chosen');
  });

  test('[R-LASTCARD] four choices, the fifth card stays by itself', () => {
    const state = dealt('3p');
    for (let choice = 0; choice < 4; choice++) {
      expect(state.stage).toBe('draft');
      for (const seat of [1, 2, 3]) play(state, `${seat}:keep${packet(state, seat)[0]}`);
    }
    expect(state.stage).toBe('place');
    expect(hand(state, 1)).toEqual(['#1', '#12', '#8', '#4', '#15']);
  });

  test('[R-LASTCARD] two players choose twice, the last two cards are swapped and stay', () => {
    const state = dealt('2p');
    play(state, '1:keep#2+#1 2:keep#7+#8');
    expect(packet(state, 1)).toEqual(['#9', '#10', '#11', '#12']);
    play(state, '1:keep#9+#10 2:keep#3+#4');
    expect(state.stage).toBe('place');
    expect(hand(state, 1)).toEqual(['#1', '#2', '#9', '#10', '#5', '#6']);
  });
});
