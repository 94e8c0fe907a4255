import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import {
  type Member,
  member,
  issueOneTime,
  spendOneTime,
  session,
  type OneTimePurpose,
  endOf,
  tokenHashOf,
} from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { chatEntry } from './schema';

/** How long a ticket is valid. */
const TICKET_MS = 60_000;

/** The room of all players. */
export const PLAYERS_ROOM = 'players';
/** The room of one member and the operator. */
export const deskOf = (memberId: number): string => `desk:${memberId}`;

/** A member in the chat, and the member's room. */
export interface ChatMember {
  member: Member;
  tokenHash: string;
  room: string;
  language: string;
}

type Purpose = Extract<OneTimePurpose, 'chat-ticket' | 'push-ticket'>;

interface TicketRequest {
  purpose: Purpose;
  memberId: number;
  token: string;
  room?: string;
  language: string;
  now: Date;
}

/** Issues a one-time ticket for a session, valid for a minute. */
export function issueTicket(db: Db, request: TicketRequest): Promise<string> {
  const { purpose, memberId, token, room = '', language, now } = request;
  return issueOneTime(db, {
    purpose,
    memberId,
    details: { tokenHash: tokenHashOf(token), room, language },
    expiresAt: new Date(now.getTime() + TICKET_MS),
  });
}

/** The visitor with a ticket; undefined if the ticket isn't valid. */
export async function visitorByTicket(
  { db, clock }: Platform,
  ticket: string,
  purpose: Purpose,
): Promise<ChatMember | undefined> {
  const spent = await spendOneTime(db, ticket, { purpose, now: clock.now() });
  const { tokenHash, room, language } = spent?.details ?? {};
  if (tokenHash === undefined || room === undefined || language === undefined) return undefined;
  const owner = await readOwner(db, tokenHash, clock.now());
  return owner && { member: owner, tokenHash, room, language };
}

/** Stores a chat entry that outlives its socket: the secret opens the chat again until the session ends. */
export async function keepEntry({ db, clock }: Platform, visitor: ChatMember): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(chatEntry).values({
    secretHash: tokenHashOf(secret),
    tokenHash: visitor.tokenHash,
    memberId: visitor.member.id,
    room: visitor.room,
    language: visitor.language,
    openedAt: clock.now(),
  });
  return secret;
}

/** The visitor who returns with a secret; undefined if the secret is no longer valid. */
export async function visitorBySecret(
  { db, clock }: Platform,
  secret: string,
): Promise<ChatMember | undefined> {
  const [entry] = await db
    .select()
    .from(chatEntry)
    .where(eq(chatEntry.secretHash, tokenHashOf(secret)));
  if (entry === undefined) return undefined;
  const owner = await readOwner(db, entry.tokenHash, clock.now());
  const { tokenHash, room, language } = entry;
  return owner && { member: owner, tokenHash, room, language };
}

/** Whether the visitor's session is still open and unrestricted. */
export async function hasOpenSession(
  { db, clock }: Platform,
  { tokenHash }: Pick<ChatMember, 'tokenHash'>,
): Promise<boolean> {
  return (await readOwner(db, tokenHash, clock.now())) !== undefined;
}

/** The member of a session, if it's open and unrestricted. */
async function readOwner(db: Db, tokenHash: string, now: Date): Promise<Member | undefined> {
  const [row] = await db
    .select({ member, session })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, tokenHash));
  const isIn =
    row !== undefined && endOf(row.session, now) === undefined && !row.session.isRestricted;
  return isIn ? row.member : undefined;
}
