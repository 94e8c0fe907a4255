import type { TestPlatform } from '@perya/test-kit/platform';
import type { Locator, Page } from '@playwright/test';

import { amountIn, expect, headerBalance, openSignedIn } from './fixtures';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** A lottery every five minutes in which one of two options always wins, so the test doesn't depend on luck. */
export const FAST = 'LUCKY28_5M';
const FAST_MS = 5 * MINUTE_MS;
/** Its slip locks this long before the draw. */
const FAST_LOCK_MS = 15 * SECOND_MS;

/** The platform's clock, controlled by the test. It keeps running from the time that is set. */
export interface Time {
  /** The time of the fast lottery's next draw in milliseconds. */
  readonly drawAt: number;
  readonly lockAt: number;
  /** Sets the clock. An open page learns it from its next response. */
  is(instant: number, page?: Page): Promise<void>;
}

/** Starts five seconds into a draw's sales period, so that there's time to bet on slow machines. */
export async function beginSale(platform: TestPlatform): Promise<Time> {
  const begins = Math.ceil(Date.now() / FAST_MS) * FAST_MS;
  const time: Time = {
    drawAt: begins + FAST_MS,
    lockAt: begins + FAST_MS - FAST_LOCK_MS,
    async is(instant, page) {
      await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: instant - Date.now() });
      if (page) await learnTime(page);
    },
  };
  await time.is(begins + 5 * SECOND_MS);
  return time;
}

/** Refreshes the balance and simulates returning to the page. */
async function learnTime(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('alance'));
  await page.getByRole('button', { name: 'Refresh the balance' }).click();
  await answered;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Signs in and opens a lottery. */
export async function openLottery(page: Page, address: string, account: string): Promise<void> {
  await openSignedIn(page, account, address);
  await expect(tickets(page).getByRole('tab', { name: 'Open' })).toBeVisible();
}

/** The member's own tickets, below the board. */
export const tickets = (page: Page): Locator =>
  page.getByRole('region', { name: 'My tickets' }).first();

/** The tickets for a draw. */
export const ticketsFor = (page: Page, draw: string): Locator =>
  tickets(page).getByRole('article', { name: new RegExp(`, draw ${draw}$`) });

/** The balance in the header, in minor units. */
export const balance = (page: Page): Promise<number> => amountIn(headerBalance(page));

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900;

/** Selects options on the board and adds them to the slip as a line. */
export async function addLine(page: Page, ...options: readonly string[]): Promise<void> {
  for (const option of options) {
    await page
      .getByRole('button', { name: new RegExp(`^${option}\\b`), pressed: false })
      .first()
      .click();
  }
  const add = isPhone(page) ? 'Add' : 'Add to slip';
  await page.getByRole('button', { name: add, exact: true }).click();
}

/** The slip next to the board; on phones, opens its sheet. */
export async function openSlip(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Bet slip' });
  await page.getByRole('button', { name: /^Slip \(/ }).click();
  return page.getByRole('dialog', { name: 'Bet slip' });
}

/** Submits the slip. */
export async function place(slip: Locator, amount: string): Promise<void> {
  await slip.getByRole('button', { name: `Place bet · ${amount}` }).click();
  await expect(slip.getByText('Your bet is in')).toBeVisible();
}

/**
 * Bets on an option for a single draw, or as a chase of five draws that stops after a win. Returns the
 * (first) draw and ends at the board.
 */
export async function bet(page: Page, option: string, { isChase = false } = {}): Promise<string> {
  await addLine(page, option);
  const slip = await openSlip(page);
  const draw = await drawOf(slip);
  if (isChase) {
    await slip.getByRole('switch', { name: 'Multi-draw' }).click();
    await expect(slip.getByRole('switch', { name: 'Stop after a win' })).toBeChecked();
    await expect(slip.getByRole('region', { name: 'Draws in this multi-draw' })).toContainText(
      draw,
    );
  }
  await place(slip, isChase ? '₱50.00' : '₱10.00');
  await slip.getByRole('button', { name: 'Bet again' }).click();
  await closeSlip(page);
  return draw;
}

/** Closes the phone's sheet; next to the board, the slip stays. */
export async function closeSlip(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  if (!isPhone(page)) return;
  if (await sheet.isVisible()) await sheet.press('Escape');
  await expect(sheet).toBeHidden();
}

/** The draw number of the slip. */
export async function drawOf(slip: Locator): Promise<string> {
  const number = slip.locator('dl').getByText(/^\d{8}(-\d+)?$/);
  await expect(number).toBeVisible();
  return (await number.textContent()) ?? '';
}

/** Shows open or settled tickets. */
export const showTickets = (page: Page, state: 'Open' | 'Ended'): Promise<void> =>
  tickets(page).getByRole('tab', { name: state }).click();
