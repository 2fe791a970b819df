import { CATALOGUE, type Edition } from '@bellwether/wolf-and-hound';

/** Every animal card of an edition. Cards that only play together are all there. */
export function allAnimals(edition: Edition): readonly string[] {
  return CATALOGUE[edition].map(({ id }) => id);
}
