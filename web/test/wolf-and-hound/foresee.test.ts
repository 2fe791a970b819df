import { describe, expect, it } from 'vitest';
import { foresee } from '../../src/games/wolf-and-hound/foresee.ts';
import { tellForesight } from '../../src/games/wolf-and-hound/narrate.ts';
import type { Card, View } from '../../src/games/wolf-and-hound/vocabulary.ts';
import { words as de } from '../../src/games/wolf-and-hound/words/de.ts';
import { words as en } from '../../src/games/wolf-and-hound/words/en.ts';
import { words as fr } from '../../src/games/wolf-and-hound/words/fr.ts';
import { words as ja } from '../../src/games/wolf-and-hound/words/ja.ts';
import { played, position } from './position.ts';

/** Seat 1 is to play the card, with animals at these seats and all sheep at home. */
function standing(at: Readonly<Record<string, number>>, card: Card): View {
  const view = position({ animals: Object.keys(at) });
  const animals = view.animals.map((animal) => ({ ...animal, at: at[animal.id] ?? 1 }));
  return { ...view, animals, hand: [card, 'W1', 'W3', 'B4'] };
}

/** The preview of the card, in all four languages. */
function told(at: Readonly<Record<string, number>>, card: Card): string[] {
  const view = standing(at, card);
  const seen = foresee(view, 1, { kind: 'play', card });
  return [en, de, fr, ja].map((words) =>
    tellForesight(words, view, seen)
      .join(' ')
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  );
}

describe('foresight', () => {
  it('tells the way of the animal and whose sheep it would then chase', () => {
    const view = { ...position(), hand: ['B2', 'W1', 'W3', 'B4'] };
    const seen = foresee(view, 1, { kind: 'play', card: 'B2' });
    expect(seen.walks).toMatchObject([{ animal: 'wolf-01', from: 1, path: [2, 3], clockwise: true }]);
    expect(seen.maybe).toMatchObject([{ kind: 'loses', seat: 3, animal: 'wolf-01' }]);
    expect(seen.protects).toEqual([1]);
  });

  it('is sure of what activates before anyone chooses again', () => {
    const view = { ...position(), hand: ['B1', 'W1', 'W3', 'B4'] };
    const seen = foresee(view, 1, { kind: 'play', card: 'B1' });
    expect(seen.sure).toMatchObject([{ kind: 'loses', seat: 2, animal: 'wolf-01' }]);
    expect(seen.maybe).toEqual([]);
    expect(seen.protects).toEqual([1]);
  });

  it('does not pretend to know a hidden card', () => {
    expect(foresee(position({ players: 3 }), 1, { kind: 'exchange', exchange: true }).hidden).toBe(true);
  });

  it('comes true: all it is sure of happens, in any position and whatever the hidden cards', () => {
    const counts = { moves: 0, walks: 0, sure: 0 };
    for (let seed = 1; seed < 200; seed++) {
      const { before, events, move } = played({ animals: ['hound-01', 'wolf-02', 'wolf-06', 'sheep-01'] }, 1 + (seed % 30), seed);
      if (move === undefined || before.answers === undefined || before.answers !== before.viewer) continue;
      const { walks, sure } = foresee(before, before.answers, move);
      for (const expected of [...walks, ...sure.map(({ resting: _, ...effect }) => effect)]) expect(events).toContainEqual(expected);
      counts.moves++;
      counts.walks += walks.length;
      counts.sure += sure.length;
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(20);
  });

  it('says what comes only if the animal stays', () => {
    expect(told({ 'wolf-01': 1, 'hound-01': 2 }, 'B2')).toEqual([
      'The wolf moves 2 steps to Oak. If the wolf stays, Oak will lose a sheep. Moves the wolf away from you.',
      'Der Wolf → Eiche (2 Schritte). Bleibt der Wolf dort, verjagt er ein Schaf von Eiche. Schützt dich vor dem Wolf.',
      'Le loup → Pin (2 espaces). Si le loup reste là, Pin perdra un mouton. Cela te sauve du loup.',
      'ウルフ → 樫さん（2\u2060歩）。 このままなら樫さんの羊が逃げる。 あなたをウルフから守る。',
    ]);
    const [you, anna] = [
      { you: true, name: 'Otto' },
      { you: false, name: 'Anna' },
    ];
    expect([en, de, fr, ja].map(({ foresee: say }) => [say.mayGain([anna], false), say.mayGain([you, anna], true)])).toEqual([
      ['If the hound stays, Anna will get a sheep back.', 'If the hounds stay, you and Anna will each get a sheep back.'],
      ['Bleibt der Hund dort, bringt er Anna ein Schaf zurück.', 'Bleiben die Hunde dort, bringen sie dir und Anna je ein Schaf zurück.'],
      ['Si le chien reste là, Anna retrouvera un mouton.', 'Si les chiens restent là, Anna et toi retrouverez chacun un mouton.'],
      ['このままならAnnaさんに羊が戻る。', 'このままならあなたとAnnaさんに羊が戻る。'],
    ]);
  });

  it('asks the rules: where Sheep 01 skips the turn, no wolf activates (8-3, Q6)', () => {
    const at = { 'wolf-01': 1, 'sheep-01': 4 };
    const { sure, maybe } = foresee(standing(at, 'B2'), 1, { kind: 'play', card: 'B2' });
    expect([sure, maybe]).toMatchObject([[], [{ kind: 'skips', seat: 3, resting: ['wolf-01'] }]]);
    for (const [i, says] of [
      'If the card stays, Oak’s turn is skipped (the wolf does not activate).',
      'Bleibt die Karte dort, setzt Eiche aus (der Wolf wird nicht aktiviert).',
      'Si la carte reste là, Pin passera son tour (le loup ne s’active pas).',
      'このままなら樫さんの手番はスキップ（ウルフは発動しない）。',
    ].entries())
      expect(told(at, 'B2')[i]).toContain(says);
    const next = foresee(standing({ 'wolf-01': 1, 'sheep-01': 2 }, 'B1'), 1, { kind: 'play', card: 'B1' });
    expect(next.sure).toMatchObject([{ kind: 'skips', seat: 2, resting: ['wolf-01'] }]);
    expect(next.maybe).toEqual([]);
  });

  it('tells in one sentence what a wolf takes and the hound there brings back', () => {
    expect(told({ 'hound-01': 1, 'wolf-01': 2 }, 'B3')).toEqual([
      'The wolf moves 3 steps to you. If both stay, you will lose a sheep and get it back at once.',
      'Der Wolf → dir (3 Schritte). Bleiben Wolf und Hund dort, verlierst du ein Schaf und bekommst es gleich zurück.',
      'Le loup → toi (3 espaces). Si le loup et le chien restent là, tu perdras un mouton et le retrouveras aussitôt.',
      'ウルフ → あなた（3\u2060歩）。 このままならあなたの羊が1\u2060匹逃げ、すぐに戻る。',
    ]);
    const [you, anna] = [
      { you: true, name: 'Otto' },
      { you: false, name: 'Anna' },
    ];
    expect([en, de, fr, ja].map(({ foresee: say }) => [say.losesAndGains(anna, 3, 1), say.mayLoseAndGain(you, 1, 2)])).toEqual([
      ['Anna will lose 3 sheep and get one back.', 'If all stay, you will lose a sheep and get 2 back.'],
      ['Anna verliert 3 Schafe und bekommt eins zurück.', 'Bleiben alle dort, verlierst du ein Schaf und bekommst 2 zurück.'],
      ['Anna perd 3 moutons et en retrouve un.', 'Si tous restent là, tu perdras un mouton et en retrouveras 2.'],
      ['次の手番でAnnaさんの羊が3\u2060匹逃げ、1\u2060匹戻る。', 'このままならあなたの羊が1\u2060匹逃げ、2\u2060匹戻る。'],
    ]);
    // The same if the hound comes and the wolf was there.
    expect(told({ 'hound-01': 2, 'wolf-01': 4 }, 'W2')[0]).toContain('If both stay, Mill will lose a sheep and get it back at once.');
  });

  it('names who goes by the colour and does not move, and the way of whoever goes counter-clockwise', () => {
    const limps = [
      'The slow wolf does not move.',
      'Der langsame Wolf bewegt sich nicht.',
      'Le loup lent ne bouge pas.',
      'のろまなウルフは動かない。',
    ];
    const halved = told({ 'wolf-01': 1, 'wolf-06': 2 }, 'B1');
    for (const [i, says] of limps.entries()) expect(halved[i]).toContain(says);
    const back = told({ 'wolf-06': 1, 'sheep-01': 1 }, 'W2');
    const ways = [
      'The sleepy sheep moves 1 step counter-clockwise to Mill.',
      'Das schläfrige Schaf → Mühle (1 Schritt gegen den Uhrzeigersinn).',
      'Le mouton endormi → Bois (1 espace dans le sens antihoraire).',
      '居眠りシープ → 水車さん（反時計回りに1\u2060歩）。',
    ];
    for (const [i, says] of ways.entries()) expect(back[i]).toContain(says);
  });

  it('tells first what turns over before it goes', () => {
    const [said, , , ja] = told({ 'designer-02-1': 1, 'designer-02-2': 2, 'designer-02-3': 1 }, 'B2');
    expect(said).toMatch(/The blanket wolf: now on its back\. The blanket wolf moves 1 step counter-clockwise to .*\./);
    expect(ja).toMatch(/毛布大好きウルフは裏返って裏向きに。 毛布大好きウルフ → 水車さん（反時計回りに1\u2060歩）。/);
    // A metamorphic card turns over after passing seat 1.
    expect(told({ 'metamorphic-03': 4, 'metamorphic-04': 2 }, 'B2')[0]).toMatch(
      /The two-faced changeling moves 2 steps to Hill: now a hound\./,
    );
  });

  it('aims cards at their target', () => {
    const { maybe } = foresee(standing({ 'wolf-02': 1, 'wolf-04': 2 }, 'B2'), 1, { kind: 'play', card: 'B2' });
    expect(maybe.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['loses', 4],
      ['loses', 2],
    ]);
  });
});
