import type { Locator, Page } from '@playwright/test';

import { expect, signIn, test, untilHydrated } from './fixtures';

type Part = 'header' | 'rail' | 'bottomBar' | 'footer';

/** The route table of the specification (§2): paths grouped by their visible shell parts. */
const ROUTES: readonly { parts: readonly Part[]; paths: readonly string[] }[] = [
  {
    parts: ['header', 'rail', 'bottomBar', 'footer'],
    paths: [
      '/',
      '/index',
      '/index.html',
      '/home',
      '/help',
      '/rng',
      '/pvp',
      '/live',
      '/fish',
      '/sports',
      '/esports',
      '/cockfight',
      '/inhouse',
      '/elott',
      '/lott',
      '/promotions',
      '/promoDetail?id=event-workshop',
      '/affiliate',
      '/down',
      '/download',
      '/login',
    ],
  },
  { parts: ['header', 'bottomBar', 'footer'], paths: ['/pointMall'] },
  { parts: ['header', 'bottomBar'], paths: ['/register', '/register.html', '/lottery'] },
  { parts: ['header'], paths: ['/game'] },
  { parts: ['footer'], paths: ['/helpmc'] },
  { parts: [], paths: ['/helpmc?desk=live', '/seamless', '/vnlottery'] },
];

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });
const quickAccess = (page: Page): Locator => page.getByRole('navigation', { name: 'Quick access' });
const openDrawer = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

async function chooseTagalog(page: Page): Promise<void> {
  const menu = mainMenu(page);
  await menu.getByRole('button', { name: /^Language: English/ }).click();
  await menu.getByRole('button', { name: 'Tagalog' }).click();
}

test('every route responds with its layout', { tag: '@deepWide' }, async ({ page, isMobile }) => {
  const places: Record<Part, Locator> = {
    header: page.getByRole('banner'),
    rail: mainMenu(page),
    bottomBar: quickAccess(page),
    footer: page.getByRole('contentinfo'),
  };
  const elsewhere = isMobile ? 'rail' : 'bottomBar';
  for (const { parts, paths } of ROUTES) {
    const expected = new Set(parts.filter((part) => part !== elsewhere));
    // On phones the parts depend on the layout only, so one path per group is enough.
    for (const path of isMobile ? paths.slice(0, 1) : paths) {
      await test.step(path, async () => {
        const answer = await page.goto(path, { waitUntil: 'commit' });
        expect.soft(answer?.status(), path).toBe(200);
        await expect(page.getByRole('main'), path).toBeVisible();
        for (const [part, place] of Object.entries(places) as [Part, Locator][]) {
          const visible = expected.has(part);
          await expect.soft(place, `${path}: ${part}`).toBeVisible({ visible });
        }
        // The logo and menu exist once: in the rail, or in the header if there is no rail.
        const isAlone = expected.has('header') && !expected.has('rail');
        const logo = places.header.getByRole('link', { name: 'Perya' });
        await expect.soft(logo, `${path}: logo`).toBeVisible({ visible: isAlone });
        const visible = isAlone && parts.includes('bottomBar');
        const menu = places.header.getByRole('button', { name: 'Open menu' });
        await expect.soft(menu, `${path}: menu`).toBeVisible({ visible });
      });
    }
  }
});

test('an unknown URL shows a 404 page with links', { tag: '@deepWide' }, async ({ page }) => {
  const answer = await page.goto('/no-such-stall');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  const stalls = page.getByRole('navigation', { name: 'See games' });
  await stalls.getByRole('link', { name: 'Fishing' }).click();
  await expect(page).toHaveURL('/fish');
});

test(
  'changing language and theme keeps the input, and is stored',
  { tag: '@deepWide' },
  async ({ page, isMobile }) => {
    const html = page.locator('html');
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Username' }).fill('juan01');
    if (isMobile) await openDrawer(page);
    await chooseTagalog(page);
    await expect(html).toHaveAttribute('lang', 'tl-PH');
    // Selecting an entry has closed the drawer.
    const before = (await html.getAttribute('data-theme')) ?? '';
    await page.locator('[data-action="theme"]').click();
    await expect(html).not.toHaveAttribute('data-theme', before);
    await expect(page.locator('input[name="username"]')).toHaveValue('juan01');
    await page.reload();
    await expect(html).toHaveAttribute('lang', 'tl-PH');
    await expect(html).not.toHaveAttribute('data-theme', before);
  },
);

test.describe('on wide screens', { tag: '@wide' }, () => {
  test('the bars can be toggled on a page with hidden bars', async ({ page }) => {
    await page.goto('/seamless');
    await page.getByRole('button', { name: 'Show menu and top bar' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    const menu = mainMenu(page);
    await menu.getByRole('button', { name: 'Hide menu and top bar' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });

  test('a tap on the menu before hydration is queued', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/Rail-[^/]+\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/promotions');
    await untilHydrated(page);
    const menu = mainMenu(page);
    await menu.getByRole('button', { name: 'Customer service' }).click();
    const panel = menu.getByRole('button', { name: 'Speed test' });
    await expect(panel).toHaveCount(0);
    held.resolve();
    await expect(panel).toBeVisible();
  });

  test('the narrow rail shows its panels on hover and focus', async ({ page }) => {
    await page.goto('/promotions');
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    // Hydrated, and responds to the mouse.
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    const menu = mainMenu(page);
    const all = menu.getByRole('link', { name: 'All: Slots' });
    await menu.getByRole('link', { name: 'Slots', exact: true }).hover();
    await expect(all).toBeVisible();
    await page.mouse.move(900, 500);
    await expect(all).toBeHidden();
    await menu.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Slots', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(all).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
  });

  test('the member’s bar links to money, messages and account, and stores their language', async ({
    page,
  }) => {
    await page.goto('/login');
    await signIn(page, 'juan01');
    await page.getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL(/\?member=depositv2$/);
    const centre = page.getByRole('dialog', { name: 'Member center' });
    await expect(centre).toBeVisible();
    await centre.getByRole('button', { name: 'Close' }).click();
    await expect(centre).toBeHidden();
    await page.getByRole('button', { name: /^Messages/ }).click();
    await expect(page).toHaveURL(/\?member=messageV2$/);
    await centre.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'juan01’s account' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      /Profile$/,
      /(Player rank|Security center)$/,
      /^Messages/,
      'Member center',
      'Account record',
      'Betting record',
      'Affiliate program',
      'Log out',
    ]);
    await page.keyboard.press('Escape');
    const told = page.waitForRequest((request) => request.url().endsWith('/wps/member/language'));
    await chooseTagalog(page);
    expect((await told).postDataJSON()).toEqual({ language: 'TY' });
  });
});

test.describe('on phones', { tag: '@narrow' }, () => {
  test('the drawer and the bottom bar link to every page, and to the wallet after a login', async ({
    page,
  }) => {
    await page.goto('/');
    await openDrawer(page);
    const menu = mainMenu(page);
    await menu.getByRole('button', { name: 'More: Slots' }).click();
    await menu.getByRole('link', { name: 'All: Slots' }).click();
    await expect(page).toHaveURL('/rng');
    await expect(menu).toBeHidden();

    const bar = quickAccess(page);
    await bar.getByRole('link', { name: 'Promos' }).click();
    await expect(page).toHaveURL('/promotions');
    await expect(bar.getByRole('link', { name: 'Promos' })).toHaveAttribute('aria-current', 'page');

    await bar.getByRole('button', { name: 'Wallet' }).click();
    await signIn(page, 'juan01');
    const centre = page.getByRole('dialog', { name: 'Member center' });
    await expect(centre.getByRole('link', { name: 'Wallet' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page).toHaveURL('/promotions?member=transferFund');
    await page.goBack();
    await expect(centre).toBeHidden();
  });
});
