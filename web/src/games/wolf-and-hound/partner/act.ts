import type { Forecast } from '@bellwether/bots/wolf-and-hound/forecast';
import type { Seat } from '@bellwether/kernel';
import type { Who } from '../words/en.ts';
import type { WolfPartner } from '../words/en-partner.ts';

/** What a partner is expected to do, as part of a sentence. `animal`: its name. */
export function actOf(
  { acts }: WolfPartner,
  { partner, to }: Pick<Forecast, 'partner' | 'to'>,
  animal: string,
  who: (seat: Seat) => Who,
): string {
  switch (to) {
    case 'anywhere':
      return acts.move(animal);
    case 'partners':
      return acts.toOwn(animal, who(partner));
    case 'rivals':
      return acts.toRivals(animal);
    case partner:
      return acts.toSelf(animal, who(partner));
    default:
      return acts.toSeat(animal, who(to));
  }
}
