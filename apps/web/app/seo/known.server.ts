import {
  getHelpCentre,
  getPromotion,
  listBanners,
  listGames,
  listHotGames,
  listPromotions,
} from '@perya/api-client';
import type { AnyEndpoint, Banner, Game, HelpArticle, Promotion } from '@perya/api-client';
import type { OutputOf } from '@perya/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** What the loaders of a page have fetched for it, as far as others should know of it. */
export interface KnownOfPage {
  readonly banners: readonly Banner[];
  readonly games: readonly Game[];
  readonly promotions: readonly Promotion[];
  /** What is asked, with the operator's HTML for an answer. */
  readonly questions: readonly HelpArticle[];
  /** The one that the page is about. */
  readonly promotion: Promotion | undefined;
  /** The one that the address names. */
  readonly article: HelpArticle | undefined;
}

/** Nothing is fetched for it: what the page shows is what is told of it. */
export function knownOfPage(queryClient: QueryClient, url: URL): KnownOfPage {
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
  };
}
