import { expect, test } from '@playwright/test';
import { DESKTOP, makeTable, PHONE, person, playOn, serve, sit, start } from './help.ts';

test('four people in four browsers play a whole game', async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await serve();
  const [ada, ben, cyd, dee] = await Promise.all([
    person(browser, DESKTOP),
    person(browser),
    person(browser, PHONE),
    person(browser, DESKTOP),
  ]);
  const link = await makeTable(ada, server.address, 'wolf-and-hound', 'Ada');
  await sit(ben, link, 'Ben', 2);
  await sit(cyd, link, 'Cyd', 3);
  await sit(dee, link, 'Dee', 4);
  await start(ada);
  const all = [ada, ben, cyd, dee];
  await playOn(all);
  for (const page of all) await expect(page.locator('.over')).toBeVisible();
  await server.close();
});
