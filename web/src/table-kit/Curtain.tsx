import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { hush } from '../ui/say.ts';
import { useShell } from '../words/catalogue.ts';
import { CurtainScene, type CurtainSceneProps, TakeBack } from './Between.tsx';

interface CurtainProps extends CurtainSceneProps {
  readonly name: string;
  readonly take: () => void;
  /** The player who may still take back a move, and how. */
  readonly undo: { readonly name: string; readonly take: () => void } | undefined;
  /** Public information. */
  readonly children: ComponentChildren;
}

/** Between two players at one device. It hides nothing: the page holds public information only. */
export function Curtain({ seat, look, name, paint, take, undo, children }: CurtainProps) {
  const { curtain } = useShell();
  // Stops speech, so that the next player hears nothing meant for the last one.
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
