import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../../../kernel/crypto/secrets';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secrets: Secrets) => secrets.keyFor('totp-key');
const boundTo = (memberId: number) => Buffer.from(`member:${memberId}`);

/** Encrypts the key of a member's authenticator app; it can be decrypted for that member only. */
export function sealKey(secrets: Secrets, memberId: number, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secrets), iv).setAAD(boundTo(memberId));
  const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts what `sealKey` returned; throws if it was changed or belongs to another member. */
export function openKey(secrets: Secrets, memberId: number, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secrets), bytes.subarray(0, IV_BYTES))
    .setAAD(boundTo(memberId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const key = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([key, decipher.final()]).toString('utf8');
}
