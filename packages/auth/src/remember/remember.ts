import * as v from 'valibot';

import { decodeBase64Url, encodeBase64Url } from '../encoding/base64url';
import { browserKeyStore, type KeyStore } from './keyStore';

/** Data that prefills the sign-in form for one day (specification §4, decisions: Session and sign-in). */
export interface RememberedSignIn {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** From the last sign-in by phone. */
  readonly dialingCode?: string | undefined;
  readonly mobileNumber?: string | undefined;
  /** The form used to sign in. */
  readonly method: 'username' | 'sms';
}

export interface SignInMemory {
  /** Null if nothing is stored or it can't be decrypted. */
  recall(): Promise<RememberedSignIn | null>;
  remember(entry: RememberedSignIn): Promise<void>;
  /** Removes the entry and its encryption key. */
  forget(): Promise<void>;
}

interface MemoryEnvironment {
  keys: KeyStore;
  /** Reads and writes cookies like `document.cookie`. */
  readCookies(): string;
  writeCookie(cookie: string): void;
  location(): Pick<Location, 'protocol' | 'hostname'>;
}

const COOKIE = 'remember';
const ONE_DAY_S = 86_400;
const IV_BYTES = 12;
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

const RememberedSchema = /* @__PURE__ */ v.object({
  username: v.optional(v.pipe(v.string(), v.maxLength(64))),
  password: v.optional(v.pipe(v.string(), v.maxLength(128))),
  dialingCode: v.optional(v.pipe(v.string(), v.maxLength(8))),
  mobileNumber: v.optional(v.pipe(v.string(), v.maxLength(20))),
  method: v.picklist(['username', 'sms']),
});

/**
 * Remembers a sign-in for one day. The cookie contains only ciphertext: AES-GCM with a non-extractable key
 * that stays in this browser. If storage is blocked, nothing is stored and nothing fails; the form just isn't
 * prefilled.
 */
export function createSignInMemory(environment: MemoryEnvironment): SignInMemory {
  const { keys, readCookies, writeCookie } = environment;

  const put = (value: string, maxAgeS: number) => {
    const { protocol, hostname } = environment.location();
    // Not every browser stores a Secure cookie for http://localhost.
    const secure = protocol === 'http:' && LOOPBACK.test(hostname) ? '' : '; Secure';
    writeCookie(`${COOKIE}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Strict${secure}`);
  };

  const newKey = async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await keys.set(key);
    return key;
  };

  return {
    async recall() {
      try {
        const sealed = sealedEntryOf(readCookies());
        const key = sealed === null ? undefined : await keys.get();
        return sealed === null || key === undefined ? null : await unseal(sealed, key);
      } catch {
        return null;
      }
    },
    async remember(entry) {
      try {
        put(await seal(entry, (await keys.get()) ?? (await newKey())), ONE_DAY_S);
      } catch {
        // Storage is blocked, so the form won't be prefilled.
      }
    },
    async forget() {
      try {
        put('', 0);
        await keys.remove();
      } catch {
        // If storage is blocked, there is nothing to remove.
      }
    },
  };
}

async function seal(entry: RememberedSignIn, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plaintext = new TextEncoder().encode(JSON.stringify(entry));
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plaintext);
  return encodeBase64Url(new Uint8Array([...iv, ...new Uint8Array(ciphertext)]));
}

async function unseal(sealed: string, key: CryptoKey): Promise<RememberedSignIn> {
  const bytes = decodeBase64Url(sealed);
  const iv = bytes.subarray(0, IV_BYTES);
  const plaintext = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    key,
    bytes.subarray(IV_BYTES),
  );
  return v.parse(RememberedSchema, JSON.parse(new TextDecoder().decode(plaintext)));
}

function sealedEntryOf(cookies: string): string | null {
  const prefix = `${COOKIE}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(prefix));
  return found?.slice(prefix.length) || null;
}

/** This browser's sign-in memory. */
export const signInMemory: SignInMemory = createSignInMemory({
  keys: browserKeyStore,
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // The Cookie Store API isn't supported everywhere yet.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = cookie;
  },
  location: () => window.location,
});

/**
 * Removes the remembered sign-in and its key: after a password change, a sign-out from all devices, or a
 * trial sign-in.
 */
export function clearRememberedSignIn(): Promise<void> {
  return signInMemory.forget();
}
