import type { DayResult } from './results.ts';

/** The size of the picture in pixels. */
const PICTURE_SIZE_PX = 1080;

/** Renders an SVG of the page to a PNG. CSS custom properties are resolved first, since the file cannot use them. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const text = new XMLSerializer().serializeToString(drawing).replaceAll(/var\(--[\w-]+\)/g, (color) => {
    drawing.style.color = color;
    return getComputedStyle(drawing).color;
  });
  drawing.style.removeProperty('color');
  const image = new Image(PICTURE_SIZE_PX, PICTURE_SIZE_PX);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: PICTURE_SIZE_PX, height: PICTURE_SIZE_PX });
  canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE_SIZE_PX, PICTURE_SIZE_PX);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/**
 * The result in symbols: who won, by how much, Wolf's result, and the streak; `at`: where to play. It reveals no card.
 */
export function signsOf(
  { title, game, date, at }: { readonly title: string; readonly game: string; readonly date: string; readonly at: string },
  { won, mine, theirs, wolf }: DayResult,
  streak: number,
): string {
  const sign = (yes: boolean) => (yes ? '✅' : '❌');
  return [
    `Bellwether · ${title} · ${date}`,
    game,
    `🧑‍🌾 ${sign(won)} ${mine} : ${theirs}`,
    ...(wolf ? [`🐺 ${sign(wolf.won)} ${wolf.mine} : ${wolf.theirs}`] : []),
    ...(streak > 1 ? [`🔥 ${streak}`] : []),
    `${at}#/day`,
  ].join('\n');
}

/** Whether this device can share a picture. */
export function canShare(): boolean {
  const file = new File([], 'bellwether.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [file] }) === true;
}
