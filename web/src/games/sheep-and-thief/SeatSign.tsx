import { TeamSign } from '../../art/TeamSign.tsx';
import { SEAT_COLOURS } from './art/seat-colours.ts';

/** A seat's sign: color, shape and number, since color is never the only sign. */
export function SeatSign({ seat }: { readonly seat: number }) {
  return <TeamSign pointed={seat % 2 === 0} team={SEAT_COLOURS[seat - 1] ?? 'blue'} text={String(seat)} />;
}

/** The flag of the seat that starts the round. */
export function StarterFlag() {
  return (
    <svg viewBox="0 0 20 20" class="sheep-flag" aria-hidden="true">
      <path d="M5 19V2" stroke="var(--ink)" stroke-width="2.500" stroke-linecap="round" />
      <path d="M5 2.500h11l-3 3.700 3 3.800H5z" fill="var(--amber)" stroke="var(--ink)" stroke-width="1.600" stroke-linejoin="round" />
    </svg>
  );
}
