import { AxeBuilder } from '@axe-core/playwright';
import { startTestPlatform, type TestPlatform } from '@perya/test-kit/platform';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

interface Worker {
  platform: TestPlatform;
}

interface Each {
  /** The platform as it was seeded, with no fault and the clock right. */
  fresh: undefined;
}

/** One built platform for all journeys of a worker; each journey begins with it as seeded. */
export const test = base.extend<Each, Worker>({
  platform: [
    // The first argument is Playwright's own form, empty or not.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const platform = await startTestPlatform();
      await provide(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ platform }, provide) => provide(platform.siteUrl),
  fresh: [
    async ({ platform }, provide) => {
      await platform.sandbox('POST', '/sandbox/reset');
      await provide(undefined);
    },
    { auto: true, timeout: 120_000 },
  ],
  // What no journey may ever leave behind: an error that nobody caught.
  page: async ({ page }, provide) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => {
      // A read that was given up, by a newer one or a navigation, is no fault: the router and the
      // browser reject promises of their own for it, which nobody waits for.
      if (error.name !== 'AbortError') uncaught.push(error.message);
    });
    await provide(page);
    expect(uncaught, 'errors that nobody caught').toEqual([]);
  },
});

export const PASSWORD = 'Perya2026';

/** Fills in the sign-in form, in the dialog or on the page, and sends it. */
export async function signIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) });
  await form.getByLabel('Username').fill(account);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** The amount that a place shows, in minor units. */
export async function amountIn(place: Locator): Promise<number> {
  const text = (await place.textContent()) ?? '';
  const digits = /[\d,]+\.\d{2}/.exec(text)?.[0];
  if (!digits) throw new Error(`“${text}” holds no amount.`);
  return Math.round(Number(digits.replaceAll(',', '')) * 100);
}

/** Nothing that axe calls serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(grave).toEqual([]);
}
