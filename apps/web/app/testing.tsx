import {
  getBalance,
  getMemberInfo,
  getUnreadCount,
  listBanners,
  listFavouriteIds,
  listFavourites,
  listGames,
  listHotGames,
  listPopularGames,
  listRecentGames,
} from '@perya/api-client';
import {
  wireBanner,
  wireGames,
  wireMemberInfo,
  type FakePlatform,
} from '@perya/api-client/testing';
import { testSiteConfig } from '@perya/site-config/testing';
import type { Decorator } from '@storybook/react-vite';

import { RootDataContext, type RootData } from './runtime/rootData';

/** What the root would hand to the shell. */
function testRootData(over: Partial<RootData> = {}): RootData {
  return {
    language: 'EN',
    theme: 'light',
    rail: 'wide',
    config: testSiteConfig(),
    isDegraded: false,
    origin: 'https://perya.example',
    year: 2026,
    ageLimit: 21,
    ...over,
  };
}

/** Stands where the root stands in the site. */
export const withRootData: Decorator = (Story) => (
  <RootDataContext value={testRootData()}>
    <Story />
  </RootDataContext>
);

/** The answers that the shell and the home page ask for. */
export function homePlatform(fake: FakePlatform): void {
  const games = wireGames(12);
  const page = { totalPages: 1, totalCount: games.length };
  fake.on(listBanners, () => ({
    list: [wireBanner({ bannerId: 'first' }), wireBanner({ bannerId: 'second' })],
  }));
  fake.on(listHotGames, () => ({ list: games }));
  fake.on(listPopularGames, () => ({ list: games }));
  fake.on(listGames, () => ({ games, ...page }));
  fake.on(listFavouriteIds, () => ({ list: [] }));
  fake.on(listFavourites, () => ({ content: games.slice(0, 4), ...page }));
  fake.on(listRecentGames, () => ({ list: games.slice(0, 6), ...page }));
  fake.on(getBalance, () => ({ sumBalance: 10_000, currency: 'PHP' }));
  fake.on(getMemberInfo, () => wireMemberInfo());
  fake.on(getUnreadCount, () => 3);
}
