import type { Seat } from '@bellwether/kernel';
import { TeamSign } from '../../art/TeamSign.tsx';
import { teamAt } from './team.ts';
import type { Config } from './vocabulary.ts';

/** A seat's badge in its team's color. */
export function SeatSign({ config, seat }: { readonly config: Config; readonly seat: Seat }) {
  return <TeamSign {...teamAt(config, seat)} text={String(seat)} />;
}
