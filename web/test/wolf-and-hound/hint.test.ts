import { describe, expect, it } from 'vitest';
import { foresee } from '../../src/games/wolf-and-hound/foresee.ts';
import { tellFirst, tellHint } from '../../src/games/wolf-and-hound/narrate.ts';
import type { Card, Move } from '../../src/games/wolf-and-hound/vocabulary.ts';
import { words as de } from '../../src/games/wolf-and-hound/words/de.ts';
import { words as en } from '../../src/games/wolf-and-hound/words/en.ts';
import { words as fr } from '../../src/games/wolf-and-hound/words/fr.ts';
import { words as ja } from '../../src/games/wolf-and-hound/words/ja.ts';
import type { PublicReason } from '../../src/model/source.ts';
import { position } from './position.ts';

const play = (card: Card): Move => ({ kind: 'play', card });
const KEPT = { kind: 'kept-for-later', worth: 0.1 };

/** The text of the bot's first suggestion, with this hand. */
function first(hand: readonly Card[], advice: Card, reasons: readonly PublicReason[] = [KEPT], sheep = [3, 3, 3, 3]) {
  const view = { ...position(), hand: [...hand], sheep };
  const hint = { move: play(advice), reasons };
  const foresight = foresee(view, 1, hint.move);
  return { told: [en, de, fr, ja].map((words) => tellFirst(words, view, hint, foresight)) };
}

describe('the first suggestion', () => {
  it('tells the good that is seen on the table, where the bot only saves cards', () => {
    expect(first(['B4', 'W1', 'B3', 'B1'], 'B1').told[0]).toBe('Try Black 1. Moves the wolf away from you.');
  });

  it('says that the wolf may move on where its preview speaks of my sheep', () => {
    expect(first(['B4', 'W1'], 'B4').told).toEqual([
      'Try Black 4. It keeps better cards for later. The wolf may still move on.',
      'Probier Schwarz 4. Das spart bessere Karten auf. Der Wolf kann noch weiterziehen.',
      'Essaie le 4 noir. Cela permet de garder de meilleures cartes. Le loup peut encore repartir.',
      'おすすめは黒の4。良いカードを残せます。ウルフはまた動くかもしれません。',
    ]);
  });

  it('calls the hound to help whoever misses a sheep, and else keeps it ready', () => {
    const called = [{ kind: 'help-called', seat: 3, worth: 0.1 }];
    expect(first(['W2'], 'W2', called, [3, 3, 2, 3]).told).toEqual([
      'Try White 2. It calls the hound to help Oak.',
      'Probier Weiß 2. Das schickt Eiche den Hund zu Hilfe.',
      'Essaie le 2 blanc. Cela envoie le chien aider Pin.',
      'おすすめは白の2。ハウンドを樫さんの助けに回せます。',
    ]);
    expect(first(['W2'], 'W2', called).told).toEqual([
      'Try White 2. It keeps the hound ready to help Oak.',
      'Probier Weiß 2. Das hält den Hund für Eiche bereit.',
      'Essaie le 2 blanc. Cela tient le chien prêt à aider Pin.',
      'おすすめは白の2。樫さんのためにハウンドを控えさせておけます。',
    ]);
  });
});

describe('a hint that is asked for', () => {
  const asked = (card: Card, reasons: readonly PublicReason[], sheep = [3, 2, 3, 3]) => {
    const view = { ...position(), hand: [card], sheep };
    return [en, de, fr, ja].map((words) => tellHint(words, view, { move: play(card), reasons }, foresee(view, 1, play(card)), true));
  };

  it('says that no other card does better where a rival gains by it', () => {
    const told = asked('W1', [KEPT]);
    expect(told[0]).toBe(
      'Hint: White 1 keeps better cards for later. The hound moves 1 step to Hill. Hill will get a sheep back. You have no better card.',
    );
    for (const [i, words] of [en, de, fr, ja].entries()) expect(told[i]).toContain(words.ask.noBetter);
  });

  it('says that all cards are about equal where the best is hardly better than the worst', () => {
    const view = { ...position(), hand: ['W1'] };
    const told = (spread: number) => tellHint(en, view, { move: play('W1'), reasons: [KEPT], spread }, foresee(view, 1, play('W1')), true);
    expect(told(0.01)).toContain(en.ask.equal);
    expect(told(0.01)).not.toContain(en.ask.noBetter);
    expect(told(0.2)).not.toContain(en.ask.equal);
  });

  it('gives the reason that is seen on the table before cards for later, and none of these beside a good that is seen', () => {
    expect(asked('W1', [KEPT, { kind: 'help-denied', worth: 0.1 }])[0]).not.toContain('for later');
    const [good] = asked('W2', [KEPT], [3, 3, 2, 3]);
    expect(good).toMatch(/^Hint: White 2\. .*Oak will get a sheep back\.$/);
  });
});
