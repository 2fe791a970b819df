import { Line, PATHS as OF_TABLE } from './Icon.tsx';

/** All icons on buttons. Separate from Icon.tsx, so that a first table loads its own only. */
const PATHS = {
  ...OF_TABLE,
  review: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  eyes: 'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  first: 'M18 5l-8 7 8 7zM6 5v14',
  back: 'M17 5l-9 7 9 7z',
  last: 'M6 5l8 7-8 7zM18 5v14',
  pause: 'M8 5v14M16 5v14',
  auto: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  close: 'M6 6l12 12M18 6L6 18',
  large: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L20 20M10.500 8v5M8 10.500h5',
  talk: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.700 3.500 5.500',
} as const;
export type AnyIconName = keyof typeof PATHS;

export function AnyIcon({ name }: { readonly name: AnyIconName }) {
  return <Line path={PATHS[name]} />;
}
