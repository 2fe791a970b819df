import type { Seat } from '@bellwether/kernel';
import type { ComponentChildren } from 'preact';
import { useShell } from '../words/catalogue.ts';
import { CurtainScene, TakeBack } from './Between.tsx';

interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  /** The colour of the seat. */
  readonly paint: string;
  readonly take: () => void;
  /** Who may still take back a move, and how. */
  readonly undo: { readonly name: string; readonly take: () => void } | undefined;
  /** What lies open to all. */
  readonly children: ComponentChildren;
}

/** Between two players at one device. Nothing is behind it: the page has been told what lies open to all, and no more. */
export function Curtain({ seat, name, paint, take, undo, children }: CurtainProps) {
  const { curtain } = useShell();
  return (
    <main class="curtain">
      <CurtainScene seat={seat} paint={paint} />
      <h1>{curtain.pass(name)}</h1>
      <p>{curtain.others}</p>
      <button type="button" class="primary" onClick={take}>
        {curtain.ready}
      </button>
      {children}
      {undo && <TakeBack {...undo} />}
    </main>
  );
}
