import type { ThirdParty } from '@perya/api-client';

/** A person as the provider identifies them. Accounts are identified by issuer and subject only. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Used for a new member's nickname. Untrusted text. */
  name: string | undefined;
}

/** The start of a sign-in. */
export interface AuthorizationRequest {
  /** The URL on the site that the provider redirects back to. */
  callback: URL;
  /** Single use; returned with the answer. */
  state: string;
}

/** The provider's answer. */
export interface AuthorizationResponse {
  /** The callback URL as it was called, with its query. */
  address: URL;
  state: string;
  /** The values that `depart` returned to keep. */
  kept: Readonly<Record<string, string>>;
  /** The part after the `#` of the callback URL, for a provider that answers there. */
  fragment: string | undefined;
  now: Date;
}

/** A third party that authenticates people. */
export interface IdentityProvider {
  /** Returns the URL to send the visitor to, and the values to keep for the callback. */
  depart(departure: AuthorizationRequest): Promise<{ address: URL; kept: Record<string, string> }>;
  /** Returns the person who came back. Null if the visitor canceled; throws if the answer is invalid. */
  arrive(arrival: AuthorizationResponse): Promise<Identity | null>;
  /** The answer is after the `#`, which servers don't receive: the page has to forward it. */
  readonly answersInFragment: boolean;
}

/** The brand switch that enables each provider. */
export const SWITCHES = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
  telegram: 'TELEGRAMLOGIN3',
} as const satisfies Record<ThirdParty, string>;

/** A provider's answer can't be trusted. The reason is for the log. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
}
