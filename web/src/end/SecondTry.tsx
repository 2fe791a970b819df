import type { GameTypes } from '@bellwether/kernel';
import type { TableSource, Update } from '../model/source.ts';
import type { ThenAndNowProps } from '../review/ThenAndNow.tsx';
import { later } from '../ui/later.ts';

const ThenAndNow = later<ThenAndNowProps>(() => import('../review/ThenAndNow.tsx').then((part) => part.ThenAndNow));

interface SecondTryProps<T extends GameTypes> {
  readonly source: TableSource<T>;
  readonly update: Update<T>;
}

/** After a second try: what it brought against the first. */
export function SecondTry<T extends GameTypes>({ source, update: { id, game, view } }: SecondTryProps<T>) {
  const { config, outcome } = view as { readonly config: object; readonly outcome?: object };
  return source.online === undefined && outcome ? <ThenAndNow {...{ id, game, config, outcome }} /> : null;
}
