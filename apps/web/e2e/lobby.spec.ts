import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectStateAccessible,
  signIn,
  test,
  untilHydrated,
} from './fixtures';

const cards = (page: Page) => page.locator('main [data-game]');
const count = async (page: Page) => {
  const text =
    (await page
      .getByRole('status')
      .filter({ hasText: /games?$/ })
      .textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
};

/** Chooses a provider in the filter, and returns the number of its games that the filter shows. */
async function choose(within: Page | Locator, provider: string): Promise<number> {
  const checkbox = within.getByRole('checkbox', { name: new RegExp(`^${provider}`) });
  const name = await checkbox.locator('xpath=ancestor::label').textContent();
  await checkbox.click();
  return Number((name ?? '').replace(/\D/g, ''));
}

test('filters are stored in the URL, and reset by Back and by their own link', async ({
  page,
  isMobile,
}) => {
  await page.goto('/rng');
  await expect(cards(page).first()).toBeVisible();
  let kalabaw = 0;
  let kites = 0;

  if (isMobile) {
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    kalabaw = await choose(sheet, 'Kalabaw Reels');
    kites = await choose(sheet, 'Nine Kites');
    await expectAccessible(page, '[role=dialog]');
    await sheet.getByRole('button', { name: /^Show [\d,]+ games$/ }).click();
  } else {
    await page.locator('summary', { hasText: 'Providers' }).click();
    kalabaw = await choose(page, 'Kalabaw Reels');
    await expect(page).toHaveURL(/vendor=KLB/);
    kites = await choose(page, 'Nine Kites');
    await page.keyboard.press('Escape');
  }
  await expect(page).toHaveURL(/\/rng\?vendor=KLB&vendor=NKT$/);
  const both = kalabaw + kites;
  await expect.poll(() => count(page)).toBe(both);
  for (const vendor of await cards(page).locator('p').allTextContents()) {
    expect(['Kalabaw Reels', 'Nine Kites']).toContain(vendor);
  }
  await expectStateAccessible(page, 'main');

  await page.reload();
  await expect.poll(() => count(page)).toBe(both);

  await page.getByRole('link', { name: 'Remove: Nine Kites' }).click();
  await expect(page).toHaveURL(/\/rng\?vendor=KLB$/);
  await expect.poll(() => count(page)).toBe(kalabaw);
  await page.goBack();
  await expect(page).toHaveURL(/vendor=NKT/);
  await expect.poll(() => count(page)).toBe(both);
});

test('a search without results suggests a correction', { tag: '@deepWide' }, async ({ page }) => {
  await page.goto('/rng?page=2');
  const name = (await cards(page).getByRole('heading').first().textContent()) ?? '';
  const [word = ''] = name.split(' ').toSorted((a, b) => b.length - a.length);
  const mistyped = word.slice(0, 2) + word.slice(3) + word.slice(2, 3) + 'q';
  await page.goto(`/rng?q=${encodeURIComponent(mistyped)}`);
  await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Closest matches' })).toBeVisible();
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first().click();
  await expect(cards(page).first()).toBeVisible();
});

test(
  'a vendor opens over its lobby, Back closes it, and one press shows all its games',
  { tag: '@deepWide' },
  async ({ page }) => {
    const folder = page.getByRole('dialog', { name: 'Banderitas Works' });
    await page.goto('/rng');
    // Before hydration, the link opens the vendor's section of the lobby.
    await untilHydrated(page);
    await page
      .getByRole('navigation', { name: 'Providers' })
      .getByRole('link', { name: /^Banderitas Works/ })
      .click();
    await expect(folder.locator('[data-game]')).toHaveCount(24);
    await expect(page).toHaveURL(/folder=BDW/);
    await expectStateAccessible(page, '[role=dialog]');
    await page.goBack();
    await expect(folder).toBeHidden();
    await page.goForward();
    await folder.getByRole('link', { name: 'See all in the lobby' }).click();
    await expect(page).toHaveURL(/\/rng\?vendor=BDW$/);
    await expect(folder).toBeHidden();
  },
);

test(
  'a guest’s favorite is saved after the login, and is listed',
  { tag: '@deepWide' },
  async ({ page }) => {
    await page.goto('/rng?show=favourites');
    await expect(page.getByRole('heading', { name: 'See your favorites' })).toBeVisible();
    await page.goto('/rng?sort=name');
    const card = cards(page).nth(4);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.hover();
    await card.getByRole('button', { name: `Favorite: ${name}` }).click();
    await signIn(page, 'vip001');
    await expect(card.getByRole('button', { name: `Favorite: ${name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('link', { name: /^Favorites/ }).click();
    const favourite = cards(page).filter({ hasText: name });
    await expect(favourite).toHaveCount(1);
    await favourite.hover();
    await favourite.getByRole('button', { name: `Favorite: ${name}` }).click();
    await page.reload();
    await expect(favourite).toHaveCount(0);
  },
);

// Phones have no arrow keys.
test('the arrow keys move between cards', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/rng?sort=name');
  const focused = () =>
    page.evaluate(() =>
      document.activeElement?.closest('[data-place]')?.getAttribute('data-place'),
    );
  await untilHydrated(page);
  await cards(page).first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('1');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('2');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => Number(await focused())).toBeGreaterThan(2);
  await page.keyboard.press('Control+Home');
  await expect.poll(focused).toBe('0');
});

test(
  'live tables show limits and seats; a match opens its sportsbook',
  { tag: '@deepWide' },
  async ({ page }) => {
    await page.goto('/live');
    await expect(cards(page).first()).toContainText(/₱[\d.]+K?–₱[\d.]+[KM]?/);
    await expect(page.getByText(/^\d of 7$|^Players$/).first()).toBeVisible();
    await expectAccessible(page, 'main');

    await page.goto('/sports');
    const board = page.getByRole('region', { name: 'Live and upcoming' });
    await expect(board.getByRole('article').first()).toBeVisible();
    await expectAccessible(page, 'main');
    await board
      .getByRole('button', { name: /^[12] ?\d+\.\d\d/ })
      .first()
      .click();
    await signIn(page, 'juan01');
    await expect(page).toHaveURL(/\/(game|seamless)/);
  },
);

test('the leaderboard shows the lobby’s highest wins', { tag: '@deepWide' }, async ({ page }) => {
  await page.goto('/rng');
  await page.getByRole('button', { name: 'Winners board' }).click();
  const board = page.getByRole('dialog', { name: 'Winners board' });
  await board.getByRole('button', { name: 'Month' }).click();
  await expect(board.getByRole('listitem').first()).toContainText('₱');
  await expectStateAccessible(page, '[role=dialog]');
});
