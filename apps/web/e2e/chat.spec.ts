import type { TestPlatform } from '@perya/test-kit/platform';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  openSignedIn,
  PASSWORD,
  putNoticesAway,
  signIn,
  test,
} from './fixtures';
import { expectSignedIn, logOut, setSwitches } from './getting-in';

const room = (page: Page): FrameLocator => page.frameLocator('iframe[title="Chat room"]');
const said = (page: Page, text: string): Locator => room(page).getByRole('log').getByText(text);
const place = (page: Page): Locator => page.getByRole('button', { name: /^Chat room/ });

async function comeIn(page: Page, account: string): Promise<void> {
  await openSignedIn(page, account, '/');
  await expectSignedIn(page, account);
}

/** The chat entry in the rail, or in the drawer on phones. */
async function findPlace(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.getByRole('button', { name: /menu/i }).first().click();
  return place(page);
}

async function openChat(page: Page, isMobile: boolean): Promise<void> {
  await (await findPlace(page, isMobile)).click();
  // Seeing an earlier message proves that the player has joined.
  await expect(room(page).getByRole('log').getByRole('listitem').first()).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await room(page).getByLabel('Write a message').fill(text);
  await room(page).getByRole('button', { name: 'Send' }).click();
}

/** Counts the read receipts that the page sends, over any transport. Call it before the chat opens. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on('websocket', (line) => {
    if (!line.url().endsWith('/chat/socket')) return;
    line.on('framesent', ({ payload }) => {
      if (String(payload).includes('"read"')) reads += 1;
    });
  });
  return () => reads;
}

const houseSays = (platform: TestPlatform, text: string) =>
  platform.sandbox('POST', '/sandbox/chat', { text });

test('two players talk, see missed messages, and reconnect after a disconnect', async ({
  page,
  platform,
  browser,
  baseURL,
  context,
  isMobile,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-PH' });
  const other = await elsewhere.newPage();
  await putNoticesAway(other);
  await Promise.all([comeIn(page, 'juan01'), comeIn(other, 'maria03')]);
  const reads = countReads(page);
  await Promise.all([openChat(page, isMobile), openChat(other, isMobile)]);
  await expect.poll(reads).toBeGreaterThan(0);

  await test.step('with masked names, without links', async () => {
    const before = reads();
    await say(other, 'See you at https://elsewhere.example/now');
    await expect(said(page, 'See you at •••')).toBeVisible();
    await expect.poll(reads).toBeGreaterThan(before);
    await say(page, 'Kumusta from the journey');
    await expect(said(other, 'Kumusta from the journey')).toBeVisible();
    await expect(said(other, 'ju***1').last()).toBeVisible();
    await expectAccessible(page, '[role=dialog][aria-label="Chat room"]');
  });

  await test.step('counts messages while closed, and marks them as read when opened', async () => {
    await page.getByRole('button', { name: 'Close chat' }).click();
    await houseSays(platform, 'Good evening from the house');
    const closed = await findPlace(page, isMobile);
    await expect(closed).toHaveAccessibleName(/\b1 unread$/);
    await closed.click();
    await expect(said(page, 'Good evening from the house')).toBeVisible();
  });

  await test.step('reconnects automatically and sends pending messages', async () => {
    await platform.sandbox('PUT', '/sandbox/faults', [
      { method: 'GET', path: '/chat/socket', kind: 'error', times: 2 },
    ]);
    await context.setOffline(true);
    await expect(room(page).getByText('Connection lost. Reconnecting…')).toBeVisible();
    await say(page, 'Said in the tunnel');
    await say(other, 'Said meanwhile');
    await context.setOffline(false);
    await expect(said(page, 'Said meanwhile')).toBeVisible();
    await expect(said(page, 'Said in the tunnel')).toHaveCount(1);
    await expect(room(page).getByText('Sending…')).toHaveCount(0);
    await expect(said(other, 'Said in the tunnel')).toHaveCount(1);
  });
  await elsewhere.close();
});

test(
  'the chat asks guests to sign in, closes on sign-out, and is hidden without CBS3',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await page.goto('/promotions');
    await expect(place(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Customer service' }).click();
    await place(page).click();
    await signIn(page, 'juan01', PASSWORD);
    await expect(room(page).getByRole('log')).toBeVisible();

    await logOut(page, 'juan01');
    await expect(page.getByTitle('Chat room')).toHaveCount(0);
    await expect(place(page)).toHaveCount(0);

    await setSwitches(platform, { CBS3: false });
    await comeIn(page, 'juan01');
    await expect(place(page)).toHaveCount(0);
  },
);
