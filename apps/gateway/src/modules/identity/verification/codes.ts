import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Secrets } from '../../../kernel/crypto/secrets';
import { phoneCode, type CodePurpose } from './schema';

const DIGITS = 6;
/** Wrong tries that a code stands; the sixth finds none. */
const CODE_TRIES = 5;
/** No code is good for longer, whatever the brand says. */
const LONGEST_CODE_MS = 10 * 60_000;

interface CodeKey {
  purpose: CodePurpose;
  /** E.164: however it was typed, one number has one code. */
  phone: string;
}

interface CodePlace extends CodeKey {
  db: Db;
  secrets: Secrets;
  now: Date;
}

/** Six digits of chance. */
export const makeCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/**
 * Keeps a code for a purpose and a number; it replaces the one before. Without a code one is kept
 * that nobody can type: for a number that is sent none everything then goes as for any other.
 */
export async function keepCode(
  { db, secrets, now, ...key }: CodePlace,
  {
    code = randomBytes(32).toString('base64url'),
    lifetimeMs,
  }: { code?: string; lifetimeMs: number },
): Promise<void> {
  const row = {
    ...key,
    codeHash: hashOf(secrets, key, code),
    tries: 0,
    expiresAt: new Date(now.getTime() + Math.min(lifetimeMs, LONGEST_CODE_MS)),
  };
  await db
    .insert(phoneCode)
    .values(row)
    .onConflictDoUpdate({ target: [phoneCode.purpose, phoneCode.phone], set: row });
}

/** `gone`: none was sent, it is too old, spent, or was tried too often. */
export type CodeVerdict = 'fits' | 'wrong' | 'gone';

/**
 * Looks whether a code fits, and leaves it good. One statement counts the try and compares, so that
 * many tries at once are no more than the allowed ones; a right code is no wrong try.
 */
export async function tryCode(place: CodePlace, code: string): Promise<CodeVerdict> {
  const { db, secrets, now, ...key } = place;
  const fits = sql<boolean>`${phoneCode.codeHash} = ${hashOf(secrets, key, code)}`;
  const [row] = await db
    .update(phoneCode)
    .set({ tries: sql`${phoneCode.tries} + case when ${fits} then 0 else 1 end` })
    .where(isLive(key, now))
    .returning({ fits });
  if (row === undefined) return 'gone';
  return row.fits ? 'fits' : 'wrong';
}

/** The same, and spends a code that fits: of many calls at once one gets it. */
export async function spendCode(place: CodePlace, code: string): Promise<CodeVerdict> {
  const { db, secrets, now, ...key } = place;
  const spent = await db
    .delete(phoneCode)
    .where(and(isLive(key, now), eq(phoneCode.codeHash, hashOf(secrets, key, code))))
    .returning({ phone: phoneCode.phone });
  if (spent.length > 0) return 'fits';
  const verdict = await tryCode(place, code);
  // It came between the two statements: who typed the one before has not typed this one.
  return verdict === 'fits' ? 'gone' : verdict;
}

/** Until when the code of a number is good, tried too often or not; undefined where there is none. */
export async function codeUntil(
  db: Db,
  { now, ...key }: CodeKey & { now: Date },
): Promise<Date | undefined> {
  const [row] = await db
    .select({ expiresAt: phoneCode.expiresAt })
    .from(phoneCode)
    .where(and(isOf(key), gt(phoneCode.expiresAt, now)));
  return row?.expiresAt;
}

/**
 * Gives a code that was typed rightly its time once more, so that it can wait for a second step, but
 * no more than the longest time of any code since it was sent. To be called once in a code's life.
 */
export async function prolongCode(
  db: Db,
  { now, ...key }: CodeKey & { now: Date },
  lifetimeMs: number,
): Promise<void> {
  const until = await codeUntil(db, { now, ...key });
  if (until === undefined) return;
  const sentAt = until.getTime() - lifetimeMs;
  const expiresAt = new Date(Math.min(now.getTime() + lifetimeMs, sentAt + LONGEST_CODE_MS));
  await db.update(phoneCode).set({ expiresAt }).where(isLive(key, now));
}

/** Forgets the codes of a number for a purpose. */
export async function dropCode(db: Db, key: CodeKey): Promise<void> {
  await db.delete(phoneCode).where(isOf(key));
}

export async function sweepPhoneCodes(db: Db, now: Date): Promise<void> {
  await db.delete(phoneCode).where(lt(phoneCode.expiresAt, now));
}

const REJECTIONS = {
  wrong: { code: 'CODE_INVALID', messageKey: 'code_invalid' },
  gone: { code: 'CODE_EXPIRED', messageKey: 'code_expired' },
} as const satisfies Record<Exclude<CodeVerdict, 'fits'>, { code: string; messageKey: string }>;

/** What a call says whose code does not do. `path` names its field, `value` what else a page needs. */
export function codeRejection(
  verdict: Exclude<CodeVerdict, 'fits'>,
  path = 'verificationCode',
  value: Readonly<Record<string, unknown>> = {},
): Rejection {
  const { code, messageKey } = REJECTIONS[verdict];
  return new Rejection(400, code, messageKey, {
    value: { ...value, errors: [{ path, message: messageKey, params: {} }] },
  });
}

const isOf = ({ purpose, phone }: CodeKey) =>
  and(eq(phoneCode.purpose, purpose), eq(phoneCode.phone, phone));

const isLive = (key: CodeKey, now: Date) =>
  and(isOf(key), gt(phoneCode.expiresAt, now), lt(phoneCode.tries, CODE_TRIES));

const hashOf = (secrets: Secrets, { purpose, phone }: CodeKey, code: string) =>
  secrets.sign('phone-code', `${purpose}:${phone}:${code.trim()}`);
