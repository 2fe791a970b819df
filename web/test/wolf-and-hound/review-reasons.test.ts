import { describe, expect, it } from 'vitest';
import { reason } from '../../src/games/wolf-and-hound/review/reason.ts';
import { words as wolfDe } from '../../src/games/wolf-and-hound/words/de.ts';
import { words as wolfEn } from '../../src/games/wolf-and-hound/words/en.ts';
import { words as wolfFr } from '../../src/games/wolf-and-hound/words/fr.ts';
import { words as wolfJa } from '../../src/games/wolf-and-hound/words/ja.ts';
import { words as de } from '../../src/review/words/de.ts';
import { words as en } from '../../src/review/words/en.ts';
import { words as fr } from '../../src/review/words/fr.ts';
import { words as ja } from '../../src/review/words/ja.ts';
import { position } from './position.ts';

/** In all four languages, for seat 1. */
function told(kind: string, seat?: number, animal?: string, others: readonly string[] = []): string[] {
  const table = position();
  const animals = [...table.animals, ...others.map((id) => ({ id, at: 1, side: 'front' as const }))];
  const view = { ...table, viewer: 1, animals, config: { ...table.config, animals: animals.map(({ id }) => id) } };
  return [[en, wolfEn] as const, [de, wolfDe] as const, [fr, wolfFr] as const, [ja, wolfJa] as const].map(([words, game]) =>
    reason(words, game, view, { kind, worth: 0.1, ...(seat !== undefined && { seat }), ...(animal !== undefined && { animal }) }),
  );
}

describe('why another move was better', () => {
  it('may be what the move played spoils', () => {
    expect(told('wolf-sent-here', 1)).toEqual([
      'The move played sends the wolf after you.',
      'Der gespielte Zug schickt den Wolf gegen dich.',
      'Le coup joué envoie le loup contre toi.',
      '実際の手ではウルフがあなたの羊を狙います。',
    ]);
    expect(told('fewer-soon-here', 3)[0]).toBe('A few turns after the move played, Oak has fewer sheep on average.');
    expect(told('fewer-soon-here', 1)[0]).toBe('A few turns after the move played, you have fewer sheep on average.');
  });

  it('says whose game is lost, in words that take no side', () => {
    expect(told('lost-soon', 2)).toEqual([
      'After the move played, Hill loses the game more often within a few turns.',
      'Nach dem gespielten Zug verliert Hügel in den nächsten Zügen öfter die Partie.',
      'Après le coup joué, Mont perd plus souvent la partie en quelques tours.',
      '実際の手のあとは、数手のうちに丘さんが負けることが多くなります。',
    ]);
    expect(told('won-less', 1)[0]).toBe('After the move played, you win the game less often within a few turns.');
    for (const kind of Object.keys(ja.wolf)) expect(told(kind, 2)[3], kind).not.toContain('てしまい');
  });

  it('names an animal that is not the only one of its kind', () => {
    expect(told('opponent-threatened', 2, 'wolf-01')[0]).toBe('It sends the wolf after Hill.');
    expect(told('opponent-threatened', 2, 'wolf-01', ['wolf-06'])).toEqual([
      'It sends the gray wolf after Hill.',
      'Das schickt den grauen Wolf gegen Hügel.',
      'Cela envoie le loup gris contre Mont.',
      '灰色のウルフで丘さんの羊を狙えます。',
    ]);
    // It may turn into a wolf.
    expect(told('wolf-left-here', 1, 'wolf-01', ['metamorphic-02'])[0]).toBe('The move played lets the gray wolf take a sheep from you.');
    expect(told('help-near', 3, 'hound-01', ['wolf-06'])[0]).toBe('It keeps the hound ready to help Oak.');
  });

  it('tells of more than one sheep', () => {
    expect(told('several-lost-here', 3)[0]).toBe('The move played costs Oak more than one sheep.');
  });

  it('is else said as at the table', () => {
    expect(told('sheep-won', 2)[0]).toBe('It costs Hill a sheep.');
    expect(told('nothing-known')).toEqual(['', '', '', '']);
  });
});
