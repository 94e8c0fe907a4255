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
/** After a connection that lasted this long, the backoff is reset. */
const STEADY_MS = 30_000;
/** Timeout for opening a connection. */
const OPENING_MS = 20_000;

export interface PushOptions {
  client: ApiClient;
  onMessage: (message: PushMessage) => void;
  /** Whether the push is connected: otherwise, callers must poll. */
  onLive: (isLive: boolean) => void;
}

/**
 * Listens to the platform's push until stopped. Reconnects with backoff when the connection is lost, and
 * immediately when the browser is back online or the page becomes visible.
 */
export function listenToPush({ client, onMessage, onLive }: PushOptions): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let socket: ReconnectingWebSocket | null = null;

  const connect = () => {
    let ticket = '';
    let isLive = false;
    // Jitter, so that clients don't all reconnect at once after an outage.
    const spread = 0.5 + Math.random() / 2;
    const openAddress = async (): Promise<string> => {
      // After a pause, the library requests the URL even if it was closed in the meantime.
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
    // The first attempt is pending.
    if (socket?.retryCount === 0) return;
    // Opens a new socket: the library's `reconnect` would wait for the backoff to end.
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

/** Permanent rejections, without access or push support: no retry until the next sign-in. */
function isForGood(error: unknown): boolean {
  if (!isRejectedError(error)) return false;
  const { status } = error;
  return status === 501 || (status < 500 && status !== 429);
}
