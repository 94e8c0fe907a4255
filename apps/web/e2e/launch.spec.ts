import type { Locator, Page, Request } from '@playwright/test';
import { amountIn, expect, openSignedIn, test } from './fixtures';
import {
  addAndOpenSlip,
  gameWhere,
  openByName,
  openGame,
  sessionBalance,
  sessionResult,
  slot,
  spin,
} from './play';

const ACCOUNT = 'juan01';
const LAUNCH = '/wps/relay/getLaunchAddressV2';

/** Signs in on the login page and returns to a lobby. */
async function enter(page: Page, lobby: string, account = ACCOUNT): Promise<void> {
  await openSignedIn(page, account, lobby);
}

/** Records the requests to a path of the platform. */
function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

/** A daily draw, at the play type whose options each win half the time. */
const SIDES = '/lottery?gameCode=ID_BROMO&playType=sides';

/** The first of the next draws of a group, in a lottery lobby. */
async function nextDrawOf(page: Page, group: string): Promise<Locator> {
  const draws = page.getByRole('region', { name: 'Next draws' });
  await draws.getByRole('radio', { name: group }).click();
  return draws.getByRole('link').first();
}

/** Whether a studio is on the site. Its server caches the brand's configuration for a while. */
const expectStudio = (page: Page, code: string, isThere: boolean): Promise<void> =>
  expect
    .poll(async () => (await (await page.request.get('/lott')).text()).includes(`vendor/${code}`))
    .toBe(isThere);

const firstCard = (page: Page) => page.locator('[data-game]').first();
const play = (page: Page) => firstCard(page).getByRole('button', { name: /^Play / });

test.describe('one tap', () => {
  test('launches once for a double tap, Back, Forward and a reload, and the game continues', async ({
    page,
  }) => {
    const launches = callsTo(page, LAUNCH);
    const openings = callsTo(page, '/play/api/open');
    await enter(page, '/rng');
    await play(page).dblclick();
    await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
    await spin(page);
    const left = await amountIn(slot(page).getByRole('group', { name: 'Balance' }));

    await page.goBack();
    await expect(page).toHaveURL(/\/rng/);
    await page.goForward();
    await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
    await page.reload();
    await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
    expect(await amountIn(slot(page).getByRole('group', { name: 'Balance' }))).toBe(left);
    await spin(page);
    expect(launches).toHaveLength(1);
    expect(openings).toHaveLength(1);
  });

  test('launches once if its response is lost', { tag: '@deep' }, async ({ page, platform }) => {
    const launches = callsTo(page, LAUNCH);
    await enter(page, '/rng');
    await platform.sandbox('PUT', '/sandbox/faults', [
      { method: 'POST', path: LAUNCH, kind: 'drop', times: 1 },
    ]);
    await play(page).click();
    await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
    const keys = launches.map((call) => (call.postDataJSON() as { key: string }).key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  test(
    'in a second tab moves the game there and closes it in the first',
    { tag: '@deep' },
    async ({ page, context }) => {
      await openGame(page, '/rng', ACCOUNT);
      const opened = context.waitForEvent('page');
      // A tab opened from this one shares its session.
      await page.evaluate(() => window.open('/rng'));
      const other = await opened;
      await play(other).click();
      await expect(slot(other).getByRole('button', { name: 'Spin' })).toBeEnabled();
      await spin(other);

      await slot(page).getByRole('button', { name: 'Spin' }).click();
      await expect(page.getByText('This game has closed')).toBeVisible();
      await page.getByRole('button', { name: 'Open it again' }).click();
      await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
      await spin(page);
    },
  );
});

test.describe('a failed launch', () => {
  test('shows the reason, and works on the second attempt', async ({ page, platform }) => {
    await enter(page, '/rng');
    await platform.sandbox('PUT', '/sandbox/faults', [
      { method: 'POST', path: LAUNCH, kind: 'error', times: 1 },
    ]);
    await play(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t open' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  });

  test('links back to the lobby', { tag: '@deep' }, async ({ page, platform }) => {
    await enter(page, '/rng?show=hot');
    await platform.sandbox('PUT', '/sandbox/faults', [
      { method: 'POST', path: LAUNCH, kind: 'error', times: 9 },
    ]);
    await play(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t open' });
    await alert.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL(/\/rng\?show=hot/);
  });

  test('offers a window within ten seconds if framed', { tag: '@deep' }, async ({ page }) => {
    await page.route(/\/play\/slot/, (route) => route.abort());
    await enter(page, '/rng');
    await play(page).click();
    // The timeout starts when the frame is rendered, not at the tap.
    await expect(page.locator('iframe[title^="Game:"]')).toBeAttached();
    const way = page.getByRole('link', { name: 'Open in a new tab' });
    await expect(way).toBeVisible({ timeout: 12_000 });
    await expect(way).toHaveAttribute('href', /\/play\/slot\?ticket=/);
    await expect(way).toHaveAttribute('rel', /noopener/);
  });
});

test.describe('next to the game', () => {
  test('shows the balance and the session’s result, as calculated by the platform', async ({
    page,
  }) => {
    await openGame(page, '/rng', ACCOUNT);
    const before = await amountIn(sessionBalance(page));
    const spins = [await spin(page), await spin(page), await spin(page)];
    const change = spins.reduce((sum, spun) => sum + spun.change, 0);
    await expect.poll(() => amountIn(sessionBalance(page))).toBe(before + change);
    await expect.poll(() => amountIn(sessionResult(page))).toBe(Math.abs(change));
    if (change !== 0) await expect(sessionResult(page)).toContainText(change < 0 ? '−' : '+');
  });

  test('opens the deposit while the game continues', async ({ page }) => {
    const openings = callsTo(page, '/play/api/open');
    await openGame(page, '/rng', ACCOUNT);
    const bar = page.getByRole('region', { name: 'Your session' });
    await bar.getByRole('button', { name: 'Deposit' }).click();
    const centre = page.getByRole('dialog', { name: 'Member center' });
    await expect(centre).toBeVisible();
    await centre.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(centre).toBeHidden();
    await spin(page);
    expect(openings).toHaveLength(1);
    await bar.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL(/\/rng$/);
  });

  test('enters and exits full screen', { tag: '@deep' }, async ({ page }) => {
    await openGame(page, '/rng', ACCOUNT);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Exit full screen' }).click();
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await spin(page);
  });
});

test.describe('the launch rules', () => {
  test(
    'a trial account sees a warning, and can play for fun',
    { tag: '@deep' },
    async ({ page }) => {
      await enter(page, '/rng', 'trial01');
      await play(page).click();
      const warning = page.getByRole('dialog', { name: 'Please note' });
      await expect(warning).toContainText('log in with a real account');
      await expect(page).toHaveURL(/\/rng/);
      await warning.getByRole('button', { name: 'Play the demo' }).click();
      await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
      await expect(page.getByText('Demo: no real money')).toBeVisible();
    },
  );

  test('a lottery opens its page, a regional one its own', { tag: '@deep' }, async ({ page }) => {
    await enter(page, '/elott');
    await play(page).click();
    await expect(page).toHaveURL(/\/lottery\?gameCode=/);
    const regional = await gameWhere(page, 'LOTT', (game) => game.accountTypeName === 'VNLOTTO');
    await openByName(page, '/lott', regional);
    await expect(page).toHaveURL(/\/vnlottery\?gameCode=/);
  });

  test(
    'externally sold draws open on a page of their own, and a bet there is recorded on the site',
    { tag: '@deep' },
    async ({ page }) => {
      const launches = callsTo(page, '/wps/relay/GCS_lobbyLauncher');
      await enter(page, '/lott?vendor=BLN');
      await play(page).click();
      await expect(page).toHaveURL(/\/seamless/);
      const lobby = slot(page);
      await lobby.getByRole('button', { name: 'Quick pick' }).click();
      await addAndOpenSlip(lobby);
      const before = await amountIn(sessionBalance(page));
      await lobby.getByRole('button', { name: /^Place bet/ }).click();
      await expect.poll(() => amountIn(sessionBalance(page))).toBeLessThan(before);
      expect(launches).toHaveLength(1);
      // A reload restores it; the launch ticket is already used.
      await page.reload();
      await expect(lobby.getByRole('button', { name: 'Quick pick' })).toBeVisible();
      expect(launches).toHaveLength(1);
      await page.getByRole('button', { name: 'Back to the lobby' }).click();
      await expect(page).toHaveURL(/\/lott\?vendor=BLN/);
    },
  );

  test(
    'the next draws of a lobby open the lobby of the draws that have one, and the page of the others',
    { tag: '@deepNarrow' },
    async ({ page }) => {
      const launches = callsTo(page, '/wps/relay/GCS_lobbyLauncher');
      await enter(page, '/lott');
      await (await nextDrawOf(page, 'Southeast Asia')).click();
      await expect(page).toHaveURL(/\/seamless/);
      await expect(slot(page).getByRole('button', { name: 'Quick pick' })).toBeVisible();
      expect(launches.map((launch) => launch.postDataJSON() as unknown)).toMatchObject([
        { lottoPrizeMode: 'SEA', lottoView: 'GAME' },
      ]);
      await page.getByRole('button', { name: 'Back to the lobby' }).click();
      await expect(page).toHaveURL(/\/lott$/);
      await (await nextDrawOf(page, 'Vietnam, north')).click();
      await expect(page).toHaveURL(/\/vnlottery\?gameCode=VN_NORTH/);
      expect(launches).toHaveLength(1);
    },
  );

  test(
    'a brand of another lottery type sells other lotteries, at other odds, on the pages of the site',
    { tag: '@wide' },
    async ({ page, platform }) => {
      const launches = callsTo(page, '/wps/relay/GCS_lobbyLauncher');
      const lotteries = page.getByRole('navigation', { name: 'Lotteries' });
      const fastOnes = lotteries.getByRole('heading', { name: 'Every minute' });
      const big = page.getByRole('button', { name: /^Big\b/ }).first();
      await enter(page, SIDES);
      await expect(big).toContainText('× 1.84');
      await expect(fastOnes).toBeVisible();

      await platform.sandbox('PUT', '/sandbox/brand', { lotteryType: 'Lott' });
      await expectStudio(page, 'MNT', false);
      const menu = page.waitForRequest(
        (request) =>
          new URL(request.url()).pathname === '/lgw/games/game_menus' &&
          new URL(request.url()).searchParams.get('prizeMode') === 'Lott',
      );
      await page.goto(SIDES);
      await menu;
      await expect(big).toContainText(/× 1\.8(?!\d)/);
      await expect(lotteries.getByRole('heading', { name: 'Philippines' })).toBeVisible();
      await expect(fastOnes).toBeHidden();

      await page.goto('/lott');
      await (await nextDrawOf(page, 'Southeast Asia')).click();
      await expect(page).toHaveURL(/\/lottery\?gameCode=/);
      expect(launches).toHaveLength(0);

      await platform.sandbox('PUT', '/sandbox/brand', { lotteryType: 'SEA' });
      await expectStudio(page, 'MNT', true);
    },
  );
});

test.describe("a vendor's own lobby", () => {
  test("lists the vendor's games, opens one with the member's money, and leads back to its folder", async ({
    page,
  }) => {
    const launches = callsTo(page, '/wps/game/launchGame');
    await enter(page, '/rng?folder=BDW');
    await page.getByRole('button', { name: /^Open .+ lobby$/ }).click();
    await expect(page).toHaveURL(/\/game$/);
    const lobby = slot(page);
    await expect(lobby.getByRole('heading', { name: / games$/ })).toBeVisible();
    expect(launches).toHaveLength(1);
    const query = new URL(launches[0]?.url() ?? '').searchParams;
    expect(query.get('vendor')).toBe('BDW');
    expect(query.get('category')).toBe('RNG');

    const label = await lobby
      .getByRole('button', { name: /^Play / })
      .nth(1)
      .getAttribute('aria-label');
    const name = label?.replace('Play ', '') ?? '';
    await lobby.getByRole('searchbox').fill(name);
    const tile = lobby.getByRole('button', { name: `Play ${name}`, exact: true });
    await tile.click();
    const game = lobby.frameLocator('iframe[title^="Game:"]');
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
    const before = await amountIn(game.getByRole('group', { name: 'Balance' }));
    expect(before).toBe(await amountIn(sessionBalance(page)));

    await game.getByRole('button', { name: /^(Leave the game$)/ }).click();
    await expect(tile).toBeFocused();
    await tile.click();
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
    await lobby.getByRole('button', { name: /^All .+ games$/ }).click();
    await expect(tile).toBeFocused();

    await page.reload();
    await expect(lobby.getByRole('searchbox')).toBeVisible();
    expect(launches).toHaveLength(1);
    await page.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL(/\/rng\?folder=BDW$/);
  });
});

test('calls name the merchant of the brand', async ({ page }) => {
  const launches = callsTo(page, LAUNCH);
  const list = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/wps/relay/GCSGAME_gameList',
  );
  await enter(page, '/rng');
  await page.getByRole('searchbox', { name: 'Search games by name' }).fill('a');
  expect(new URL((await list).url()).searchParams.get('merchant')).toBe('perya');
  await play(page).click();
  await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  expect(launches[0]?.postDataJSON()).toMatchObject({ merchantCode: 'perya' });
  expect(await page.evaluate(() => sessionStorage.getItem('merchant'))).toBe('perya');
});

test(
  'a game opens on a launch host of the brand, and on another one if that does not answer',
  { tag: '@deep' },
  async ({ page, platform }) => {
    const status = await page.request.get('/wps/system/status');
    const { value } = (await status.json()) as { value: { info: { launchGameCDNs: string[] } } };
    const own = value.info.launchGameCDNs.at(-1) ?? '';
    // The same server, under another name: another origin.
    const twin = own.replace('localhost', '127.0.0.1');
    expect(twin).not.toBe(own);
    await platform.sandbox('PUT', '/sandbox/brand', { launchGameCDNs: [twin] });
    await expect
      .poll(async () => (await page.request.get('/rng')).headers()['content-security-policy'])
      .toContain(twin);
    await enter(page, '/rng');
    const frame = page.locator('iframe[title^="Game:"]');
    const host = async () => new URL((await frame.getAttribute('src')) ?? '').origin;
    const pages = '**/play/slot?ticket=*';
    await page.route(pages, (route) => route.abort('connectionrefused'));
    await play(page).click();
    // After the ten seconds that the page waits for a message.
    await expect(page.getByText('The game isn’t responding')).toBeVisible({ timeout: 20_000 });
    const first = await host();
    await page.unroute(pages);
    await page.getByRole('button', { name: 'Try another server' }).click();
    await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
    await spin(page);
    expect([first, await host()].toSorted()).toEqual([own, twin].toSorted());
  },
);
