import { expect, expectAccessible, putNoticesAway, signIn, test } from './fixtures';
import {
  chooseTab,
  codeSentTo,
  expectSignedIn,
  expectToldOfItsEnd,
  newestMessage,
} from './getting-in';

test('sets a new password with an email link, once', async ({ page, platform, context }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await dialog.getByLabel('Username').fill('juan01');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('juan01@example.com');
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  const { body } = await newestMessage(platform, 'juan01@example.com');
  const link = /http\S+#reset=\S+/.exec(body)?.[0] ?? '';
  expect(link).toContain('/login#reset=');
  const { hash } = new URL(link);

  const phone = await context.newPage();
  await phone.goto(`/login${hash}`);
  const reset = phone.getByRole('dialog', { name: 'Choose a new password' });
  await expect(reset).toBeVisible();
  await expectAccessible(phone);
  expect(phone.url()).not.toContain('reset');
  await reset.getByLabel('New password', { exact: true }).fill('Kalachuchi9');
  await reset.getByLabel('Confirm new password').fill('Kalachuchi9');
  await reset.getByRole('button', { name: 'Set password and log in' }).click();
  await expectSignedIn(phone, 'juan01');

  const second = await context.newPage();
  await second.goto(`/login${hash}`);
  const again = second.getByRole('dialog', { name: 'Choose a new password' });
  await again.getByLabel('New password', { exact: true }).fill('Gumamela77');
  await again.getByLabel('Confirm new password').fill('Gumamela77');
  await again.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(second.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('responds the same for an unknown account', { tag: '@deep' }, async ({ page, platform }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await dialog.getByLabel('Username').fill('nobody88');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  const { value } = (await platform.sandbox('GET', '/sandbox/outbox')) as { value: unknown[] };
  expect(value).toEqual([]);
});

test('sets a new password with a code sent to the phone, and signs in', async ({
  page,
  platform,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await chooseTab(dialog, 'By mobile');
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('0917 123 4567');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByText('We’ve sent a code to your phone.').first()).toBeVisible();
  await dialog.getByLabel('Verification code').fill('000000');
  await dialog.getByLabel('New password', { exact: true }).fill('Kalachuchi9');
  await dialog.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page.getByText('The verification code is wrong.')).toBeVisible();
  await dialog.getByLabel('Verification code').fill(await codeSentTo(platform, '+639171234567'));
  await dialog.getByRole('button', { name: 'Set password and log in' }).click();
  await expectSignedIn(page, 'juan01');
  await expect(page).toHaveURL(/\/$/);
});

test('offers only the brand’s methods', async ({ page, platform }) => {
  await platform.sandbox('PUT', '/sandbox/brand', { switches: { CHNGPASSVERIF3: false } });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
});

test(
  'the old password and all other devices are signed out after a recovery',
  { tag: '@deep' },
  async ({ page, platform, browser }) => {
    const elsewhere = await browser.newPage({ baseURL: platform.siteUrl, locale: 'en-PH' });
    await putNoticesAway(elsewhere);
    await elsewhere.goto('/login');
    await signIn(elsewhere, 'juan01');
    await expectSignedIn(elsewhere, 'juan01');

    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset your password' });
    await chooseTab(dialog, 'By mobile');
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('9171234567');
    await dialog.getByRole('button', { name: 'Get code' }).click();
    await dialog.getByLabel('Verification code').fill(await codeSentTo(platform, '+639171234567'));
    await dialog.getByLabel('New password', { exact: true }).fill('Kalachuchi9');
    await dialog.getByRole('button', { name: 'Set password and log in' }).click();
    await expectSignedIn(page, 'juan01');

    await expectToldOfItsEnd(elsewhere);
    await signIn(elsewhere, 'juan01');
    await expect(elsewhere.getByText('Wrong username or password.')).toBeVisible();
    await elsewhere.close();
  },
);
