/** A page with its own sign-in form, so no login dialog opens over it. */
export function isSignInPage(pathname: string): boolean {
  return /^\/(login|register)(\.html)?\/?$/.test(pathname);
}

/**
 * The path to open after a sign-in: a path of this site, or home. External addresses and sign-in pages are
 * ignored.
 */
export function returnPath(wanted: string | null): string {
  const here = 'https://site.invalid';
  if (!wanted?.startsWith('/')) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(wanted, here);
    return origin === here && !isSignInPage(pathname) ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
