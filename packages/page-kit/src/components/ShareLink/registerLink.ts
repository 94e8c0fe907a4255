/** Type of the code in a link: a friend's, or that of an agent or of an agent's link. */
export type RegisterCode = 'referralCode' | 'affiliateCode';

/** The registration URL with a code in its query (specification §3, Registration user). */
export function registerLink(origin: string, name: RegisterCode, code: string): string {
  const address = new URL('/register', origin);
  address.searchParams.set(name, code);
  return address.href;
}

export interface ShareAddress {
  /** The service's own name. */
  readonly name: string;
  readonly address: string;
}

/** Share URLs of the services of specification §1, for browsers without a native share dialog. */
export function shareAddresses(link: string, text: string): readonly ShareAddress[] {
  const to = (address: string, params: Record<string, string>) =>
    `${address}?${new URLSearchParams(params).toString()}`;
  return [
    { name: 'WhatsApp', address: to('https://wa.me/', { text: `${text} ${link}` }) },
    { name: 'Telegram', address: to('https://t.me/share/url', { url: link, text }) },
    {
      name: 'Facebook',
      address: to('https://www.facebook.com/sharer/sharer.php', { u: link }),
    },
    { name: 'X', address: to('https://x.com/intent/post', { url: link, text }) },
  ];
}
