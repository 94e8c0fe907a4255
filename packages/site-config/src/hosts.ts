/** The site's own origin, in a list of hosts. */
const OWN = '/';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of an entry in the server's lists; null if loading from it isn't allowed. */
function originOf(host: string): string | null {
  const url = URL.parse(host);
  if (!url || url.username || url.password) return null;
  const isAllowed =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return isAllowed ? url.origin : null;
}

/** The usable hosts of a list, deduplicated: origins, and `/` for the site's own. */
export function usableHosts(hosts: readonly string[]): string[] {
  const origins = hosts.map((host) => (host === OWN ? OWN : originOf(host)));
  return [...new Set(origins.filter((origin) => origin !== null))];
}

/** Shuffles the list: the first host is the picked one, the others are for failover. */
export function shuffleHosts(hosts: readonly string[], random: () => number): string[] {
  const rest = [...hosts];
  const picked: string[] = [];
  while (rest.length > 0) picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return picked;
}

/** Origins that a content security policy must allow, by what is loaded. */
export interface ContentSecurityHosts {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/**
 * The foreign origins that the page's content security policy must allow: the same lists that the pages load
 * from, so they can't differ. The site's own origin isn't included.
 */
export function contentSecurityHosts(config: {
  readonly imageHosts: readonly string[];
  readonly launchHosts: readonly string[];
}): ContentSecurityHosts {
  const foreign = (hosts: readonly string[]) => foreignHosts(usableHosts(hosts));
  const frames = foreign(config.launchHosts);
  return {
    // Uploads of members are on the game hosts, too.
    images: [...foreign(config.imageHosts), ...frames],
    frames,
    // The platform's push (unread counts) uses the hosts of the chat and the games.
    connections: frames.map((origin) => origin.replace(/^http/, 'ws')),
  };
}

/** Games are never on the site's own origin. */
export const foreignHosts = (hosts: readonly string[]) => hosts.filter((host) => host !== OWN);

/** Which file of a picture to request. */
export interface ImageOptions {
  /**
   * CSS pixels times the pixel density, one of the widths the platform renders. If omitted, the path is used
   * unchanged.
   */
  width?: number;
  /** Default `webp`. */
  format?: 'avif' | 'webp';
  /** 0 for the picked host; each failed attempt uses the next host. Default 0. */
  attempt?: number;
}

/** URL of a platform image: `/art/cover/7` at 320 is `<host>/art/cover/7-320.webp`. */
export function imageUrl(
  hosts: readonly string[],
  path: string,
  { width, format = 'webp', attempt = 0 }: ImageOptions = {},
): string {
  const file = width === undefined ? path : `${path}-${width}.${format}`;
  // An absolute URL (an operator's own banner) isn't changed; the page policy decides whether it may load.
  if (!file.startsWith('/') || file.startsWith('//')) return file;
  // The site serves the brand's own files itself; image hosts only have the platform's.
  if (file.startsWith('/brand/')) return file;
  const host = hosts[attempt % Math.max(hosts.length, 1)] ?? OWN;
  return host === OWN ? file : host + file;
}
