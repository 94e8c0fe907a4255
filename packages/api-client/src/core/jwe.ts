/** The only encryption that both sides use: ECDH-ES on P-256, AES-256-GCM (decisions: Encryption). */
export const KEY_AGREEMENT = 'ECDH-ES';
export const CONTENT_ENCRYPTION = 'A256GCM';
export const CURVE = 'P-256';

/** Content type of an encrypted body. */
export const SEALED_CONTENT_TYPE = 'application/jose';

/** For `jose`: anything else is rejected before a key is used. */
export const ALLOWED_ALGORITHMS = {
  keyManagementAlgorithms: [KEY_AGREEMENT],
  contentEncryptionAlgorithms: [CONTENT_ENCRYPTION],
};
