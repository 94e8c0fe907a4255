import {
  getHelpCentre,
  getLotteryOffer,
  getPromotion,
  listBanners,
  listGames,
  listHotGames,
  listPromotions,
} from '@perya/api-client';
import type {
  AnyEndpoint,
  Banner,
  Game,
  HelpArticle,
  LotteryOffer,
  Promotion,
} from '@perya/api-client';
import type { OutputOf } from '@perya/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Data fetched by a page's loaders that its metadata uses. */
export interface CachedPageData {
  readonly banners: readonly Banner[];
  readonly games: readonly Game[];
  readonly promotions: readonly Promotion[];
  /** FAQ entries with the operator's HTML. */
  readonly questions: readonly HelpArticle[];
  /** The page's promotion. */
  readonly promotion: Promotion | undefined;
  /** The article in the URL. */
  readonly article: HelpArticle | undefined;
  /** The lottery in the URL. */
  readonly lottery: LotteryOffer | undefined;
}

/** Reads only cached data: metadata describes what the page shows. */
export function cachedPageData(queryClient: QueryClient, url: URL): CachedPageData {
  const answers = <E extends AnyEndpoint>({ id }: E): OutputOf<E>[] =>
    queryClient
      .getQueriesData<OutputOf<E>>({ queryKey: [id] })
      .flatMap(([, value]) => (value === undefined ? [] : [value]));
  const articles = answers(getHelpCentre).flatMap((topics) =>
    topics.flatMap((topic) => topic.articles),
  );
  const article = articles.find(({ id }) => id === url.searchParams.get('article'));
  const games = [
    ...answers(listGames).flatMap(({ items }) => items),
    ...answers(listHotGames).flat(),
  ];
  return {
    banners: answers(listBanners).flat(),
    games: [...new Map(games.map((game) => [game.id, game])).values()],
    promotions: answers(listPromotions).flatMap(({ items }) => items),
    questions: article ? [article] : articles,
    promotion: answers(getPromotion)[0],
    article,
    lottery: answers(getLotteryOffer).find(
      ({ lottery }) => lottery === url.searchParams.get('gameCode'),
    ),
  };
}
