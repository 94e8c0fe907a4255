import type { SystemState } from '@perya/api-client';

/** Crawlers and caches ask again after this; whoever looks at the page is told sooner. */
const RETRY_AFTER_S = 300;

/**
 * The HTTP status of a page: of a closed site 503 or 451, whatever the address.
 *
 * @param headers gets what goes with that status
 */
export function documentStatus(state: SystemState, status: number, headers: Headers): number {
  switch (state) {
    case 'maintenance':
      headers.set('retry-after', String(RETRY_AFTER_S));
      return 503;
    case 'region-restricted':
      return 451;
    case 'normal':
      return status;
  }
}
