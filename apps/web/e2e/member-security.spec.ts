import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectStateAccessible,
  openSignedIn,
  PASSWORD,
  putNoticesAway,
  signIn,
  test,
} from './fixtures';
import { codeOf, expectToldOfItsEnd } from './getting-in';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' }),
);

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member center' });
const address = (task: string) => `/promotions?member=securityCenter&task=${task}`;

async function comeTo(page: Page, task: string): Promise<Locator> {
  await openSignedIn(page, 'juan01', address(task));
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

async function turnTo(page: Page, task: string): Promise<Locator> {
  await page.goto(address(task));
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

interface Sent {
  recipient: string;
  details: { purpose: string; code?: string } | null;
}

type Platform = Parameters<Parameters<typeof test.beforeEach>[1]>[0]['platform'];

/** The newest code sent for a purpose. It may be delivered after the response. */
async function codeFor(platform: Platform, purpose: string): Promise<string> {
  const newest = async () => {
    const { value } = (await platform.sandbox('GET', '/sandbox/outbox')) as { value: Sent[] };
    return value.find(({ details }) => details?.purpose === purpose)?.details?.code;
  };
  await expect.poll(newest).toBeDefined();
  return (await newest()) ?? '';
}

test('a member changes both passwords, and signs in with the new one', async ({ page }) => {
  const place = await comeTo(page, 'paymentPassword');
  await place.getByLabel('Current payment password').fill('123456');
  await place.getByLabel('New payment password', { exact: false }).first().fill('246810');
  await place.getByLabel('Confirm new payment password').fill('246810');
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Set payment password' }).dblclick();
  await expect(place.getByText('Your payment password is set.')).toBeVisible();

  await turnTo(page, 'loginPassword');
  // The rules are visible before typing; later layout shifts would move the button.
  await expect(place.getByText(/characters|letter|digit|spaces/)).toHaveCount(4);
  await place.getByLabel('Current password').fill(PASSWORD);
  await place.getByLabel('New password', { exact: false }).first().fill('Parol2027');
  await place.getByLabel('Confirm new password').fill('Parol2027');
  await place.getByRole('button', { name: 'Change password' }).click();
  await expect(place.getByText(/Your password was changed/)).toBeVisible();
  await expect(page).not.toHaveURL(/task=/);
  // The session continues with its new token, including after a reload.
  await page.reload();
  await expect(place.getByRole('list', { name: 'Account protection' })).toBeVisible();
});

test('two-factor authentication: enable, sign in with the app, disable', async ({
  page,
  platform,
  browser,
}) => {
  let place = await comeTo(page, 'secondFactor');
  await place.getByLabel('Your login password').fill(PASSWORD);
  await place.getByRole('button', { name: 'Set up' }).click();
  await expect(place.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectStateAccessible(page);
  const key = (await place.locator('code').innerText()).replaceAll(' ', '');
  let now = Date.now();
  await place.getByLabel('Six-digit code from the app').fill(codeOf(key, now));
  await place.getByRole('button', { name: 'Confirm and turn on' }).click();
  await expect(
    place.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  const recovery = await place
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .first()
    .innerText();
  await place.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(place.getByText('Two-step login is on.')).toBeVisible();

  // A minute later, so that the app shows a new code.
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 60_000 });
  const other = await browser.newContext();
  await putNoticesAway(other);
  const page2 = await other.newPage();
  place = centre(page2);
  await page2.goto(`/login?returnTo=${encodeURIComponent(address('secondFactor'))}`);
  await signIn(page2, 'juan01');
  const step = page2.getByRole('dialog', { name: 'One more step' });
  await expect(step).toBeVisible();
  await step.getByLabel('Code from your app').fill('000000');
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(step.getByText(/That code isn’t right\. Wait for the next/)).toBeVisible();
  await expectStateAccessible(page2);
  now = Date.now() + 60_000;
  await step.getByLabel('Code from your app').fill(codeOf(key, now));
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(place).toBeVisible();
  await place.getByLabel('Your login password').fill(PASSWORD);
  await place.getByLabel('Code from the app, or a recovery code').fill(recovery);
  await place.getByRole('button', { name: 'Get new recovery codes' }).click();
  const renewed = place.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(renewed).toHaveCount(10);
  const codes = await renewed.allInnerTexts();
  expect(codes).not.toContain(recovery);
  await place.getByRole('button', { name: 'I’ve saved them' }).click();
  await page2.goto(address('secondFactor'));
  await place.getByLabel('Your login password').fill(PASSWORD);
  await place.getByLabel('Code from the app, or a recovery code').fill(codes[0] ?? '');
  await place.getByRole('button', { name: 'Turn off' }).click();
  await expect(place.getByText('Two-step login is off.')).toBeVisible();
  await other.close();
});

test('a device is signed out remotely', async ({ page, platform, browser }) => {
  await platform.sandbox('PUT', '/sandbox/brand', { switches: { MULTISESSION3: true } });
  const other = await browser.newContext();
  await putNoticesAway(other);
  const elsewhere = await other.newPage();
  await openSignedIn(elsewhere, 'juan01', '/');
  const place = await comeTo(page, 'devices');
  const open = place.getByRole('list', { name: 'Logged in now' });
  await expect(open.getByRole('listitem')).toHaveCount(2);
  const past = place.getByRole('list', { name: 'Recent logins' }).getByRole('listitem');
  await expect.poll(() => past.count()).toBeGreaterThan(1);
  await expect(open.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await open.getByRole('button', { name: /^Log out/ }).click();
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await expect(place.getByText('You’re not logged in anywhere else.')).toBeVisible();
  await expectToldOfItsEnd(elsewhere);

  // All others at once.
  await elsewhere.evaluate(() => sessionStorage.clear());
  await openSignedIn(elsewhere, 'juan01', '/');
  await turnTo(page, 'devices');
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await place.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(place.getByText('You’re not logged in anywhere else.')).toBeVisible();
  await expectToldOfItsEnd(elsewhere);
  await other.close();
});

test('a phone is linked with codes sent to it and to the previous one', async ({
  page,
  platform,
}) => {
  const place = await comeTo(page, 'mobile');
  await place.getByLabel('New mobile number').fill('9175550001');
  await place.getByRole('button', { name: 'Get code' }).first().click();
  await place
    .getByLabel('Code sent to the new contact')
    .fill(await codeFor(platform, 'bind-contact'));
  await place.getByRole('button', { name: 'Get code' }).click();
  await place.getByLabel(/Code sent to \+63/).fill(await codeFor(platform, 'change-contact'));
  await place.getByLabel('Your login password').fill(PASSWORD);
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Confirm and link' }).click();
  await expect(place.getByText(/It’s linked and confirmed\. You were logged/)).toBeVisible();
  await expect(place.getByText('+63···0001')).toBeVisible();
});
