import { Component, type ComponentChildren } from 'preact';
import { useShell } from '../words/catalogue.ts';

interface BoundaryProps {
  readonly children?: ComponentChildren;
}

/** Round every room and every part that comes later: what breaks inside is said in its place. */
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

/** Instead of what cannot be shown. Games are saved move by move: loading the page anew loses none. */
export function Gone() {
  const { gone } = useShell();
  return (
    <div class="gone" role="alert">
      <p>{gone.text}</p>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {gone.reload}
      </button>
    </div>
  );
}
