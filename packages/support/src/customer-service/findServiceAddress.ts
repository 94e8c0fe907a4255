import { listServiceChannels, type ApiClient } from '@perya/api-client';
import type { Brand } from '@perya/site-config';

import { deskOf, serviceAddress } from './serviceAddress';

/** Shorter than for other calls, because a window is waiting in front of the player. */
const TIMEOUT_MS = 8000;

export interface ServiceAddressInput {
  client: ApiClient;
  brand: Brand;
  isVip: boolean;
}

/** Fetches the address of the operator's service for this player. */
export async function findServiceAddress({ client, brand, isVip }: ServiceAddressInput) {
  const channels = await client.call(listServiceChannels, {}, { timeoutMs: TIMEOUT_MS });
  const desk = deskOf(channels, isVip) ?? brand.contacts.customerServicePath;
  return serviceAddress(desk, brand);
}
