import type { Switches } from '@perya/site-config';

/** Pages open to guests when the operator has set loginedToHomePage (specification §2). */
const OPEN = new Set(['/login', '/register', '/register.html', '/helpmc', '/download', '/down']);

function isOpenToGuests(pathname: string): boolean {
  return OPEN.has(pathname.replace(/(?<=.)\/+$/, ''));
}

/** Pages that contain a sign-in form themselves, so no login dialog opens over them. */
export function isSignInPage(pathname: string): boolean {
  return /^\/(login|register)(\.html)?\/?$/.test(pathname);
}

/** Whether a page is for signed-in users only. */
export function isMembersOnly(
  { loginRequiredEverywhere }: Pick<Switches, 'loginRequiredEverywhere'>,
  pathname: string,
): boolean {
  return loginRequiredEverywhere && !isOpenToGuests(pathname);
}
