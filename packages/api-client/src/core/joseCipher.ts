import {
  base64url,
  CompactEncrypt,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import type { Cipher, PublishedKeys, SealContext } from './cipher';
import {
  ALLOWED_ALGORITHMS,
  CONTENT_ENCRYPTION,
  CURVE,
  KEY_AGREEMENT,
  SEALED_CONTENT_TYPE,
} from './jwe';

type PlatformKey = Awaited<ReturnType<typeof pickKey>>;

/** The cipher of this project's own platform. Loaded lazily, see `createCipher`. */
export function createJoseCipher(): Cipher {
  let platformKey: Promise<PlatformKey> | undefined;
  let clientKeys: Promise<CryptoKeyPair> | undefined;

  const loadPlatformKey = async (context: SealContext) => {
    platformKey ??= context.fetchKeys().then(pickKey);
    try {
      return await platformKey;
    } catch (error) {
      platformKey = undefined;
      throw error;
    }
  };

  // Not extractable: only this page can open what is sealed to it.
  const loadClientKeys = () => (clientKeys ??= generateKeyPair(KEY_AGREEMENT, { crv: CURVE }));

  return {
    async seal(plaintext, context) {
      const { kid, key } = await loadPlatformKey(context);
      const body = await new CompactEncrypt(new TextEncoder().encode(plaintext))
        .setProtectedHeader({
          alg: KEY_AGREEMENT,
          enc: CONTENT_ENCRYPTION,
          kid,
          iat: Math.floor(context.now() / 1000),
          jti: base64url.encode(crypto.getRandomValues(new Uint8Array(16))),
          htm: context.method,
          htu: context.path,
        })
        .encrypt(key);
      return { contentType: SEALED_CONTENT_TYPE, body };
    },
    forgetKeys() {
      platformKey = undefined;
    },
    async clientKey() {
      const { publicKey } = await loadClientKeys();
      const { kty, crv, x, y } = await exportJWK(publicKey);
      return base64url.encode(JSON.stringify({ kty, crv, x, y }));
    },
    async open(sealed) {
      const { privateKey } = await loadClientKeys();
      const { plaintext } = await compactDecrypt(sealed, privateKey, ALLOWED_ALGORITHMS);
      return new TextDecoder().decode(plaintext);
    },
  };
}

async function pickKey({ keys }: PublishedKeys) {
  const jwk = keys.find(({ kty, crv, use }) => kty === 'EC' && crv === CURVE && use !== 'sig');
  if (!jwk) {
    throw new Error(`The platform publishes no key on ${CURVE}, which encrypted calls require.`);
  }
  const { kty, crv, x, y, kid } = jwk;
  return { kid, key: await importJWK({ kty, crv, x, y }, KEY_AGREEMENT) };
}
