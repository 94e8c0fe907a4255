const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns a URL from the platform for a frame (a game, the chat) if it may be framed: https (or loopback),
 * without credentials, and on another origin than the site's, because a frame of the site's own origin could
 * escape its sandbox.
 */
export function framableAddress(address: string, siteOrigin: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const secure =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  const bare = url.username === '' && url.password === '';
  return secure && bare && url.origin !== siteOrigin ? url : null;
}
