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
import type { CallAddress, TestGateway } from '../../../testing';
import { outboxMessage, phoneCode } from './schema';

interface Visitor {
  /** The IP address of the calls, as the site's server forwards it. */
  ip?: string;
  language?: string;
}

/** A guest's client, with its own IP address. */
export const visitorOf = (
  { url, siteKey }: CallAddress,
  { ip = '203.0.113.7', language = 'EN' }: Visitor = {},
): ApiClient =>
  createApiClient({
    baseUrl: url,
    getToken: () => null,
    getLanguage: () => language,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('X-Forwarded-For', ip);
      if (siteKey !== undefined) request.headers.set('X-Site-Key', siteKey);
      return fetch(request);
    },
  });

/** The rejection of a call; the test fails if the call isn't rejected. */
export async function rejection(call: Promise<unknown>): Promise<RejectedError> {
  const error: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isRejectedError(error)) throw new Error('The call was not refused.', { cause: error });
  return error;
}

/** Deletes what codes, emails and sign-ins leave behind, and resets the brand: faster than a new gateway. */
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
  // The human check has tests of its own; here it would only cost time.
  await platform.brand.patch(db, { switches: { HUMANCHECK3: false } }, clock.now());
}

/** The messages sent to a recipient, newest first. They are sent after the response of their call. */
export async function sentTo({ db, platform }: TestGateway, recipient: string) {
  await platform.outbox.settled();
  return db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.recipient, recipient))
    .orderBy(desc(outboxMessage.id));
}

/** The newest code for a purpose that was sent to a phone or an email address. */
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

/** A code that differs from the one sent. */
export const wrongCodeFor = (code: string): string => (code === '000000' ? '111111' : '000000');

/** The row of a code. */
export const codeRow = async ({ db }: TestGateway, phone: string, purpose: 'login' | 'register') =>
  (
    await db
      .select()
      .from(phoneCode)
      .where(and(eq(phoneCode.phone, phone), eq(phoneCode.purpose, purpose)))
  )[0];

/**
 * The ratio between the times of two calls. Each counts with the fastest of several alternating runs: a busy
 * machine makes calls slower, never faster.
 */
export async function timingRatio(
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
