/** The icons on the buttons of a table, in our line style. */
export const PATHS = {
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c1 1 1.500 2 1.500 3.500h5c0-1.500.5-2.500 1.500-3.500A6 6 0 0 0 12 3z',
  undo: 'M9 14L4 9l5-5M4 9h9a6 6 0 0 1 0 12H9',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  counter: 'M4 6h7v13H4zM14 4l6 2-3 13-5-1.500',
  lookup: 'M12 6C9 4 5 4 3 5v14c2-1 6-1 9 1 3-2 7-2 9-1V5c-2-1-6-1-9 1zv14',
  look: 'M4 12a8 8 0 1 0 3-6.200M4 4v4.500h4.500M12 8v4.500l3 2',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6',
  next: 'M7 5l9 7-9 7z',
  calm: 'M9 5l7 7-7 7',
  brisk: 'M6 5l7 7-7 7M13 5l7 7-7 7',
  fast: 'M3 5l7 7-7 7M9 5l7 7-7 7M15 5l7 7-7 7',
  instant: 'M4 5l8 7-8 7zM20 5v14M12 5l8 7-8 7',
  keys: 'M3 7h18v11H3zM7 11h.1M11 11h.1M15 11h.1M8 15h8',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return <Line path={PATHS[name]} />;
}

export function Line({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
