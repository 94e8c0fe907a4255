import { getAffiliateTerms, type ApiClient } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';

/** The initial queries of `/affiliate`, to prefetch them before the page is rendered. */
export const affiliateQueries = (client: ApiClient) => [apiQuery(client, getAffiliateTerms, {})];
