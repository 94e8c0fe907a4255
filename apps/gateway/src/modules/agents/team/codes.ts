import type { HandlerValueOf, saveDownlineLink } from '@perya/api-client';
import { and, eq, inArray } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { AGENT_TYPES, type Member, member } from '../../identity';
import { downlineLink } from './schema';

const CODE_LENGTH = 8;
/** Excludes characters that are easily confused. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Creates a random affiliate code. */
export const makeAffiliateCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Codes are upper case and matched case-insensitively. */
export const normaliseCode = (code: string) => code.trim().toUpperCase();

/** The owner of a code: an agent's own code, or that of one of their links. */
export interface Affiliate {
  readonly agent: Member;
  readonly link: Link | null;
}

/** Returns the agent of a code, if it can be used to register now. */
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

/** A row of `downline_link`. */
export type Link = typeof downlineLink.$inferSelect;

/** Returns the status of a link at a given time. */
export function linkStatus(
  { closedAt, expiresAt, maxUses, uses }: Link,
  now: Date,
): HandlerValueOf<typeof saveDownlineLink>['status'] {
  if (closedAt !== null) return 'CLOSED';
  if (maxUses !== null && uses >= maxUses) return 'USED_UP';
  return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : 'OPEN';
}

/** Whether the link can be used to register. */
export const isOpen = (link: Link, now: Date): boolean => linkStatus(link, now) === 'OPEN';
