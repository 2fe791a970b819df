import { useNeeded } from '../ui/useLoaded.ts';
import { allParts, type Part } from './part.ts';

/** What every game brings; undefined while it loads. */
export function useParts(): readonly Part[] | undefined {
  return useNeeded(allParts, []);
}
