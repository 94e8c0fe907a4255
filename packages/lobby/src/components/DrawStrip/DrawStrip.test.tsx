import { listComingDraws } from '@perya/api-client';
import { wireComingDraw } from '@perya/api-client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSite, testPlatform } from '../../testing/testApp';
import { DrawStrip } from './DrawStrip';

const draw = (number: number, inMs: number) =>
  wireComingDraw({
    lottery: `PH_6_${number}`,
    lotteryName: `Lotto 6/${number}`,
    drawsAt: Date.now() + inMs + 15 * 60_000,
    locksAt: Date.now() + inMs,
  });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a draw links to its lottery, and is replaced by the next one when it closes', async () => {
  let list = [draw(42, 30_000)];
  await renderSite(
    testPlatform().on(listComingDraws, () => list),
    '/',
    <DrawStrip category="LOTT" />,
  );
  const link = await screen.findByRole('link', { name: /Lotto 6\/42/ });
  expect(link).toHaveAttribute('href', '/lottery?gameCode=PH_6_42');
  list = [draw(55, 3_600_000)];
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByRole('link', { name: /Lotto 6\/55/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Lotto 6\/42/ })).not.toBeInTheDocument();
});

test('shows the lobby’s own draws by kind, with jackpot and last result', async () => {
  const list = [
    { ...draw(42, 3_600_000), group: 'PH', jackpot: '5250000.00' },
    {
      ...draw(45, 7_200_000),
      lottery: 'VN_HN',
      lotteryName: 'Hà Nội',
      group: 'VN-NORTH',
      isRegional: true,
      latest: { number: '20261120', tiers: [{ prize: 'special', numbers: ['40213'] }] },
    },
    {
      ...draw(1, 60_000),
      lotteryName: 'Minuto',
      category: 'ELOTT' as const,
      group: 'FAST-1',
    },
  ];
  await renderSite(
    testPlatform().on(listComingDraws, () => list),
    '/',
    <DrawStrip category="LOTT" />,
  );
  const strip = within(await screen.findByRole('region', { name: 'Next draws' }));
  const [pool, regional] = await strip.findAllByRole('link');
  expect(pool).toHaveTextContent('Jackpot ₱5,250,000.00');
  expect(regional).toHaveAttribute('href', '/vnlottery?gameCode=VN_HN');
  expect(regional).toHaveTextContent('40213');
  expect(strip.queryByText('Minuto')).not.toBeInTheDocument();

  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(strip.getByRole('radio', { name: 'Vietnam, north' }));
  expect(strip.getAllByRole('link')).toHaveLength(1);
  expect(strip.getByRole('link', { name: /Hà Nội/ })).toBeVisible();
});
