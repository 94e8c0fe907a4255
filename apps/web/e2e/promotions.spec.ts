import type { Page } from '@playwright/test';
import {
  amountIn,
  expect,
  expectAccessible,
  expectStateAccessible,
  headerBalance,
  openSignedIn,
  signIn,
  test,
} from './fixtures';
import { expectSignedIn } from './getting-in';

const panel = (page: Page) => page.getByRole('region', { name: 'Your status' });
/** In the rail, or in the bottom bar on phones. */
const entry = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^(Promotions|Promos)/ })
    .filter({ visible: true });

/** A one-pixel PNG. */
const PICTURE = {
  name: 'lantern.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a guest browses promotions by category, reads the terms, and logs in on the page to join', async ({
  page,
}) => {
  await page.goto('/promotions');
  await expect(page.getByRole('region', { name: 'Running now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coming soon' })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('radio', { name: 'Events' }).click();
  await expect(page).toHaveURL(/category=event/);
  // The list moves when the filtered promotions arrive.
  await expect(page.getByRole('link', { name: 'A bonus on your first deposit' })).toBeHidden();
  await page.getByRole('link', { name: 'One lantern for everyone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One lantern for everyone');
  await expect(page).toHaveTitle(/^One lantern for everyone/);
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await expect(entry(page)).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Log in to join' }).click();
  await signIn(page, 'vip001');
  await panel(page).getByRole('button', { name: 'Join promotion' }).click();
  // The share is issued after the month; until then, the page shows how far the member is.
  await expect(panel(page).getByText(/^Joined .* \d{4}/)).toBeVisible();
  await expect(
    panel(page).getByText(/^No bonus yet\. If you get one, you can claim/),
  ).toBeVisible();
  await expect(panel(page).getByRole('progressbar', { name: 'Your bets so far' })).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText(/^Joined .* \d{4}/)).toBeVisible();
});

test('a member claims once, resubmits a rejected application, and claims that too', async ({
  page,
  platform,
}) => {
  await openSignedIn(page, 'juan01', '/promotions');
  await expectSignedIn(page, 'juan01');
  const waiting = page.getByRole('region', { name: 'Ready to claim' });
  await expect(entry(page)).toHaveAccessibleName(/1 bonus to claim$/);
  const main = page.getByRole('main');
  await expect(main.getByText('1 bonus to claim')).toBeVisible();
  await expect(main.getByText(/^\d+ promotions? to join$/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Invite friends' })).toHaveAttribute(
    'href',
    /member=referral/,
  );
  const balance = headerBalance(page);
  const before = await amountIn(balance);
  await waiting.getByRole('button', { name: 'Claim ₱150.00' }).dblclick();
  await expect(waiting).toBeHidden();
  await expect.poll(() => amountIn(balance)).toBe(before + 150_00);
  await expect(entry(page)).not.toHaveAccessibleName(/bonus/);
  await expect(main.getByText('1 bonus to claim')).toBeHidden();

  await page.goto('/promoDetail?id=event-workshop');
  const its = panel(page);
  await expect(its.getByText(/^We can’t make out what’s in the picture/)).toBeVisible();
  await its.getByLabel(/^Your message/).fill('Made of old jeepney signs.');
  await its.getByLabel(/^Pictures/).setInputFiles(PICTURE);
  await its.getByRole('button', { name: 'Send application' }).click();
  await expect(
    its.getByText('We’ve received your application. We’ll review it and show the result here.'),
  ).toBeVisible();

  const { value } = (await platform.operator(
    'GET',
    '/ops/applications?promotionId=event-workshop&state=APPLYING',
  )) as { value: { list: { id: string }[] } };
  await platform.operator('PUT', `/ops/applications/${value.list[0]?.id}`, { state: 'ISSUED' });
  // Updated by push, without a reload.
  await its.getByRole('button', { name: 'Claim ₱200.00' }).click();
  await expect(its.getByText('The bonus is in your wallet.')).toBeVisible();
  await expect.poll(() => amountIn(balance)).toBe(before + 350_00);
});

test('a failed list shows an error in its panel and recovers; an unknown promotion is a 404 with links', async ({
  page,
  platform,
}) => {
  await platform.sandbox('PUT', '/sandbox/faults', [
    { method: 'GET', path: '/wps/relay/MCSFE_getPromotions', kind: 'error', times: 20 },
  ]);
  const missing = await page.goto('/promoDetail?id=nothing');
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('Promotion not found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all promotions' }).click();

  // A category without a cached response, which would be used as a fallback.
  await page.goto('/promotions?category=vip');
  await expect(page.getByText('We couldn’t load this')).toBeVisible();
  await expect(page.getByText('We can’t reach the game server right now.')).toBeHidden();
  await platform.sandbox('PUT', '/sandbox/faults', []);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Running now' })).toBeVisible();
});
