import { THIRD_PARTIES, type ThirdParty } from '@perya/api-client';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { issueOneTime, spendOneTime } from '../../../modules/identity';
import type { Identity } from './provider';

/** The ticket only has to get from the window to the page. */
const TICKET_MS = 60_000;

interface Ticket {
  provider: ThirdParty;
  identity: Identity;
  /** SHA-256 of a secret that only the page that opened the window has. */
  challenge: string;
}

/** Creates the ticket that the window passes to the page. */
export const issueTicket = (
  db: Db,
  { provider, identity: { issuer, subject, name }, challenge }: Ticket,
  now: Date,
): Promise<string> =>
  issueOneTime(db, {
    purpose: 'third-party-ticket',
    details: { provider, challenge, issuer, subject, ...(name === undefined ? {} : { name }) },
    expiresAt: new Date(now.getTime() + TICKET_MS),
  });

/** Redeems a ticket. Returns undefined if it's used, expired, or of another provider or page. */
export async function spendTicket(
  db: Db,
  { ticket, verifier, provider }: { ticket: string; verifier: string; provider: ThirdParty },
  now: Date,
): Promise<Identity | undefined> {
  const spent = await spendOneTime(db, ticket, { purpose: 'third-party-ticket', now });
  if (spent === undefined) return undefined;
  const { issuer, subject, name, challenge = '', provider: from } = spent.details;
  if (issuer === undefined || subject === undefined || from !== provider) return undefined;
  return isAnswer(verifier, challenge) ? { issuer, subject, name } : undefined;
}

function isAnswer(verifier: string, challenge: string): boolean {
  const given = createHash('sha256').update(verifier).digest();
  const wanted = Buffer.from(challenge, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

export const isThirdParty = (text: string | undefined): text is ThirdParty =>
  THIRD_PARTIES.some((provider) => provider === text);
