import {
  getLotteryMenu,
  getLotteryOffer,
  getVietnamLotteryMenu,
  listDraws,
  listVietnamDraws,
  listVietnamLotteries,
  type ApiClient,
  type LotteryGame,
  type LotteryGroup,
} from '@perya/api-client';
import { apiQuery, type ApiQuery } from '@perya/api-client/react';
import { lotteriesOf, lotteryOf, type Lottery } from '@perya/rules/lottery';
import type { Brand } from '@perya/site-config';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

import { isSelection } from './groups';
import { chosenLottery, offeredIn } from './provinces';

/** Menus change when the operator changes them, and after bets of the member. Milliseconds. */
const MENU_FRESH_MS = 60_000;
/** The jackpot grows; the draws are known well in advance. Milliseconds. */
const OFFER_FRESH_MS = 30_000;
/** The contract's maximum, which is more than there are (specification §7, "count 100"). */
const ALL = 100;

/** The latest draw. */
export const LAST_DRAW = { count: 1 } as const;

/** The menu of all lotteries in the brand's prize mode. */
export const menuQuery = (
  client: ApiClient,
  { lottery }: Pick<Brand, 'lottery'>,
): ApiQuery<typeof getLotteryMenu> => ({
  ...apiQuery(client, getLotteryMenu, { prizeMode: lottery.type }),
  staleTime: MENU_FRESH_MS,
});

/** The groups of the regional lotteries: the popular ones, and the regions with their names. */
export const regionalMenuQuery = (client: ApiClient): ApiQuery<typeof getVietnamLotteryMenu> => ({
  ...apiQuery(client, getVietnamLotteryMenu, {}),
  staleTime: MENU_FRESH_MS,
});

/** The regional lotteries that the brand offers. */
export const provincesQuery = (client: ApiClient): ApiQuery<typeof listVietnamLotteries> => ({
  ...apiQuery(client, listVietnamLotteries, { count: ALL }),
  staleTime: MENU_FRESH_MS,
});

/** A lottery's draws on sale and its terms. */
export const offerQuery = (
  client: ApiClient,
  lottery: string,
): ApiQuery<typeof getLotteryOffer> => ({
  ...apiQuery(client, getLotteryOffer, { lottery }),
  staleTime: OFFER_FRESH_MS,
});

/** Results of a lottery. Regional lotteries have their own call. */
export const drawsQuery = (
  client: ApiClient,
  { code, region }: Pick<Lottery, 'code' | 'region'>,
  choice: { count: number; day?: string | undefined },
) =>
  apiQuery(client, region === undefined ? listDraws : listVietnamDraws, {
    lottery: code,
    ...choice,
  });

/** The queries of a lottery page's first view, for the loader of its route. */
export interface LotteryPageQueries {
  /** Fetched first: they determine the lottery if the URL has none. */
  readonly menus: readonly FetchQueryOptions[];
  /**
   * The queries of the selected lottery.
   *
   * @param queryClient has the responses of `menus`
   * @param now the platform's time, in milliseconds
   */
  ofLottery(queryClient: QueryClient, now: number): readonly FetchQueryOptions[];
  /** Whether the URL names a lottery that doesn't exist, or that the brand doesn't offer on this page. */
  isUnknown(queryClient: QueryClient): boolean;
}

/** The queries of `/lottery`. */
export function lotteryPageQueries(
  client: ApiClient,
  brand: Pick<Brand, 'lottery'>,
  params: URLSearchParams,
): LotteryPageQueries {
  const menu = menuQuery(client, brand);
  const code = params.get('gameCode');
  return {
    menus: onlyFetched([menu]),
    ofLottery(queryClient) {
      const groups = queryClient.getQueryData<readonly LotteryGroup[]>(menu.queryKey);
      return deskQueries(client, code === null ? firstLottery(groups, brand) : lotteryOf(code));
    },
    isUnknown: () => code !== null && lotteryOf(code) === undefined,
  };
}

/** The queries of `/vnlottery`. */
export function regionalLotteryPageQueries(
  client: ApiClient,
  params: URLSearchParams,
): LotteryPageQueries {
  const provinces = provincesQuery(client);
  const code = params.get('gameCode');
  const offered = (queryClient: QueryClient) => {
    const games = queryClient.getQueryData<readonly LotteryGame[]>(provinces.queryKey);
    return games && offeredIn(games);
  };
  return {
    menus: onlyFetched([provinces, regionalMenuQuery(client)]),
    ofLottery: (queryClient, now) =>
      deskQueries(client, chosenLottery(offered(queryClient) ?? [], code, now)),
    isUnknown(queryClient) {
      const lotteries = offered(queryClient);
      return (
        code !== null &&
        lotteries !== undefined &&
        !lotteries.some((lottery) => lottery.code === code)
      );
    },
  };
}

/**
 * The lottery of `/lottery` without a game code: the menu's first that isn't just popular. Without a menu, it's
 * the first that the brand's prize mode sells.
 */
export function firstLottery(
  groups: readonly LotteryGroup[] | undefined,
  { lottery }: Pick<Brand, 'lottery'>,
): Lottery | undefined {
  if (groups === undefined) return lotteriesOf(lottery.type)[0];
  return groups
    .filter(({ code }) => !isSelection(code))
    .flatMap(({ games }) => games.map((game) => lotteryOf(game.code)))
    .find((lottery) => lottery !== undefined);
}

function deskQueries(
  client: ApiClient,
  lottery: Lottery | undefined,
): readonly FetchQueryOptions[] {
  if (lottery === undefined) return [];
  return onlyFetched([offerQuery(client, lottery.code), drawsQuery(client, lottery, LAST_DRAW)]);
}

/** Loaders only prefetch these, without reading their data. */
const onlyFetched = (queries: readonly unknown[]) =>
  queries as unknown as readonly FetchQueryOptions[];
