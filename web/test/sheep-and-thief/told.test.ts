import { describe, expect, it } from 'vitest';
import { goldTitle } from '../../src/games/sheep-and-thief/gold.ts';
import { tell, tellReason } from '../../src/games/sheep-and-thief/narrate.ts';
import { words as de } from '../../src/games/sheep-and-thief/words/de.ts';
import { words as en, type SheepWords } from '../../src/games/sheep-and-thief/words/en.ts';
import { words as fr } from '../../src/games/sheep-and-thief/words/fr.ts';
import { words as ja } from '../../src/games/sheep-and-thief/words/ja.ts';
import { played } from './position.ts';

const { view } = played();

describe.each([
  ['en', en, 'Placed well, it brings the road closer to a town.', 'It sends the fox away from your sheep.'],
  ['de', de, 'Gut gelegt: Sie bringt den Weg näher an eine Stadt.', 'Das schickt den Fuchs weg von deinen Schafen.'],
  ['fr', fr, 'Bien posée, une telle carte rapproche le chemin d’une ville.', 'Cela éloigne le renard de tes moutons.'],
  ['ja', ja, 'うまく置けば、道を町に近づけられます。', 'キツネをあなたの羊から遠ざけられます。'],
] as readonly (readonly [string, SheepWords, string, string])[])('in %s', (_, words, could, away) => {
  it('a kept card is told by what it could do, and who moves is named', () => {
    expect(tellReason(words, view, { kind: 'road-closed', could: true })).toBe(could);
    expect(tellReason(words, view, { kind: 'fox-sent-away', seat: 1 })).toBe(away);
  });

  it('what would happen may be said otherwise than what happened', () => {
    const event = { kind: 'loses', seat: 1, at: 5, sheep: 2 } as const;
    const [happened, ahead] = [tell(words, view, event), tell(words, view, event, true)];
    expect(ahead).toBe(words === ja ? happened?.replace('戻った', '戻る') : happened);
    expect(happened === ahead).toBe(words !== ja);
  });

  it('the count is of the gold so far until the end', () => {
    expect(goldTitle(words, view)).toBe(words.table.goldTitle);
    expect(goldTitle(words, played({}, 1000).view)).toBe(words.total);
  });
});
