/** Faces to choose from. The page draws them. */
export const FACES = [
  'shepherd-1',
  'shepherd-2',
  'shepherd-3',
  'shepherd-4',
  'shepherd-5',
  'shepherd-6',
  'shepherd-7',
  'shepherd-8',
  'lamb',
  'sheep',
  'fox',
  'wolf',
] as const;
