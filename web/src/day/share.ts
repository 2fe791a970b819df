import type { DayResult } from './results.ts';

/** The size of the picture in pixels. */
const PICTURE_SIZE_PX = 1080;

/** A drawing of the page as a picture file. Colours that it has from the page are written into it first. */
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

/** The result in signs: whether it was won, by how much, what Wolf made of it, and the streak; `at`: where it is played. No card is told. */
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

/** Whether this device can pass a picture on. */
export function canShare(): boolean {
  const file = new File([], 'bellwether.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [file] }) === true;
}
