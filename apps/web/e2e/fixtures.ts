import { AxeBuilder } from '@axe-core/playwright';
import { startTestPlatform, type TestPlatform } from '@perya/test-kit/platform';
import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { IS_DEEP } from './tier';

export { expect };

interface Worker {
  platform: TestPlatform;
}

interface Each {
  /** The journey itself deals with what is announced after a sign-in. Default false: it is put away. */
  meetsNotices: boolean;
  /** The platform as it was seeded, with no fault and the clock right. */
  fresh: undefined;
}

/** The one of this worker: each is a process of its own. */
let platformOfWorker: TestPlatform | undefined;
/** What its gateway has logged as errors during this journey. */
const gatewayErrors: string[] = [];
/** Pino's number of the level `error`. */
const ERROR_LEVEL = 50;

/** What is no record of the log, a crash for example, is one, too. */
function isError(line: string): boolean {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level === undefined || Number(level) >= ERROR_LEVEL;
}

/** One built platform for all journeys of a worker; each journey begins with it as seeded. */
export const test = base.extend<Each, Worker>({
  platform: [
    // The first argument is Playwright's own form, empty or not.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const platform = await startTestPlatform({
        onLine(program, line) {
          if (program === 'gateway' && isError(line)) gatewayErrors.push(line);
        },
      });
      platformOfWorker = platform;
      await provide(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ platform }, provide) => provide(platform.siteUrl),
  meetsNotices: [false, { option: true }],
  fresh: [
    async ({ platform }, provide) => {
      gatewayErrors.length = 0;
      await platform.sandbox('POST', '/sandbox/reset');
      await provide(undefined);
    },
    // Half an hour after the seed the town is sown again, beside whatever else the machine does.
    { auto: true, timeout: 300_000 },
  ],
  context: async ({ context, meetsNotices }, provide) => {
    if (!meetsNotices) await putNoticesAway(context);
    await provide(context);
  },
  // What no journey may ever leave behind: an error that nobody caught.
  page: async ({ page }, provide, journey) => {
    const uncaught: string[] = [];
    const failedCalls: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failedCalls.push(`${response.status()} ${pathOf(response)}`);
    });
    page.on('requestfailed', (request) => {
      failedCalls.push(`${request.failure()?.errorText ?? 'failed'} ${pathOf(request)}`);
    });
    page.on('pageerror', (error) => {
      // A read that was given up, by a newer one or a navigation, is no fault: the router and the
      // browser reject promises of their own for it, which nobody waits for.
      if (error.name !== 'AbortError') uncaught.push(error.stack ?? error.message);
    });
    await provide(page);
    if (journey.status !== journey.expectedStatus) await tellHowItStood(page, journey, failedCalls);
    expect(uncaught, 'errors that nobody caught').toEqual([]);
  },
});

const pathOf = (call: { url(): string }) => new URL(call.url()).pathname;

/**
 * What a failed journey leaves in the run's own output: pictures and traces stay on the machine that
 * made them.
 */
async function tellHowItStood(page: Page, journey: TestInfo, failedCalls: readonly string[]) {
  const body = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  process.stdout.write(
    `${[
      `${journey.titlePath.join(' › ')} [${journey.project.name}] stood at ${page.url()}`,
      ...failedCalls.slice(-20),
      ...gatewayErrors.slice(-10).map((line) => line.slice(0, 2_000)),
      body.slice(0, 8_000),
    ].join('\n')}\n`,
  );
}

/** The pop-up after a sign-in, in the demo brand's languages. */
export const arrivalNotices = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Good to know|Dapat mong malaman)$/ });

/** What the demo brand announces to whoever has signed in (kinds PU and PR of its seed). */
const NOTICES = JSON.stringify(['welcome', 'new-studios']);

/** As somebody who has put away for good what is announced; for a page of another browser than the journey's own. */
export async function putNoticesAway(browser: BrowserContext | Page): Promise<void> {
  await browser.addInitScript((notices) => {
    try {
      localStorage.setItem('announcementsSeen', notices);
    } catch {
      // A frame without storage shows none.
    }
  }, NOTICES);
}

export const PASSWORD = 'Perya2026';

/** Fills in the sign-in form, in the dialog or on the page, and sends it. */
export async function signIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) });
  await form.getByLabel('Username').fill(account);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/**
 * Comes to an address by a link that signs in: a page load, and the form, the work of the human check and
 * the password are left to the journeys about them.
 */
export async function openSignedIn(page: Page, account: string, address: string): Promise<void> {
  if (!platformOfWorker) throw new Error('The platform is not started: ask for it by a fixture.');
  const { value } = (await platformOfWorker.sandbox('POST', '/sandbox/login-link', {
    account,
  })) as { value: { token: string } };
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}token=${value.token}`);
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
}

/** Waits until React answers what is done to the page. Presses on buttons are kept before; keys and links are not. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (window as { perya?: { isHydrated(): boolean } }).perya?.isHydrated(),
  );
}

/** The member's balance in the header. */
export const headerBalance = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('group', { name: /^(Balance|Balanse)$/ })
    .getByText(/₱[\d,]+\.\d{2}/);

/** The amount that a place shows, in minor units. */
export async function amountIn(place: Locator): Promise<number> {
  const text = (await place.textContent()) ?? '';
  const digits = /[\d,]+\.\d{2}/.exec(text)?.[0];
  if (!digits) throw new Error(`“${text}” holds no amount.`);
  return Math.round(Number(digits.replaceAll(',', '')) * 100);
}

/** Nothing that axe calls serious or critical, on the page or in one part of it; and no page is wider than its window. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Dimmed while a fresher list is on its way.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] });
  // What passed is not collected, nor results over a second page, which only frames need: a quarter of the time.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(grave).toEqual([]);
}

/**
 * The same for a further state of a page that is looked at elsewhere: in the deep tier. What the state
 * shows is looked at in its stories.
 */
export async function expectStateAccessible(page: Page, part?: string): Promise<void> {
  if (IS_DEEP) await expectAccessible(page, part);
}
