import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { IdentityError } from './provider';

/** Signed login data works like a password for as long as it's accepted. */
export const TELEGRAM_MS = 5 * 60_000;
/** Tolerance for clock differences. */
const AHEAD_MS = 60_000;

const LoginSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  first_name: v.optional(v.string(), ''),
  last_name: v.optional(v.string(), ''),
  auth_date: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export interface TelegramLogin {
  id: string;
  name: string;
  /** Hash of the data, which can be used once. */
  hash: string;
}

/**
 * Verifies login data signed by Telegram: HMAC-SHA-256 of its fields, one per line in the order of their
 * names, keyed with the SHA-256 of the bot's token (core.telegram.org/widgets/login). Throws if it's forged,
 * too old or from the future.
 */
export function readTelegramLogin(
  fields: Readonly<Record<string, string>>,
  { botToken, now }: { botToken: string; now: Date },
): TelegramLogin {
  const parsed = v.safeParse(LoginSchema, fields);
  if (!parsed.success) throw new IdentityError('The login data is not what Telegram sends.');
  const { id, first_name, last_name, auth_date, hash } = parsed.output;
  const wanted = Buffer.from(signTelegramLogin(fields, botToken), 'hex');
  if (!timingSafeEqual(wanted, Buffer.from(hash, 'hex'))) {
    throw new IdentityError('The login data is not signed by the bot.');
  }
  const age = now.getTime() - auth_date * 1000;
  if (age > TELEGRAM_MS || age < -AHEAD_MS) throw new IdentityError('The login data is too old.');
  return { id, name: `${first_name} ${last_name}`.trim(), hash };
}

/** The signature of login data, in hexadecimal; ignores a `hash` among the fields. */
export function signTelegramLogin(
  fields: Readonly<Record<string, string>>,
  botToken: string,
): string {
  const lines = Object.entries(fields)
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  const key = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', key).update(lines.join('\n')).digest('hex');
}
