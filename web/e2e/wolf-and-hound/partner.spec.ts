import { inflateRawSync } from 'node:zlib';
import { wolfAndHoundBots } from '@bellwether/bots/wolf-and-hound';
import { type Forecast, forecast } from '@bellwether/bots/wolf-and-hound/forecast';
import { FastRandom, ParseError, readRecord } from '@bellwether/kernel';
import { type Card, numberCard, wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect, type Page } from '@playwright/test';
import { hand, quick } from '../help.ts';
import { test } from '../test.ts';
import { begins, called, en, head, source, WALKS, YOU } from '../words.ts';
import { FOUR, gameAt } from './positions.ts';

const [WALTER = ''] = en.shell.level.names.herder;
/** The worker that holds the game. */
const HOST = 1;
/** As in the app: the same question gets the same answer. */
const SEED = 1;

interface Found {
  readonly address: string;
  readonly told: Forecast;
  readonly foretold: Card;
  /** A card after which nothing is foretold. */
  readonly open: Card;
}

/** A game in which Walter's answer can be foretold after one card of the hand and not after another. */
function findGame(): Found {
  for (let seed = 1; seed < 200; seed++) {
    const address = gameAt(FOUR, 8, seed);
    const record = readRecord(wolfAndHound, inflateRawSync(Buffer.from(address.slice('/#/record/'.length), 'base64url')).toString());
    if (record instanceof ParseError) throw new Error(record.where);
    const state = wolfAndHound.start(record.config, record.deal);
    for (const { seat, move } of record.moves) wolfAndHound.apply(state, seat, move);
    const view = wolfAndHound.view(state, 1);
    const all = wolfAndHound.legal(state, 1).flatMap((move) => {
      const told = forecast(view, move, wolfAndHoundBots.players.herder, new FastRandom(SEED));
      return move.kind === 'play' ? [{ card: move.card, told }] : [];
    });
    const foretold = all.find(({ told }) => told !== undefined);
    const open = all.find(({ told }) => told === undefined);
    if (foretold?.told && open) return { address, told: foretold.told, foretold: foretold.card, open: open.card };
  }
  throw new Error('nothing is ever foretold');
}

const look = (page: Page, card: Card) => {
  const { colour, value, symbol } = numberCard(card) as NonNullable<ReturnType<typeof numberCard>>;
  return page
    .getByRole('button', { name: begins(en.wolf.card(colour, value, symbol)) })
    .first()
    .hover();
};

/** What the bubble says. */
function phrase({ animal: id, to, partner }: Forecast): string {
  const { acts, probably } = en.wolfPartner;
  const name = en.wolf.animals.only[id === 'wolf-01' ? 'wolf' : 'hound'];
  const seat = typeof to === 'number' ? (to === 1 ? YOU : called(en.shell.level.names.shepherd[to === 2 ? 0 : 1] ?? '')) : YOU;
  const place = { anywhere: acts.move(name), partners: acts.toOwn(name, called(WALTER)), rivals: acts.toRivals(name) };
  return probably(
    WALTER,
    typeof to === 'string' ? place[to] : to === partner ? acts.toSelf(name, called(WALTER)) : acts.toSeat(name, seat),
  );
}

test('before I play, I am told what my partner will probably answer, where most hands agree', async ({ page }) => {
  const { address, told, foretold, open } = findGame();
  await quick(page, { foretell: true });
  await page.goto(address);
  await hand(page).first().waitFor();
  const bubble = page.locator('.partner .speech');
  await look(page, foretold);
  await expect(bubble).toHaveText(phrase(told));
  await expect(page.locator('#said')).toContainText(head(phrase(told)));
  await look(page, open);
  await expect(bubble).toHaveCount(0);
  await look(page, foretold);
  await expect(bubble).toHaveText(phrase(told));
});

test('those who do not want to know are not told, and nothing is worked out', async ({ page }) => {
  const { address, foretold } = findGame();
  await quick(page, { foretell: false });
  await page.goto(address);
  await hand(page).first().waitFor();
  await look(page, foretold);
  await expect(page.locator('.told')).toHaveText(new RegExp(`${WALKS}|${source(head(en.wolf.foresee.stays([], 1)))}`));
  expect(page.workers()).toHaveLength(HOST);
  await page.goto('/#/settings');
  await page
    .getByRole('switch', { name: en.settings.foretell })
    .or(page.getByRole('checkbox', { name: en.settings.foretell }))
    .check();
  await page.goBack();
  await hand(page).first().waitFor();
  await look(page, foretold);
  await expect(page.locator('.partner .speech')).toHaveCount(1);
  expect(page.workers()).toHaveLength(HOST + 1);
});
