import { listRouters, type ApiClient } from '@perya/api-client';

/** A page waits for it beside its configuration, never longer. */
const BUDGET_MS = 1_000;

/**
 * The origins of the site's other addresses, for the page policy: the speed test measures them. None
 * while the platform cannot say; the test then finds them silent.
 */
export async function routerOrigins(client: Pick<ApiClient, 'call'>): Promise<readonly string[]> {
  try {
    const hosts = await client.call(listRouters, {}, { timeoutMs: BUDGET_MS });
    return hosts.map(({ origin }) => origin);
  } catch {
    return [];
  }
}
