/** A page where signing in is the page itself: no login dialog over it. */
export function isSignInPage(pathname: string): boolean {
  return /^\/(login|register)(\.html)?\/?$/.test(pathname);
}

/**
 * Where to go after a sign-in: a path of this site, or home. An address that leads elsewhere, or back
 * to a sign-in page, is not followed.
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
