import { expect, expectAccessible, openSignedIn, test } from './fixtures';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', {
    defaultLanguage: 'EN',
    feedback: { minWords: 4, maxWords: 9 },
  }),
);

test('a guest finds an article despite a typo, shares it, sends feedback, and tests the speed', async ({
  page,
}) => {
  await page.goto('/helpmc');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search the help center' }).fill('pasword');
  const results = page.getByRole('region', { name: 'Search results' });
  await results.getByRole('link', { name: /Reset your password/ }).click();
  await expect(page.getByText(/all your other devices are logged out/)).toBeVisible();
  await expect(page).toHaveURL(/\/helpmc\?article=password$/);
  await expect(page).toHaveTitle(/^Reset your password · /);

  // Programs read a shared link first, so the text must be in the server's markup.
  const sent = await page.request.get('/helpmc?article=password');
  const html = await sent.text();
  expect(html).toMatch(/<title>Reset your password · /);
  expect(html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')).toMatch(
    /all your other devices are logged out/,
  );
  expect((await page.request.get('/helpmc?article=never-written')).status()).toBe(404);

  const rules = Promise.withResolvers<void>();
  await page.route(
    '**/wps/relay/MCSFE_getFeedbackRules',
    async (route) => {
      await rules.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/view=feedback$/);
  const message = page.getByRole('textbox', { name: 'Your message' });
  // The response with the range arrives while the button is pressed; the button must not move.
  await page.getByRole('button', { name: 'Send' }).hover();
  await page.mouse.down();
  rules.resolve();
  await expect(page.getByText('0 of 4–9 words')).toBeVisible();
  await page.mouse.up();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  // Simulates typing before the page has fully loaded.
  await page.reload({ waitUntil: 'commit' });
  await message.fill('Too short');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Write 4–9 words.')).toBeVisible();
  await message.fill('The page went white after a spin.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^F-[2-9A-Z]{8}$/)).toBeVisible();

  await page.goto('/helpmc?view=speed');
  await expect(page.getByText(/^Fastest: /)).toBeVisible();
  await expect(page.getByText('You’re here')).toBeVisible();
  await page.getByRole('link', { name: /^Switch to / }).click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/helpmc\?view=speed$/);
});

test(
  'customer service opens a small window; it closes without the platform, and shows a link if blocked',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await page.goto('/helpmc');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Live chat/ }).click();
    const desk = await opening;
    await expect(desk).toHaveURL(/\/helpmc\?desk=live$/);
    await expect(desk.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
    expect(await desk.evaluate(() => opener)).toBeNull();
    await desk.close();

    await platform.sandbox('PUT', '/sandbox/faults', [
      { method: 'GET', path: '/wps/system/customerService', kind: 'error', times: 1 },
    ]);
    const failing = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Live chat/ }).click();
    const closed = await failing;
    const panel = page.getByRole('dialog', { name: 'Customer service' });
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.poll(() => closed.isClosed()).toBe(true);

    await page.evaluate(() => {
      window.open = () => null;
    });
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('link', { name: 'Open customer service' })).toHaveAttribute(
      'href',
      '/helpmc?desk=live',
    );

    // High VIP levels have their own customer service.
    await openSignedIn(page, 'vip001', '/helpmc');
    const openingVip = page.waitForEvent('popup');
    await page.getByRole('button', { name: /VIP service/ }).click();
    const vipDesk = await openingVip;
    await expect(vipDesk).toHaveURL(/\/helpmc\?desk=vip$/);
    await expect(vipDesk.getByText('VIP service', { exact: true })).toBeVisible();
  },
);
