import { useNeeded } from '../ui/useLoaded.ts';
import { allParts, type Part } from './part.ts';

/** The workshop parts of every game; undefined while they load. */
export function useParts(): readonly Part[] | undefined {
  return useNeeded(allParts, []);
}
