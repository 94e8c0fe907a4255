import { listVendors, type ApiClient, type VendorLane } from '@perya/api-client';

/** The platform's vendors, in its own order. */
export const fetchVendors = (client: ApiClient): Promise<readonly VendorLane[]> =>
  client.call(listVendors, {});
