import { listPromotions, type ApiClient } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';

/** The running promotions come first, the newest of them at the top. */
export const NEWEST = { page: 1, pageSize: 1 } as const;

/** What the promo bar shows to guests; rendered by the server. */
export const promoBarQuery = (client: ApiClient) => apiQuery(client, listPromotions, NEWEST);
