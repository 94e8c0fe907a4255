import type { ServiceChannel } from '@perya/api-client';
import type { Brand } from '@perya/site-config';

/**
 * Where a service window may go: a page of this site, or https at a host that the brand names. Null
 * for anything else, whoever says it.
 */
export function serviceAddress(
  address: string,
  { contacts, socials }: Pick<Brand, 'contacts' | 'socials'>,
): string | null {
  // Two slashes, or a slash and its mirror image, would name a host.
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const hosts = new Set([
    ...contacts.serviceHosts,
    ...socials.map((social) => new URL(social.url).hostname),
  ]);
  return hosts.has(url.hostname) ? url.href : null;
}

/** The address of the desk for this player: VIPs have their own where there is one, else all chat live. */
export function deskOf(channels: readonly ServiceChannel[], isVip: boolean): string | null {
  const addressOf = (wanted: ServiceChannel['channel']) =>
    channels.find(({ channel }) => channel === wanted)?.address ?? null;
  return (isVip ? addressOf('vip') : null) ?? addressOf('live-chat');
}

/** The operator's pages on messengers, which also answer. */
export function messengersOf(channels: readonly ServiceChannel[]) {
  return channels.flatMap(({ channel, address }) =>
    channel === 'vip' || channel === 'live-chat' || address === null ? [] : [{ channel, address }],
  );
}
