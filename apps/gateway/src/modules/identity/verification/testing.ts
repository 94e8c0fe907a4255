import {
  createApiClient,
  isRejectedError,
  type ApiClient,
  type RejectedError,
} from '@perya/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { attemptCounter } from '../../../kernel/http/schema';
import { memberAddress, oneTimeToken, session } from '../session/schema';
import { demoBrand } from '../../../demoBrand';
import type { TestGateway } from '../../../testing';
import { outboxMessage, phoneCode } from './schema';

interface Visitor {
  /** Where the calls come from, by the word of the site's server. */
  ip?: string;
  language?: string;
}

/** A guest's client, from an address of its own. */
export const visitorOf = (
  { url }: Pick<TestGateway, 'url'>,
  { ip = '203.0.113.7', language = 'EN' }: Visitor = {},
): ApiClient =>
  createApiClient({
    baseUrl: url,
    getToken: () => null,
    getLanguage: () => language,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('X-Forwarded-For', ip);
      return fetch(request);
    },
  });

/** How a call was refused; a call that was not is an error of the test. */
export async function rejection(call: Promise<unknown>): Promise<RejectedError> {
  const error: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isRejectedError(error)) throw new Error('The call was not refused.', { cause: error });
  return error;
}

/** Takes away what codes, mails and sign-ins leave behind, and what was patched: quicker than a new gateway. */
export async function cleanUp({ db, clock, platform }: TestGateway): Promise<void> {
  clock.moveTo(0);
  await platform.outbox.settled();
  for (const table of [
    phoneCode,
    outboxMessage,
    attemptCounter,
    oneTimeToken,
    memberAddress,
    session,
  ]) {
    await db.delete(table);
  }
  await platform.brand.patch(
    db,
    { ...demoBrand, switches: { ...demoBrand.switches } },
    clock.now(),
  );
  // The work is tried by its own tests; here it would only cost time.
  await platform.brand.patch(db, { switches: { HUMANCHECK3: false } }, clock.now());
}

/** What was sent to somebody, newest first. Messages leave after the answer of the call that sends them. */
export async function sentTo({ db, platform }: TestGateway, recipient: string) {
  await platform.outbox.settled();
  return db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.recipient, recipient))
    .orderBy(desc(outboxMessage.id));
}

/** The newest code for a purpose that was sent to a phone or to an address. */
export async function codeSentTo(
  gateway: TestGateway,
  recipient: string,
  purpose: string,
): Promise<string> {
  const messages = await sentTo(gateway, recipient);
  const found = messages.find(({ details }) => details?.['purpose'] === purpose);
  const code = found?.details?.['code'];
  if (typeof code !== 'string') throw new Error(`No code for ${purpose} was sent to ${recipient}.`);
  return code;
}

/** Another code than the one that was sent. */
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

/** The row of a code. */
export const codeRow = async ({ db }: TestGateway, phone: string, purpose: 'login' | 'register') =>
  (
    await db
      .select()
      .from(phoneCode)
      .where(and(eq(phoneCode.phone, phone), eq(phoneCode.purpose, purpose)))
  )[0];

/**
 * How much longer one of two calls takes than the other. Of each the quickest of several turns, taken
 * in turn: a busy machine makes calls slower, never quicker.
 */
export async function slowness(
  turns: number,
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
): Promise<number> {
  const timeOf = async (call: Promise<unknown>) => {
    const began = performance.now();
    await call;
    return performance.now() - began;
  };
  const quickest = [Infinity, Infinity] as [number, number];
  for (let turn = 0; turn < turns; turn += 1) {
    quickest[0] = Math.min(quickest[0], await timeOf(one(turn)));
    quickest[1] = Math.min(quickest[1], await timeOf(other(turn)));
  }
  return Math.max(...quickest) / Math.min(...quickest);
}
