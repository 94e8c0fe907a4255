import {
  parseThirdPartyReply,
  thirdPartyAddress,
  thirdPartyChannel,
  type ThirdParty,
} from '@perya/api-client';

import { encodeBase64Url, randomText } from '../encoding/base64url';

/** One sign-in window's secret and names, made before the click: the window must open within it. */
export interface ThirdPartyFlow {
  /** Names the channel that the window answers on. */
  readonly flow: string;
  /** Never leaves the page but with the ticket. */
  readonly verifier: string;
  /** SHA-256 of the verifier. */
  readonly challenge: string;
}

/** What becomes of a sign-in window. */
export type ThirdPartyEvent =
  /** The browser refused to open it; a link to `address` will do. */
  | { readonly kind: 'blocked'; readonly address: string }
  /**
   * The window seems closed. A reply may still come: where a provider isolates its page
   * (Cross-Origin-Opener-Policy), the handle says `closed` while the window is open.
   */
  | { readonly kind: 'closed' }
  | { readonly kind: 'ticket'; readonly ticket: string; readonly verifier: string }
  /** The visitor said no to the provider. */
  | { readonly kind: 'cancelled' }
  /** `messageKey` is one of the `errors` catalogue. */
  | { readonly kind: 'failed'; readonly messageKey: string };

/** What of the browser a sign-in window needs; tests hand in their own. */
export interface ThirdPartyBrowser {
  /** A new window each time: one that is told by name may be the last one, which is just closing. */
  open(address: string, features: string): Pick<Window, 'closed' | 'close' | 'focus'> | null;
  channel(name: string): BroadcastChannel;
  setInterval(action: () => void, ms: number): number;
  clearInterval(timer: number): void;
}

export interface ThirdPartyWindow {
  /** Brings the window to the front, where the browser lets it. */
  focus(): void;
  /** Stops listening, and closes the window: it would answer nobody. */
  stop(): void;
}

/** 256 bits: more than the 128 that the contract asks for. */
const SECRET_BYTES = 32;
const LOOK_EVERY_MS = 500;
const FEATURES = 'popup,width=480,height=680';

export async function newThirdPartyFlow(): Promise<ThirdPartyFlow> {
  const verifier = randomText(SECRET_BYTES);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return {
    flow: randomText(SECRET_BYTES),
    verifier,
    challenge: encodeBase64Url(new Uint8Array(digest)),
  };
}

const browser: ThirdPartyBrowser = {
  open: (address, features) => window.open(address, '_blank', features),
  channel: (name) => new BroadcastChannel(name),
  setInterval: (action, ms) => window.setInterval(action, ms),
  clearInterval: (timer) => window.clearInterval(timer),
};

/**
 * Opens the sign-in window of a third party and tells what becomes of it. Call it in the click itself:
 * browsers block a window that nobody asked for. After `ticket`, `cancelled` or `failed` it is over;
 * after `blocked` and `closed` it goes on listening until `stop`.
 */
export function openThirdParty(
  provider: ThirdParty,
  { flow, verifier, challenge }: ThirdPartyFlow,
  language: string,
  onEvent: (event: ThirdPartyEvent) => void,
  { open, channel: openChannel, setInterval, clearInterval }: ThirdPartyBrowser = browser,
): ThirdPartyWindow {
  const address = thirdPartyAddress(provider, { flow, challenge, language });
  // Before the window: an answer must find somebody listening.
  const channel = openChannel(thirdPartyChannel(flow));
  const opened = open(address, FEATURES);

  const look = opened
    ? setInterval(() => {
        if (!opened.closed) return;
        clearInterval(look ?? 0);
        onEvent({ kind: 'closed' });
      }, LOOK_EVERY_MS)
    : null;

  const hearNoMore = () => {
    if (look !== null) clearInterval(look);
    channel.close();
  };

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const reply = parseThirdPartyReply(data);
    if (!reply) return;
    hearNoMore();
    switch (reply.result) {
      case 'ticket':
        onEvent({ kind: 'ticket', ticket: reply.ticket, verifier });
        break;
      case 'cancelled':
        onEvent({ kind: 'cancelled' });
        break;
      case 'failed':
        onEvent({ kind: 'failed', messageKey: reply.message });
    }
  });

  if (!opened) onEvent({ kind: 'blocked', address });
  return {
    focus: () => opened?.focus(),
    stop() {
      hearNoMore();
      opened?.close();
    },
  };
}
