import type { GameTypes, Seat } from '@bellwether/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Curtain as CurtainNews, TableSource } from '../model/source.ts';
import { hush } from '../ui/say.ts';
import { useShell } from '../words/catalogue.ts';
import { CurtainScene, TakeBack } from './Between.tsx';
import { useLooks } from './useLooks.ts';

interface CurtainProps<T extends GameTypes> {
  readonly curtain: CurtainNews<T>;
  readonly source: TableSource<T>;
  readonly nameOf: (seat: Seat) => string;
  /** A seat's color, in CSS. */
  readonly paintOf: (seat: Seat) => string;
  /** Public information. */
  readonly children: ComponentChildren;
}

/** Between two players at one device. It hides nothing: the page holds public information only. */
export function Curtain<T extends GameTypes>({ curtain, source, nameOf, paintOf, children }: CurtainProps<T>) {
  const { seat, sitters, undoes } = curtain;
  const words = useShell().curtain;
  const looks = useLooks(sitters);
  // Stops speech, so that the next player hears nothing meant for the last one.
  useLayoutEffect(hush, []);
  return (
    <main class="curtain">
      <CurtainScene seat={seat} look={looks[seat - 1]} paint={paintOf(seat)} />
      <h1>{words.pass(nameOf(seat))}</h1>
      <p>{words.others}</p>
      <button type="button" class="primary" onClick={() => source.take?.()}>
        {words.ready}
      </button>
      {children}
      {undoes !== undefined && <TakeBack name={nameOf(undoes)} take={() => source.undo?.()} />}
    </main>
  );
}
