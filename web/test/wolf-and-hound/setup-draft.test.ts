import { EDITIONS, SET_LEVELS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import {
  configOf,
  FIRST_DRAFT,
  toggled,
  USUAL_SHEEP,
  withEdition,
  withLevel,
  withSheep,
} from '../../src/games/wolf-and-hound/setup-draft.ts';

describe('a set-up', () => {
  it('can be played as it begins, in every edition and at every level', () => {
    for (const edition of EDITIONS)
      for (const level of SET_LEVELS) {
        const draft = withLevel(withEdition(FIRST_DRAFT, edition), level);
        expect(wolfAndHound.checkConfig(configOf(draft)), `${edition} ${level}`).toBeUndefined();
      }
  });

  it('has no expansion in the draft of 2015, and keeps what is chosen when one chooses freely', () => {
    expect(withEdition({ ...FIRST_DRAFT, expansion: true }, '2015-draft').expansion).toBe(false);
    expect(withEdition({ ...FIRST_DRAFT, expansion: true }, '2016').expansion).toBe(true);
    expect(withLevel({ ...FIRST_DRAFT, animals: ['wolf-02'] }, 'own').animals).toEqual(['wolf-02']);
  });

  it('takes cards in and out, and counts sheep by seat', () => {
    expect(toggled(FIRST_DRAFT, 'wolf-01')).toEqual(['hound-01']);
    expect(toggled(FIRST_DRAFT, 'wolf-02')).toEqual(['hound-01', 'wolf-01', 'wolf-02']);
    expect(withSheep(USUAL_SHEEP, 2, 5)).toEqual([3, 5, 3, 3]);
    expect(configOf(FIRST_DRAFT)).not.toHaveProperty('sheep');
  });
});
