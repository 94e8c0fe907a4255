import type { ServiceChannel } from '@perya/api-client';
import type { Brand } from '@perya/site-config';

/**
 * Validates the address of a service window: a page of this site, or https on a host in the brand's
 * configuration. Null for anything else.
 */
export function serviceAddress(
  address: string,
  { contacts, socials }: Pick<Brand, 'contacts' | 'socials'>,
): string | null {
  // Two slashes, or a slash and a backslash, would be parsed as a host.
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const hosts = new Set([
    ...contacts.serviceHosts,
    ...socials.map((social) => new URL(social.url).hostname),
  ]);
  return hosts.has(url.hostname) ? url.href : null;
}

/** The desk's address for this player: VIPs have their own if available, otherwise the shared live chat. */
export function deskOf(channels: readonly ServiceChannel[], isVip: boolean): string | null {
  const addressOf = (wanted: ServiceChannel['channel']) =>
    channels.find(({ channel }) => channel === wanted)?.address ?? null;
  return (isVip ? addressOf('vip') : null) ?? addressOf('live-chat');
}

/** The operator's pages on messengers that accept messages. */
export function messengersOf(channels: readonly ServiceChannel[]) {
  return channels.flatMap(({ channel, address }) =>
    channel === 'vip' || channel === 'live-chat' || address === null ? [] : [{ channel, address }],
  );
}
