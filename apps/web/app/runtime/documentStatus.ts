import type { SystemState } from '@perya/api-client';

/** `Retry-After` for crawlers and caches; open pages check more often. */
const RETRY_AFTER_S = 300;

/**
 * The HTTP status of a page. A closed site is 503 or 451, for any URL.
 *
 * @param headers receives the headers of that status
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
