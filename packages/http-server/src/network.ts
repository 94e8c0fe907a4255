import { isIPv6 } from 'node:net';

/** Number of hexadecimal groups of an IPv6 address that identify a customer's network: the first 64 bits. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * The network that limits apply to. An IPv6 customer has 2^64 addresses, so they count as one
 * (`2001:db8:0:1::/64`); each IPv4 address counts separately.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // Normalized as in URLs: lower case, no leading zeros, the longest run of zeros omitted.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(GROUPS - groups.length - rest.length).fill('0'), ...rest);
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
