import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Special-purpose addresses, which nobody has on the Internet (IANA registries, RFC 6890). Databases of
 * countries list some of them, under the country of the registry.
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
const SPECIAL_IPV6 = [
  '::/128',
  '::1/128',
  '100::/64',
  '2001:db8::/32',
  '3fff::/20',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];

const special = new BlockList();
for (const range of SPECIAL_IPV4) addRange(range, 'ipv4');
for (const range of SPECIAL_IPV6) addRange(range, 'ipv6');

/**
 * The address by which a visitor is known on the Internet: an IPv4-mapped IPv6 address (`::ffff:8.8.8.8`) as
 * IPv4. Null for a private or other special address, and for text that is none.
 */
export function publicAddress(ip: string): string | null {
  const address = isIPv6(ip) ? (mappedIPv4(ip) ?? ip) : ip;
  if (isIPv4(address)) return special.check(address, 'ipv4') ? null : address;
  return !isIPv6(address) || special.check(address, 'ipv6') ? null : address;
}

/** The IPv4 address of an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2), in any notation. */
function mappedIPv4(ip: string): string | undefined {
  // Normalized as in URLs: `::ffff:808:808`. A zone, as in `fe80::1%eth0`, makes it no URL.
  const normalized = URL.parse(`http://[${ip}]`)?.hostname ?? '';
  const [, high, low] = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(normalized) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const [first, second] = [parseInt(high, 16), parseInt(low, 16)];
  return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.');
}

function addRange(range: string, family: 'ipv4' | 'ipv6') {
  const [address = '', bits] = range.split('/');
  special.addSubnet(address, Number(bits), family);
}
