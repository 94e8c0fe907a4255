import type { FrameLocator, Locator, Page } from '@playwright/test';
import { amountIn, expect, openSignedIn, test } from './fixtures';
import { openRecord, slot } from './play';

const ACCOUNT = 'juan01';
const MINUTE = 60_000;

/** Signs in and opens the first game of a lobby. */
async function openFirst(page: Page, lobby: string): Promise<FrameLocator> {
  await openSignedIn(page, ACCOUNT, lobby);
  const card = page.locator('[data-game]').first();
  await card.getByRole('button', { name: /^Play / }).click();
  await expect(page).toHaveURL(/\/(game|seamless)/);
  return slot(page);
}

const DAY = 24 * 60 * MINUTE;

/** Milliseconds until the next 8 a.m. in Manila, which is midnight in UTC. */
const untilMorning = () => DAY - (Date.now() % DAY);

/** Events that don't start soon. */
const comingEvents = (book: FrameLocator) => book.locator('[data-phase=coming]');

/** Odds buttons. Their names end with the number, as in "Draw 3.25". */
const prices = (events: Locator) =>
  events.getByRole('button', { name: /\d\.\d\d/, disabled: false });

/** On narrow screens the bet slip is a sheet; while closed, only its open button has this name. */
const openSlip = (book: FrameLocator) => book.getByRole('button', { name: /^Bet slip/ }).click();

test.describe('a sportsbook', () => {
  for (const lobby of ['/sports', '/esports', '/cockfight']) {
    test(
      `in ${lobby} takes a bet, and settles it after the match`,
      { tag: lobby === '/sports' ? [] : '@deep' },
      async ({ page, platform }) => {
        // At the start of the day, so that the bet is on the day that its record shows by default.
        const offsetMs = untilMorning();
        await platform.sandbox('PUT', '/sandbox/clock', { offsetMs });
        const book = await openFirst(page, lobby);
        const isPhone = (page.viewportSize()?.width ?? 0) < 900;
        await prices(comingEvents(book)).nth(2).click();
        if (isPhone) await openSlip(book);
        await book.getByLabel('Stake', { exact: true }).fill('250');
        await book.getByLabel('If odds change').selectOption('Accept any odds');
        await book.getByRole('button', { name: /^Bet ₱250/ }).click();
        await expect(
          book.getByRole('status').filter({ hasText: 'Your bet is placed! Possible payout' }),
        ).toBeVisible();
        await book
          .getByRole('complementary')
          .getByRole('button', { name: /^My bets · 1/ })
          .click();
        await expect(book.locator('[data-ticket=open]')).toHaveCount(1);

        // The match starts within the hour and takes a quarter of an hour.
        await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: offsetMs + 80 * MINUTE });
        // The session has expired by then.
        const later = await page.context().newPage();
        await openSignedIn(later, ACCOUNT, '/');
        const table = await openRecord(later, ACCOUNT);
        const row = table
          .getByRole('row')
          .filter({ has: later.getByRole('rowheader') })
          .first();
        await expect(row).toContainText('250.00');
        await expect(row).toContainText(/Won|Paid|Lost|Stake back|Void/);
      },
    );
  }

  test(
    'combines two selections, and shows the possible payout',
    { tag: '@deep' },
    async ({ page }) => {
      const book = await openFirst(page, '/sports');
      const events = comingEvents(book);
      await prices(events.nth(0)).first().click();
      await prices(events.nth(1)).first().click();
      const isPhone = (page.viewportSize()?.width ?? 0) < 900;
      if (isPhone) await openSlip(book);
      await book.getByLabel('Stake', { exact: true }).fill('100');
      await expect(book.getByText(/pay back \d\d\.\d\d% of their stakes/)).toBeVisible();
      const pays = await amountIn(book.getByRole('status', { name: 'Possible payout' }));
      expect(pays).toBeGreaterThan(10_000);
      await book.getByRole('button', { name: 'Singles' }).click();
      await expect(book.getByRole('button', { name: /^Bet ₱200/ })).toBeVisible();
    },
  );
});

test.describe('a fish game', () => {
  test('shoots, is paid by the platform, and lets a batch be verified', async ({ page }) => {
    const pond = await openFirst(page, '/fish');
    const settled = page.waitForResponse((response) =>
      response.url().endsWith('/play/api/fish/shots'),
    );
    await pond.getByRole('button', { name: 'Auto' }).click();
    const { value } = (await (await settled).json()) as { value: { balance: string } };
    await pond.getByRole('button', { name: 'Auto' }).click();
    expect(Number(value.balance)).toBeGreaterThan(0);

    const held = Promise.withResolvers<void>();
    await page.route('**/play/api/rounds', async (route) => {
      await held.promise;
      await route.continue();
    });
    await pond.getByRole('button', { name: 'Fairness' }).click();
    const newSeeds = pond.getByRole('button', { name: /^Show the old seed/ });
    await newSeeds.click({ trial: true }); // The dialog stands still.
    const place = await newSeeds.boundingBox();
    held.resolve();
    await expect(pond.getByText('Seed still hidden').first()).toBeVisible();
    expect(await newSeeds.boundingBox(), 'moved when the rounds arrived').toEqual(place);
    await newSeeds.click();
    await pond.getByRole('button', { name: 'Check' }).first().click();
    await expect(pond.getByText('Checked: same result').first()).toBeVisible();
  });
});
