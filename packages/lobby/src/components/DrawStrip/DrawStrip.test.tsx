import { launchLotteryLobby, listComingDraws } from '@perya/api-client';
import { wireComingDraw } from '@perya/api-client/testing';
import { resetSession, signInForTest } from '@perya/session/testing';
import { SiteConfigProvider } from '@perya/site-config';
import { testSiteConfig } from '@perya/site-config/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearLaunch } from '../../launch/launchStore';
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

describe('a draw with a lobby of its own', () => {
  const mekong = {
    ...draw(1, 3_600_000),
    lottery: 'TH_MEKONG',
    lotteryName: 'Mekong',
    group: 'SEA',
    accountTypeName: 'SEA',
    coverPath: '/art/cover/g-7',
  };
  const openLottery = async (type: 'SEA' | 'Lott') => {
    const platform = testPlatform()
      .on(listComingDraws, () => [mekong])
      .on(launchLotteryLobby, () => ({ address: 'https://play.example/lottery?ticket=t' }));
    const site = await renderSite(
      platform,
      '/',
      <SiteConfigProvider config={testSiteConfig({ brand: { lottery: { type } } })}>
        <DrawStrip category="LOTT" />
      </SiteConfigProvider>,
    );
    const link = await screen.findByRole('link', { name: /Mekong/ });
    expect(link).toHaveAttribute('href', '/lottery?gameCode=TH_MEKONG');
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(link);
    return { platform, site };
  };

  beforeEach(() => {
    resetSession();
    clearLaunch();
    signInForTest();
  });

  test('opens it if the lottery type of the brand is SEA', async () => {
    const { platform, site } = await openLottery('SEA');
    expect(await screen.findByTitle('Game: Mekong')).toBeInTheDocument();
    expect(site.address()).toBe('/seamless');
    expect(platform.calls(launchLotteryLobby)).toHaveLength(1);
    expect(platform.calls(launchLotteryLobby)[0]?.request).toMatchObject({
      lottoPrizeMode: 'SEA',
      lottoGameCode: 'TH_MEKONG',
      lottoView: 'GAME',
    });
  });

  test('opens its page at a brand of another type', async () => {
    const { platform, site } = await openLottery('Lott');
    expect(site.address()).toBe('/lottery?gameCode=TH_MEKONG');
    expect(platform.calls(launchLotteryLobby)).toHaveLength(0);
  });
});
