import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures';

const GOOGLE = /googletagmanager\.com|google-analytics\.com/;

/** The response's content security policy. */
const policy = (response: Response | null) => response?.headers()['content-security-policy'];

const answer = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;

test('tracks only after consent, stops on refusal, and asks nothing without analytics', async ({
  page,
  platform,
}) => {
  const asked: string[] = [];
  // No external requests: the tag is replaced by an empty script.
  await page.route(GOOGLE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagCame = true;' });
  });
  const entry = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
  const question = page.getByRole('region', { name: 'Can we count your visits?' });

  // The site's server remembers the platform's answer for a moment.
  const policyOf = async () =>
    (await page.request.get('/promotions')).headers()['content-security-policy'];

  await platform.sandbox('PUT', '/sandbox/brand', { gtagId: 'G-TEST1234' });
  await expect.poll(policyOf).toMatch(GOOGLE);
  await page.goto('/promotions');
  await page.mouse.wheel(0, 10);
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Yes, that’s fine' }).click();
  await page.waitForFunction(() => 'tagCame' in window);
  await expect(question).toBeHidden();
  expect(await answer(page)).toBe('granted');

  // The footer reopens the question.
  await entry.click();
  await expect(question).toContainText('Your visits are being counted right now.');
  await question.getByRole('button', { name: 'No, thanks' }).click();
  await expect(question).toBeHidden();
  expect(await answer(page)).toBe('denied');
  asked.length = 0;
  expect(policy(await page.reload())).not.toMatch(GOOGLE);
  // Taps in the footer are queued until it's hydrated.
  await entry.click();
  await expect(question).toContainText('Your visits aren’t being counted right now.');
  expect(asked).toEqual([]);

  await platform.sandbox('PUT', '/sandbox/brand', { gtagId: null });
  await page.context().clearCookies({ name: 'consent' });
  await expect.poll(policyOf).not.toMatch(GOOGLE);
  expect(policy(await page.goto('/promotions'))).not.toMatch(GOOGLE);
  await page.mouse.wheel(0, 10);
  await expect(page.getByRole('contentinfo').getByText(/21\+/).first()).toBeVisible();
  await expect(entry).toHaveCount(0);
});
