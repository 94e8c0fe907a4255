import type { ThirdParty } from '@perya/api-client';

/** Who a provider says that somebody is. An account is known by issuer and subject, nothing else. */
export interface Identity {
  issuer: string;
  subject: string;
  /** For the nickname of a new member; a stranger's text. */
  name: string | undefined;
}

/** The beginning of a sign-in. */
export interface Departure {
  /** Of the site: where the provider is to lead back to. */
  callback: URL;
  /** Good once; comes back with the answer. */
  state: string;
}

/** What the provider's answer came with. */
export interface Arrival {
  /** The callback as it was called, with its query. */
  address: URL;
  state: string;
  /** What the beginning kept. */
  kept: Readonly<Record<string, string>>;
  /** What stood behind the `#` of the callback, where a provider answers there. */
  fragment: string | undefined;
  now: Date;
}

/** A third party that says who somebody is. */
export interface IdentityProvider {
  /** Where the visitor is sent to, and what has to be known again when he comes back. */
  depart(departure: Departure): Promise<{ address: URL; kept: Record<string, string> }>;
  /** Who has come back. Null where the visitor said no; throws where the answer is no good. */
  arrive(arrival: Arrival): Promise<Identity | null>;
  /** The answer stands behind the `#`, which no server sees: the page has to send it on. */
  readonly answersInFragment: boolean;
}

/** The switch of the brand that offers it. */
export const SWITCHES = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
  telegram: 'TELEGRAMLOGIN3',
} as const satisfies Record<ThirdParty, string>;

/** An answer of a provider that cannot be trusted. The reason is for the log. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
}
