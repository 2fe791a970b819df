import { type Driver, press, until } from './driver.ts';
import { PAGES } from './pages.ts';

/** Games and pages as one browser shows them. Returns how many choices were made and how many pages were opened. */
export async function journey(driver: Driver, address: string): Promise<string> {
  await driver.open(`${address}#/settings`);
  await shown(driver, 'settings');
  await driver.run((settings) => localStorage.setItem('bellwether.settings', settings), JSON.stringify(QUICK));
  await driver.open(`${address}?again`);
  const wolf = await play(driver, WOLF);
  await visit(driver, 'new/sheep-and-thief');
  await press(driver, ['.deal-bar .primary', '.form .primary.big']);
  const sheep = await play(driver, SHEEP);
  await visit(driver, 'games');
  const review = await driver.run(() => document.querySelector<HTMLAnchorElement>('a.review-door')?.hash.slice('#/'.length) ?? '');
  const made = await madeOnline(address);
  const pages = [...PAGES, review, ...made];
  for (const page of pages) await visit(driver, page);
  return `${wolf} + ${sheep} choices, ${pages.length} pages`;
}

/** Without motion, with sounds: each is rendered at least once. */
const QUICK = { speed: 'instant', still: true, suggest: false, confirm: 'never', sound: true, volume: 0.2, soundAsked: true };

interface Play {
  readonly over: string;
  /** What can be pressed, the most urgent first. */
  readonly choices: readonly string[];
}

const WOLF: Play = { over: '.wolf-result', choices: ['.wolf-question button', '.thing.playable'] };
const SHEEP: Play = {
  over: '.sheep-result',
  choices: [
    '.sheep-action-bar .sheep-wide:not(:disabled)',
    '.sheep-action-bar .sheep-image[data-image=sheep]',
    '.sheep-action-bar .sheep-image[data-image=fox]:not([aria-pressed=true])',
    // Dogs may rest: cells are pressed to place the card, and for the fox.
    '.sheep-table:not(:has(.sheep-action-bar .sheep-end)) .sheep-cell.sheep-open',
    '.sheep-table:has(.sheep-action-bar .sheep-image[data-image=fox]) .sheep-cell.sheep-open',
    '.sheep-action-bar .sheep-end:not(:disabled)',
    '.sheep-hand.sheep-may:not(.sheep-chosen)',
  ],
};
const MOST_CHOICES = 1_000;

/** Presses what is offered until the game is over. */
async function play(driver: Driver, { over, choices }: Play): Promise<number> {
  for (let made = 0; made < MOST_CHOICES; made++) {
    const done = await until(`a choice, or ${over}`, async () => {
      if (await driver.run((selector) => document.querySelector(selector)?.checkVisibility() === true, over)) return 'over';
      return await press(driver, choices);
    });
    if (done === 'over') return made;
  }
  throw new Error(`the game does not end: no ${over}`);
}

/** Opens a page by its address, without loading the app again. */
async function visit(driver: Driver, page: string): Promise<void> {
  const [here, kind] = [await driver.run(() => location.hash.split('/')[1]), page.split('/')[0]];
  // Two pages of a kind may be one element: another comes between.
  for (const next of here === kind ? [kind === 'about' ? 'settings' : 'about', page] : [page]) {
    await driver.run((hash) => {
      for (const old of document.querySelectorAll('.page')) old.setAttribute('data-left', '');
      location.hash = hash;
    }, `#/${next}`);
    await shown(driver, next);
  }
}

/** Waits until the page shows something, and until that has had time to fail. */
async function shown(driver: Driver, page: string): Promise<void> {
  await until(page, () =>
    driver.run(() =>
      [...document.querySelectorAll('.page:not([data-left]) :is(.content, .thing, h1)')].some((part) => part.checkVisibility()),
    ),
  );
  await driver.run(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Pages of a table and of a match on the server. */
async function madeOnline(address: string): Promise<readonly string[]> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Readonly<Record<'key' | 'table' | 'match', string>>;
  };
  const { key } = await post('keys', {});
  const game = {
    key,
    game: 'wolf-and-hound',
    config: [
      ['Edition', '2016'],
      ['Players', '4'],
      ['Animals', 'hound-01 wolf-01'],
    ],
  };
  const { table } = await post('tables', game);
  const { match } = await post('matches', { ...game, form: 'fours', deals: 2 });
  return [`t/${table}`, `screen/${table}`, `m/${match}`];
}
