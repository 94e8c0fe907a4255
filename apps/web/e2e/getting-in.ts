import { expect, type Locator, type Page } from '@playwright/test';
import { createHmac } from 'node:crypto';
import type { TestPlatform } from '@perya/test-kit/platform';

interface OutboxMessage {
  channel: 'sms' | 'email';
  recipient: string;
  body: string;
  details: Record<string, string> | null;
}

/** The header shows the signed-in user. */
export async function expectSignedIn(page: Page, account: string): Promise<void> {
  await expect(page.getByRole('button', { name: `${account}’s account` })).toBeVisible();
}

/** Logs out by the account menu in the header. */
export async function logOut(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: `${account}’s account` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
}

/** A session replaced by another login is notified by push, without a request. */
export async function expectToldOfItsEnd(page: Page): Promise<void> {
  const told = page.getByRole('dialog', { name: /logged out|somewhere else/ });
  await expect(told).toBeVisible();
}

/** Declares the age and accepts the user agreement of the registration form. */
export const agree = (place: Page | Locator): Promise<void> =>
  place.getByRole('checkbox', { name: /user agreement/ }).check();

/** Selects a tab and waits until it's shown, because the tabs have fields with the same names. */
export async function chooseTab(place: Page | Locator, name: string): Promise<void> {
  const tab = place.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Waits for the newest message to a recipient. */
export async function newestMessage(
  platform: TestPlatform,
  recipient: string,
): Promise<OutboxMessage> {
  const sent = async () => {
    const { value } = (await platform.sandbox('GET', '/sandbox/outbox')) as {
      value: OutboxMessage[];
    };
    return value.find((message) => message.recipient === recipient);
  };
  await expect.poll(sent, `a message to ${recipient}`).toBeDefined();
  const found = await sent();
  if (!found) throw new Error(`Nothing was sent to ${recipient}.`);
  return found;
}

/** The code in the newest message to a phone number or email. */
export async function codeSentTo(platform: TestPlatform, recipient: string): Promise<string> {
  const { body } = await newestMessage(platform, recipient);
  const code = /\b\d{6}\b/.exec(body)?.[0];
  if (!code) throw new Error(`“${body}” holds no code.`);
  return code;
}

/** Sets switches of the brand for one test. */
export function setSwitches(
  platform: TestPlatform,
  switches: Record<string, boolean>,
): Promise<unknown> {
  return platform.sandbox('PUT', '/sandbox/brand', { switches });
}

/** Delays the page's scripts until the returned function is called, like a slow connection. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows at a time (RFC 6238). */
export function codeOf(key: string, at: number): string {
  const bits = Array.from(key, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', bytes).update(step).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
