import type { Locator, Page } from '@playwright/test';
import { comeTo, somebodyElse, turnTo } from './agent-centre';
import { expect, expectAccessible, expectStateAccessible, test } from './fixtures';
import { chooseTab } from './getting-in';
import { exported, minorOf, sumOf, cellsOf } from './tables';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' }),
);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Manila, the brand's time zone, is eight hours ahead of UTC all year. */
const MANILA_OFFSET_MS = 8 * HOUR_MS;

/** The rate field of the dialog's last tier. */
const lastRate = (dialog: Locator): Locator =>
  dialog
    .getByRole('group', { name: /^Tier \d+$/ })
    .last()
    .getByRole('textbox', { name: /^Share of team/ });

/** The contracts of a kind, next to its record. */
async function contractsOf(page: Page, name: string, account: string): Promise<Locator> {
  const place = await comeTo(page, `${name}&teamTab=contracts`, account);
  await expect(place.getByRole('heading', { name: 'Contracts with downlines' })).toBeVisible();
  return place;
}

/** Withdraws the pending offer to a downline, so that a new one can be made. */
async function takeBack(page: Page, place: Locator, account: string): Promise<void> {
  const waiting = place.getByRole('button', { name: `Cancel offer: ${account}` });
  const change = place.getByRole('button', { name: `Change: ${account}` });
  await expect(waiting.or(change).first()).toBeVisible();
  if (!(await waiting.isVisible())) return;
  await waiting.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel offer' }).click();
  await expect(page.getByText('Offer canceled')).toBeVisible();
}

test('an offer is compared with the current terms, accepted, and in both histories', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await contractsOf(page, 'dailyWages', 'agent01');
  await takeBack(page, place, 'agent02');
  await place.getByRole('button', { name: 'Change: agent02' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer to agent02' });
  const rate = lastRate(offer);
  const before = await rate.inputValue();

  // A rate above the agent's own is rejected before it's sent.
  await rate.fill('9.99');
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await expect(offer.getByText(/Your own rate for these minimums is [\d.]+%/)).toBeVisible();
  await rate.fill(String(Math.round((Number(before) + 0.01) * 100) / 100));
  await expect(offer.getByRole('table', { name: /^Current and new terms/ })).toContainText(
    'higher',
  );
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Send offer' }).dblclick();
  await expect(page.getByText('Offer sent to agent02')).toBeVisible();
  await expect(place.getByRole('button', { name: 'Cancel offer: agent02' })).toBeVisible();

  const berto = await somebodyElse(browser, baseURL);
  const his = await comeTo(berto, 'dailyWages', 'agent02');
  await his.getByRole('button', { name: 'View offer' }).click();
  const answer = berto.getByRole('dialog', { name: 'Offer from agent01' });
  await expect(answer.getByRole('table', { name: /^Current and new terms/ })).toContainText(
    'higher',
  );
  await answer.getByRole('textbox', { name: /^Message/ }).fill('Salamat po');
  await expectStateAccessible(berto);
  await answer.getByRole('button', { name: 'Accept' }).click();
  await expect(berto.getByText('Contract accepted')).toBeVisible();
  await expect(his.getByRole('button', { name: 'View offer' })).toBeHidden();

  await place.getByRole('button', { name: 'Refresh' }).click();
  await expect(place.getByRole('button', { name: 'Cancel offer: agent02' })).toBeHidden();
  await place.getByRole('button', { name: 'History: agent02' }).click();
  const history = page.getByRole('dialog', { name: 'Contract history' });
  await expect(history.getByText('Salamat po')).toBeVisible();
  await expect(history.getByText('It was replaced by a newer contract.').first()).toBeVisible();
  await expectStateAccessible(page);
});

test('an offer is rejected, and the current contract continues', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await contractsOf(page, 'hourlySalary', 'agent01');
  await takeBack(page, place, 'agent02');
  await place.getByRole('button', { name: 'Change: agent02' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer to agent02' });
  await lastRate(offer).fill('0.01');
  const remove = offer.getByRole('button', { name: 'Remove tier 1' });
  // Remove tiers until only one is left.
  while (await remove.isVisible()) await remove.click();
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Offer sent to agent02')).toBeVisible();

  const berto = await somebodyElse(browser, baseURL);
  const his = await comeTo(berto, 'hourlySalary', 'agent02');
  await his.getByRole('button', { name: 'View offer' }).click();
  const answer = berto.getByRole('dialog', { name: 'Offer from agent01' });
  await expect(answer).toContainText('lower');
  await answer.getByRole('button', { name: 'Reject' }).click();
  await expect(berto.getByText('Offer rejected')).toBeVisible();
  await chooseTab(his, 'Contracts');
  await expect(his.getByText('Active').first()).toBeVisible();

  await place.getByRole('button', { name: 'Refresh' }).click();
  await place.getByRole('button', { name: 'End: agent02' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End contract' }).click();
  await expect(page.getByText('Contract ended')).toBeVisible();
  await expect(place.getByRole('button', { name: 'End: agent02' })).toBeHidden();
});

test('a dividend offer is canceled, made again and rejected; a real-time one is accepted and ended', async ({
  page,
  browser,
  baseURL,
}) => {
  let place = await contractsOf(page, 'dividendRecord', 'agent01');
  // The seed's offer hasn't been answered.
  const pending = place.getByRole('button', { name: 'Cancel offer: agent02' });
  await pending.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await pending.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel offer' }).click();
  await expect(page.getByText('Offer canceled')).toBeVisible();
  await expect(pending).toBeHidden();
  await place.getByRole('button', { name: 'Change: agent02' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer to agent02' });
  await lastRate(offer).fill(String(Number(await lastRate(offer).inputValue()) - 0.01));
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Offer sent to agent02')).toBeVisible();

  const berto = await somebodyElse(browser, baseURL);
  const his = await comeTo(berto, 'dividendRecord', 'agent02');
  await his.getByRole('button', { name: 'View offer' }).click();
  const answer = berto.getByRole('dialog', { name: 'Offer from agent01' });
  await answer.getByRole('button', { name: 'Reject' }).click();
  await expect(berto.getByText('Offer rejected')).toBeVisible();
  await place.getByRole('button', { name: 'Refresh' }).click();
  await expect(pending).toBeHidden();
  await place.getByRole('button', { name: 'History: agent02' }).click();
  const history = page.getByRole('dialog', { name: 'Contract history' });
  for (const end of ['Canceled', 'Rejected']) {
    await expect(history.getByText(end, { exact: true }).first()).toBeVisible();
  }

  await turnTo(berto, 'realTimeSalary');
  await his.getByRole('button', { name: 'View offer' }).click();
  await answer.getByRole('button', { name: 'Accept' }).click();
  await expect(berto.getByText('Contract accepted')).toBeVisible();
  place = await turnTo(page, 'realTimeSalary&teamTab=contracts');
  await place.getByRole('button', { name: 'End: agent02' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End contract' }).click();
  await expect(page.getByText('Contract ended')).toBeVisible();
  await expect(place.getByRole('button', { name: 'End: agent02' })).toBeHidden();
});

test('an hour is settled, explained line by line, and its record exported', async ({
  page,
  platform,
}) => {
  // Just before the end of an hour and then just after it, because a session doesn't last two hours.
  const toNextHour = HOUR_MS - (Date.now() % HOUR_MS);
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: toNextHour - 10 * MINUTE_MS });
  const place = await comeTo(page, 'hourlySalary', 'agent01');
  const table = place.getByRole('table', { name: 'Paid to you' });
  await expect(table).toBeVisible();
  const heading = table.getByRole('rowheader', { name: /^Total of/ });
  const counted = async () => {
    await place.getByRole('button', { name: 'Refresh' }).click();
    return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  };
  const before = await counted();
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: toNextHour + MINUTE_MS });
  await expect.poll(counted, { timeout: 60_000 }).toBeGreaterThan(before);
  await expectAccessible(page);

  await table
    .getByRole('button', { name: /^Explain: / })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'How it was worked out' });
  for (const step of ['Team activity', 'Tier reached', 'Amount paid']) {
    await expect(drawer.getByRole('heading', { name: step })).toBeVisible();
  }
  await expect(page).toHaveURL(/teamSettlement=/);
  await expectStateAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
});

/** Midnight of the next Monday in Manila. */
function nextMonday(): number {
  const wall = Date.now() + MANILA_OFFSET_MS;
  const daysSinceMonday = (new Date(wall).getUTCDay() + 6) % 7;
  return wall - (wall % DAY_MS) + (7 - daysSinceMonday) * DAY_MS - MANILA_OFFSET_MS;
}

test('a weekly salary is offered, accepted and settled on the Monday after', async ({
  page,
  browser,
  baseURL,
  platform,
}) => {
  // The site's own offer is weekly, so the agent can then offer weeks too.
  const place = await contractsOf(page, 'dailyWages', 'agent01');
  await place.getByRole('button', { name: 'View offer' }).click();
  const own = page.getByRole('dialog', { name: 'Offer from the site' });
  await expect(own.getByText('Current contract’s period')).toBeVisible();
  await own.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Contract accepted')).toBeVisible();

  await place.getByRole('button', { name: 'Change: agent02' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer to agent02' });
  const period = offer.getByRole('group', { name: 'How often it’s paid' });
  await expect(period.getByRole('radio')).toHaveCount(2);
  await period.getByRole('radio', { name: /^Every week/ }).check();
  await expectStateAccessible(page);
  const offered = page.waitForRequest((request) => request.url().includes('MCSFE_offerContract'));
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await offered;
  await expect(page.getByText('Offer sent to agent02')).toBeVisible();

  const berto = await somebodyElse(browser, baseURL);
  const his = await comeTo(berto, 'dailyWages', 'agent02');
  await his.getByRole('button', { name: 'View offer' }).click();
  const answer = berto.getByRole('dialog', { name: 'Offer from agent01' });
  await expect(answer.getByText('Every week, Monday to Sunday')).toBeVisible();
  const accepted = berto.waitForRequest((request) =>
    request.url().includes('MCS2_processDailySalContract'),
  );
  await answer.getByRole('button', { name: 'Accept' }).click();
  await accepted;
  await expect(berto.getByText('Contract accepted')).toBeVisible();
  await chooseTab(his, 'Contracts');
  await expect(his.getByText('Every week, Monday to Sunday')).toBeVisible();

  // The first paid week begins on the next Monday. A session doesn't last until its end.
  const offsetMs = nextMonday() + 7 * DAY_MS + MINUTE_MS - Date.now();
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs });
  const later = await somebodyElse(browser, baseURL);
  const record = await comeTo(later, 'dailyWages&teamPeriod=weekly', 'agent02');
  const table = record.getByRole('table', { name: 'Paid to you' });
  const rows = table.getByRole('button', { name: /^Explain: / });
  const counted = async () => {
    await record.getByRole('button', { name: 'Refresh' }).click();
    return rows.count();
  };
  // The jobs first settle every day since the clock moved, and a week waits for its days.
  await expect.poll(counted, { timeout: 120_000 }).toBe(1);
  await expect(table.getByText('Weekly')).toBeVisible();
  await expectStateAccessible(later);
  const explained = later.waitForRequest((request) =>
    request.url().includes('MCSFE_getSettlementDetail'),
  );
  await rows.click();
  await explained;
  const drawer = later.getByRole('dialog', { name: 'How it was worked out' });
  await expect(drawer.getByText('Weekly')).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Amount paid' })).toBeVisible();
});

test('every kind has a record that matches its file', { tag: '@deep' }, async ({ page }) => {
  await comeTo(page, 'dailyWages&days=365');
  for (const name of ['dailyWages&days=365', 'dividendRecord&days=365']) {
    const place = await turnTo(page, name);
    const table = place.getByRole('table', { name: 'Paid to you' });
    const totals = await cellsOf(table, /^Total of/);
    const rows = await exported(page, place);
    expect(sumOf(rows, 'Paid')).toBe(minorOf(totals.at(-1) ?? ''));
    expect(minorOf(totals.at(-1) ?? '')).toBeGreaterThan(0);
    await place.getByRole('switch', { name: 'Show paid only' }).check();
    await expect(page).toHaveURL(/teamPaid=1/);
    await expect(table.getByText('No tier')).toHaveCount(0);
  }
});

test('a profile manages contracts', { tag: '@deep' }, async ({ page }) => {
  const place = await comeTo(page, 'downlineManagement&downlineSearch=agent02');
  await place
    .getByRole('button', { name: /agent02/ })
    .first()
    .click();
  const profile = page.getByRole('dialog', { name: 'Profile' });
  await expect(profile.getByText('Daily wages contract')).toBeVisible();
  await profile.getByRole('button', { name: 'History: Daily wages contract' }).click();
  await expect(page.getByRole('dialog', { name: 'Contract history' })).toBeVisible();
  await expectAccessible(page);
});
