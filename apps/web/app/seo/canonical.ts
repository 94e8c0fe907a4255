/** URLs that are duplicates of a canonical page. */
const SAME_PAGE: Readonly<Record<string, string>> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/help': '/',
  '/register.html': '/register',
  '/download': '/down',
};

/** Parameters that identify a page; all others only change its view. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  '/promoDetail': 'id',
  '/helpmc': 'article',
  '/lottery': 'gameCode',
  '/vnlottery': 'gameCode',
};

/** A page's canonical URL, without filters, codes and the like. */
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
