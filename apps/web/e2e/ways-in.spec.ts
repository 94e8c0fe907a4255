import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectStateAccessible,
  openSignedIn,
  PASSWORD,
  signIn,
  test,
} from './fixtures';
import { chooseTab, codeSentTo, expectSignedIn, setSwitches } from './getting-in';

test('requires the captcha after three failures, and no longer after a while', async ({
  page,
  platform,
}) => {
  await page.goto('/login');
  for (const wrong of ['wrong-one', 'wrong-two', 'wrong-three']) {
    await signIn(page, 'juan01', wrong);
    await expect(page.getByText('Wrong username or password.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeEnabled();
  }
  const picture = page.getByRole('button', { name: /picture/i });
  await expect(picture.getByRole('img')).toBeVisible();
  const first = await picture.getByRole('img').getAttribute('src');
  // The picture changes at most once a second (§9); an earlier press is deferred.
  await picture.click();
  await expect.poll(() => picture.getByRole('img').getAttribute('src')).not.toBe(first);
  // The correct password without the captcha is rejected.
  await signIn(page, 'juan01');
  await expect(page.getByText('Please enter the characters in the picture.')).toBeVisible();
  await page.getByLabel('Characters in the picture').fill('xxxxx');
  await signIn(page, 'juan01');
  await expect(page.getByText('Those characters don’t match the picture.')).toBeVisible();
  await expectAccessible(page);

  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 16 * 60_000 });
  await page.reload();
  await signIn(page, 'juan01');
  await expectSignedIn(page, 'juan01');
});

test('an expired password is changed first, then the game that requested the login opens', async ({
  page,
}) => {
  await page.goto('/rng');
  await page.locator('[data-game] button').first().click();
  await signIn(page, 'expire01');
  const dialog = page.getByRole('dialog', { name: /expired/ });
  await expect(dialog.getByLabel('Account')).toHaveValue('expire01');
  await expectStateAccessible(page);
  // The password just typed is reused: only the new one is required.
  await expect(dialog.getByLabel('Old password')).toHaveCount(0);
  await dialog.getByLabel('New password', { exact: true }).fill('Kalachuchi9');
  await dialog.getByLabel('Confirm new password').fill('Kalachuchi9');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(
    page.getByText('Your password has been changed. Log in with the new one.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('expire01');
  await signIn(page, 'expire01', 'Kalachuchi9');
  await expect(page).toHaveURL(/\/game/);
});

test(
  'canceling the change of an expired password does not sign in',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/login');
    await signIn(page, 'expire01');
    const dialog = page.getByRole('dialog', { name: /expired/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  },
);

test(
  'a first login offers to set a new password, and accepts “later”',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/login');
    await signIn(page, 'fresh01');
    const dialog = page.getByRole('dialog', {
      name: /Welcome! Want to choose your own password\?/,
    });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Later' }).click();
    await expectSignedIn(page, 'fresh01');
    await page.reload();
    await expectSignedIn(page, 'fresh01');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('remembers a login for a day, without readable data', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('Remember me for a day').check();
  await signIn(page, 'juan01');
  await expectSignedIn(page, 'juan01');
  const cookies = JSON.stringify(await context.cookies());
  expect(cookies).not.toContain(PASSWORD);
  expect(cookies).not.toContain('juan01');

  const next = await context.newPage();
  await next.goto('/login');
  await expect(next.getByRole('textbox', { name: 'Username' })).toHaveValue('juan01');
  await expect(next.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await next.getByLabel('Remember me for a day').uncheck();
  await signIn(next, 'juan01');
  await expectSignedIn(next, 'juan01');
  const last = await context.newPage();
  await last.goto('/login');
  await expect(last.getByRole('textbox', { name: 'Username' })).toHaveValue('');
});

test('a code to the phone signs in; a new IP address requires a second one', async ({
  page,
  platform,
}) => {
  await page.goto('/login');
  await chooseTab(page, 'By mobile');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('+63 917 123 4567');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText('We’ve sent a code to your phone.').first()).toBeVisible();
  const code = await codeSentTo(platform, '+639171234567');
  await page.getByLabel('Code from the text message').fill(code);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('One more step')).toBeVisible();
  await expectStateAccessible(page);
  await page.getByLabel('Second code').fill(await codeSentTo(platform, 'juan01@example.com'));
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await expectSignedIn(page, 'juan01');
});

test('a guest plays with play money, and learns what requires a real account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await page.getByRole('button', { name: 'Try it with play money' }).click();
  await expect(page.getByRole('button', { name: /^guest.*’s account/ })).toBeVisible();
});

for (const [provider, name] of [
  ['GOOGLELOGIN3', 'Google'],
  ['FACEBOOKLOGIN3', 'Facebook'],
  ['TELEGRAMLOGIN3', 'Telegram'],
] as const) {
  test(
    `signs in by ${name}, twice into the same account`,
    { tag: name === 'Google' ? [] : '@deep' },
    async ({ page, platform }) => {
      await setSwitches(platform, { [provider]: true });
      const account = async () => {
        await page.goto('/login');
        const popup = await openThirdParty(page, name);
        await popup.getByRole('button', { name: /Continue as Ana/ }).click();
        const chip = page.getByRole('button', { name: /’s account/ });
        await expect(chip).toBeVisible();
        return chip.getAttribute('aria-label');
      };
      const first = await account();
      await page.evaluate(() => sessionStorage.clear());
      expect(await account()).toBe(first);
    },
  );
}

test(
  'a third-party window that is closed or refused shows a message',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await setSwitches(platform, { GOOGLELOGIN3: true });
    await page.goto('/login');
    const cancelled = await openThirdParty(page, 'Google');
    await cancelled.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/You canceled the Google login/)).toBeVisible();
    const closed = await openThirdParty(page, 'Google');
    await closed.close();
    await expect(page.getByText(/The login window was closed before you/)).toBeVisible();
  },
);

test('a blocked window leaves a link on the page', { tag: '@deep' }, async ({ page, platform }) => {
  await setSwitches(platform, { GOOGLELOGIN3: true });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with Google' }).click();
  await expect(page.getByRole('link', { name: /Open the Google window/ })).toBeVisible();
  await expectAccessible(page);
});

test('a sign-in link works once, and leaves no trace in the URL', async ({
  page,
  platform,
  context,
}) => {
  const { value } = (await platform.sandbox('POST', '/sandbox/login-link', {
    account: 'juan01',
  })) as { value: { token: string } };
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`/rng?token=${value.token}`);
  await expectSignedIn(page, 'juan01');
  expect(page.url()).not.toContain(value.token);
  const later = addresses.filter((address) => address.includes(value.token));
  // Only the page itself, and no further requests.
  expect(later).toHaveLength(1);

  const second = await context.newPage();
  await second.goto(`/?token=${value.token}`);
  await expect(second.getByText(/This login link has been used or has/)).toBeVisible();
});

test(
  'a sign-in link asks before it replaces a session',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await page.goto('/login');
    await signIn(page, 'vip001');
    await expectSignedIn(page, 'vip001');
    const linkFor = async () => {
      const { value } = (await platform.sandbox('POST', '/sandbox/login-link', {
        account: 'juan01',
      })) as { value: { token: string } };
      return `/?token=${value.token}`;
    };
    await page.goto(await linkFor());
    const dialog = page.getByRole('dialog', { name: 'You’re logged in as vip001' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay logged in as vip001' }).click();
    await expectSignedIn(page, 'vip001');
    await page.goto(await linkFor());
    await dialog.getByRole('button', { name: 'Use the link' }).click();
    await expectSignedIn(page, 'juan01');
  },
);

const memberCentre = (page: Page) => page.getByRole('dialog', { name: 'Member center' });
const warning = (page: Page) => page.getByRole('dialog', { name: 'Please note' });

test('a guest who follows a link to the member center logs in, and lands on its page', async ({
  page,
}) => {
  await page.goto('/rng?member=personalHistoryCopy');
  await signIn(page, 'juan01');
  await expect(memberCentre(page)).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?member=personalHistoryCopy$/);
});

test('canceling the login of such a link leaves the clean page, and Back leaves no login', async ({
  page,
}) => {
  const login = page.getByRole('dialog').filter({ has: page.getByLabel('Username') });
  await page.goto('/?member=profile');
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(page).toHaveURL('/');

  await page.goto('/promotions');
  await page.goto('/?agent=announcement');
  await expect(login).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/promotions');
  await expect(login).toHaveCount(0);
});

test('the wrong account for a link is warned at once, on the page below', async ({ page }) => {
  const statements: string[] = [];
  page.on('request', (request) => statements.push(new URL(request.url()).pathname));
  await page.goto('/?member=withdraw');
  await signIn(page, 'trial01');
  await expect(warning(page).getByText(/isn’t available with a trial account/)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(memberCentre(page)).toHaveCount(0);
  // Nothing of the center was asked for.
  expect(statements.filter((path) => /ithdraw/.test(path) && path.startsWith('/wps/'))).toEqual([]);
  await warning(page).getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Wallet' }).click();
  await expect(warning(page)).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await openSignedIn(page, 'juan01', '/?agent=announcement');
  await expect(warning(page).getByText(/for agents only/)).toBeVisible();
  await expectStateAccessible(page);
  await warning(page).getByRole('link', { name: 'About the program' }).click();
  await expect(page).toHaveURL('/affiliate');
});

async function openThirdParty(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Log in with ${name}` }).click(),
  ]);
  await popup.waitForLoadState();
  return popup;
}
