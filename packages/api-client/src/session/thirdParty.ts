import * as v from 'valibot';

/** The identity providers (specification §1). */
export const THIRD_PARTIES = ['google', 'facebook', 'telegram'] as const;

/** A third party whose account can be used to sign in. */
export type ThirdParty = (typeof THIRD_PARTIES)[number];

/** The platform starts and ends third-party sign-ins under this path of the site. */
export const THIRD_PARTY_PATH = '/wps/session/thirdParty';

interface ThirdPartyStart {
  /** 128 random bits or more, base64url: names the channel that the window replies on. */
  flow: string;
  /** SHA-256 of the verifier, base64url: the ticket can't be used without the verifier. */
  challenge: string;
  /** The visitor's language, for the texts of the window. */
  language: string;
}

/**
 * The address of the sign-in window: a page opened with `GET`, not a call. The platform redirects to the
 * provider (authorization code with PKCE, state and nonce, all checked on the server). Its callback page
 * replies once on the `BroadcastChannel` named by {@link thirdPartyChannel}, then closes itself (decisions:
 * Session and sign-in).
 */
export function thirdPartyAddress(
  provider: ThirdParty,
  { flow, challenge, language }: ThirdPartyStart,
): string {
  const query = new URLSearchParams({ flow, challenge, language });
  return `${THIRD_PARTY_PATH}/${provider}?${query}`;
}

/** The name of the channel between the page and its sign-in window, on the site's own origin. */
export const thirdPartyChannel = (flow: string): string => `perya-sign-in-${flow}`;

const ThirdPartyReplySchema = /* @__PURE__ */ v.union([
  v.object({ result: v.literal('ticket'), ticket: v.pipe(v.string(), v.maxLength(128)) }),
  /** The visitor declined at the provider. */
  v.object({ result: v.literal('cancelled') }),
  /** A key of the `errors` catalogue. */
  v.object({ result: v.literal('failed'), message: v.pipe(v.string(), v.maxLength(64)) }),
]);

/** The reply of the sign-in window. */
export type ThirdPartyReply = v.InferOutput<typeof ThirdPartyReplySchema>;

/** Parses a message of the channel; null if it isn't a reply. */
export function parseThirdPartyReply(data: unknown): ThirdPartyReply | null {
  const parsed = v.safeParse(ThirdPartyReplySchema, data);
  return parsed.success ? parsed.output : null;
}
