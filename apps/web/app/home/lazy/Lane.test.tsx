import {
  getPointConfig,
  listComingDraws,
  listPromotions,
  listWinners,
  type WireValueOf,
} from '@perya/api-client';
import {
  wireComingDraw,
  wirePage,
  wirePromotion,
  wireWinner,
  type FakePlatform,
} from '@perya/api-client/testing';
import { resetSession } from '@perya/session/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderSite } from '../../testSite';
import type { HomeLane } from '../lanes/lanes';
import Lane from './Lane';
import { homeCatalogue } from './locales';

const MINUTE_MS = 60_000;

const won = (over: Parameters<typeof wireWinner>[0] = {}) =>
  wireWinner({
    account: 'ju***1',
    amount: '1234.50',
    wonAt: Date.now() - 3 * MINUTE_MS,
    ...over,
  });

const show = (lane: HomeLane, answers: (platform: FakePlatform) => void) =>
  renderSite({ page: <Lane lane={lane} />, catalogues: [homeCatalogue], answers });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  resetSession();
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows a win’s player, game, time and amount, and adds new wins automatically', async () => {
  const list = [won()];
  await show('WINNERS', (platform) =>
    platform.on(listWinners, () => ({ currency: 'PHP', list: [...list] })),
  );
  const section = within(await screen.findByRole('region', { name: 'Latest wins' }));
  const [row] = section.getAllByRole('listitem');
  expect(row).toHaveTextContent('Lantern Night');
  expect(row).toHaveTextContent('ju***1 · 3 minutes ago');
  expect(row).toHaveTextContent('₱1,234.50');

  list.unshift(won({ account: 'vi***1', gameName: 'Mango Rush', wonAt: Date.now() }));
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(section.getAllByRole('listitem')[0]).toHaveTextContent('Mango Rush');
  expect(section.getAllByRole('listitem')).toHaveLength(2);
});

test('counts down to the end of betting, then shows the next draw', async () => {
  const draw = (number: number, inMs: number) =>
    wireComingDraw({
      lottery: `PH_6_${number}`,
      lotteryName: `Lotto 6/${number}`,
      drawsAt: Date.now() + inMs + 15 * MINUTE_MS,
      locksAt: Date.now() + inMs,
    });
  let list = [draw(42, 30_000)];
  await show('LOTTERY', (platform) => platform.on(listComingDraws, () => list));
  const link = await screen.findByRole('link', { name: /Lotto 6\/42/ });
  expect(link).toHaveAttribute('href', '/lottery?gameCode=PH_6_42');
  expect(within(link).getByRole('timer').textContent).toMatch(/0:(?:29|30)$/);

  list = [draw(55, 3_600_000)];
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByRole('link', { name: /Lotto 6\/55/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Lotto 6\/42/ })).not.toBeInTheDocument();
});

test('links a promotion to its page', async () => {
  await show('PROMOTIONS', (platform) =>
    platform.on(listPromotions, () =>
      wirePage([wirePromotion({ id: 'a&b', title: 'Sunday cashback' })]),
    ),
  );
  const section = within(await screen.findByRole('region', { name: 'Happening now' }));
  expect(section.getByRole('link', { name: /Sunday cashback/ })).toHaveAttribute(
    'href',
    '/promoDetail?id=a%26b',
  );
  expect(section.getByRole('link', { name: 'All promotions' })).toHaveAttribute(
    'href',
    '/promotions',
  );
});

const POINTS: WireValueOf<typeof getPointConfig> = {
  currency: 'PHP',
  isConvertible: true,
  convertPoints: 100,
  convertAmount: '10.00',
  minConvertPoints: 500,
  convertTurnover: 0,
  earning: [
    { category: 'LIVE', turnoverPerPoint: '250.00' },
    { category: 'LOTT', turnoverPerPoint: '150.00' },
    { category: 'RNG', turnoverPerPoint: '100.00' },
    { category: 'SPORTS', turnoverPerPoint: '200.00' },
  ],
};

test('shows the value of points, and the fastest ways to earn them first', async () => {
  await show('POINTS', (platform) => platform.on(getPointConfig, () => POINTS));
  const section = within(await screen.findByRole('region', { name: 'Points for every bet' }));
  expect(section.getByText('100 points are worth ₱10.00 and never expire.')).toBeVisible();
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 point for every ₱100.00 bet: Slots',
    '1 point for every ₱150.00 bet: Lottery',
    '1 point for every ₱200.00 bet: Sports',
  ]);
});

test('does not mention money if points are not convertible', async () => {
  await show('POINTS', (platform) =>
    platform.on(getPointConfig, () => ({ ...POINTS, isConvertible: false })),
  );
  await screen.findByText('Redeem your points for rewards in the points mall. They never expire.');
  expect(screen.queryByText(/are worth/)).not.toBeInTheDocument();
});

test.each([
  ['WINNERS', (platform) => platform.on(listWinners, () => ({ currency: 'PHP', list: [] }))],
  ['LOTTERY', (platform) => platform.on(listComingDraws, () => [])],
  ['PROMOTIONS', (platform) => platform.on(listPromotions, () => wirePage([]))],
  ['POINTS', (platform) => platform.on(getPointConfig, () => ({ ...POINTS, earning: [] }))],
] satisfies [HomeLane, (platform: FakePlatform) => unknown][])(
  'renders nothing for %s without data',
  async (lane, answers) => {
    const { platform } = await show(lane, answers);
    const call = {
      WINNERS: listWinners,
      LOTTERY: listComingDraws,
      PROMOTIONS: listPromotions,
      POINTS: getPointConfig,
    }[lane];
    await vi.waitFor(() => expect(platform.calls(call).length).toBeGreaterThan(0));
    await act(() => vi.advanceTimersByTimeAsync(500));
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('heading')).toEqual([]);
    expect(main.queryAllByRole('region')).toEqual([]);
  },
);
