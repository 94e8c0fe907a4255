/**
 * Keeps who sent the visitor. A module between, so that the first view does not carry the names of all
 * the files that @perya/auth is made of.
 */
export async function keepCodesOfVisit(): Promise<void> {
  const { keepVisitCodes } = await import('@perya/auth');
  keepVisitCodes();
}
