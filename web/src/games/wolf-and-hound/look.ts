/** How the players' own animals are drawn: `gray`, or `gray+scarf`. Older pages draw an unknown word as a plain animal. */
export const COATS = ['gray', 'soot', 'slate', 'moss', 'russet', 'honey', 'sand', 'snow'] as const;
export type Coat = (typeof COATS)[number];

export const PROPS = ['scarf', 'hat', 'glasses', 'flower', 'crown', 'bell'] as const;
export type Prop = (typeof PROPS)[number];

export interface Look {
  readonly coat: Coat;
  readonly prop?: Prop | undefined;
}

/** Looks of one card. */
export function looksOf(id: string, look: string | undefined): string | undefined {
  return look && `${id}=${look}`;
}

/** A card's own among all looks. */
export function lookIn(looks: string, id: string): string {
  const [, look = ''] =
    looks
      .split(' ')
      .map((one) => one.split('='))
      .find(([of]) => of === id) ?? [];
  return look;
}

export function readLook(text: string): Look | undefined {
  const [color, thing] = text.split('+');
  const coat = COATS.find((one) => one === color);
  return coat && { coat, prop: PROPS.find((one) => one === thing) };
}

export function writeLook({ coat, prop }: Look): string {
  return prop === undefined ? coat : `${coat}+${prop}`;
}
