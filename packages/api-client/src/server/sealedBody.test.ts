import { base64url, CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCipher, type Cipher, type SealContext } from '../core/cipher';
import {
  generateSealingKey,
  openSealedBody,
  sealValue,
  type OpenSealedBodyOptions,
  type SealingKey,
} from './sealedBody';

const NOW = Date.UTC(2026, 0, 15, 4);

let key: SealingKey;
let otherKey: SealingKey;

beforeAll(async () => {
  [key, otherKey] = await Promise.all([generateSealingKey(), generateSealingKey()]);
});

function sealContext(over: Partial<SealContext> = {}): SealContext {
  return {
    method: 'POST',
    path: '/wps/session/login',
    now: () => NOW,
    fetchKeys: () => Promise.resolve({ keys: [key.publicJwk], serverTime: NOW }),
    ...over,
  };
}

function rememberInMemory() {
  const seen = new Set<string>();
  return (jti: string) => {
    const isNew = !seen.has(jti);
    seen.add(jti);
    return isNew;
  };
}

function openOptions(over: Partial<OpenSealedBodyOptions> = {}): OpenSealedBodyOptions {
  return {
    keys: [key],
    method: 'POST',
    path: '/wps/session/login',
    now: NOW,
    rememberJti: rememberInMemory(),
    ...over,
  };
}

async function seal(context = sealContext(), cipher: Cipher = createCipher()) {
  return (await cipher.seal('{"username":"juan01"}', context)).body;
}

/** A body as a third party would make it: valid except for the given header. */
async function sealWithHeader(over: Record<string, unknown>, plaintext = '{}') {
  const { kty, crv, x, y } = key.publicJwk;
  const publicKey = await importJWK({ kty, crv, x, y }, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.publicJwk.kid,
      iat: NOW / 1000,
      jti: 'a-jti-of-enough-letters',
      htm: 'POST',
      htu: '/wps/session/login',
      ...over,
    })
    .encrypt(publicKey);
}

describe('openSealedBody', () => {
  it('opens what the client sealed', async () => {
    expect(await openSealedBody(await seal(), openOptions())).toEqual({ username: 'juan01' });
  });

  it('rejects JSON beyond the call’s limits before parsing it', async () => {
    const limits = { fields: 2, depth: 1 };
    const open = async (plaintext: string) =>
      openSealedBody(await sealWithHeader({}, plaintext), openOptions({ limits }));
    expect(await open('{"a":1,"b":2}')).toEqual({ a: 1, b: 2 });
    for (const plaintext of ['{"a":1,"b":2,"c":3}', '{"a":[]}', '[1,2,3']) {
      await expect(open(plaintext)).rejects.toMatchObject({
        code: 'PAYLOAD_TOO_LARGE',
        status: 413,
      });
    }
  });

  it('tells the store how long to keep the jti', async () => {
    const kept: [string, number][] = [];
    await openSealedBody(
      await seal(),
      openOptions({
        rememberJti: (jti, expiresAt) => {
          kept.push([jti, expiresAt]);
          return true;
        },
      }),
    );
    expect(kept[0]?.[0]).toHaveLength(22);
    expect(kept[0]?.[1]).toBe(NOW + 121_000);
  });

  it('rejects the same body a second time', async () => {
    const options = openOptions();
    const body = await seal();
    await openSealedBody(body, options);
    await expect(openSealedBody(body, options)).rejects.toMatchObject({ code: 'REPLAYED_BODY' });
  });

  it.each([
    ['119 s old', 119],
    ['119 s ahead', -119],
  ])('opens a body that is %s', async (_, seconds) => {
    const options = openOptions({ now: NOW + seconds * 1000 });
    await expect(openSealedBody(await seal(), options)).resolves.toBeTruthy();
  });

  it.each([
    ['121 s old', 121],
    ['121 s ahead', -121],
    ['a day old', 86_400],
  ])('rejects a body that is %s', async (_, seconds) => {
    const options = openOptions({ now: NOW + seconds * 1000 });
    await expect(openSealedBody(await seal(), options)).rejects.toMatchObject({
      code: 'STALE_BODY',
    });
  });

  it.each([
    ['method', { method: 'PUT' }],
    ['path', { path: '/wps/member/password' }],
  ])('rejects a body sealed for another %s', async (_, over) => {
    await expect(openSealedBody(await seal(), openOptions(over))).rejects.toMatchObject({
      code: 'MISDIRECTED_BODY',
    });
  });

  it('does not use up the jti of a rejected body', async () => {
    const rememberJti = rememberInMemory();
    const body = await seal();
    await expect(
      openSealedBody(body, openOptions({ rememberJti, path: '/elsewhere' })),
    ).rejects.toThrow('MISDIRECTED_BODY');
    await expect(openSealedBody(body, openOptions({ rememberJti }))).resolves.toBeTruthy();
  });

  it('rejects a key that is not in use', async () => {
    const body = await seal();
    await expect(openSealedBody(body, openOptions({ keys: [otherKey] }))).rejects.toMatchObject({
      code: 'UNKNOWN_KEY',
    });
  });

  it('opens with a key that was rotated out but is still kept', async () => {
    const body = await seal();
    await expect(
      openSealedBody(body, openOptions({ keys: [otherKey, key] })),
    ).resolves.toBeTruthy();
  });

  it.each(['jku', 'jwk', 'x5u', 'x5c'])('rejects a header with %s', async (name) => {
    const body = await sealWithHeader({ [name]: 'https://elsewhere.example/keys' });
    await expect(openSealedBody(body, openOptions())).rejects.toMatchObject({
      code: 'ALGORITHM_REFUSED',
    });
  });

  it.each([
    ['key agreement', { alg: 'ECDH-ES+A256KW' }],
    ['content encryption', { enc: 'A128GCM' }],
  ])('rejects another %s', async (_, over) => {
    const body = await sealWithHeader(over);
    await expect(openSealedBody(body, openOptions())).rejects.toMatchObject({
      code: 'ALGORITHM_REFUSED',
    });
  });

  it.each(['iat', 'jti', 'htm', 'htu', 'kid'])('rejects a header without %s', async (name) => {
    const body = await sealWithHeader({ [name]: undefined });
    await expect(openSealedBody(body, openOptions())).rejects.toMatchObject({
      code: 'MALFORMED_BODY',
    });
  });

  it('rejects a header that was changed after sealing', async () => {
    const [, ...parts] = (await seal()).split('.');
    const [header = ''] = (await sealWithHeader({ htu: '/wps/session/login' })).split('.');
    await expect(openSealedBody([header, ...parts].join('.'), openOptions())).rejects.toMatchObject(
      { code: 'MALFORMED_BODY' },
    );
  });

  it.each([
    ['plain text', 'hello'],
    ['an empty body', ''],
    ['a body over 64 KiB', `e30.${'A'.repeat(70_000)}`],
  ])('rejects %s', async (_, body) => {
    await expect(openSealedBody(body, openOptions())).rejects.toMatchObject({
      code: 'MALFORMED_BODY',
    });
  });

  it('rejects a body without JSON inside', async () => {
    const body = await sealWithHeader({}, '{"username":');
    await expect(openSealedBody(body, openOptions())).rejects.toMatchObject({
      code: 'MALFORMED_BODY',
    });
  });
});

describe('createCipher', () => {
  it('fetches the keys once for concurrent bodies', async () => {
    let fetches = 0;
    const context = sealContext({
      fetchKeys: () => {
        fetches += 1;
        return Promise.resolve({ keys: [key.publicJwk], serverTime: NOW });
      },
    });
    const cipher = createCipher();
    const bodies = await Promise.all([seal(context, cipher), seal(context, cipher)]);
    await seal(context, cipher);

    expect(fetches).toBe(1);
    expect(new Set(bodies).size).toBe(2);
  });

  it('fetches the keys again after forgetKeys', async () => {
    let published = key;
    const context = sealContext({
      fetchKeys: () => Promise.resolve({ keys: [published.publicJwk], serverTime: NOW }),
    });
    const cipher = createCipher();
    await seal(context, cipher);
    published = otherKey;
    cipher.forgetKeys();

    const body = await seal(context, cipher);

    await expect(openSealedBody(body, openOptions({ keys: [otherKey] }))).resolves.toBeTruthy();
  });

  it('tries again after fetching the keys failed', async () => {
    const cipher = createCipher();
    await expect(
      seal(sealContext({ fetchKeys: () => Promise.reject(new Error('down')) }), cipher),
    ).rejects.toThrow('down');

    await expect(seal(sealContext(), cipher)).resolves.toBeTruthy();
  });

  it('skips keys that it cannot seal to', async () => {
    const signing = { ...otherKey.publicJwk, use: 'sig' };
    const body = await seal(
      sealContext({
        fetchKeys: () => Promise.resolve({ keys: [signing, key.publicJwk], serverTime: NOW }),
      }),
    );
    await expect(openSealedBody(body, openOptions())).resolves.toBeTruthy();
  });

  it('throws if the platform publishes no key to seal to', async () => {
    await expect(
      seal(sealContext({ fetchKeys: () => Promise.resolve({ keys: [], serverTime: NOW }) })),
    ).rejects.toThrow('publishes no key');
  });
});

describe('sealValue', () => {
  it('seals to the page’s key, which only that page can open', async () => {
    const page = createCipher();
    const sealed = await sealValue(await page.clientKey(), 'https://help.example/room/7');

    expect(sealed).not.toContain('help.example');
    expect(await page.open(sealed)).toBe('https://help.example/room/7');
    const otherPage = createCipher();
    await otherPage.clientKey();
    await expect(otherPage.open(sealed)).rejects.toThrow('decryption operation failed');
  });

  it('publishes only the public half', async () => {
    const header = await createCipher().clientKey();
    const jwk: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(header)));
    expect(Object.keys(jwk as object).toSorted()).toEqual(['crv', 'kty', 'x', 'y']);
  });

  it.each([
    ['no header', null],
    ['plain text', 'hello'],
    ['JSON that is not an EC key', base64url.encode('{"kty":"RSA"}')],
    ['a point off the curve', base64url.encode('{"kty":"EC","crv":"P-256","x":"AAAA","y":"AAAA"}')],
  ])('rejects %s', async (_, header) => {
    await expect(sealValue(header, 'secret')).rejects.toMatchObject({ code: 'BAD_CLIENT_KEY' });
  });

  it('rejects a key on another curve', async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-384', extractable: true });
    const header = base64url.encode(JSON.stringify(await exportJWK(publicKey)));
    await expect(sealValue(header, 'secret')).rejects.toMatchObject({ code: 'BAD_CLIENT_KEY' });
  });
});
