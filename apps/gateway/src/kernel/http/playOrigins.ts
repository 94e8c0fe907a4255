import type { Platform } from '../platform';

/**
 * The origins that serve the pages of the play origin: its own, and the brand's launch hosts, which pass on to
 * it.
 */
export function playOriginsOf({ config, brand }: Pick<Platform, 'config' | 'brand'>): string[] {
  const hosts = brand.current.launchGameCDNs.flatMap((host) => URL.parse(host)?.origin ?? []);
  return [config.playOrigin, ...hosts];
}
