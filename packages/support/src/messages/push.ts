import {
  isRejectedError,
  openPush,
  parsePushMessage,
  type ApiClient,
  type PushMessage,
} from '@perya/api-client';
import ReconnectingWebSocket from 'partysocket/ws';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After a connection that lasted so long, the next pause is short again. */
const STEADY_MS = 30_000;
/** A connection that is not open by then is given up. */
const OPENING_MS = 20_000;

export interface PushOptions {
  client: ApiClient;
  onMessage: (message: PushMessage) => void;
  /** Whether news come by themselves: while they do not, somebody has to ask. */
  onLive: (isLive: boolean) => void;
}

/**
 * Listens to the platform's push until it is stopped. When the connection is cut it comes back by
 * itself, with growing pauses, and at once when the browser is back online or the page is looked at again.
 */
export function listenToPush({ client, onMessage, onLive }: PushOptions): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let socket: ReconnectingWebSocket | null = null;

  const connect = () => {
    let ticket = '';
    let isLive = false;
    // Spread, so that a platform that comes back is not met by everybody in one moment.
    const spread = 0.5 + Math.random() / 2;
    const openAddress = async (): Promise<string> => {
      // At the end of a pause the library asks for it even when it was closed meanwhile.
      if (socket !== opened) return '';
      try {
        const push = await client.call(openPush, {});
        // The page may be hidden by now, perhaps in the back-forward cache.
        if (document.hidden) hangUp();
        ticket = push.ticket;
        return push.address;
      } catch (error) {
        if (isForGood(error)) stop();
        throw error;
      }
    };
    const opened = new ReconnectingWebSocket(openAddress, null, {
      minReconnectionDelay: FIRST_PAUSE_MS * spread,
      maxReconnectionDelay: LONGEST_PAUSE_MS * spread,
      reconnectionDelayGrowFactor: 2,
      minUptime: STEADY_MS,
      connectionTimeout: OPENING_MS,
    });
    opened.addEventListener('open', () => opened.send(JSON.stringify({ type: 'enter', ticket })));
    opened.addEventListener('message', ({ data }) => {
      const message = parsePushMessage(data);
      if (message === null || socket !== opened) return;
      if (!isLive) onLive(true);
      isLive = true;
      onMessage(message);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened) return;
      isLive = false;
      onLive(false);
    });
    socket = opened;
  };

  // An open socket would keep the page out of the back-forward cache.
  const hangUp = () => {
    if (socket === null) return;
    const closing = socket;
    socket = null;
    closing.close();
    onLive(false);
  };
  const comeBack = () => {
    if (document.hidden || socket?.readyState === ReconnectingWebSocket.OPEN) return;
    // The first attempt is under way.
    if (socket?.retryCount === 0) return;
    // A new one: the library's own `reconnect` would wait for the end of the pause.
    hangUp();
    connect();
  };
  const stop = () => {
    stopping.abort();
    hangUp();
  };

  window.addEventListener('online', comeBack, { signal });
  window.addEventListener('pagehide', hangUp, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  document.addEventListener('visibilitychange', comeBack, { signal });
  connect();
  return stop;
}

/** Who may not listen, or whose platform has no push, is not let in a second later either: the next sign-in begins anew. */
function isForGood(error: unknown): boolean {
  if (!isRejectedError(error)) return false;
  const { status } = error;
  return status === 501 || (status < 500 && status !== 429);
}
