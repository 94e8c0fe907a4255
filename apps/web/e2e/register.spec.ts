import {
  amountIn,
  expect,
  expectAccessible,
  expectStateAccessible,
  headerBalance,
  test,
} from './fixtures';
import { agree, chooseTab, codeSentTo, expectSignedIn, holdScripts } from './getting-in';

test('registers by username, signs in, and can play and come back', async ({ page }) => {
  await page.goto('/register?referralCode=abc_1');
  await expect(page.locator('[data-banner] img').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill('nenita88');
  await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await page.getByLabel('Confirm password').fill('Sampagita2');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('The passwords don’t match.')).toBeVisible();
  // Input is kept, and the invalid field is focused.
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('nenita88');
  await expect(page.getByLabel('Confirm password')).toBeFocused();
  await page.getByLabel('Confirm password').fill('Sampagita1');
  await agree(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  const welcome = page.getByRole('dialog', { name: /Welcome to/ });
  await expect(welcome).toContainText('nenita88');
  // The bonus that the registration announced, with its terms.
  await expect(welcome.getByText(/₱500\.00/)).toBeVisible();
  await welcome.getByRole('button', { name: /^Claim ₱100\.00/ }).click();
  await expect(welcome.getByRole('button', { name: /^Claim ₱100\.00/ })).toBeHidden();
  await expectStateAccessible(page);
  await welcome.getByRole('button', { name: 'Later' }).click();
  await expectSignedIn(page, 'nenita88');
  await expect.poll(() => amountIn(headerBalance(page))).toBe(100_00);
  await expect(page).toHaveURL(/\/$/);
});

test('submits a registration filled in before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Username' }).fill('nenita77');
  await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await page.getByLabel('Confirm password').fill('Sampagita1');
  await agree(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  release();
  await expect(page.getByRole('dialog', { name: /Welcome to/ })).toContainText('nenita77');
});

test('handles a press during hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Username' }).fill('vip001');
  await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await page.getByLabel('Confirm password').fill('Sampagita1');
  await agree(page);
  const button = page.getByRole('button', { name: 'Create account' });
  await button.hover();
  await page.mouse.down();
  release();
  // Replayed input moves the button.
  await expect
    .poll(() =>
      button.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  await page.mouse.up();
  await expect(page.getByText('This username is taken. Choose another.')).toBeVisible();
});

test('registers in the dialog, with the keyboard only', async ({ page }) => {
  await page.goto('/rng');
  await page.getByRole('button', { name: 'Register' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Register' });
  const username = dialog.getByRole('textbox', { name: 'Username' });
  await expect(username).toBeVisible();
  await expectAccessible(page);
  await username.fill('nenita66');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sampagita1');
  await dialog.getByRole('checkbox', { name: /user agreement/ }).focus();
  await page.keyboard.press('Space');
  await dialog.getByLabel('Confirm password').focus();
  await page.keyboard.type('Sampagita1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Welcome to/ })).toContainText('nenita66');
});

test('shows that a username is taken, and keeps the input', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Username' }).fill('vip001');
  await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await page.getByLabel('Confirm password').fill('Sampagita1');
  await agree(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This username is taken. Choose another.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Sampagita1');
});

test('shows that an invitation code is invalid', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Username' }).fill('nenita88');
  await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await page.getByLabel('Confirm password').fill('Sampagita1');
  await agree(page);
  await page.getByLabel('Invitation code').fill('no_such_code');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page
      .getByText(/invitation code/i)
      .filter({ visible: true })
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('creates one account on a double click', { tag: '@deep' }, async ({ page }) => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/member/register')) made.push(request.method());
  });
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Username' }).fill('nenita99');
  await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await page.getByLabel('Confirm password').fill('Sampagita1');
  await agree(page);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByRole('dialog', { name: /Welcome to/ })).toBeVisible();
  expect(made).toEqual(['PUT']);
});

test('registers by phone with a code, and shows the generated account', async ({
  page,
  platform,
}) => {
  await page.goto('/register');
  await chooseTab(page, 'By mobile');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('917 555 0143');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText('We’ve sent a code to your phone.').first()).toBeVisible();
  const code = await codeSentTo(platform, '+639175550143');
  // The button's cooldown survives a reload.
  await page.reload();
  await chooseTab(page, 'By mobile');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('917 555 0143');
  await expect(page.getByText(/^\d+ s$/)).toBeVisible();
  await page.getByLabel('Code from the text message').fill(code);
  await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await page.getByLabel('Confirm password').fill('Sampagita1');
  await agree(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  const made = page.getByRole('region', { name: 'Your username' });
  await expect(made).toBeVisible();
  await made.getByRole('button', { name: 'I’ve saved it, continue' }).click();
  await expect(page.getByRole('dialog', { name: /Welcome to/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('button', { name: /’s account/ })).toBeVisible();
});

test(
  'does not reveal whether a phone number has an account',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await page.goto('/register');
    await chooseTab(page, 'By mobile');
    // The number of juan01.
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9171234567');
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByText('We’ve sent a code to your phone.').first()).toBeVisible();
    const { value } = (await platform.sandbox('GET', '/sandbox/outbox')) as {
      value: { recipient: string; body: string }[];
    };
    // The owner of the number is notified, and gets no code that would register it again.
    expect(value[0]?.recipient).toBe('+639171234567');
    expect(value[0]?.body).not.toMatch(/\b\d{6}\b/);
  },
);

test('shows that registration is closed', { tag: '@deep' }, async ({ page, platform }) => {
  await platform.sandbox('PUT', '/sandbox/brand', { switches: { DIRECTREG3: false } });
  await page.goto('/register');
  await expect(
    page.getByRole('heading', { name: 'Registration is closed right now' }),
  ).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
});
