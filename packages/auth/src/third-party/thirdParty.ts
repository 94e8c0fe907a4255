import {
  parseThirdPartyReply,
  thirdPartyAddress,
  thirdPartyChannel,
  type ThirdParty,
} from '@perya/api-client';

import { encodeBase64Url, randomText } from '../encoding/base64url';

/**
 * The secret and names of one sign-in window, created before the click, because the window must open
 * synchronously.
 */
export interface ThirdPartyFlow {
  /** The name of the channel on which the window responds. */
  readonly flow: string;
  /** Only leaves the page together with the ticket. */
  readonly verifier: string;
  /** SHA-256 of the verifier. */
  readonly challenge: string;
}

/** An event of a sign-in window. */
export type ThirdPartyEvent =
  /** The browser blocked the window; show a link to `address`. */
  | { readonly kind: 'blocked'; readonly address: string }
  /**
   * The window seems closed. A response may still arrive: if a provider isolates its page
   * (Cross-Origin-Opener-Policy), `closed` is true while the window is open.
   */
  | { readonly kind: 'closed' }
  | { readonly kind: 'ticket'; readonly ticket: string; readonly verifier: string }
  /** The visitor refused at the provider. */
  | { readonly kind: 'cancelled' }
  /** `messageKey` is a key of the `errors` catalogue. */
  | { readonly kind: 'failed'; readonly messageKey: string };

/** The browser APIs of a sign-in window, replaced in tests. */
export interface ThirdPartyBrowser {
  /** Opens a new window each time. A named one could be the last one, which is closing. */
  open(address: string, features: string): Pick<Window, 'closed' | 'close' | 'focus'> | null;
  channel(name: string): BroadcastChannel;
  setInterval(action: () => void, ms: number): number;
  clearInterval(timer: number): void;
}

export interface ThirdPartyWindow {
  /** Brings the window to the front, if the browser allows it. */
  focus(): void;
  /** Stops listening and closes the window. */
  stop(): void;
}

/** 256 bits, more than the 128 that the contract requires. */
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
 * Opens a third party's sign-in window and reports its events. Call it synchronously in the click handler, or
 * browsers block the window. `ticket`, `cancelled` and `failed` end it; after `blocked` and `closed` it keeps
 * listening until `stop`.
 */
export function openThirdParty(
  provider: ThirdParty,
  { flow, verifier, challenge }: ThirdPartyFlow,
  language: string,
  onEvent: (event: ThirdPartyEvent) => void,
  { open, channel: openChannel, setInterval, clearInterval }: ThirdPartyBrowser = browser,
): ThirdPartyWindow {
  const address = thirdPartyAddress(provider, { flow, challenge, language });
  // Listen before opening the window, so no response is missed.
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
