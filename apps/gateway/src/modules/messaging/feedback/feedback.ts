import { createHash, randomInt } from 'node:crypto';
import { countWords, type sendFeedback, type WireRequestOf } from '@perya/api-client';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { limit } from '../../../kernel/http/limits';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { feedback } from './schema';

type Message = WireRequestOf<typeof sendFeedback>;

/** Enough for a writer with a lot to say, too few to flood customer service. */
const PER_WRITER = { max: 5, windowMs: 10 * 60_000 };
/** The same message within this time was sent twice by mistake. */
const REPEAT_MS = 24 * 3_600_000;
/** Without letters and digits that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

/** Stores a message and returns its reference; a repeated message gets the reference of the first. */
export async function keepFeedback(message: Message, ctx: CallContext): Promise<string> {
  checkLength(message.content, ctx);
  const now = ctx.now();
  const writer = ctx.member ? `member:${ctx.member.id}` : `network:${ctx.network}`;
  const digest = digestOf(writer, message);
  return ctx.db.transaction(async (db) => {
    // Of two concurrent identical messages, the second waits for the first and then finds it.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${digest}))`);
    const [earlier] = await db
      .select({ reference: feedback.reference })
      .from(feedback)
      .where(
        and(
          eq(feedback.digest, digest),
          gt(feedback.writtenAt, new Date(now.getTime() - REPEAT_MS)),
        ),
      )
      .orderBy(desc(feedback.writtenAt))
      .limit(1);
    if (earlier) return earlier.reference;
    await limit(db, `feedback:${writer}`, PER_WRITER, now);
    const reference = newReference();
    await db.insert(feedback).values({
      reference,
      memberId: ctx.member?.id ?? null,
      topic: message.topic,
      content: message.content,
      contact: message.contact ?? null,
      language: ctx.language,
      digest,
      writtenAt: now,
    });
    ctx.log.info({ reference, topic: message.topic }, 'feedback arrived');
    return reference;
  });
}

function checkLength(content: string, { brand }: CallContext): void {
  const { minWords, maxWords } = brand.feedback;
  const words = countWords(content);
  if (words >= minWords && words <= maxWords) return;
  const range = minWords === maxWords ? String(minWords) : `${minWords}–${maxWords}`;
  throw new Rejection(422, 'FEEDBACK_LENGTH', 'form.wordRange', { params: { length: range } });
}

function digestOf(writer: string, { topic, content, contact = '' }: Message): string {
  return createHash('sha256')
    .update(JSON.stringify([writer, topic, content, contact]))
    .digest('base64url');
}

function newReference(): string {
  const letters = Array.from(
    { length: REFERENCE_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  );
  return `F-${letters.join('')}`;
}
