import type { ComponentChildren } from 'preact';
import './lookup.css';

interface LookUpPartProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** One below the heading of what it stands in. */
  readonly heading: 'h2' | 'h3';
  readonly children: ComponentChildren;
}

/** One thing to look up: a heading, a sentence, and the values themselves. */
export function LookUpPart({ title, text, heading: Heading, children }: LookUpPartProps) {
  return (
    <section class="lookup-part">
      <Heading>{title}</Heading>
      {text && <p class="small">{text}</p>}
      {children}
    </section>
  );
}

/** What was chosen for the game that is played. */
export function LookUpFacts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul class="lookup-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
