import { getSettlements } from '@perya/api-client';
import { runStory, type FakePlatform } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import * as stories from './SettlementPage.stories';

const {
  ADividendExplained,
  Contracts,
  Default,
  Empty,
  EveryPeriod,
  Failed,
  NoTurnoverExplained,
  NotExplained,
  NothingMonthly,
} = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

/** Renders the page and returns its fake platform. */
async function show() {
  const platform = await runStory(Default);
  const table = await screen.findByRole('table', { name: 'Paid to you' });
  await within(table).findAllByRole('button', { name: /^Explain/ });
  return { platform, table };
}

const lastFilter = (platform: FakePlatform) => platform.calls(getSettlements).at(-1)?.request;

test('lists every period, including those without payment, with the totals of all', async () => {
  const { table } = await show();
  expect(within(table).getAllByText('₱70.00').length).toBeGreaterThan(0);
  expect(within(table).getByText('No tier')).toBeVisible();
  expect(within(table).getByText('Total of 3 periods')).toBeVisible();
});

const DAY_MS = 86_400_000;
const daysOf = (platform: FakePlatform) => {
  const { from = 0, to = 0 } = lastFilter(platform) ?? {};
  return Math.round((to - from) / DAY_MS);
};

test('starts with a year for a monthly contract, and with 30 days for shorter ones', async () => {
  const { platform } = await show();
  expect(platform.calls(getSettlements)).toHaveLength(1);
  expect(daysOf(platform)).toBeGreaterThanOrEqual(365);
  await userEvent.click(screen.getByRole('combobox', { name: 'Contract period' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Daily' }));
  await expect.poll(() => daysOf(platform)).toBe(30);
});

test('filters for paid settlements, and for a downline’s', async () => {
  const { platform } = await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Show paid only' }));
  await expect.poll(() => lastFilter(platform)).toMatchObject({ role: 'MINE', isPaidOnly: true });
  await userEvent.click(screen.getByRole('combobox', { name: 'Who was paid' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Paid to your downlines' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Account' }), 'agent02');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect
    .poll(() => lastFilter(platform))
    .toMatchObject({ role: 'GIVEN', search: 'agent02', pageNo: 1 });
});

test('shows the contract period of each row, and filters by it', async () => {
  await EveryPeriod.run();
  const table = await screen.findByRole('table', { name: 'Paid to you' });
  for (const name of ['Daily', 'Weekly', 'Twice a month', 'Monthly']) {
    expect(await within(table).findByText(name)).toBeVisible();
  }
  await userEvent.click(screen.getByRole('combobox', { name: 'Contract period' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Weekly' }));
  await expect.poll(() => within(table).queryByText('Monthly')).toBeNull();
  expect(within(table).getByText('Weekly')).toBeVisible();
});

test('explains a result step by step: figures, tier, rate and rounding, lines, payment', async () => {
  const { table } = await show();
  await userEvent.click(
    within(table).getAllByRole('button', { name: /^Explain/ })[0] as HTMLElement,
  );
  const drawer = await screen.findByRole('dialog', { name: 'How it was worked out' });
  expect(await within(drawer).findByText('0.4% of ₱25,000.00 is ₱100.004999')).toBeVisible();
  expect(within(drawer).getByText('Rounded down to two decimals: ₱100.00')).toBeVisible();
  expect(within(drawer).getByText('Applied').closest('tr')).toHaveTextContent('Tier 2');
  const lines = within(drawer).getByRole('table', { name: 'By downline' });
  expect(within(lines).getByRole('row', { name: /agent02/ })).toHaveTextContent('₱30.00');
  expect(within(lines).getByRole('row', { name: /juan01/ })).toHaveTextContent('–');
  expect(drawer).toHaveTextContent('Paid ₱70.00');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('bases a dividend on the loss', async () => {
  await ADividendExplained.run();
  const drawer = await screen.findByRole('dialog', { name: 'How it was worked out' });
  expect(await within(drawer).findByText(/of ₱1,200\.50 is/)).toBeVisible();
});

test('explains that nothing is paid for a period without turnover', async () => {
  await NoTurnoverExplained.run();
  const drawer = await screen.findByRole('dialog', { name: 'How it was worked out' });
  expect(await within(drawer).findByText(/didn’t have any turnover/)).toBeVisible();
});

test('exports every page of the filter result', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { platform } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('12 rows saved')).toBeVisible();
  const pages = platform.calls(getSettlements).slice(-4);
  expect(pages.map(({ request }) => request.pageNo)).toEqual([1, 2, 3, 4]);
  expect(await saved[0]?.text()).toContain(',PHP,25000.00,4,0.4,100.00,30.00,70.00');
});

test('a pending offer links to its dialog, and is listed with the contracts', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'View offer' }));
  expect(await screen.findByRole('dialog', { name: 'Offer from agent00' })).toBeVisible();
  await Contracts.run();
  expect(await screen.findByText('kuya_ben')).toBeVisible();
});

test('shows empty and error states', async () => {
  await Empty.run();
  expect(
    await screen.findByRole('heading', { name: 'Nothing was settled in this period' }),
  ).toBeVisible();
  await NothingMonthly.run();
  expect(await screen.findByText(/^Nothing matches your filters/)).toBeVisible();
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  await NotExplained.run();
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('We couldn’t load this')).toBeVisible();
});
