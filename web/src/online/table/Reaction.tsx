import type { Reaction as Name } from '@bellwether/wire';
import type { ComponentChildren } from 'preact';

const LINE = { stroke: 'var(--ink)', 'stroke-width': 1.6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

const Eyes = () => (
  <g fill="var(--ink)">
    <circle cx="9" cy="11" r="1.200" />
    <circle cx="15" cy="11" r="1.200" />
  </g>
);

const face = (fill: string, ears: string, Nose: () => ComponentChildren) => () => (
  <g {...LINE}>
    <path d={ears} fill={fill} />
    <path d="M12 5c5 0 7.500 3 7.500 7.500S16 21 12 21s-7.500-4-7.500-8.500S7 5 12 5z" fill={fill} />
    <Eyes />
    <Nose />
  </g>
);

const Muzzle = () => <path d="M12 14.500l-2 1.500 2 2 2-2z" fill="var(--ink)" />;

const smiley = (mouth: string, more?: () => ComponentChildren) => () => (
  <g {...LINE}>
    <circle cx="12" cy="12.500" r="8.500" fill="var(--amber)" />
    <Eyes />
    <path d={mouth} fill="none" />
    {more?.()}
  </g>
);

const PICTURES: Readonly<Record<Name, () => ComponentChildren>> = {
  sheep: () => (
    <g {...LINE}>
      <path d="M5 10a3 3 0 0 1 2-5 4 4 0 0 1 5-2 4 4 0 0 1 5 2 3 3 0 0 1 2 5 3 3 0 0 1-1 5H6a3 3 0 0 1-1-5z" fill="var(--wool)" />
      <path d="M12 8c3 0 4.500 2 4.500 6S15 21 12 21s-4.500-3-4.500-7S9 8 12 8z" fill="var(--pink)" />
      <circle cx="10.200" cy="13" r="1" fill="var(--ink)" />
      <circle cx="13.800" cy="13" r="1" fill="var(--ink)" />
      <path d="M11 17.500h2" />
    </g>
  ),
  wolf: face('var(--wolf)', 'M5 11L4 2l6 5zM19 11l1-9-6 5z', Muzzle),
  hound: face('var(--hound)', 'M6 6C2 6 2 12 3.500 15L7 12zM18 6c4 0 4 6 2.500 9L17 12z', Muzzle),
  fox: face('var(--orange)', 'M5 10L5.500 2 11 6zM19 10l-.5-8L13 6z', Muzzle),
  heart: () => (
    <path
      {...LINE}
      d="M12 20C4 14.500 3 10.500 4 7.800 5.500 4 10.500 4 12 8c1.500-4 6.500-4 8-.2 1 2.700 0 6.700-8 12.200z"
      fill="var(--devil)"
    />
  ),
  laugh: smiley('M8 14.500c1 4 7 4 8 0z'),
  gasp: smiley('M12 15a1.800 2.200 0 1 0 .01 0'),
  cry: smiley('M9 17.500c1.500-2 4.500-2 6 0', () => (
    <path d="M16.500 13c1.500 2 1.500 3.500 0 3.500s-1.500-1.500 0-3.500z" fill="var(--blue)" />
  )),
};

/** A reaction as our own drawing: it needs no emoji font. */
export function Reaction({ name }: { readonly name: Name }) {
  return (
    <svg viewBox="0 0 24 24" class="online-reaction" aria-hidden="true">
      {PICTURES[name]()}
    </svg>
  );
}
