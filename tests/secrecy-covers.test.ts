import { expect, it } from 'vitest';
import { ROUTES } from '../scripts/api-documents.ts';
import { asksOf, farewell, NOT_ASKED } from '../server/proof/secrecy/asks.ts';

it('npm run secrecy asks every route there is', () => {
  const about = { table: ':table', match: ':match', seat: 1, game: 'wolf-and-hound', config: [], key: 'k' };
  const asked = [...asksOf(about), farewell('k')].map(([route]) => route);
  expect([...new Set([...asked, ...NOT_ASKED])].sort()).toEqual(Object.keys(ROUTES).sort());
});
