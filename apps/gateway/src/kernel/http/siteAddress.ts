/** The way out of a game leads to the site and nowhere else; null for any other address. */
export function siteAddress(
  address: string | undefined,
  siteOrigins: readonly string[],
): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { origin, href } = new URL(address);
  return siteOrigins.includes(origin) ? href : null;
}
