/** Addresses that show what another one shows: that other one counts. */
const SAME_PAGE: Readonly<Record<string, string>> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/help': '/',
  '/register.html': '/register',
  '/download': '/down',
};

/** Parameters that make a page of its own; all others only arrange what stands on it. */
const OWN_PAGES: Readonly<Record<string, string>> = { '/promoDetail': 'id', '/helpmc': 'article' };

/** The part of a page's address by which it is known: without filters, codes and the like. */
export function canonicalPath({ pathname, search }: { pathname: string; search: string }): string {
  const plain = pathname.replace(/(?<=.)\/+$/, '');
  const path = SAME_PAGE[plain] ?? plain;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [OWN_PAGES[path], 'lang']) {
    const value = name && given.get(name);
    if (name && value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
