/** A URL for leaving a game, which can only be on the site; null for any other URL. */
export function siteAddress(
  address: string | undefined,
  siteOrigins: readonly string[],
): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { origin, href } = new URL(address);
  return siteOrigins.includes(origin) ? href : null;
}
