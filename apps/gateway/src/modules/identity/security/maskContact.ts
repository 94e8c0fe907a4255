const HIDDEN = '···';

/** A contact masked for its owner, in case of shoulder surfing: `+63···4567`, `ju···@example.com`. */
export function maskContact(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return `${address.slice(0, 3)}${HIDDEN}${address.slice(-4)}`;
  return `${address.slice(0, Math.min(2, at - 1))}${HIDDEN}${address.slice(at)}`;
}
