import { guest } from '../model/new-sitter.ts';
import { isGuest } from '../model/sitter.ts';

/** A record for others: a person who played alone gets their name in place of “you”. */
export function signed(record: string, name: string): string {
  return record.replace(/^\[Seats "(.*)"\]$/m, (line, seats: string) => {
    const sitters = seats.split('; ');
    if (sitters.filter(isGuest).length !== 1) return line;
    return `[Seats "${sitters.map((sitter) => (sitter === 'guest' ? guest(name) : sitter)).join('; ')}"]`;
  });
}
