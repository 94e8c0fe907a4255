import type { Switches } from '@perya/site-config';

/** What a guest may see where the operator has set loginedToHomePage (specification §2). */
const OPEN = new Set(['/login', '/register', '/register.html', '/helpmc', '/download', '/down']);

function isOpenToGuests(pathname: string): boolean {
  return OPEN.has(pathname.replace(/(?<=.)\/+$/, ''));
}

/** A page where signing in is the page itself: no dialog for it stands over it. */
export function isSignInPage(pathname: string): boolean {
  return /^\/(login|register)(\.html)?\/?$/.test(pathname);
}

/** Whether a page is for those who are signed in only. */
export function isGuarded(
  { loginRequiredEverywhere }: Pick<Switches, 'loginRequiredEverywhere'>,
  pathname: string,
): boolean {
  return loginRequiredEverywhere && !isOpenToGuests(pathname);
}
