/** The signs on buttons, in the line of the house. */
const PATHS = {
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c1 1 1.500 2 1.500 3.500h5c0-1.500.5-2.500 1.500-3.500A6 6 0 0 0 12 3z',
  undo: 'M9 14L4 9l5-5M4 9h9a6 6 0 0 1 0 12H9',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  counter: 'M4 6h7v13H4zM14 4l6 2-3 13-5-1.500',
  lookup: 'M12 6C9 4 5 4 3 5v14c2-1 6-1 9 1 3-2 7-2 9-1V5c-2-1-6-1-9 1zv14',
  look: 'M4 12a8 8 0 1 0 3-6.200M4 4v4.500h4.500M12 8v4.500l3 2',
  review: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  eyes: 'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6',
  first: 'M18 5l-8 7 8 7zM6 5v14',
  back: 'M17 5l-9 7 9 7z',
  next: 'M7 5l9 7-9 7z',
  last: 'M6 5l8 7-8 7zM18 5v14',
  pause: 'M8 5v14M16 5v14',
  auto: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  calm: 'M9 5l7 7-7 7',
  brisk: 'M6 5l7 7-7 7M13 5l7 7-7 7',
  fast: 'M3 5l7 7-7 7M9 5l7 7-7 7M15 5l7 7-7 7',
  instant: 'M4 5l8 7-8 7zM20 5v14M12 5l8 7-8 7',
  close: 'M6 6l12 12M18 6L6 18',
  large: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L20 20M10.500 8v5M8 10.500h5',
  keys: 'M3 7h18v11H3zM7 11h.1M11 11h.1M15 11h.1M8 15h8',
  talk: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.700 3.500 5.500',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
