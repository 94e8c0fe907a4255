import {
  getAvailablePromotionCount,
  getAvailablePromotions,
  getPromotion,
  listPromotions,
  type AnyEndpoint,
} from '@perya/api-client';
import { refreshCalls } from '@perya/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const SHOWN = [
  getPromotion,
  listPromotions,
  getAvailablePromotions,
  getAvailablePromotionCount,
] as const satisfies readonly AnyEndpoint[];

/** Asks anew for everything that shows how the member stands, and for what else has changed. */
export function useRefreshPromotions(): (...others: readonly AnyEndpoint[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback((...others) => refreshCalls(queries, [...SHOWN, ...others]), [queries]);
}
