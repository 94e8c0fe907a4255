/** What a sealed body is bound to. */
export interface SealContext {
  readonly method: string;
  /** Path of the call on the platform, without query. */
  readonly path: string;
  /**
   * Milliseconds since 1970 by the platform's clock, as far as the client knows it; more accurate after
   * {@link fetchKeys}.
   */
  readonly now: () => number;
  /** Fetches the platform's published encryption keys: `value` of `GET /wps/system/keys`. */
  readonly fetchKeys: () => Promise<PublishedKeys>;
}

/** The platform's public keys for encrypted calls, and its time. */
export interface PublishedKeys {
  readonly keys: readonly PublicKeyJwk[];
  /** The platform's time of the response, in milliseconds since 1970. */
  readonly serverTime: number;
}

/** A public key on P-256 as a JSON Web Key. */
export interface PublicKeyJwk {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly use?: string | undefined;
  readonly alg?: string | undefined;
}

/** An encrypted body with its content type. */
export interface SealedBody {
  readonly contentType: string;
  readonly body: string;
}

/**
 * How encrypted calls are sealed and sealed responses are opened. The default uses JWE with this project's
 * gateway; an operator whose platform has its own scheme passes another cipher to `createApiClient({ cipher
 * })`.
 */
export interface Cipher {
  /** Encrypts a JSON text for the platform. */
  seal(plaintext: string, context: SealContext): Promise<SealedBody>;
  /** Discards the cached platform keys after the platform rejected the one used as unknown. */
  forgetKeys(): void;
  /** The value of the `X-Client-Key` header: the public half of a key that only this page holds. */
  clientKey(): Promise<string>;
  /** Decrypts a value that was encrypted to {@link clientKey}. */
  open(sealed: string): Promise<string>;
}

/** The default cipher; its code and `jose` load with the first encrypted call. */
export function createCipher(): Cipher {
  let loading: Promise<Cipher> | undefined;
  const load = async () => {
    loading ??= import('./joseCipher').then(({ createJoseCipher }) => createJoseCipher());
    try {
      return await loading;
    } catch (error) {
      // A chunk that failed to load may load on the next attempt.
      loading = undefined;
      throw error;
    }
  };
  return {
    seal: async (plaintext, context) => (await load()).seal(plaintext, context),
    forgetKeys: () => {
      void loading?.then((cipher) => cipher.forgetKeys());
    },
    clientKey: async () => (await load()).clientKey(),
    open: async (sealed) => (await load()).open(sealed),
  };
}
