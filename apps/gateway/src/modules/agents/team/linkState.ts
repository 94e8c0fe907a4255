import type { HandlerValueOf, saveDownlineLink } from '@perya/api-client';
import type { downlineLink } from './schema';

/** A registration link's row. */
export type Link = typeof downlineLink.$inferSelect;

/** How a link stands at a moment. */
export function linkStatus(
  { closedAt, expiresAt, maxUses, uses }: Link,
  now: Date,
): HandlerValueOf<typeof saveDownlineLink>['status'] {
  if (closedAt !== null) return 'CLOSED';
  if (maxUses !== null && uses >= maxUses) return 'USED_UP';
  return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : 'OPEN';
}

/** Whether somebody can register by it. */
export const isOpen = (link: Link, now: Date): boolean => linkStatus(link, now) === 'OPEN';
