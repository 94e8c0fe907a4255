import { useApi } from '@perya/api-client/react';
import { useIsVip } from '@perya/session';
import { useBrand } from '@perya/site-config';
import { useCallback } from 'react';

import { serviceAskedFor } from './service';
import { openServiceWindow } from './serviceWindow';

export interface CustomerService {
  /** Club ranks above 4 have a desk of their own. */
  isVip: boolean;
  /**
   * Opens the customer service in its window. Call it in the click itself. Where that does not work,
   * `CustomerServicePanel` takes the window's place.
   */
  open(): void;
}

/** The way to the operator's people, for menus, footers and dialogs. Needs no texts and never suspends. */
export function useCustomerService(): CustomerService {
  const client = useApi();
  const brand = useBrand();
  const isVip = useIsVip();
  const open = useCallback(
    () =>
      serviceAskedFor({
        openWindow: () => openServiceWindow(brand.name),
        findAddress: async () => {
          // Seldom asked for, and on every page: where it does not come, the panel opens instead.
          const { findServiceAddress } = await import('./findServiceAddress');
          return findServiceAddress({ client, brand, isVip });
        },
      }),
    [client, brand, isVip],
  );
  return { isVip, open };
}
