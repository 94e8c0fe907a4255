import * as v from 'valibot';

/** Who else may say who somebody is (specification §1). */
export const THIRD_PARTIES = ['google', 'facebook', 'telegram'] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

/** Under this path of the site the platform begins and ends a third-party sign-in. */
export const THIRD_PARTY_PATH = '/wps/session/thirdParty';

interface ThirdPartyStart {
  /** 128 random bits or more, base64url: names the channel that the window answers on. */
  flow: string;
  /** SHA-256 of the verifier, base64url: only who holds the verifier can use the ticket. */
  challenge: string;
  /** The visitor's language, for the words of the window. */
  language: string;
}

/**
 * Where the sign-in window is opened: `GET` of a page, not a call. The platform leads on to the
 * provider (authorization code with PKCE, state and nonce, all checked on the server), and its page
 * on the way back answers once on the `BroadcastChannel` that {@link thirdPartyChannel} names, then
 * closes itself (decisions: Session and sign-in).
 */
export function thirdPartyAddress(
  provider: ThirdParty,
  { flow, challenge, language }: ThirdPartyStart,
): string {
  const query = new URLSearchParams({ flow, challenge, language });
  return `${THIRD_PARTY_PATH}/${provider}?${query}`;
}

/** The channel between the page and its sign-in window; of the site's own origin. */
export const thirdPartyChannel = (flow: string): string => `perya-sign-in-${flow}`;

const ThirdPartyReplySchema = /* @__PURE__ */ v.union([
  v.object({ result: v.literal('ticket'), ticket: v.pipe(v.string(), v.maxLength(128)) }),
  /** The visitor said no to the provider. */
  v.object({ result: v.literal('cancelled') }),
  /** Words of the `errors` catalogue. */
  v.object({ result: v.literal('failed'), message: v.pipe(v.string(), v.maxLength(64)) }),
]);

/** What the sign-in window says when it is done. */
export type ThirdPartyReply = v.InferOutput<typeof ThirdPartyReplySchema>;

/** A message of the channel, or null where it is none of ours. */
export function parseThirdPartyReply(data: unknown): ThirdPartyReply | null {
  const parsed = v.safeParse(ThirdPartyReplySchema, data);
  return parsed.success ? parsed.output : null;
}
