import type { Locator } from '@playwright/test';
import { centre, comeTo, somebodyElse, turnTo } from './agent-centre';
import {
  amountIn,
  expect,
  expectAccessible,
  expectStateAccessible,
  openSignedIn,
  test,
} from './fixtures';
import { agree, chooseTab } from './getting-in';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' }),
);

/** The figure with this name in the overview. */
const figure = (place: Locator, name: string): Locator =>
  place
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..');

/** The value of a name in a list of facts. */
const fact = (place: Locator, name: string): Locator =>
  place
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** Formats hundredths as the site does. */
const pesos = (minor: number): string =>
  `₱${(minor / 100).toLocaleString('en-PH', { minimumFractionDigits: 2 })}`;

test('the overview opens first, compares two periods and has a table view', async ({ page }) => {
  // An unknown page name opens the overview.
  const place = await comeTo(page, 'team&days=30');
  await expect(place.getByRole('heading', { name: 'Team overview' })).toBeVisible();
  await expect(figure(place, 'Team size')).toContainText('Direct:');
  await expect(figure(place, 'Turnover')).toContainText('Before:');
  await expectAccessible(page);

  await place.getByRole('combobox', { name: 'Compared with' }).click();
  await page.getByRole('option', { name: 'Compared with a year ago' }).click();
  await expect(page).toHaveURL(/teamCompare=year/);

  const turnover = await amountIn(figure(place, 'Turnover').getByRole('definition').first());
  await expect(place.getByRole('img', { name: 'Turnover, day by day' })).toBeVisible();
  await place.getByText('View as a table').first().click();
  const days = place.getByRole('table', { name: 'Day by day' });
  const cells = days.locator('[data-label="Turnover"]');
  // The table is rendered after the disclosure has opened.
  await expect(cells.first()).toBeVisible();
  const amounts = await cells.allTextContents();
  const sum = amounts.reduce(
    (all, text) => all + Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100),
    0,
  );
  expect(sum).toBe(turnover);

  await place.getByRole('link', { name: 'agent02' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toContainText('agent02');
});

test('an agent adds downlines by creating an account and by a registration link', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await comeTo(page, 'registerAccountCentre');
  await place.getByRole('textbox', { name: 'Username' }).fill('kapitbahay01');
  await place.getByRole('button', { name: 'Suggest one' }).click();
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(place.getByText('kapitbahay01 is now in your team')).toBeVisible();

  await chooseTab(place, 'Links');
  await place.getByRole('button', { name: 'New link' }).click();
  const form = page.getByRole('dialog', { name: 'New link' });
  await form.getByRole('textbox', { name: 'Link name' }).fill('Fiesta flyers');
  await form.getByRole('textbox', { name: /^Maximum registrations/ }).fill('5');
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(form).toBeHidden();
  await place.getByRole('button', { name: 'Share Fiesta flyers' }).click();
  const share = page.getByRole('dialog', { name: 'Share Fiesta flyers' });
  await expect(share.getByRole('img', { name: 'Scan to register with your link' })).toBeVisible();
  await expectStateAccessible(page);
  const link = await share.getByRole('textbox', { name: 'Your link' }).inputValue();

  const friend = await somebodyElse(browser, baseURL);
  await friend.goto(link);
  await friend.getByRole('textbox', { name: 'Username' }).fill('kaibigan01');
  await friend.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await friend.getByLabel('Confirm password').fill('Sampagita1');
  await agree(friend);
  await friend.getByRole('button', { name: 'Create account' }).click();
  await expect(friend.getByRole('dialog', { name: /Welcome to/ })).toContainText('kaibigan01');
  await friend.context().close();

  const links = await turnTo(page, 'registerAccountCentre&registerBy=links');
  const row = links.getByRole('row', { name: /^Fiesta flyers/ });
  await expect(row).toContainText('1 of 5');
  await expect(row.locator('[data-label="Clicks"]')).toHaveText('1');
  await links.getByRole('button', { name: 'Close Fiesta flyers' }).click();
  await page
    .getByRole('dialog', { name: 'Close Fiesta flyers' })
    .getByRole('button', { name: 'Close link' })
    .click();
  await expect(row).toContainText('Closed');

  // The program's results and the last day of its chart agree.
  await chooseTab(links, 'Affiliate program');
  const results = links.getByRole('region', { name: 'Terms and results' });
  await expect(fact(results, 'Registrations')).not.toHaveText('0');
  await links.getByText('View as a table').click();
  const days = links.getByRole('table', { name: 'From click to first deposit' });
  await expect(days.locator('[data-label="Registrations"]').first()).not.toHaveText('0');

  const team = await turnTo(page, 'downlineManagement');
  for (const account of ['kapitbahay01', 'kaibigan01']) {
    await team.getByRole('searchbox').fill(account);
    await team.getByRole('button', { name: 'Search' }).click();
    const found = team.getByRole('row', { name: new RegExp(`^${account}`) });
    await expect(found).toBeVisible();
    await expect(found.locator('[data-label="Level"]')).toHaveText('1');
  }
  await team.getByRole('button', { name: 'kaibigan01' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toContainText('Fiesta flyers');
});

test('money is transferred to a downline and back, once, and is in both records', async ({
  page,
  browser,
  baseURL,
  platform,
}) => {
  // Other payments are disabled, so the amounts are exact.
  const kinds = { dividend: false, daily: false, hourly: false, realTime: false };
  await platform.sandbox('PUT', '/sandbox/brand', {
    contracts: { kinds },
    affiliate: { enabled: false },
  });
  const place = await comeTo(page, 'downlineManagement');
  await place.getByRole('button', { name: 'agent02', exact: true }).click();
  const profile = page.getByRole('dialog', { name: 'Profile' });
  await expect(profile.getByRole('heading', { name: 'agent02' })).toBeVisible();
  await expectAccessible(page);
  const theirs = await amountIn(fact(profile, 'Balance'));
  await profile.getByRole('button', { name: 'Transfer money' }).click();
  const form = page.getByRole('dialog', { name: 'Transfer to agent02' });
  const mine = await amountIn(fact(form, 'Main wallet'));
  await form.getByRole('textbox', { name: /^Amount/ }).fill('250');
  const password = form.getByLabel('Payment password', { exact: true });
  await password.fill('654321');
  await form.getByRole('button', { name: 'Send ₱250.00' }).click();
  await expect(form.getByText('The payment password is wrong.')).toBeVisible();
  await password.fill('123456');
  await form.getByRole('button', { name: 'Send ₱250.00' }).dblclick();
  await expect(form.getByText('₱250.00 sent to agent02')).toBeVisible();
  await expect(form).toContainText(pesos(mine - 250_00));

  const downline = await somebodyElse(browser, baseURL);
  await openSignedIn(downline, 'agent02', '/promotions?member=transferUpline');
  const below = downline.getByRole('dialog', { name: 'Member center' });
  await expect(below.getByText(pesos(theirs + 250_00))).toBeVisible();
  await below.getByRole('textbox', { name: /^Amount/ }).fill('100');
  await below.getByLabel('Payment password', { exact: true }).fill('123456');
  await below.getByRole('button', { name: 'Send ₱100.00' }).click();
  await expect(below.getByText('₱100.00 sent to agent01')).toBeVisible();
  await downline.goto('/promotions?member=transactionHistory');
  await expect(below.getByText('₱250.00').first()).toBeVisible();
  await downline.context().close();

  await page.goto('/promotions?member=transactionHistory');
  const record = page.getByRole('dialog', { name: 'Member center' });
  for (const amount of ['₱250.00', '₱100.00', pesos(mine - 150_00)]) {
    await expect(record.getByText(amount).first()).toBeVisible();
  }
});

test('the tree loads by branch, and lowering rebates shows a warning', async ({ page }) => {
  const place = await comeTo(page, 'downlineManagement&downlineView=tree');
  await place.getByRole('button', { name: 'Show downlines of agent02' }).click();
  await expect(place.getByRole('button', { name: /, level 2$/ }).first()).toBeVisible();
  await expectAccessible(page);

  await place.getByRole('button', { name: 'agent02, level 1' }).click();
  const profile = page.getByRole('dialog', { name: 'Profile' });
  await profile.getByRole('button', { name: 'Change', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Rebates for agent02' });
  const first = form.getByRole('textbox').first();
  await first.fill('99');
  await form.getByRole('button', { name: 'Save rebates' }).click();
  await expect(form.getByText(/^Enter a percentage from 0 to/)).toBeVisible();
  await first.fill('0');
  await form.getByRole('button', { name: 'Save rebates' }).click();
  const lower = form.getByRole('button', { name: 'Save and lower them too' });
  await expect(lower.or(profile.getByText(/^0% \(maximum/).first())).toBeVisible();
  if (await lower.isVisible()) await lower.click();
  await expect(form).toBeHidden();
  await expect(profile.getByText(/^0% \(maximum/).first()).toBeVisible();
});

test('only agents have access, and only to their own team', async ({ page }) => {
  await openSignedIn(page, 'juan01', '/promotions?agent=downlineManagement');
  const warning = page.getByRole('dialog', { name: 'Please note' });
  await expect(warning).toContainText('The agent center is for agents only.');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'juan01’s account' })).toBeVisible();
  await expect(centre(page)).toHaveCount(0);
});
