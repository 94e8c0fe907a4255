import type { VendorLane } from '@perya/api-client';

/** In session storage (specification §4). */
export const VENDORS_KEY = 'gameVendors';

/** Keeps the vendors for later pages of this tab. */
export function keepVendors(lanes: readonly VendorLane[]): void {
  try {
    sessionStorage.setItem(VENDORS_KEY, JSON.stringify(lanes));
  } catch {
    // Blocked or full: the next page fetches again.
  }
}
