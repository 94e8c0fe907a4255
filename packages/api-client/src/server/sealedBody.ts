import {
  base64url,
  calculateJwkThumbprint,
  CompactEncrypt,
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import * as v from 'valibot';
import type { PublicKeyJwk } from '../core/cipher';
import { ALLOWED_ALGORITHMS, CONTENT_ENCRYPTION, CURVE, KEY_AGREEMENT } from '../core/jwe';
import { exceedsJsonLimits, type JsonLimits } from './jsonLimits';

/** How far a body's time may differ from the platform's, in seconds, either way. */
export const SEALED_BODY_WINDOW_S = 120;
/** In characters: a longer body is rejected unread. */
const MAX_SEALED_LENGTH = 64 * 1024;

/** Why an encrypted body was rejected. */
export type SealedBodyErrorCode =
  /** Not a compact JWE, no JSON inside, or a header without a required field. */
  | 'MALFORMED_BODY'
  /** A different algorithm, or a header with its own key (`jku`, `jwk`, `x5u`, `x5c`). */
  | 'ALGORITHM_REFUSED'
  /** Sealed to a key that is no longer published: the client fetches the keys and seals again. */
  | 'UNKNOWN_KEY'
  /** Outside ±120 s of the platform's time: the client syncs its clock and seals again. */
  | 'STALE_BODY'
  /** Sealed for another method or path. */
  | 'MISDIRECTED_BODY'
  /** Received before. */
  | 'REPLAYED_BODY'
  /** The JSON inside exceeds the call's limits. */
  | 'PAYLOAD_TOO_LARGE'
  /** The `X-Client-Key` header isn't a P-256 public key. */
  | 'BAD_CLIENT_KEY';

/** Why a sealed body or a client's key was rejected; sent with `status`, and with the reason as `code`. */
export class SealedBodyError extends Error {
  override readonly name = 'SealedBodyError';
  readonly code: SealedBodyErrorCode;

  /** HTTP status of the response. */
  get status(): 400 | 413 {
    return this.code === 'PAYLOAD_TOO_LARGE' ? 413 : 400;
  }

  constructor(code: SealedBodyErrorCode, reason: string, options?: ErrorOptions) {
    super(`${code}: ${reason}`, options);
    this.code = code;
  }
}

/** A private key of the platform, identified by its `kid`. */
export interface SealingKey {
  readonly publicJwk: PublicKeyJwk;
  /** Secret: never logged, never published. */
  readonly privateJwk: JWK;
}

/** Options of {@link openSealedBody}. */
export interface OpenSealedBodyOptions {
  /** The keys in use: the published one first, then those rotated out in the last minutes. */
  readonly keys: readonly SealingKey[];
  readonly method: string;
  /** Path of the request, without query. */
  readonly path: string;
  /** Limits of the JSON inside: those of the call, from `bodyLimitsOf`. Default: only the length limit. */
  readonly limits?: JsonLimits;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * Stores a `jti` until `expiresAt` (milliseconds since 1970) and returns whether it's new. Atomic: of two
   * concurrent requests with the same `jti`, one gets false.
   */
  readonly rememberJti: (jti: string, expiresAt: number) => boolean | Promise<boolean>;
}

const HeaderSchema = v.object({
  alg: v.string(),
  enc: v.string(),
  kid: v.string(),
  iat: v.pipe(v.number(), v.integer()),
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  htm: v.string(),
  htu: v.string(),
});

const REFUSED_HEADERS = ['jku', 'jwk', 'x5u', 'x5c', 'crit', 'zip'];

/**
 * Opens the body of an encrypted call and returns the JSON inside.
 *
 * @throws {SealedBodyError} for the first check that fails
 */
export async function openSealedBody(
  sealed: string,
  options: OpenSealedBodyOptions,
): Promise<unknown> {
  const header = readHeader(sealed);
  const key = options.keys.find(({ publicJwk }) => publicJwk.kid === header.kid);
  if (!key) throw new SealedBodyError('UNKNOWN_KEY', 'the key of the body is not in use.');
  const plaintext = await decrypt(sealed, key);
  // The header is only authenticated by the decryption.
  if (header.htm !== options.method || header.htu !== options.path) {
    throw new SealedBodyError(
      'MISDIRECTED_BODY',
      `the body was sealed for ${header.htm} ${header.htu}.`,
    );
  }
  const ageSeconds = options.now / 1000 - header.iat;
  if (Math.abs(ageSeconds) > SEALED_BODY_WINDOW_S) {
    throw new SealedBodyError('STALE_BODY', `the body was sealed ${Math.round(ageSeconds)} s ago.`);
  }
  // Last, so that a rejected body doesn't use up its `jti`; kept until the time window has closed on both
  // sides.
  const expiresAt = (header.iat + SEALED_BODY_WINDOW_S + 1) * 1000;
  if (!(await options.rememberJti(header.jti, expiresAt))) {
    throw new SealedBodyError('REPLAYED_BODY', 'the body was already sent.');
  }
  return parsePlaintext(plaintext, options.limits);
}

function readHeader(sealed: string) {
  if (sealed.length > MAX_SEALED_LENGTH) {
    throw new SealedBodyError(
      'MALFORMED_BODY',
      `the body exceeds ${MAX_SEALED_LENGTH} characters.`,
    );
  }
  let raw: Record<string, unknown>;
  try {
    raw = decodeProtectedHeader(sealed);
  } catch (error) {
    throw new SealedBodyError('MALFORMED_BODY', 'the body is not a compact JWE.', { cause: error });
  }
  if (raw['alg'] !== KEY_AGREEMENT || raw['enc'] !== CONTENT_ENCRYPTION) {
    throw new SealedBodyError(
      'ALGORITHM_REFUSED',
      `only ${KEY_AGREEMENT} with ${CONTENT_ENCRYPTION} is accepted.`,
    );
  }
  const refused = REFUSED_HEADERS.find((name) => name in raw);
  if (refused) {
    throw new SealedBodyError('ALGORITHM_REFUSED', `the header ${refused} is not allowed.`);
  }
  const header = v.safeParse(HeaderSchema, raw);
  if (!header.success) {
    throw new SealedBodyError(
      'MALFORMED_BODY',
      'kid, iat, jti, htm or htu is missing from the header or invalid.',
    );
  }
  return header.output;
}

async function decrypt(sealed: string, { privateJwk }: SealingKey): Promise<Uint8Array> {
  try {
    const key = await importJWK(privateJwk, KEY_AGREEMENT);
    const { plaintext } = await compactDecrypt(sealed, key, ALLOWED_ALGORITHMS);
    return plaintext;
  } catch (error) {
    throw new SealedBodyError('MALFORMED_BODY', 'the body could not be decrypted.', {
      cause: error,
    });
  }
}

function parsePlaintext(plaintext: Uint8Array, limits: JsonLimits | undefined): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
    if (limits !== undefined && exceedsJsonLimits(text, limits)) {
      throw new SealedBodyError('PAYLOAD_TOO_LARGE', 'the decrypted JSON exceeds the limits.');
    }
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SealedBodyError) throw error;
    throw new SealedBodyError('MALFORMED_BODY', 'the decrypted body is not JSON.', {
      cause: error,
    });
  }
}

/** Generates a key to seal bodies to; its `kid` is the RFC 7638 thumbprint. */
export async function generateSealingKey(): Promise<SealingKey> {
  const { publicKey, privateKey } = await generateKeyPair(KEY_AGREEMENT, {
    crv: CURVE,
    extractable: true,
  });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const publicPart = { kty: 'EC', crv: CURVE, x, y };
  const kid = await calculateJwkThumbprint(publicPart);
  return {
    publicJwk: { ...publicPart, kid, use: 'enc', alg: KEY_AGREEMENT },
    privateJwk: { ...(await exportJWK(privateKey)), kid },
  };
}

const ClientKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal(CURVE),
  x: v.pipe(v.string(), v.maxLength(64)),
  y: v.pipe(v.string(), v.maxLength(64)),
});

/**
 * Seals a string of a response to the key in the request's `X-Client-Key` header.
 *
 * @throws {SealedBodyError} `BAD_CLIENT_KEY` if the header is missing or isn't a P-256 public key
 */
export async function sealValue(
  clientKey: string | null | undefined,
  plaintext: string,
): Promise<string> {
  const key = await importClientKey(clientKey);
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({ alg: KEY_AGREEMENT, enc: CONTENT_ENCRYPTION })
    .encrypt(key);
}

async function importClientKey(clientKey: string | null | undefined) {
  try {
    const text = new TextDecoder().decode(base64url.decode(clientKey ?? ''));
    const jwk = v.parse(ClientKeySchema, JSON.parse(text));
    return await importJWK(jwk, KEY_AGREEMENT);
  } catch (error) {
    throw new SealedBodyError('BAD_CLIENT_KEY', `not a public key on ${CURVE}.`, { cause: error });
  }
}
