import {
  getLotteryMenu,
  getLotteryOffer,
  getVietnamLotteryMenu,
  listDraws,
  listVietnamDraws,
  listVietnamLotteries,
  type WireValueOf,
} from '@perya/api-client';
import { createFakePlatform } from '@perya/api-client/testing';
import { lotteryPageQueries, regionalLotteryPageQueries } from '@perya/lottery';
import { testSiteConfig } from '@perya/site-config/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { loadLotteryPage } from './lotteryView.server';
import type { PageView } from './pageView.server';

const game = (code: string) => ({
  code,
  displayName: code,
  accountTypeName: null,
  defaultPlayType: null,
  iconPath: null,
});

const menu = (...codes: readonly string[]): WireValueOf<typeof getLotteryMenu> => ({
  gameMenus: [{ gameGroupCode: 'G', labelName: 'G', games: codes.map(game) }],
});

function platform() {
  const fake = createFakePlatform()
    .on(getLotteryMenu, () => menu('PH_6_45', 'PH_6_42'))
    .on(getVietnamLotteryMenu, () => menu('VN_NORTH'))
    .on(listVietnamLotteries, () => [game('VN_NORTH')])
    .on(listDraws, () => [])
    .on(listVietnamDraws, () => [])
    .on(getLotteryOffer, ({ lottery }) => ({
      lottery,
      lotteryName: lottery,
      prizeMode: 'SEA' as const,
      isOpen: true,
      currency: 'PHP',
      draws: [],
      maxChaseDraws: 1,
      maxMultiple: 1,
      minStake: '1.00',
      maxStake: '1.00',
      maxDrawStake: '1.00',
      maxPayout: '1.00',
      jackpot: null,
    }));
  const config = testSiteConfig();
  const client = fake.client();
  const view = {
    runtime: { client, queryClient: new QueryClient() },
    config,
    isShown: true,
  } as unknown as PageView;
  const load = async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://perya.example');
    const { data, init } = await loadLotteryPage(
      view,
      pathname === '/vnlottery'
        ? regionalLotteryPageQueries(client, searchParams)
        : lotteryPageQueries(client, config.brand, searchParams),
    );
    return {
      ...data,
      status: init?.status,
      calls: data.state.queries.map(({ queryKey }) => queryKey),
    };
  };
  return { fake, load };
}

it('loads the menu, and the draws of the lottery in the URL', async () => {
  const { load } = platform();
  const { calls, status } = await load('/lottery?gameCode=PH_6_42');
  expect(status).toBe(200);
  expect(calls).toEqual([
    [getLotteryMenu.id, { prizeMode: 'SEA' }],
    [getLotteryOffer.id, { lottery: 'PH_6_42' }],
    [listDraws.id, { lottery: 'PH_6_42', count: 1 }],
  ]);
});

it('without a lottery in the URL, loads the first one of the menu', async () => {
  const { fake, load } = platform();
  await load('/lottery');
  expect(fake.calls(getLotteryOffer).map(({ request }) => request.lottery)).toEqual(['PH_6_45']);
});

it('loads the offered regional lotteries, their groups, and the draws of one of them', async () => {
  const { load } = platform();
  const { calls, renderedAt } = await load('/vnlottery');
  expect(calls).toEqual([
    [listVietnamLotteries.id, { count: 100 }],
    [getVietnamLotteryMenu.id, {}],
    [getLotteryOffer.id, { lottery: 'VN_NORTH' }],
    [listVietnamDraws.id, { lottery: 'VN_NORTH', count: 1 }],
  ]);
  expect(renderedAt).toBeGreaterThan(0);
});

it.each(['/lottery?gameCode=NOWHERE', '/vnlottery?gameCode=VN_HUE', '/vnlottery?gameCode=PH_6_42'])(
  'responds with 404 to %s, a lottery that is unknown or not offered',
  async (address) => {
    const { fake, load } = platform();
    expect((await load(address)).status).toBe(404);
    expect(fake.calls(getLotteryOffer)).toEqual([]);
  },
);

it('does not respond with 404 if the list of lotteries is unavailable', async () => {
  const { fake, load } = platform();
  fake.fail(listVietnamLotteries, 'server-error');
  expect((await load('/vnlottery?gameCode=VN_HUE')).status).toBe(200);
});
