import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { hush } from '../ui/say.ts';
import { useShell } from '../words/catalogue.ts';
import { CurtainScene, type CurtainSceneProps, TakeBack } from './Between.tsx';

interface CurtainProps extends CurtainSceneProps {
  readonly name: string;
  readonly take: () => void;
  /** Who may still take back a move, and how. */
  readonly undo: { readonly name: string; readonly take: () => void } | undefined;
  /** What lies open to all. */
  readonly children: ComponentChildren;
}

/** Between two players at one device. Nothing is behind it: the page has been told what lies open to all, and no more. */
export function Curtain({ seat, look, name, paint, take, undo, children }: CurtainProps) {
  const { curtain } = useShell();
  // Nothing that was said to one is left for the next to find.
  useLayoutEffect(hush, []);
  return (
    <main class="curtain">
      <CurtainScene seat={seat} look={look} paint={paint} />
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
