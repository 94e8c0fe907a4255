import type { HandlerValueOf, saveDownlineLink } from '@perya/api-client';
import { and, eq, inArray } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { AGENT_TYPES, type Member, member } from '../../identity';
import { downlineLink } from './schema';

const CODE_LENGTH = 8;
/** Without what is easily read for something else. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of one's own, for an agent to register others with. */
export const makeAffiliateCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Codes are written in capitals, and read in any case. */
export const normaliseCode = (code: string) => code.trim().toUpperCase();

/** Whose a code is: an agent's own, or that of one of his links. */
export interface Affiliate {
  readonly agent: Member;
  readonly link: Link | null;
}

/** The agent of a code that can be registered with now. */
export async function findAffiliate(
  db: Db,
  code: string,
  now: Date,
): Promise<Affiliate | undefined> {
  const isAgent = inArray(member.type, [...AGENT_TYPES]);
  const [agent] = await db
    .select()
    .from(member)
    .where(and(eq(member.affiliateCode, normaliseCode(code)), isAgent));
  if (agent !== undefined) return { agent, link: null };
  const [row] = await db
    .select({ agent: member, link: downlineLink })
    .from(downlineLink)
    .innerJoin(member, eq(member.id, downlineLink.agentId))
    .where(and(eq(downlineLink.code, normaliseCode(code)), isAgent));
  return row !== undefined && isOpen(row.link, now) ? row : undefined;
}

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
