import { useApi } from '@perya/api-client/react';
import { useIsVip, useVipServiceLabel } from '@perya/session';
import { useBrand } from '@perya/site-config';
import { useCallback } from 'react';

import { openService } from './service';
import { openServiceWindow } from './serviceWindow';

/** How to open the customer service. See {@link useCustomerService}. */
export interface CustomerService {
  /** Club ranks above 4 have their own desk. */
  isVip: boolean;
  /** The operator's name of this member's VIP service; null for everyone else, and if it has none. */
  vipLabel: string | null;
  /**
   * Opens the customer service in its window. Must be called directly in the click handler. If that fails,
   * `CustomerServicePanel` is shown instead.
   */
  open(): void;
}

/**
 * Opens the operator's customer service from menus, footers and dialogs. Needs no texts and never suspends.
 *
 * @example
 * ```tsx
 * import { CustomerServicePanel, useCustomerService } from '@perya/support';
 *
 * export function HelpButton() {
 *   const service = useCustomerService();
 *   return (
 *     <>
 *       <button type="button" onClick={() => service.open()}>Customer service</button>
 *       <CustomerServicePanel />
 *     </>
 *   );
 * }
 * ```
 */
export function useCustomerService(): CustomerService {
  const client = useApi();
  const brand = useBrand();
  const isVip = useIsVip();
  const vipLabel = useVipServiceLabel();
  const open = useCallback(
    () =>
      openService({
        openWindow: () => openServiceWindow(brand.name),
        findAddress: async () => {
          // Loaded on demand, because it's on every page but rarely used. If loading fails, the panel is
          // shown instead.
          const { findServiceAddress } = await import('./findServiceAddress');
          return findServiceAddress({ client, brand, isVip });
        },
      }),
    [client, brand, isVip],
  );
  return { isVip, vipLabel, open };
}
