/**
 * Where to go after a sign-in: a path of this site, or home. An address that leads elsewhere, or back
 * to a sign-in page, is not followed.
 */
export function returnPath(wanted: string | null): string {
  const here = 'https://site.invalid';
  if (!wanted?.startsWith('/')) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(wanted, here);
    const isSignInPage = /^\/(login|register)(\.html)?\/?$/.test(pathname);
    return origin === here && !isSignInPage ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
