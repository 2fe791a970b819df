import { Component, type ComponentChildren } from 'preact';
import { useShell } from '../words/catalogue.ts';

interface BoundaryProps {
  readonly children?: ComponentChildren;
}

/** An error boundary around every page and every part that is loaded later: the error is reported in its place. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ isBroken: true });
  }

  override render({ children }: BoundaryProps): ComponentChildren {
    return this.state.isBroken ? <Gone /> : children;
  }
}

/** Shown in place of a part that failed. Games are saved move by move, so reloading the page loses none. */
export function Gone() {
  const { gone } = useShell();
  return (
    <div class="part-failed" role="alert">
      <p>{gone.text}</p>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {gone.reload}
      </button>
    </div>
  );
}
