import { expect, it } from 'vitest';
import { renamed } from '../../src/learn/renamed.ts';

it('calls those at the seats by their names, with the endings of the language', () => {
  expect(renamed('Hill’s pasture is empty: you and Oak win!', ['Brook', 'Hill', 'Oak'], ['', 'Molly', 'Walter'])).toBe(
    'Molly’s pasture is empty: you and Walter win!',
  );
  expect(renamed('Hügels Zug: Schicke ihn zu Hügel, nicht auf den Hügelweg.', ['Bach', 'Hügel'], ['', 'Vroni'])).toBe(
    'Vronis Zug: Schicke ihn zu Vroni, nicht auf den Hügelweg.',
  );
  expect(renamed('Envoie-le chez Mont : le loup de Mont monte.', ['Lac', 'Mont'], ['', 'Margot'])).toBe(
    'Envoie-le chez Margot : le loup de Margot monte.',
  );
  expect(renamed('丘さんへ送りましょう。', ['沢さん', '丘さん'], ['', 'ハル'])).toBe('ハルへ送りましょう。');
});
