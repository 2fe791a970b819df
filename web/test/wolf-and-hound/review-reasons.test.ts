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

/** In all four languages, to seat 1. */
function told(kind: string, seat?: number): string[] {
  const view = { ...position(), viewer: 1 };
  return [[en, wolfEn] as const, [de, wolfDe] as const, [fr, wolfFr] as const, [ja, wolfJa] as const].map(([words, game]) =>
    reason(words, game, view, { kind, worth: 0.1, ...(seat !== undefined && { seat }) }),
  );
}

describe('why another move was better', () => {
  it('may be what the move played spoils', () => {
    expect(told('wolf-sent-here', 1)).toEqual([
      'The move played sends the wolf to you.',
      'Der gespielte Zug schickt den Wolf zu dir.',
      'Le coup joué envoie le loup chez toi.',
      '実際の手ではあなたの場にウルフが来てしまいます。',
    ]);
    expect(told('fewer-soon-here', 3)[0]).toBe('A few turns after the move played, Oak has fewer sheep on average.');
    expect(told('fewer-soon-here', 1)[0]).toBe('A few turns after the move played, you have fewer sheep on average.');
  });

  it('is else said as at the table', () => {
    expect(told('opponent-threatened', 2)[0]).toBe('It sends the wolf to Hill.');
    expect(told('nothing-known')).toEqual(['', '', '', '']);
  });
});
