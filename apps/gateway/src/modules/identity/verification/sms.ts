import { and, eq, lt, lte, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { SmsSettings } from '../../../kernel/config/sms';
import type { Db } from '../../../kernel/db/types';
import type { MessageProvider } from '../../../kernel/outbox';
import type { Platform } from '../../../kernel/platform';
import { logUnsent } from './deliver';
import { smsMessage } from './schema';
import { requestSms, type SmsOutcome } from './smsRequest';

/** Requests per message, if repeating one is safe. */
const TRIES = 3;
/** A claim that is older than all its requests can take, plus this, was interrupted. */
const MARGIN_MS = 30_000;
/** A message with a code is useless after this time. */
const LIFETIME_MS = 10 * 60_000;
/** Ended messages are deleted after this time: they contain phone numbers. */
const KEPT_MS = 7 * 24 * 3_600_000;
const AT_ONCE = 20;

/** E.164. */
const PHONE = /^\+[1-9]\d{6,14}$/;

type SmsRow = typeof smsMessage.$inferSelect;

/** A text message that was not accepted. Contains neither the number nor the text. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  readonly code: string;
  /** The provider's HTTP status, if it answered. */
  readonly responseCode: number | undefined;
  constructor({ reason, status }: { reason: string; status?: number | undefined }) {
    super(`A text message was not accepted: ${reason}.`);
    this.code = `SMS_${reason.toUpperCase()}`;
    this.responseCode = status;
  }
}

/**
 * Sends text messages by HTTP. A message is stored as claimed before it's requested, and with its outcome
 * afterwards, so that it's never requested twice, unless its provider ignores repeats. Throws an `SmsError`.
 */
export function createSmsProvider(settings: SmsSettings): MessageProvider {
  return {
    send: async (db, { recipient, body }, at) => {
      if (!PHONE.test(recipient)) throw new SmsError({ reason: 'number' });
      const [row] = await db
        .insert(smsMessage)
        .values({
          reference: randomUUID(),
          recipient,
          // It contains a code: it's stored only if it may have to be sent again.
          text: settings.isIdempotent ? body : null,
          status: 'sending',
          createdAt: at,
          claimedAt: at,
        })
        .returning();
      if (row === undefined) throw new Error('The database answered no row for a text message.');
      await sendClaimed(settings, db, { row, text: body, at });
    },
  };
}

interface Claimed {
  row: SmsRow;
  text: string;
  at: Date;
}

async function sendClaimed(settings: SmsSettings, db: Db, { row, text, at }: Claimed) {
  const outcome = await request(settings, row, text);
  if (outcome.result === 'sent') {
    await end(db, row, { status: 'sent', reason: null, at });
    return;
  }
  const { reason, status } = outcome;
  await end(db, row, { status: 'failed', reason: [reason, status].filter(Boolean).join(' '), at });
  throw new SmsError(outcome);
}

/** Repeats a request only if no message can have been sent, or the provider ignores a repeated reference. */
async function request(
  settings: SmsSettings,
  { recipient, reference }: SmsRow,
  text: string,
): Promise<SmsOutcome> {
  let outcome: SmsOutcome;
  let tries = 0;
  do {
    outcome = await requestSms(settings, { to: recipient, text, reference });
    tries += 1;
  } while (
    tries < TRIES &&
    (outcome.result === 'unsent' || (outcome.result === 'unknown' && settings.isIdempotent))
  );
  return outcome;
}

async function end(
  db: Db,
  { reference }: SmsRow,
  { status, reason, at }: { status: 'sent' | 'failed'; reason: string | null; at: Date },
): Promise<void> {
  await db
    .update(smsMessage)
    .set({ status, reason, text: null, endedAt: at })
    .where(eq(smsMessage.reference, reference));
}

/**
 * Ends messages that a stopped gateway had claimed. Whether they were sent is unknown, so they're only sent
 * again, under the same reference, if the provider ignores repeats; a member can request another code.
 */
export async function finishInterruptedSms({
  db,
  clock,
  config,
  log,
}: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const at = clock.now();
  const longest = TRIES * (config.sms?.timeoutMs ?? 0) + MARGIN_MS;
  const isStale = and(
    eq(smsMessage.status, 'sending'),
    lte(smsMessage.claimedAt, new Date(at.getTime() - longest)),
  );
  const stale = await db.select().from(smsMessage).where(isStale).limit(AT_ONCE);
  for (const { reference } of stale) {
    // Only one of several gateways gets it.
    const [row] = await db
      .update(smsMessage)
      .set({ claimedAt: at })
      .where(and(eq(smsMessage.reference, reference), isStale))
      .returning();
    if (row === undefined) continue;
    const isUseful = row.createdAt.getTime() + LIFETIME_MS > at.getTime();
    if (config.sms?.isIdempotent === true && row.text !== null && isUseful) {
      await sendClaimed(config.sms, db, { row, text: row.text, at }).catch((error: unknown) =>
        logUnsent({ log }, 'sms', error),
      );
    } else {
      await end(db, row, { status: 'failed', reason: 'interrupted', at });
      logUnsent({ log }, 'sms', new SmsError({ reason: 'interrupted' }));
    }
  }
}

/** Deletes text messages that ended a week ago. */
export async function sweepSms(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await db
    .delete(smsMessage)
    .where(and(ne(smsMessage.status, 'sending'), lt(smsMessage.createdAt, before)));
}
