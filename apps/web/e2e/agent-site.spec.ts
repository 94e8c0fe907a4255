import { centre } from './agent-centre';
import { expect, expectAccessible, openSignedIn, signIn, test } from './fixtures';
import { agree, expectSignedIn } from './getting-in';

test.use({ agentSite: true });

const MEMBER_INFO = '/wps/member/info';

test('the site for agents lets agents in only, to their center, and has no games', async ({
  page,
  platform,
}) => {
  const site = platform.agentSiteUrl ?? '';
  await page.goto(site);
  await expect(page).toHaveTitle('Affiliate program · Perya Agents');
  await expect(page.getByRole('heading', { level: 1, name: 'Become an agent' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Game categories' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toHaveCount(0);
  await expectAccessible(page);
  for (const path of ['/rng', '/promotions', '/pointMall']) {
    expect((await page.request.get(site + path)).status(), path).toBe(404);
  }

  // A member has the right password, and is told that this site isn't for them.
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${site}/login`);
  await signIn(page, 'juan01');
  await expect(page.getByText('Only agents can log in here.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

  await signIn(page, 'agent01');
  await expect(centre(page)).toBeVisible();
  await expect(page).toHaveURL(`${site}/?agent=agentTeamOverview`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${site}/`);
  await expectSignedIn(page, 'agent01');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Agent center' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Deposit' })).toHaveCount(0);

  await banner.getByRole('link', { name: 'Withdraw' }).click();
  const memberCentre = page.getByRole('dialog', { name: 'Member center' });
  await expect(memberCentre.getByRole('link', { name: 'Account record' })).toBeVisible();
  await expect(memberCentre.getByRole('link', { name: 'Betting record' })).toHaveCount(0);
});

test('registering on the site for agents makes an agent', async ({ page, platform }) => {
  const site = platform.agentSiteUrl ?? '';
  await page.goto(site);
  await page.getByRole('link', { name: 'Register as an agent' }).click();
  await expect(page).toHaveURL(`${site}/register`);
  await page.getByRole('textbox', { name: 'Username' }).fill('nenita55');
  await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await page.getByLabel('Confirm password').fill('Sampagita1');
  await agree(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  const welcome = page.getByRole('dialog', { name: /Welcome to/ });
  await expect(welcome).toContainText('nenita55');
  await welcome.getByRole('button', { name: 'Later' }).click();
  await expect(centre(page)).toBeVisible();
  await expect(page).toHaveURL(`${site}/?agent=agentTeamOverview`);
});

test('the members’ site is for both, and the site key stays between the servers', async ({
  page,
  platform,
  request,
}) => {
  const site = platform.agentSiteUrl ?? '';
  await openSignedIn(page, 'agent01', '/');
  await expectSignedIn(page, 'agent01');
  await page.goto('/?agent=agentTeamOverview');
  await expect(centre(page)).toBeVisible();

  await openSignedIn(page, 'juan01', '/');
  await page.getByRole('button', { name: 'Use the link' }).click();
  await expectSignedIn(page, 'juan01');
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  const statusOf = async (origin: string, headers = {}) =>
    (await request.get(origin + MEMBER_INFO, { headers: { token, ...headers } })).status();
  expect(await statusOf(platform.siteUrl)).toBe(200);
  // A member's session, replayed through the site for agents.
  expect(await statusOf(site)).toBe(401);
  // A forged key is dropped, so it changes nothing at either site.
  expect(await statusOf(platform.siteUrl, { 'x-site-key': 'forged' })).toBe(200);
  expect(await statusOf(site, { 'x-site-key': 'forged' })).toBe(401);
});
