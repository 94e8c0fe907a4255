/**
 * The help center's page for `/help?article=`, where the registration's user agreement is (specification §2).
 * Null for other pages: `/help` itself is the home page.
 */
export function articlePath({ pathname, searchParams }: URL): string | null {
  const article = searchParams.get('article');
  if (article === null || !/^\/help\/?$/.test(pathname)) return null;
  const lang = searchParams.get('lang');
  return `/helpmc?${new URLSearchParams({ article, ...(lang !== null && { lang }) })}`;
}
