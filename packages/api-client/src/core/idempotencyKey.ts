/** A fresh idempotency key: 128 random bits. Also where `crypto.randomUUID` is missing (plain http). */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
