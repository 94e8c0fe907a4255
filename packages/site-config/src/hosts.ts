/** The site's own origin, in a list of hosts. */
const OWN = '/';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin that a host of the server's lists stands for; null for what must not be loaded from. */
function originOf(host: string): string | null {
  const url = URL.parse(host);
  if (!url || url.username || url.password) return null;
  const isAllowed =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return isAllowed ? url.origin : null;
}

/** The usable hosts of a list, without repeats: origins, and `/` for the site's own. */
export function usableHosts(hosts: readonly string[]): string[] {
  const origins = hosts.map((host) => (host === OWN ? OWN : originOf(host)));
  return [...new Set(origins.filter((origin) => origin !== null))];
}

/** The list in random order: the first host is the one that is picked, the others are for when it fails. */
export function pickHosts(hosts: readonly string[], random: () => number): string[] {
  const rest = [...hosts];
  const picked: string[] = [];
  while (rest.length > 0) picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return picked;
}

export interface ContentSecurityHosts {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/**
 * The foreign origins that the page's content security policy has to allow: the same lists that the
 * pages load from, so the two cannot differ. The site's own origin is not among them.
 */
export function contentSecurityHosts(config: {
  readonly imageHosts: readonly string[];
  readonly launchHosts: readonly string[];
}): ContentSecurityHosts {
  const foreign = (hosts: readonly string[]) => usableHosts(hosts).filter((host) => host !== OWN);
  const frames = foreign(config.launchHosts);
  return {
    // What members upload is where the games are, too.
    images: [...foreign(config.imageHosts), ...frames],
    frames,
    // The platform's push (unread counts) comes from where the chat and the games are.
    connections: frames.map((origin) => origin.replace(/^http/, 'ws')),
  };
}

export interface ImageOptions {
  /** CSS pixels times the density, among the widths that the platform draws. Without it the path is taken as it is. */
  width?: number;
  /** Default `webp`. */
  format?: 'avif' | 'webp';
  /** 0 for the picked host, then one host further with each failed attempt. Default 0. */
  attempt?: number;
}

/** Address of an image of the platform: `/art/cover/7` at 320 is `<host>/art/cover/7-320.webp`. */
export function imageUrl(
  hosts: readonly string[],
  path: string,
  { width, format = 'webp', attempt = 0 }: ImageOptions = {},
): string {
  const file = width === undefined ? path : `${path}-${width}.${format}`;
  // A whole address (an operator's own banner) is nobody's to move; the page policy judges it.
  if (!file.startsWith('/') || file.startsWith('//')) return file;
  const host = hosts[attempt % Math.max(hosts.length, 1)] ?? OWN;
  return host === OWN ? file : host + file;
}
