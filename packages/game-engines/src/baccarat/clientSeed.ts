/**
 * The client seed of a table's round: SHA-256 of the table, the round and the seeds of all who bet on it,
 * in the order of placing. The platform promised its own seed before it knew any of these. Pure, for the
 * platform and the page.
 */
export async function clientSeedOf(
  gameId: string,
  round: number,
  seeds: readonly string[],
): Promise<string> {
  const text = new TextEncoder().encode(`${gameId}:${round}:${seeds.join('\n')}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
