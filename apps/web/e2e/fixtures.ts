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
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IS_DEEP, WATCHES_OPENAPI } from './tier';

export { expect };

interface Worker {
  platform: TestPlatform;
  /** The platform has a site for agents too. Defaults to false; `true` starts a platform of its own. */
  agentSite: boolean;
  /** A brand pack's file. The default, undefined, is the demo brand; another starts a platform of its own. */
  brandPack: string | undefined;
}

interface Each {
  /** The test handles the announcements after a sign-in itself. Defaults to false: they are dismissed. */
  meetsNotices: boolean;
  /**
   * The brand's default language, in which a visit starts. Defaults to EN, the language of these tests; null
   * leaves the demo brand's own.
   */
  startsIn: 'EN' | null;
  /** The platform in its seeded state, without faults and with the correct clock. */
  fresh: undefined;
}

/** The platform of this worker process. */
let platformOfWorker: TestPlatform | undefined;
/** Errors that the gateway has logged during this test. */
const gatewayErrors: string[] = [];
/** Pino's number of the level `error`. */
const ERROR_LEVEL = 50;

/** Output that isn't a log record, such as a crash, is an error too. */
function isError(line: string): boolean {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level === undefined || Number(level) >= ERROR_LEVEL;
}

/** The ids of the calls that the gateway has answered without an error in this worker process. */
const answeredCalls = new Set<string>();
/** Where each worker process writes its calls, for the check after a whole run. */
const CALLS_FOLDER = fileURLToPath(new URL('../../../reports/calls/', import.meta.url));

/**
 * Records the call of a line that the gateway logs. Tests that start a platform of their own pass it as
 * `onLine`.
 */
export function recordCall(program: string, line: string): void {
  if (program !== 'gateway') return;
  const call = /"endpoint":"(\w+)"/.exec(line)?.[1];
  const status = Number(/"status":(\d+)/.exec(line)?.[1]);
  if (call !== undefined && status < 400) answeredCalls.add(call);
}

/** One built platform for all tests of a worker, reset to the seed before each test. */
export const test = base.extend<Each, Worker>({
  agentSite: [false, { option: true, scope: 'worker' }],
  brandPack: [undefined, { option: true, scope: 'worker' }],
  platform: [
    async ({ agentSite, brandPack }, provide, { workerIndex }) => {
      const watching = WATCHES_OPENAPI ? await import('./watchOpenApi') : undefined;
      const watch = watching?.createOpenApiWatch();
      const platform = await startTestPlatform({
        agentSite,
        // Accounts and amounts are in the brand's currency, so it has a seed of its own.
        ...(brandPack !== undefined && { seed: 'small', env: { PERYA_BRAND: brandPack } }),
        ...(watch && { proxyGateway: watch.start }),
        onLine(program, line) {
          recordCall(program, line);
          if (program === 'gateway' && isError(line)) gatewayErrors.push(line);
        },
      });
      platformOfWorker = platform;
      await provide(platform);
      await platform.stop();
      await watch?.finish(workerIndex);
      mkdirSync(CALLS_FOLDER, { recursive: true });
      writeFileSync(join(CALLS_FOLDER, `${workerIndex}.json`), JSON.stringify([...answeredCalls]));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ platform }, provide) => provide(platform.siteUrl),
  meetsNotices: [false, { option: true }],
  startsIn: ['EN', { option: true }],
  fresh: [
    async ({ platform, startsIn }, provide) => {
      gatewayErrors.length = 0;
      await platform.sandbox('POST', '/sandbox/reset');
      if (startsIn) {
        await platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: startsIn });
      }
      await provide(undefined);
    },
    // Reseeding takes long when the seed is over half an hour old and the machine is busy.
    { auto: true, timeout: 300_000 },
  ],
  context: async ({ context, meetsNotices }, provide) => {
    if (!meetsNotices) await putNoticesAway(context);
    await provide(context);
  },
  // No test may leave an uncaught error.
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
      // Aborted reads aren't errors: the router and the browser reject unhandled promises for them.
      if (error.name !== 'AbortError') uncaught.push(error.stack ?? error.message);
    });
    await provide(page);
    if (journey.status !== journey.expectedStatus) await tellHowItStood(page, journey, failedCalls);
    expect(uncaught, 'errors that nobody caught').toEqual([]);
  },
});

const pathOf = (call: { url(): string }) => new URL(call.url()).pathname;

/**
 * Prints a failed test's state to the output, because screenshots and traces stay on the machine that ran it.
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

/** The demo brand's announcements after a sign-in (kinds PU and PR of its seed). */
const NOTICES = JSON.stringify(['welcome', 'new-studios']);

/** Permanently dismisses announcements, for a page of another browser context than the test's own. */
export async function putNoticesAway(browser: BrowserContext | Page): Promise<void> {
  await browser.addInitScript((notices) => {
    try {
      localStorage.setItem('announcementsSeen', notices);
    } catch {
      // A frame without storage shows no announcements.
    }
  }, NOTICES);
}

export const PASSWORD = 'Perya2026';

/** Fills in and submits the sign-in form, in the dialog or on the page. */
export async function signIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) });
  await form.getByLabel('Username').fill(account);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/**
 * Opens a URL with a sign-in link: faster than the form, the human check and the password, which have their
 * own tests.
 */
export async function openSignedIn(page: Page, account: string, address: string): Promise<void> {
  if (!platformOfWorker) throw new Error('The platform is not started: ask for it by a fixture.');
  const { value } = (await platformOfWorker.sandbox('POST', '/sandbox/login-link', {
    account,
  })) as { value: { token: string } };
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}token=${value.token}`);
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
}

/** Waits until the page is hydrated. Before that, taps on buttons are queued, but keys and links aren't. */
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

/** The displayed amount in minor units. */
export async function amountIn(place: Locator): Promise<number> {
  const text = (await place.textContent()) ?? '';
  const digits = /[\d,]+\.\d{2}/.exec(text)?.[0];
  if (!digits) throw new Error(`“${text}” holds no amount.`);
  return Math.round(Number(digits.replaceAll(',', '')) * 100);
}

/**
 * Stops transitions until `end`: a color in transition belongs to no state, and a part that hydrates during a
 * check starts some. The style sheet is constructed, because the site's policy allows no inline styles.
 */
async function withoutTransitions(page: Page): Promise<{ end(): Promise<void> }> {
  const sheet = await page.evaluateHandle(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    return still;
  });
  return {
    end: () =>
      sheet.evaluate((still) => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still);
      }),
  };
}

/** Expects no serious or critical axe violations in the page or a part of it, and no horizontal overflow. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Stale lists are dimmed while refetching.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const still = await withoutTransitions(page);
  const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] });
  // Skips passed checks and the second page for cross-frame results, which only frames need. Takes a quarter
  // of the time.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  await still.end();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(grave).toEqual([]);
}

/**
 * The same for another state of an already checked page, in the deep tier only. Stories check the state's
 * content.
 */
export async function expectStateAccessible(page: Page, part?: string): Promise<void> {
  if (IS_DEEP) await expectAccessible(page, part);
}
