import { expect, openSignedIn, test } from './fixtures';
import { findAndOpen, openRecord, rareGame, slot } from './play';

test('a stake above the balance shows an error, and no bet is placed', async ({ page }) => {
  // This account has no deposits.
  await findAndOpen(page, await rareGame(page), 'fresh01');
  // Its first login offers to set a new password.
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await slot(page).getByRole('button', { name: 'Spin' }).click();
  await expect(slot(page).getByText('Your balance is too low for this stake.')).toBeVisible();
  await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await page.goto('/?member=personalHistoryCopy');
  await expect(page.getByRole('heading', { name: 'No bets here yet' })).toBeVisible();
});

test('a missing game shows an error with a link back', async ({ page }) => {
  await openSignedIn(page, 'juan01', '/rng?q=lantern');
  await expect(page).toHaveURL(/\/rng\?q=lantern/);
  await page.route(/\/wps\/.*launch/i, (route) => {
    const request = route.request();
    const address = request.url().replace(/(gameId|nodeId)=[^&]+/g, '$1=gone0000');
    const body = request.postData()?.replace(/"(gameId|nodeId)":"[^"]+"/g, '"$1":"gone0000"');
    return route.continue({ url: address, ...(body && { postData: body }) });
  });
  await page.locator('[data-game] button').first().click();
  await expect(page.getByText('This game is no longer available. Choose another.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(/\/rng\?q=lantern/);
});

test(
  'the betting record shows a load error, and loads on retry',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await openSignedIn(page, 'juan01', '/');
    await platform.sandbox('PUT', '/sandbox/faults', [
      { method: 'GET', path: '/wps/relay/MCSFE_getBettingRecord', kind: 'error', times: 5 },
    ]);
    await page.goto('/?member=personalHistoryCopy');
    await expect(page.getByText('We couldn’t load this')).toBeVisible();
    await platform.sandbox('PUT', '/sandbox/faults', []);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await page.goto('/');
    await openRecord(page, 'juan01');
  },
);
