import type { Random } from '@bellwether/kernel';
import type { State } from './state.ts';
import type { View } from './vocabulary.ts';
export function imagine(_view: View, _random: Random): State {
  throw new Error('later');
}
