import { expect, expectAccessible, openSignedIn, test } from './fixtures';

test('the footer leads to the affiliate program, with the amounts of the rules that pay them', async ({
  page,
  platform,
}) => {
  await platform.sandbox('PUT', '/sandbox/brand', {
    affiliate: { cashbackRate: 425 },
    referral: { rewardUnits: 175 },
  });
  await page.goto('/promotions');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About the program' }).click();
  await expect(page).toHaveURL('/affiliate');
  await expect(page.getByRole('heading', { level: 1, name: 'Affiliate program' })).toBeVisible();
  const numbers = page.getByRole('region', { name: 'What you get' });
  await expect(numbers.getByText('4.25%')).toBeVisible();
  await expect(numbers.getByText('₱175.00')).toBeVisible();
  await expectAccessible(page);

  // The demo brand has no page elsewhere, so the button opens customer service.
  const agents = page.getByRole('region', { name: 'Agents earn commission' });
  const opening = page.waitForEvent('popup');
  await agents.getByRole('button', { name: 'Contact customer service' }).click();
  await expect(await opening).toHaveURL(/\/helpmc\?desk=live$/);

  // Readable without scripts.
  const html = await (await page.request.get('/affiliate')).text();
  expect(html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')).toContain('4.25%');
});

test('the operator’s own affiliate page opens from the program’s page', async ({
  page,
  platform,
}) => {
  await platform.sandbox('PUT', '/sandbox/brand', {
    resources: { AFFILIATELINK: { url: 'https://partners.example/join' } },
  });
  await page.goto('/affiliate');
  const agents = page.getByRole('region', { name: 'Agents earn commission' });
  await expect(agents.getByRole('link', { name: /About the program/ })).toHaveAttribute(
    'href',
    'https://partners.example/join',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL('/affiliate');
});

test('a member goes on to the invitations', async ({ page }) => {
  await openSignedIn(page, 'juan01', '/affiliate');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await expect(page).toHaveURL('/affiliate?member=referral');
  await expect(page.getByRole('dialog', { name: 'Member center' })).toBeVisible();
});
