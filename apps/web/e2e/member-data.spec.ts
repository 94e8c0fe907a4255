import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectStateAccessible,
  openSignedIn,
  PASSWORD,
  test,
} from './fixtures';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' }),
);

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member center' });
const isCall = (name: string) => (call: { url(): string }) =>
  new URL(call.url()).pathname.endsWith(`/MCSFE_${name}`);

/** The texts of the archive's files, by path. */
async function unpack(download: Download): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  return Object.fromEntries(Object.entries(files).map(([path, data]) => [path, strFromU8(data)]));
}

interface Sent {
  details: { change?: string } | null;
}

test('a member downloads an archive of everything that is kept about them', async ({
  page,
  platform,
}) => {
  await openSignedIn(page, 'juan01', '/promotions?member=securityCenter');
  const status = page.waitForResponse(isCall('getOwnData'));
  await centre(page).getByRole('link', { name: 'See and download your data' }).click();
  expect((await status).ok()).toBe(true);
  await expect(centre(page).getByRole('heading', { name: 'Your data', exact: true })).toBeVisible();
  const chapters = centre(page).getByRole('list', { name: 'What we keep and why' });
  await expect(chapters.getByRole('listitem')).toHaveCount(8);
  await expect(centre(page).getByText('You can download it 3 times a day.')).toBeVisible();
  await expectAccessible(page);

  const password = centre(page).getByLabel('Your login password');
  const submit = centre(page).getByRole('button', { name: 'Download my data' });
  await password.fill('Perya2025');
  await submit.click();
  await expect(centre(page).getByText('Your login password is wrong.')).toBeVisible();
  await expectStateAccessible(page);

  await password.fill(PASSWORD);
  const asked = page.waitForRequest(isCall('requestDataExport'));
  const arrives = page.waitForEvent('download');
  await submit.click();
  await asked;
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unpack(download);
  expect(files['README.txt']).toContain('account juan01');
  const profile = JSON.parse(files['json/profile.json'] ?? '') as { rows: unknown[] };
  expect(profile.rows).toMatchObject([{ account: 'juan01', currency: 'PHP' }]);
  const bets = JSON.parse(files['json/bets.json'] ?? '') as { rows: unknown[] };
  expect(bets.rows.length).toBeGreaterThan(0);
  const lines = (files['csv/bets.csv'] ?? '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(bets.rows.length + 1);

  await expect(centre(page).getByText(/The download of my-data-.* has started/)).toBeVisible();
  await expect(centre(page).getByText(/^2 downloads left until/)).toBeVisible();
  // The owner is told, in case it was someone else.
  await expect
    .poll(async () => {
      const { value } = (await platform.sandbox('GET', '/sandbox/outbox')) as { value: Sent[] };
      return value.map(({ details }) => details?.change);
    })
    .toContain('dataExported');
});

test('the privacy policy leads to the member’s own data', async ({ page }) => {
  await openSignedIn(page, 'juan01', '/helpmc?article=privacy');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(centre(page).getByRole('heading', { name: 'Your data', exact: true })).toBeVisible();
});
