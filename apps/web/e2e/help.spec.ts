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

test('the user agreement opens terms to read, and keeps the registration as it is', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Username' }).fill('newplayer7');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /user agreement/ }).click();
  const terms = await opening;
  await expect(terms).toHaveURL(/\/helpmc\?article=terms$/);
  await expect(terms.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
  await expect(terms.getByText(/You must be 21 or older/).first()).toBeVisible();
  await expect(terms.getByText(/You can withdraw from ₱100\.00/)).toBeVisible();
  await expectAccessible(terms);
  await terms.getByRole('link', { name: 'privacy policy', exact: true }).click();
  await expect(terms.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  await terms.close();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('newplayer7');

  // They are readable without scripts.
  const html = await (await page.request.get('/help?article=terms')).text();
  expect(html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')).toMatch(
    /<h3>Leaving and unused accounts<\/h3>/,
  );
});

const ALL_DAY = { from: '00:00', to: '24:00' };

test('a member talks to customer service: answers come to the open window, or else to the inbox', async ({
  page,
  platform,
}) => {
  await platform.sandbox('PUT', '/sandbox/brand', {
    service: {
      LIVECHAT: {
        hours: {
          monday: ALL_DAY,
          tuesday: ALL_DAY,
          wednesday: ALL_DAY,
          thursday: ALL_DAY,
          friday: ALL_DAY,
          saturday: ALL_DAY,
          sunday: ALL_DAY,
        },
        answerMinutes: 12,
      },
    },
  });
  await openSignedIn(page, 'juan01', '/helpmc?desk=live');
  await expect(
    page.getByText('We’re here around the clock. We usually answer within 12 minutes.'),
  ).toBeVisible();
  const log = page.getByRole('log', { name: 'Conversation' });
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('My deposit is missing.');
  await message.press('Enter');
  await expect(log.getByText('My deposit is missing.')).toBeVisible();
  await expect(log.getByText('Sending…')).toHaveCount(0);

  const find = async () => {
    const { value } = (await platform.operator(
      'GET',
      '/ops/conversations?channel=LIVECHAT&account=juan01',
    )) as { value: { list: { id: string; isAnswerRead: boolean }[] } };
    return value.list[0];
  };
  const path = `/ops/conversations/${(await find())?.id}` as const;
  await platform.operator('PUT', path, { text: 'We’re looking for it.', name: 'Ana' });
  await expect(log.getByText('We’re looking for it.')).toBeVisible();
  await expect(log.getByText('Ana', { exact: true })).toBeVisible();
  await expect.poll(async () => (await find())?.isAnswerRead).toBe(true);
  await expectAccessible(page);

  // No window shows the next answer. Two other messages of the seed are unread.
  await page.goto('/');
  await platform.operator('PUT', path, { text: 'It’s <b>in your wallet</b> now.' });
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 30_000 });
  await expect(page.getByRole('banner').getByLabel(/\b3 unread/)).toBeVisible();
  await page.goto('/?member=messageV2');
  const list = page.getByRole('list', { name: 'Your messages, newest first' });
  await list.getByRole('button', { name: /^Customer service has answered/ }).click();
  await expect(list.getByText('It’s <b>in your wallet</b> now.')).toBeVisible();
  await list.getByRole('link', { name: 'Read and reply in the conversation' }).click();
  await expect(page).toHaveURL(/\/helpmc\?desk=live$/);
  await expect(log.getByText('It’s <b>in your wallet</b> now.')).toBeVisible();
  await expect(log.getByText('My deposit is missing.')).toBeVisible();

  const { value } = (await platform.operator('GET', path)) as {
    value: { messages: { text: string }[] };
  };
  expect(value.messages.map(({ text }) => text)).toEqual([
    'My deposit is missing.',
    'We’re looking for it.',
    'It’s <b>in your wallet</b> now.',
  ]);
  await platform.operator('PUT', `${path}/closed`);
  await page.reload();
  await expect(
    page.getByText('This conversation is closed. Write again to reopen it.'),
  ).toBeVisible();
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

    // High VIP levels have their own customer service, which the operator has named.
    await openSignedIn(page, 'vip001', '/helpmc');
    const openingVip = page.waitForEvent('popup');
    await page.getByRole('button', { name: /VIP Concierge/ }).click();
    const vipDesk = await openingVip;
    await expect(vipDesk).toHaveURL(/\/helpmc\?desk=vip$/);
    await expect(vipDesk.getByRole('heading', { name: 'VIP Concierge' })).toBeVisible();
  },
);
