import {
  getBalance,
  getPlayMoney,
  getMemberInfo,
  getPointConfig,
  getUnreadCount,
  listBanners,
  listComingDraws,
  listFavouriteIds,
  listFavourites,
  listGames,
  listHotGames,
  listPopularGames,
  listPromotions,
  listRecentGames,
  listWinners,
} from '@perya/api-client';
import {
  wireBanner,
  wireGames,
  wireWinner,
  wireMemberInfo,
  wirePage,
  wirePromotion,
  type FakePlatform,
  wireComingDraw,
} from '@perya/api-client/testing';
import { testSiteConfig } from '@perya/site-config/testing';
import type { Decorator } from '@storybook/react-vite';

import { RootDataContext, type RootData } from './runtime/rootData';

/** The data that the root passes to the shell. */
export function testRootData(over: Partial<RootData> = {}): RootData {
  return {
    language: 'EN',
    theme: 'light',
    rail: 'wide',
    config: testSiteConfig(),
    style: '',
    layout: '',
    barColor: '#fffaf6',
    isDegraded: false,
    origin: 'https://perya.example',
    year: 2026,
    ageLimit: 21,
    ...over,
  };
}

/** Provides what the root provides in the site. */
export const withRootData: Decorator = (Story) => (
  <RootDataContext value={testRootData()}>
    <Story />
  </RootDataContext>
);

/** The responses used by the shell and the home page. */
export function homePlatform(fake: FakePlatform): void {
  const games = wireGames(12);
  const page = { totalPages: 1, totalCount: games.length };
  fake.on(listBanners, () => [
    wireBanner({ bannerId: 'first' }),
    wireBanner({ bannerId: 'second', url: '/art/banner/b-2', title: 'The reef: fish for pearls' }),
  ]);
  fake.on(listHotGames, () => ({ list: games }));
  fake.on(listPopularGames, () => games);
  fake.on(listGames, () => ({ games, ...page }));
  fake.on(listFavouriteIds, () => ({ list: [] }));
  fake.on(listFavourites, () => ({ content: games.slice(0, 4), ...page }));
  fake.on(listRecentGames, () => ({ list: games.slice(0, 6), ...page }));
  fake.on(listPromotions, () =>
    wirePage(
      [
        { title: 'Welcome to the fair', picture: '/art/promotion/np-welcome' },
        { title: 'Sunday cashback', picture: '/art/promotion/cashback-daily' },
        { title: 'Lantern tournament', picture: '/art/promotion/event-lanterns' },
      ].map((promotion, at) => wirePromotion({ id: `p${at}`, ...promotion })),
    ),
  );
  fake.on(listWinners, () => ({
    currency: 'PHP',
    list: games.slice(0, 6).map(({ gameId, gameName, gameType: category }, at) =>
      wireWinner({
        rank: at + 1,
        account: `ju***${at}`,
        gameId,
        gameName,
        category,
        amount: `${1200 * (at + 1)}.50`,
        wonAt: Date.now() - at * 3_600_000,
      }),
    ),
  }));
  fake.on(listComingDraws, () =>
    [42, 45, 49, 55].map((highest, at) =>
      wireComingDraw({
        lottery: `PH_6_${highest}`,
        lotteryName: `Lotto 6/${highest}`,
        drawsAt: Date.now() + (at + 1) * 20_000_000,
        locksAt: Date.now() + (at + 1) * 20_000_000 - 900_000,
      }),
    ),
  );
  fake.on(getPointConfig, () => ({
    currency: 'PHP',
    isConvertible: true,
    convertPoints: 100,
    convertAmount: '10.00',
    minConvertPoints: 500,
    convertTurnover: 0,
    earning: (['RNG', 'FISH', 'LIVE'] as const).map((category, at) => ({
      category,
      turnoverPerPoint: `${100 + at * 50}.00`,
    })),
  }));
  fake.on(getBalance, () => ({ sumBalance: 10_000, currency: 'PHP' }));
  fake.on(getPlayMoney, () => ({ balance: '9876.50', currency: 'PHP' }));
  fake.on(getMemberInfo, () => wireMemberInfo());
  fake.on(getUnreadCount, () => 3);
}
