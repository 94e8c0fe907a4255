/** What a guest may see where the operator has set loginedToHomePage (specification §2). */
const OPEN = new Set(['/login', '/register', '/register.html', '/helpmc', '/download', '/down']);

export function isOpenToGuests(pathname: string): boolean {
  return OPEN.has(pathname.replace(/(?<=.)\/+$/, ''));
}
