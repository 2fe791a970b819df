import type { ComponentChildren } from 'preact';
import './lookup.css';

interface LookUpPartProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** One level below the heading around it. */
  readonly heading: 'h2' | 'h3';
  readonly children: ComponentChildren;
}

/** One part of the overview: heading, sentence, values. */
export function LookUpPart({ title, text, heading: Heading, children }: LookUpPartProps) {
  return (
    <section class="lookup-part">
      <Heading>{title}</Heading>
      {text && <p class="small">{text}</p>}
      {children}
    </section>
  );
}

/** The options chosen for this game. */
export function LookUpFacts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul class="lookup-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
