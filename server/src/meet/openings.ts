import { Buckets } from '../limits/guards.ts';
import { houseOf } from '../limits/household.ts';

/** Tables that are opened to everybody: so many at once, and so many an hour after that. */
const OF_A_PERSON = { atOnce: 6, anHour: 12 };
const OF_A_HOUSE = { atOnce: 30, anHour: 60 };

const buckets = ({ atOnce, anHour }: typeof OF_A_PERSON) => new Buckets(atOnce, anHour / 3_600);

/** The list of open tables is read by everybody: nobody fills it alone. */
export class Openings {
  readonly #persons = buckets(OF_A_PERSON);
  readonly #houses = buckets(OF_A_HOUSE);

  /** Whether this person may open one more table now; it counts. */
  take(person: string, address: string | undefined, now: number): boolean {
    const house = houseOf(address);
    return this.#persons.takeOf(person, now) && (house === undefined || this.#houses.takeOf(house, now));
  }
}
