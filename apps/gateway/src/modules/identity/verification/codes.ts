import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Secrets } from '../../../kernel/crypto/secrets';
import { phoneCode, type CodePurpose } from './schema';

const DIGITS = 6;
/** Wrong attempts before a code becomes invalid. */
const CODE_TRIES = 5;
/** The maximum lifetime of a code, whatever the brand's setting. */
const LONGEST_CODE_MS = 10 * 60_000;

interface CodeKey {
  purpose: CodePurpose;
  /** E.164: one number has one code, however it was typed. */
  phone: string;
}

interface CodePlace extends CodeKey {
  db: Db;
  secrets: Secrets;
  now: Date;
}

/** Six random digits. */
export const makeCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/**
 * Stores a code for a purpose and a number, replacing the previous one. Without `code` it stores one that
 * nobody can type, so that a number that gets no code behaves like any other.
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

/** `gone`: never sent, expired, used, or tried too often. */
export type CodeVerdict = 'fits' | 'wrong' | 'gone';

/**
 * Checks a code without using it up. A single statement counts the attempt and compares, so that concurrent
 * attempts can't exceed the limit; a right code doesn't count as a wrong attempt.
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

/** Like `tryCode`, but uses up a code that fits: only one of many concurrent calls gets it. */
export async function spendCode(place: CodePlace, code: string): Promise<CodeVerdict> {
  const { db, secrets, now, ...key } = place;
  const spent = await db
    .delete(phoneCode)
    .where(and(isLive(key, now), eq(phoneCode.codeHash, hashOf(secrets, key, code))))
    .returning({ phone: phoneCode.phone });
  if (spent.length > 0) return 'fits';
  const verdict = await tryCode(place, code);
  // The code was stored between the two statements; the caller typed the previous one.
  return verdict === 'fits' ? 'gone' : verdict;
}

/** Until when a number's code is valid, even if it was tried too often; undefined if there is none. */
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
 * Gives a correctly typed code its lifetime again, so that it stays valid during a second step, up to the
 * maximum lifetime since it was sent. Call it once per code.
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

/** Deletes a number's code for a purpose. */
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

/** The rejection for a code that doesn't fit. `path` is the code's field, `value` what else a page needs. */
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
