import { isIPv6 } from 'node:net';

/** Hexadecimal groups of an IPv6 address that name a customer's network: the first 64 bits. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * The network that limits are counted for. With IPv6 a customer has 2^64 addresses, so theirs count as one
 * (`2001:db8:0:1::/64`); of IPv4 each address counts.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // As URLs write them: lower case, without leading zeros, the longest run of zeros left out.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(GROUPS - groups.length - rest.length).fill('0'), ...rest);
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
