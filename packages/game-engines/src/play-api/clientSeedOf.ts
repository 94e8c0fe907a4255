/**
 * The client seed of a round that several players share: SHA-256 of the game, the round and the seeds of all
 * its players, in the order of betting or of seats. The platform committed to its own seed before any of
 * these was known. Pure; shared by the platform and the page.
 */
export async function clientSeedOf(
  gameId: string,
  round: number | string,
  seeds: readonly string[],
): Promise<string> {
  const text = new TextEncoder().encode(`${gameId}:${round}:${seeds.join('\n')}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
