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

/** How long a ticket opens what it was made for. */
const TICKET_MS = 60_000;

/** The room of all players. */
export const PLAYERS_ROOM = 'players';
/** A member and the house between themselves. */
export const deskOf = (memberId: number): string => `desk:${memberId}`;

/** Who is in the chat, and where. */
export interface Visitor {
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

/** A ticket that is good once, and for a minute, for the sign-in behind it. */
export function issueTicket(db: Db, request: TicketRequest): Promise<string> {
  const { purpose, memberId, token, room = '', language, now } = request;
  return issueOneTime(db, {
    purpose,
    memberId,
    details: { tokenHash: tokenHashOf(token), room, language },
    expiresAt: new Date(now.getTime() + TICKET_MS),
  });
}

/** Anyone who comes with a ticket; undefined where it opens nothing. */
export async function visitorByTicket(
  { db, clock }: Platform,
  ticket: string,
  purpose: Purpose,
): Promise<Visitor | undefined> {
  const spent = await spendOneTime(db, ticket, { purpose, now: clock.now() });
  const { tokenHash, room, language } = spent?.details ?? {};
  if (tokenHash === undefined || room === undefined || language === undefined) return undefined;
  const owner = await readOwner(db, tokenHash, clock.now());
  return owner && { member: owner, tokenHash, room, language };
}

/** Keeps a chat open beyond its socket: the secret opens it again until the sign-in ends. */
export async function keepEntry({ db, clock }: Platform, visitor: Visitor): Promise<string> {
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

/** Anyone who comes back with a secret; undefined where it opens nothing any more. */
export async function visitorBySecret(
  { db, clock }: Platform,
  secret: string,
): Promise<Visitor | undefined> {
  const [entry] = await db
    .select()
    .from(chatEntry)
    .where(eq(chatEntry.secretHash, tokenHashOf(secret)));
  if (entry === undefined) return undefined;
  const owner = await readOwner(db, entry.tokenHash, clock.now());
  const { tokenHash, room, language } = entry;
  return owner && { member: owner, tokenHash, room, language };
}

/** Whether the sign-in behind it is still open, and its account still may. */
export async function isStillHere(
  { db, clock }: Platform,
  { tokenHash }: Pick<Visitor, 'tokenHash'>,
): Promise<boolean> {
  return (await readOwner(db, tokenHash, clock.now())) !== undefined;
}

/** Whose sign-in it is, while it is open and in full. */
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
