import {
  getPromotion,
  listPromotions,
  PROMOTION_CATEGORIES,
  type ApiClient,
  type PromotionCategory,
} from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';

/** Three rows of cards, or four on a wide screen. */
const PAGE_SIZE = 24;

/** The parameters in the URL of `/promotions`. */
export interface PromotionsParams {
  readonly category: PromotionCategory | undefined;
  /** From 1. */
  readonly page: number;
}

/** Reads the URL; invalid values are treated as missing. */
export function parsePromotionsPlace(params: URLSearchParams): PromotionsParams {
  return {
    category: PROMOTION_CATEGORIES.find((each) => each === params.get('category')),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

export const listInput = ({ category, page }: PromotionsParams) =>
  ({ category, period: 'all', page, pageSize: PAGE_SIZE }) as const;

/** The initial queries of `/promotions`, to prefetch them before the page is rendered. */
export const promotionsQueries = (client: ApiClient, params: URLSearchParams) => [
  apiQuery(client, listPromotions, listInput(parsePromotionsPlace(params))),
];

/** The initial queries of `/promoDetail`, to prefetch them; none for a URL without an id. */
export function promotionQueries(client: ApiClient, params: URLSearchParams) {
  const id = params.get('id');
  return id ? [apiQuery(client, getPromotion, { id })] : [];
}
