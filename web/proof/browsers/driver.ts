/** A browser under remote control. */
export interface Driver {
  readonly name: string;
  /** Loads an address. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. The function sees nothing of this module. */
  run<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** A click of the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** What the page has logged as errors, and errors that nothing caught. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** The source of a call in the page. */
export const callOf = (work: (...args: never[]) => unknown, args: readonly unknown[]) => `(${work})(...${JSON.stringify(args)})`;

/** A click as WebDriver describes it. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

const PATIENCE_MS = 60_000 * Number(process.env.TEST_PATIENCE ?? 1);
const POLL_MS = 25;

/** Waits until `look` finds something. */
export async function until<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Presses the first of these that can be pressed: visible, enabled, not covered. Returns its selector. */
export async function press(driver: Driver, selectors: readonly string[]): Promise<string | undefined> {
  const found = await driver.run((wanted) => {
    for (const selector of wanted) {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        // Cards of a hand overlap, so the middle may be covered.
        for (const [across, down] of [
          [0.5, 0.5],
          [0.2, 0.5],
          [0.8, 0.5],
          [0.5, 0.2],
          [0.5, 0.85],
        ] as const) {
          const [x, y] = [Math.round(left + width * across), Math.round(top + height * down)];
          if (element.contains(document.elementFromPoint(x, y))) return { selector, x, y };
        }
      }
    }
    return undefined;
  }, selectors);
  if (found) await driver.click(found.x, found.y);
  return found?.selector;
}
