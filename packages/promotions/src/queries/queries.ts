import {
  getPromotion,
  listPromotions,
  PROMOTION_CATEGORIES,
  type ApiClient,
  type PromotionCategory,
} from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';

/** Three, and on a wide screen four, rows of cards. */
const PAGE_SIZE = 24;

/** What the address of `/promotions` asks for. */
export interface PromotionsPlace {
  readonly category: PromotionCategory | undefined;
  /** From 1. */
  readonly page: number;
}

/** Reads the address; what it cannot mean is as if it were not there. */
export function placeOf(params: URLSearchParams): PromotionsPlace {
  return {
    category: PROMOTION_CATEGORIES.find((each) => each === params.get('category')),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

export const listInput = ({ category, page }: PromotionsPlace) =>
  ({ category, period: 'all', page, pageSize: PAGE_SIZE }) as const;

/** What `/promotions` shows first, for whoever fetches it before the page is there. */
export const promotionsQueries = (client: ApiClient, params: URLSearchParams) => [
  apiQuery(client, listPromotions, listInput(placeOf(params))),
];

/** What `/promoDetail` shows, likewise; nothing for an address without an id. */
export function promotionQueries(client: ApiClient, params: URLSearchParams) {
  const id = params.get('id');
  return id ? [apiQuery(client, getPromotion, { id })] : [];
}
