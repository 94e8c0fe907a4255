import { beforeEach, describe, expect, it } from 'vitest';

import type { KeyStore } from './keyStore';
import { createSignInMemory, type RememberedSignIn } from './remember';

const ENTRY: RememberedSignIn = {
  username: 'juan01',
  password: 'Perya 2026 – ñ',
  dialingCode: '+63',
  mobileNumber: '9171234567',
  method: 'username',
};

/** A fake browser's cookies and key store, with its writes recorded. */
function browser({ origin = 'https://site.example' } = {}) {
  let key: CryptoKey | undefined;
  const jar = new Map<string, string>();
  const written: string[] = [];
  const keys: KeyStore = {
    get: () => Promise.resolve(key),
    set: (next) => Promise.resolve(void (key = next)),
    remove: () => Promise.resolve(void (key = undefined)),
  };
  const memory = createSignInMemory({
    keys,
    readCookies: () =>
      ['lang=EN', ...[...jar].map(([name, value]) => `${name}=${value}`)].join('; '),
    writeCookie: (cookie) => {
      written.push(cookie);
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (cookie.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
    location: () => new URL(origin),
  });
  return { memory, keys, jar, written };
}

let here: ReturnType<typeof browser>;
beforeEach(() => {
  here = browser();
});

describe('the remembered sign-in', () => {
  it('can be recalled', async () => {
    await here.memory.remember(ENTRY);
    await expect(here.memory.recall()).resolves.toEqual(ENTRY);
  });

  it('is null at first', async () => {
    await expect(here.memory.recall()).resolves.toBeNull();
  });

  it('is the last entry', async () => {
    await here.memory.remember(ENTRY);
    await here.memory.remember({ method: 'sms', dialingCode: '+84', mobileNumber: '912345678' });
    await expect(here.memory.recall()).resolves.toEqual({
      method: 'sms',
      dialingCode: '+84',
      mobileNumber: '912345678',
    });
  });

  it('is encrypted in the cookie, differently each time', async () => {
    await here.memory.remember(ENTRY);
    const first = here.jar.get('remember') ?? '';
    await here.memory.remember(ENTRY);
    const second = here.jar.get('remember') ?? '';
    expect(first).not.toBe(second);
    expect(first).toMatch(/^[\w-]+$/);
    for (const secret of ['juan01', 'Perya', '9171234567']) {
      expect(atob(first.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(secret);
    }
  });

  it('is encrypted with a non-extractable key', async () => {
    await here.memory.remember(ENTRY);
    const key = await here.keys.get();
    expect(key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow('extractable');
  });

  it('is removed together with its key', async () => {
    await here.memory.remember(ENTRY);
    await here.memory.forget();
    expect(here.jar.has('remember')).toBe(false);
    await expect(here.keys.get()).resolves.toBeUndefined();
    await expect(here.memory.recall()).resolves.toBeNull();
  });

  it('cannot be decrypted without its key or if modified', async () => {
    await here.memory.remember(ENTRY);
    const sealed = here.jar.get('remember') ?? '';
    here.jar.set('remember', `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`);
    await expect(here.memory.recall()).resolves.toBeNull();
    here.jar.set('remember', '§');
    await expect(here.memory.recall()).resolves.toBeNull();
    here.jar.set('remember', sealed);
    await here.keys.remove();
    await expect(here.memory.recall()).resolves.toBeNull();
  });
});

describe('the cookie', () => {
  it('lasts a day, is same-site, and secure over HTTPS', async () => {
    await here.memory.remember(ENTRY);
    expect(here.written[0]).toMatch(
      /^remember=[\w-]+; Path=\/; Max-Age=86400; SameSite=Strict; Secure$/,
    );
  });

  it.each([
    ['http://localhost:4173', false],
    ['http://127.0.0.1:4173', false],
    ['http://[::1]:4173', false],
    ['https://localhost:4173', true],
    ['http://192.168.1.5', true],
    ['http://localhost.example', true],
  ])('of %s has the Secure attribute: %s', async (origin, isSecure) => {
    const elsewhere = browser({ origin });
    await elsewhere.memory.remember(ENTRY);
    expect(elsewhere.written[0]?.endsWith('; Secure')).toBe(isSecure);
  });
});

it('never fails if storage is blocked', async () => {
  const blocked = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  const memory = createSignInMemory({
    keys: { get: blocked, set: blocked, remove: blocked },
    readCookies: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    writeCookie: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    location: () => new URL('https://site.example'),
  });
  await expect(memory.remember(ENTRY)).resolves.toBeUndefined();
  await expect(memory.recall()).resolves.toBeNull();
  await expect(memory.forget()).resolves.toBeUndefined();
});
