import type { Page } from '@playwright/test';
import { expect, expectAccessible, openSignedIn, test, untilHydrated } from './fixtures';
import { closeSlip, openLottery, openSlip, place, showTickets, ticketsFor } from './lottery';
import { addAndOpenSlip, openRecord } from './play';

const enter = (page: Page, path: string) => openSignedIn(page, 'juan01', path);

const MINUTE_MS = 60_000;

/** The current draw of a lottery. */
async function draws(page: Page, code: string): Promise<{ locksAt: number; drawsAt: number }> {
  const answer = await page.request.get(`/lgw/games/offer?lottery=${code}`);
  const { value } = (await answer.json()) as {
    value: { draws: { locksAt: number; drawsAt: number }[] };
  };
  const [next] = value.draws;
  if (next === undefined) throw new Error(`${code} is not sold.`);
  return next;
}

/** A province that is drawn neither today nor tomorrow: the one draws on Tuesdays, the other on Fridays. */
function provinceOfAnotherDay() {
  const today = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Ho_Chi_Minh' });
  return /^(?:Monday|Tuesday)$/.test(today.format())
    ? { code: 'VN_GIA_LAI', name: /^Gia Lai/ }
    : { code: 'VN_QUANG_NAM', name: /^Quảng Nam/ };
}

test('a region links to its provinces, a province to its betting page, and the tables keep the region', async ({
  page,
}) => {
  await page.goto('/vnlottery');
  await expect(page.getByRole('heading', { level: 1, name: 'Vietnam lotteries' })).toBeVisible();
  await page.getByRole('link', { name: /^North/ }).click();
  await expect(page).toHaveURL(/gameCode=VN_NORTH/);
  await expect(page.getByRole('button', { name: 'Quick pick' })).toBeVisible();

  const south = page.getByRole('link', { name: /^South/ });
  await south.click();
  // Until then the list is that of the north.
  await expect(south).toHaveAttribute('aria-current', 'true');
  const today = page.getByRole('list', { name: 'Drawn today' });
  const provinces = today.getByRole('link');
  const name = (await provinces.last().locator('strong').textContent()) ?? '';
  await provinces.last().click();
  await expect(today.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page).toHaveURL(/view=results/);
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/view=results/);
  await expect(today.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');

  // A province of another day is in the list while its page is open.
  const other = provinceOfAnotherDay();
  await page.goto(`/vnlottery?gameCode=${other.code}`);
  const others = page.getByRole('list', { name: 'On other days' });
  await expect(others.getByRole('link', { name: other.name })).toBeVisible();
});

/** Opens a regional lottery from the menu of all lotteries, without loading the page again. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.goto('/lottery?gameCode=PH_6_42');
  await untilHydrated(page);
  const all = page.getByRole('button', { name: 'All lotteries' });
  if (await all.isVisible()) await all.click();
  await page
    .getByRole('navigation', { name: 'Lotteries' })
    .getByRole('link', { name, exact: true })
    .first()
    .click();
}

/** The response of a call that the page makes. */
const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === path);

interface Game {
  displayName: string;
}

test('the provinces, regions and popular lotteries are those of the platform', async ({ page }) => {
  const list = answered(page, '/lgw/vn/games/list');
  const menu = answered(page, '/lgw/vn/games/game_menu');
  await openFromMenu(page, 'Huế');
  await expect(page).toHaveURL(/\/vnlottery\?gameCode=VN_HUE/);
  expect(new URL((await list).url()).searchParams.get('count')).toBe('100');
  const { value: all } = (await (await list).json()) as { value: Game[] };
  const { value } = (await (await menu).json()) as {
    value: { gameMenus: { gameGroupCode: string; labelName: string; games: Game[] }[] };
  };

  const regions = page.getByRole('navigation', { name: 'Regions' }).getByRole('link');
  const groups = value.gameMenus.filter(({ gameGroupCode }) => gameGroupCode.startsWith('VN'));
  await expect(regions.locator('strong')).toHaveText(groups.map(({ labelName }) => labelName));
  const popular = value.gameMenus.find(({ gameGroupCode }) => gameGroupCode === 'POPULAR');
  await expect(page.getByRole('region', { name: 'Popular' }).getByRole('link')).toHaveText(
    popular?.games.map(({ displayName }) => displayName) ?? [],
  );
  // The provinces of all regions are the whole list.
  const shown: string[] = [];
  for (const region of await regions.all()) {
    await region.click();
    await expect(region).toHaveAttribute('aria-current', 'true');
    // Those of other days are in a closed disclosure.
    const provinces = page.getByRole('list', {
      name: /^(Drawn today|On other days)$/,
      includeHidden: true,
    });
    shown.push(
      ...(await provinces
        .locator('strong')
        .evaluateAll((names) => names.map(({ textContent }) => textContent ?? ''))),
    );
  }
  expect(shown.toSorted()).toEqual(all.map(({ displayName }) => displayName).toSorted());
});

test('a lottery that the brand does not offer is not on the page', async ({ page, platform }) => {
  await platform.sandbox('PUT', '/sandbox/brand', { vendorsOff: { SGN: true } });
  // The site's server shares responses among visitors for a moment.
  await expect
    .poll(async () => (await page.goto('/vnlottery?gameCode=VN_HUE'))?.status())
    .toBe(404);
  await expect(page.getByText('We don’t have this lottery')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Huế/ })).toHaveCount(0);
});

test('a member sees the regional lotteries played last, including the latest bet', async ({
  page,
  platform,
}) => {
  const { locksAt } = await draws(page, 'VN_NORTH');
  await platform.sandbox('PUT', '/sandbox/clock', {
    offsetMs: locksAt - 5 * MINUTE_MS - Date.now(),
  });
  const recent = answered(page, '/lgw/vn/games/recent');
  await enter(page, '/vnlottery?gameCode=VN_NORTH&playType=lo-2');
  await recent;
  await page.getByRole('button', { name: 'Quick pick' }).click();
  await addAndOpenSlip(page);
  await page.getByRole('button', { name: /^Place bet/ }).click();
  await expect(page.getByText('Your bet is in').filter({ visible: true })).toBeVisible();
  await closeSlip(page);
  await expect(
    page.getByRole('region', { name: 'Recently played' }).getByRole('link').first(),
  ).toHaveText('Miền Bắc');
});

test('a bet on a province is drawn on time, and is in the record', async ({ page, platform }) => {
  const { locksAt, drawsAt } = await draws(page, 'VN_NORTH');
  const offsetMs = locksAt - 5 * MINUTE_MS - Date.now();
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs });
  await enter(page, '/vnlottery?gameCode=VN_NORTH&playType=lo-2');
  await page.getByRole('button', { name: 'Quick pick' }).click();
  await addAndOpenSlip(page);
  await page.getByRole('button', { name: /^Place bet/ }).click();
  await expect(page.getByText('Your bet is in').filter({ visible: true })).toBeVisible();

  const past = offsetMs + drawsAt - locksAt + 6 * MINUTE_MS;
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: past });
  await page.goto('/?member=personalHistoryCopy');
  // The record updates without a reload.
  const bet = page.getByRole('dialog').getByRole('row', { name: 'Miền Bắc' }).first();
  await expect(bet).toContainText(/Won|Paid|Stake back|Lost/);
});

/** The date in Hanoi, which is part of its draws' numbers. */
const dayInHanoi = (instant: number): string =>
  new Date(instant + 7 * 60 * MINUTE_MS).toISOString().slice(0, 10).replaceAll('-', '');

test(
  'every ending of the special prize is bet on, drawn, paid and listed in table and record',
  { tag: '@deep' },
  async ({ page, platform }) => {
    const { drawsAt: drawAt } = await draws(page, 'VN_NORTH');
    const setTime = (instant: number) =>
      platform.sandbox('PUT', '/sandbox/clock', { offsetMs: instant - Date.now() });
    await setTime(drawAt - 20 * MINUTE_MS);
    await openLottery(page, '/vnlottery?gameCode=VN_NORTH&playType=de', 'juan01');
    await page.getByRole('button', { name: 'Numbers from 0 to 99: All' }).click();
    const isPhone = (page.viewportSize()?.width ?? 0) < 900;
    await page.getByRole('button', { name: isPhone ? 'Add' : 'Add to slip', exact: true }).click();
    const slip = await openSlip(page);
    await place(slip, '₱1,000.00');
    await slip.getByRole('button', { name: 'Bet again' }).click();
    await closeSlip(page);

    await setTime(drawAt);
    await page.reload();
    await showTickets(page, 'Ended');
    const own = ticketsFor(page, dayInHanoi(drawAt)).filter({ hasText: 'Stake ₱1,000.00' });
    await expect(own).toContainText('₱920.00', { timeout: 30_000 });

    await page.getByRole('link', { name: 'Results', exact: true }).click();
    const table = page.getByRole('table', { name: /^Vietnam results, North/ });
    await expect(table.getByRole('row').nth(1)).toContainText(/Special\d{5}/, { timeout: 30_000 });
    await page.getByRole('radio', { name: 'Last 2' }).click();
    await expect(table.getByRole('row').nth(1)).toContainText(/Special\d{2}$/);
    await expect(page).toHaveURL(/digits=2/);
    await expectAccessible(page, 'main');

    await page.goto('/');
    const record = await openRecord(page, 'juan01');
    await expect(
      record.getByRole('row').filter({ hasText: 'Miền Bắc' }).filter({ hasText: '80.00' }),
    ).not.toHaveCount(0);
  },
);
