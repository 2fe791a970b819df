import { type ComponentChildren, render } from 'preact';
import type { Size } from '../ui/useSize.ts';

/**
 * Renders elements of the page as a picture: from one SVG text with styles and typeface inside. Nothing leaves the
 * device.
 */

/** A square, which messengers show whole. */
export const PICTURE: Size & { readonly rem: number } = { width: 1200, height: 1200, rem: 30 };

/** Renders elements as they would look in a window of this size. */
export async function draw(canvas: HTMLCanvasElement, picture: ComponentChildren): Promise<void> {
  const { width, height } = PICTURE;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await textOf(picture))}`;
  await image.decode();
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
}

export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(new File([blob], name, { type: blob.type })) : reject(new Error('no picture'))), 'image/png');
  });
}

async function textOf(picture: ComponentChildren): Promise<string> {
  const { width, height, rem } = PICTURE;
  const host = document.createElement('div');
  host.className = 'picture';
  render(picture, host);
  const content = new XMLSerializer().serializeToString(host);
  render(null, host);
  const { theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' } = document.documentElement.dataset;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${stylesOfPage()}\n${await typeface()}\n*{animation:none!important;transition:none!important}`;
  // Styles select `:root`: here that is the picture itself.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" lang="${document.documentElement.lang}" data-theme="${theme}" style="font-size:${rem}px">${new XMLSerializer().serializeToString(style)}<foreignObject width="100%" height="100%">${content}</foreignObject></svg>`;
}

function stylesOfPage(): string {
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
}

let fetched: Promise<string> | undefined;

/** The typeface as a data URL, since a picture loads nothing. If it cannot be loaded, the system's font is used. */
function typeface(): Promise<string> {
  fetched ??= fetch(new URL('./nunito.woff2', document.baseURI))
    .then((answer) => answer.bytes())
    .then((bytes) => {
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      return `@font-face{font-family:Nunito;font-weight:200 1000;src:url(data:font/woff2;base64,${btoa(binary)})}`;
    })
    .catch(() => '');
  return fetched;
}
