import { expect, expectAccessible, signIn, test } from './fixtures';

const GUEST_PAGES = [
  '/',
  '/rng',
  '/login',
  '/register',
  '/promotions',
  '/down',
  '/pointMall',
  '/lottery',
  '/game',
  '/nowhere',
  '/affiliate',
];

// One theme per viewport: stories check the components in both.
test.beforeEach(({ context, baseURL, isMobile }) =>
  context.addCookies([{ name: 'theme', value: isMobile ? 'dark' : 'light', url: baseURL ?? '' }]),
);

for (const [place, path] of GUEST_PAGES.entries()) {
  test(
    `${path} has no serious violation`,
    { tag: place % 2 === 0 ? '@deepWide' : '@deepNarrow' },
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main')).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test(
  'the login dialog and the betting record have no serious violation',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, 'juan01');
    await expect(page.getByRole('button', { name: 'juan01’s account' })).toBeVisible();
    await page.goto('/?member=personalHistoryCopy');
    await expect(
      page.getByRole('dialog', { name: 'Member center' }).getByRole('table'),
    ).toBeVisible();
    await expectAccessible(page);
  },
);
