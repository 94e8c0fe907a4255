import { expect, expectAccessible, test } from './fixtures';
import {
  addLine,
  balance,
  beginSale,
  bet,
  closeSlip,
  drawOf,
  FAST,
  openLottery,
  openSlip,
  place,
  showTickets,
  tickets,
  ticketsFor,
} from './lottery';
import { openRecord } from './play';

const ACCOUNT = 'juan01';
const ADDRESS = `/lottery?gameCode=${FAST}&playType=sides`;
const SECOND_MS = 1000;
/** One bet each on Big and Small: exactly one wins and pays 1.84 times its price. */
const STAKE = 10_00;
const PAYOUT = 18_40;
/** Draws and payouts run in the background; the page polls every few seconds. */
const SETTLED = { timeout: 30_000 };

test('bets are placed, locked, drawn and paid live, and are in the record', async ({
  page,
  platform,
}) => {
  const time = await beginSale(platform);
  await openLottery(page, ADDRESS, ACCOUNT);
  const before = await balance(page);
  const draw = await bet(page, 'Big');
  await bet(page, 'Small');
  await expect.poll(() => balance(page)).toBe(before - 2 * STAKE);
  const own = ticketsFor(page, draw);
  await expect(own).toHaveCount(2);
  // The row is read again after an order.
  const recent = page.getByRole('region', { name: 'Recently played' });
  await expect(recent.getByRole('link').first()).toHaveText('Lucky 28 5M');

  // Sales close, so bets can't be canceled anymore.
  await expect(own.getByRole('button', { name: 'Cancel' })).toHaveCount(2);
  await time.is(time.lockAt + SECOND_MS, page);
  await expect(own.getByRole('button', { name: 'Cancel' })).toHaveCount(0, SETTLED);

  // The draw: its balls appear automatically, one ticket is paid, the balance increases.
  await time.is(time.drawAt, page);
  const last = page.getByRole('region', { name: 'Last result' });
  await expect(last).toContainText(`Result of ${draw}`, SETTLED);
  await showTickets(page, 'Ended');
  await expect(own.filter({ hasText: 'Won ₱18.40' })).toHaveCount(1, SETTLED);
  await expect(own.filter({ hasText: 'Lost' })).toHaveCount(1);
  await expect.poll(() => balance(page)).toBe(before - 2 * STAKE + PAYOUT);

  const record = await openRecord(page, ACCOUNT);
  const rows = record.getByRole('row').filter({ hasText: 'Lucky 28 5M' });
  await expect(rows.filter({ hasText: '8.40' })).toHaveCount(1);
});

test('a slip that missed its draw asks for a decision, and enters the next draw on request', async ({
  page,
  platform,
}) => {
  const time = await beginSale(platform);
  await openLottery(page, ADDRESS, ACCOUNT);
  const before = await balance(page);
  await addLine(page, 'Big');
  const draw = await drawOf(await openSlip(page));
  // Everything is still there after a reload.
  await page.reload();
  expect(await drawOf(await openSlip(page))).toBe(draw);
  await closeSlip(page);
  await time.is(time.lockAt + SECOND_MS, page);
  expect(await balance(page)).toBe(before);
  const slip = await openSlip(page);
  const notice = slip.getByText(`Draw ${draw} has closed`);
  await expect(notice).toBeVisible(SETTLED);
  await slip.getByRole('button', { name: /^Move to / }).click();
  await expect(notice).toBeHidden();
  expect((await drawOf(slip)).localeCompare(draw, 'en')).toBe(1);
  await place(slip, '₱10.00');
  await closeSlip(page);
  await expect.poll(() => balance(page)).toBe(before - STAKE);
});

test(
  'a chase stops after a win, and the remaining draws are refunded',
  { tag: '@deep' },
  async ({ page, platform }) => {
    const time = await beginSale(platform);
    await openLottery(page, ADDRESS, ACCOUNT);
    const before = await balance(page);
    // One of the two chases wins immediately; the other continues.
    const draw = await bet(page, 'Big', { isChase: true });
    await bet(page, 'Small', { isChase: true });
    await expect.poll(() => balance(page)).toBe(before - 10 * STAKE);

    await time.is(time.drawAt, page);
    await showTickets(page, 'Ended');
    await expect(ticketsFor(page, draw).filter({ hasText: 'Won ₱18.40' })).toHaveCount(1, SETTLED);
    await expect(tickets(page).getByText('Stopped')).toHaveCount(4);
    await expect.poll(() => balance(page)).toBe(before - 10 * STAKE + PAYOUT + 4 * STAKE);
    await showTickets(page, 'Open');
    await expect(tickets(page).getByText(/Multi-draw \d of 5/)).toHaveCount(4);
  },
);

test('a ticket is canceled before the lock, and its stake refunded', async ({ page, platform }) => {
  await beginSale(platform);
  await openLottery(page, ADDRESS, ACCOUNT);
  const before = await balance(page);
  const draw = await bet(page, 'Big');
  await expect.poll(() => balance(page)).toBe(before - STAKE);
  await ticketsFor(page, draw).getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: `Cancel your ticket for ${draw}?` })
    .getByRole('button', { name: 'Cancel ticket' })
    .click();
  await expect.poll(() => balance(page)).toBe(before);
  await showTickets(page, 'Ended');
  await expect(ticketsFor(page, draw)).toContainText('Canceled');
  await expect(ticketsFor(page, draw)).toContainText('Refunded ₱10.00');
});

test('a canceled draw refunds every stake', { tag: '@deep' }, async ({ page, platform }) => {
  const time = await beginSale(platform);
  await openLottery(page, ADDRESS, ACCOUNT);
  const before = await balance(page);
  const draw = await bet(page, 'Small');
  await platform.sandbox('PUT', '/sandbox/draws', {
    lottery: FAST,
    number: draw,
    action: 'void',
  });
  await time.is(time.drawAt, page);
  await showTickets(page, 'Ended');
  await expect(ticketsFor(page, draw)).toContainText('Draw canceled', SETTLED);
  await expect.poll(() => balance(page)).toBe(before);
});

test('results are searchable by day, and a draw can be verified on the page, also by link', async ({
  page,
  platform,
}) => {
  await beginSale(platform);
  await page.goto(`/lottery?gameCode=${FAST}`);
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page.getByText('Latest draw')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: /^Earlier day: / }).click();
  const list = page.getByRole('list', { name: /^Lucky 28 5M results, / });
  await list.getByRole('link').first().click();
  const proof = page.getByRole('dialog', { name: /^Lucky 28 5M · Draw / });
  await expect(proof.getByText('The repeated draw gives the same numbers.')).toBeVisible();
  await expect(proof.getByText('The seed matches the hash.')).toBeVisible();
  await page.reload();
  await expect(proof.getByText('The repeated draw gives the same numbers.')).toBeVisible();
  await proof.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/view=results&day=\d{8}$/);

  // The printout contains only the results, not the site's layout.
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});
