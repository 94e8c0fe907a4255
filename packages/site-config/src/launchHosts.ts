import { foreignHosts } from './hosts';

/**
 * Moves a launched game to the picked launch host (specification §3). All hosts of the list serve the same
 * games, so path and ticket are kept. An address on any other host is a vendor's own, and isn't moved.
 *
 * @param hosts the shuffled list: the picked host first
 */
export function launchAddress(address: string, hosts: readonly string[]): string {
  const [picked] = foreignHosts(hosts);
  return picked !== undefined && isOnOneOf(address, hosts) ? onHost(address, picked) : address;
}

/** The same game on the next host of the list, if its own doesn't answer; null if there is no other. */
export function nextLaunchAddress(address: string, hosts: readonly string[]): string | null {
  const foreign = foreignHosts(hosts);
  if (foreign.length < 2 || !isOnOneOf(address, foreign)) return null;
  const next = foreign[(foreign.indexOf(new URL(address).origin) + 1) % foreign.length];
  return next === undefined ? null : onHost(address, next);
}

const isOnOneOf = (address: string, hosts: readonly string[]): boolean =>
  hosts.includes(URL.parse(address)?.origin ?? '');

function onHost(address: string, host: string): string {
  const { pathname, search, hash } = new URL(address);
  return host + pathname + search + hash;
}
