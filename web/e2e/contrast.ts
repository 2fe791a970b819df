import type { Page } from '@playwright/test';

/**
 * Contrast as seen: the computed color of a text, or the pixels of an icon, against the pixels actually behind them.
 * axe checks neither text in drawings nor painted backgrounds.
 */

/** Text with too little contrast, as `what 3.1 < 4.5`. Large text needs less. */
export async function faintText(page: Page, scope = 'body'): Promise<string[]> {
  const shown = await untilStill(page);
  const texts = await page.evaluate(textsIn, scope);
  const hidden = await page.addStyleTag({ content: NO_TEXT });
  const behind = await picture(page);
  await hidden.evaluate((style) => (style as HTMLStyleElement).remove());
  return await page.evaluate(faintIn, { texts, shown, behind });
}

/** Icons of which too little has enough contrast (3 : 1). */
export async function faintSigns(page: Page, selector: string): Promise<string[]> {
  await page.evaluate((wanted) => {
    for (const [i, sign] of [...document.querySelectorAll(wanted)].entries()) sign.setAttribute('data-sign', String(i));
  }, selector);
  const before = await picture(page);
  const hidden = await page.addStyleTag({ content: '[data-sign] { visibility: hidden !important; }' });
  const behind = await picture(page);
  await hidden.evaluate((style) => (style as HTMLStyleElement).remove());
  return await page.evaluate(faintSignsIn, { before, behind });
}

/** Keeps colors, which also paint icons. */
const NO_TEXT = `* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important; }
svg text, svg tspan { fill: transparent !important; }`;

/** Waits until two screenshots are equal (fonts loaded, nothing moves) and returns the last. */
async function untilStill(page: Page): Promise<string> {
  let before = '';
  for (let now = await picture(page); now !== before; now = await picture(page)) before = now;
  return before;
}

async function picture(page: Page): Promise<string> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  return `data:image/png;base64,${png.toString('base64')}`;
}

interface Text {
  readonly what: string;
  readonly colour: string;
  readonly opacity: number;
  readonly least: number;
  readonly rect: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** In the page: every visible text, with color and position. */
function textsIn(scope: string): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.querySelector(scope) ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const what = node.textContent?.trim() ?? '';
    // Disabled controls may be faint; options are drawn by the browser.
    if (element === null || what === '' || element.closest('.hidden, :disabled, option, style, script')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const rect = {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(innerWidth, right),
      bottom: Math.min(innerHeight, bottom),
    };
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      if (up instanceof SVGElement || getComputedStyle(up).overflow === 'visible') continue;
      const clip = up.getBoundingClientRect();
      rect.left = Math.max(rect.left, clip.left);
      rect.right = Math.min(rect.right, clip.right);
      rect.top = Math.max(rect.top, clip.top);
      rect.bottom = Math.min(rect.bottom, clip.bottom);
    }
    if (rect.right - rect.left < 3 || rect.bottom - rect.top < 3) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A covered text is not read here.
    const top2 = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    const near = top2 === null || top2.contains(element) || element.contains(top2) || top2.closest('.thing') === element.closest('.thing');
    if (!near) continue;
    let opacity = 1;
    for (let up: Element | null = element; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    const style = getComputedStyle(element);
    const size = rect.bottom - rect.top;
    const px = element instanceof SVGElement ? size / 1.2 : Number.parseFloat(style.fontSize);
    const large = px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= 700);
    found.push({ what, colour: element instanceof SVGElement ? style.fill : style.color, opacity, least: large ? 3 : 4.5, rect });
  }
  return found;
}

interface Seen {
  readonly texts: readonly Text[];
  /** Screenshots of the page with and without its text. */
  readonly shown: string;
  readonly behind: string;
}

/** In the page: texts with too little contrast. Their background is the pixels that their letters cover. */
async function faintIn({ texts, shown, behind }: Seen): Promise<string[]> {
  const pixels = async (url: string) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    return context;
  };
  const [whole, ground] = await Promise.all([pixels(shown), pixels(behind)]);
  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const light = ([r = 0, g = 0, b = 0]: readonly number[]) => {
    const [lr = 0, lg = 0, lb = 0] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
  };
  const contrast = (a: readonly number[], b: readonly number[]) => {
    const [x, y] = [light(a), light(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  const inkOf = (colour: string) => {
    if (dot === null) throw new Error('no canvas');
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    return [...dot.getImageData(0, 0, 1, 1).data];
  };
  const faint = texts.flatMap(({ what, colour, opacity, least, rect: { left, top, right, bottom } }) => {
    const [width, height] = [Math.ceil(right - left), Math.ceil(bottom - top)];
    const [a, b] = [whole, ground].map((one) => one.getImageData(left, top, width, height).data);
    if (a === undefined || b === undefined) return [];
    const all = Array.from({ length: a.length / 4 }, (_, i) => 4 * i);
    const covered = all.filter((at) => [0, 1, 2].some((n) => Math.abs((a[at + n] ?? 0) - (b[at + n] ?? 0)) > 3));
    // Letters that change no pixel are invisible: then the whole box counts.
    const ink = inkOf(colour);
    const isFaded = opacity < 1 && covered.length > 0;
    const found = (covered.length > 0 ? covered : all).map((at) => {
      const under = [...b.slice(at, at + 3)];
      return contrast(isFaded ? [...a.slice(at, at + 3)] : ink, under);
    });
    // Drawn backgrounds have lines and shades: three quarters of them must contrast with the text. A faded text is
    // measured as painted, in the middle of its strokes.
    const seen = found.sort((x, y) => x - y)[Math.floor(found.length * (isFaded ? 0.75 : 0.25))] ?? 0;
    const where = `at ${Math.round(left)}, ${Math.round(top)}`;
    return seen < least ? [`${what.slice(0, 40)} ${where}: ${seen.toFixed(2)} < ${least} (${colour})`] : [];
  });
  return [...new Set(faint)];
}

/** In the page: icons of which too few pixels contrast with the background. */
async function faintSignsIn({ before, behind }: { readonly before: string; readonly behind: string }): Promise<string[]> {
  const pixels = async (url: string) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    return context;
  };
  const [shown, without] = await Promise.all([pixels(before), pixels(behind)]);
  const light = (data: Uint8ClampedArray, at: number) => {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]].map((c = 0) =>
      c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const faint = [...document.querySelectorAll('[data-sign]')].flatMap((sign) => {
    const { left, top, width, height } = sign.getBoundingClientRect();
    // Anything smaller is part of a picture.
    const isSeen = Math.min(width, height) >= 12 && left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    if (!isSeen || !sign.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    // It may be covered, for example by a question asked once.
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOver = front !== null && !front.contains(sign) && !sign.contains(front);
    if (isOver && front.closest('button, a, .thing') !== sign.closest('button, a, .thing')) return [];
    const [a, b] = [shown, without].map((one) => one.getImageData(left, top, width, height).data);
    if (a === undefined || b === undefined) return [];
    let drawn = 0;
    let clear = 0;
    for (let at = 0; at < a.length; at += 4) {
      const same =
        Math.abs((a[at] ?? 0) - (b[at] ?? 0)) +
        Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) +
        Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0));
      if (same < 12) continue;
      drawn += 1;
      const [x, y] = [light(a, at), light(b, at)];
      if ((Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05) >= 3) clear += 1;
    }
    // Part of it may be covered; of the visible part, an outline is enough.
    const part = drawn < 12 ? 1 : clear / drawn;
    const name = `${sign.getAttribute('class') ?? sign.tagName} at ${Math.round(left)}, ${Math.round(top)}`;
    return part < 0.15 ? [`${name} ${sign.textContent?.trim().slice(0, 20)}: ${(100 * part).toFixed(0)} % stands out`] : [];
  });
  return [...new Set(faint)];
}
