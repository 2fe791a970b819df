import type { Seat } from '@bellwether/kernel';
import { TeamSign } from '../../art/TeamSign.tsx';
import { teamAt } from './team.ts';
import type { Config } from './vocabulary.ts';

/** The badge of a seat in the colour of its team. */
export function SeatSign({ config, seat }: { readonly config: Config; readonly seat: Seat }) {
  return <TeamSign {...teamAt(config, seat)} text={String(seat)} />;
}
