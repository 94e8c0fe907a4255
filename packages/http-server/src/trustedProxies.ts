import { BlockList, isIP } from 'node:net';

/** The proxies whose `X-Forwarded-*` headers are trusted. */
export interface TrustedProxies {
  /** Whether this IP address is one of them. False for text that isn't an IP address. */
  has(ip: string): boolean;
}

/** Thrown for a list of proxies that can't be parsed. Its message is one sentence for the operator. */
export class TrustedProxiesError extends Error {
  override name = 'TrustedProxiesError';
}

/** Only a proxy on the same machine: for example the site's server in front of the gateway. */
export const DEFAULT_TRUSTED_PROXIES = 'loopback';

/** Named ranges, as in Express (RFC 1122, 1918, 3927, 4193 and 4291). */
const NAMED = new Map([
  ['none', []],
  ['loopback', ['127.0.0.0/8', '::1']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/**
 * Parses the setting `TRUSTED_PROXIES`: comma-separated IP addresses, subnets such as `10.0.0.0/8`, and the
 * names `loopback`, `linklocal`, `uniquelocal` and `none`. Throws {@link TrustedProxiesError}.
 */
export function parseTrustedProxies(setting: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of setting.split(',').map((text) => text.trim())) {
    for (const range of NAMED.get(entry) ?? [entry]) add(list, range);
  }
  return { has: (ip) => isIP(ip) !== 0 && list.check(ip, family(ip)) };
}

function add(list: BlockList, range: string): void {
  const [ip = '', prefix, ...rest] = range.split('/');
  const bits = isIP(ip) === 4 ? 32 : 128;
  const isSubnet = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  if (isIP(ip) === 0 || !isSubnet || rest.length > 0) {
    throw new TrustedProxiesError(
      `TRUSTED_PROXIES names "${range}", which is no IP address, no subnet such as 10.0.0.0/8, and none of ${[...NAMED.keys()].join(', ')}.`,
    );
  }
  list.addSubnet(ip, Number(prefix ?? bits), family(ip));
}

const family = (ip: string) => (isIP(ip) === 4 ? 'ipv4' : 'ipv6');
