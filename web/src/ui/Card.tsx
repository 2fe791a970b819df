import type { ComponentChildren } from 'preact';

/** A section of a page. */
export function Card({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="person-card" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
