import { getMerchantWallet } from '@perya/api-client';
import { apiQuery, useApi } from '@perya/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import {
  forgetMerchantWallet,
  keepMerchantWallet,
  keptMerchantWallet,
} from './merchantWalletCache';

/**
 * Whether one wallet serves all vendors (specification §3, Merchant wallet: `isSingle`). Asked once per
 * session; `askAgain` is for an answer that may be out of date.
 */
export function useMerchantWallet() {
  const client = useApi();
  const query = useQuery({
    ...apiQuery(client, getMerchantWallet, {}),
    queryFn: async ({ signal }) => {
      const kept = keptMerchantWallet();
      if (kept) return kept;
      const answer = await client.call(getMerchantWallet, {}, { signal });
      keepMerchantWallet(answer);
      return answer;
    },
    staleTime: Infinity,
  });
  const { refetch } = query;
  const askAgain = useCallback(() => {
    forgetMerchantWallet();
    void refetch();
  }, [refetch]);
  return { query, askAgain };
}
