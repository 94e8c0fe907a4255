import { startTestPlatform } from '@perya/test-kit/platform';
import type { Page } from '@playwright/test';
import { amountIn, expect, expectStateAccessible, headerBalance, test } from './fixtures';
import { agree, expectSignedIn } from './getting-in';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** No part of the page has failed. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText('We couldn’t load this')).toHaveCount(0);
}

test('a new platform without the sandbox shows its rules and content, no invented people, and registers its first member', async ({
  page,
  context,
}) => {
  // The first start seeds the platform and draws its pictures.
  test.setTimeout(600_000);
  const platform = await startTestPlatform({ seed: 'empty', env: { GATEWAY_SANDBOX: '0' } });
  const open = (address: string) => page.goto(platform.siteUrl + address);
  try {
    await context.addCookies([{ name: 'lang', value: 'EN', url: platform.siteUrl }]);

    await test.step('a guest opens the pages', async () => {
      await open('/');
      await expect(page.locator('[data-game]').first()).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(region(page, 'Latest wins')).toHaveCount(0);
      await expectWhole(page);

      await open('/promotions');
      await expect(page.locator('main a[href*="promoDetail"]').first()).toBeVisible();
      await expectWhole(page);

      await open('/pointMall');
      await expect(region(page, 'Rewards').getByRole('link').first()).toBeVisible();
      await expectWhole(page);
      await open('/pointMall?tab=tournaments');
      await expect(page.getByRole('heading', { name: 'Running now' })).toBeVisible();
      await expectWhole(page);

      await open('/lottery?gameCode=PH_6_42');
      await expect(page.getByRole('button', { name: 'Add to slip' })).toBeVisible();
      await expect(region(page, 'Last result')).toHaveCount(0);
      await expectWhole(page);
      await open('/lottery?gameCode=PH_6_42&view=results');
      await expect(page.getByText('No draws yet')).toBeVisible();
      await expectStateAccessible(page);
    });

    await test.step('the first member registers and gets the bonus', async () => {
      await open('/register');
      await page.getByRole('textbox', { name: 'Username' }).fill('firstone1');
      await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
      await page.getByLabel('Confirm password').fill('Sampagita1');
      await agree(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      const welcome = page.getByRole('dialog', { name: /Welcome to/ });
      await welcome.getByRole('button', { name: /^Claim ₱100\.00/ }).click();
      await expect(welcome.getByRole('button', { name: /^Claim ₱100\.00/ })).toBeHidden();
      await welcome.getByRole('button', { name: 'Later' }).click();
      await expectSignedIn(page, 'firstone1');
      await expect.poll(() => amountIn(headerBalance(page))).toBe(100_00);
    });

    await test.step('who has missions, and an empty chat room', async () => {
      await open('/pointMall?tab=earn');
      await expect(page.getByText('Your first round').first()).toBeVisible();
      await expectWhole(page);
      await open('/');
      await page.getByRole('button', { name: /^Chat room/ }).click();
      const room = page.frameLocator('iframe[title="Chat room"]');
      await expect(room.getByLabel('Write a message')).toBeVisible();
      await expect(room.getByRole('log').getByRole('listitem')).toHaveText([
        /No messages yet\. Say hello!/,
      ]);
    });
  } finally {
    await platform.stop();
  }
});
