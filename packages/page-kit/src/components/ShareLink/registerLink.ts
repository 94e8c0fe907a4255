/** Whose code a link has: a friend's, or that of an agent or of one of his links. */
export type RegisterCode = 'referralCode' | 'affiliateCode';

/** The address that people register by (specification §3, Registration user: the codes in the query). */
export function registerLink(origin: string, name: RegisterCode, code: string): string {
  const address = new URL('/register', origin);
  address.searchParams.set(name, code);
  return address.href;
}

export interface ShareAddress {
  /** As the service calls itself. */
  readonly name: string;
  readonly address: string;
}

/** Where a link is shared without the browser's own sheet, on the services of specification §1. */
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
