import {
  isRejectedError,
  openPush,
  parsePushMessage,
  type ApiClient,
  type PushMessage,
} from '@perya/api-client';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A line that held so long was a good one: the next pause is short again. */
const STEADY_MS = 30_000;

export interface PushOptions {
  client: ApiClient;
  onMessage: (message: PushMessage) => void;
  /** Whether news come by themselves: while they do not, somebody has to ask. */
  onLive: (isLive: boolean) => void;
  /** For tests. */
  random?: () => number;
}

/**
 * Listens to the platform's push until it is stopped. When the line is cut it comes back by itself,
 * with growing pauses, and at once when the browser is back online or the page is looked at again.
 */
export function listenToPush({
  client,
  onMessage,
  onLive,
  random = Math.random,
}: PushOptions): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isConnecting = false;
  let isStopped = false;

  const connect = async () => {
    if (isStopped || isConnecting || socket !== null) return;
    clearTimeout(timer);
    isConnecting = true;
    try {
      const { address, ticket } = await client.call(openPush, {});
      // The page may be gone by now, or hidden in the back-forward cache.
      if (!isStopped && !document.hidden) open(address, ticket);
    } catch (error) {
      if (isForGood(error)) isStopped = true;
      else later();
    } finally {
      isConnecting = false;
    }
  };

  const open = (address: string, ticket: string) => {
    const opened = new WebSocket(address);
    socket = opened;
    let liveSince: number | null = null;
    opened.addEventListener('open', () => opened.send(JSON.stringify({ type: 'enter', ticket })));
    opened.addEventListener('message', ({ data }) => {
      const message = parsePushMessage(data);
      if (message === null || socket !== opened) return;
      if (liveSince === null) onLive(true);
      liveSince ??= performance.now();
      onMessage(message);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened) return;
      socket = null;
      onLive(false);
      if (liveSince !== null && performance.now() - liveSince > STEADY_MS) failures = 0;
      later();
    });
  };

  const later = () => {
    if (isStopped) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    // Spread, so that a platform that comes back is not met by everybody in one moment.
    timer = setTimeout(() => void connect(), pause * (0.5 + random() / 2));
  };

  const hangUp = () => {
    const closing = socket;
    socket = null;
    closing?.close();
    onLive(false);
  };

  // An open socket would keep the page out of the back-forward cache.
  const leave = () => {
    clearTimeout(timer);
    hangUp();
  };
  const comeBack = () => {
    if (document.hidden) return;
    failures = 0;
    void connect();
  };

  window.addEventListener('online', comeBack);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  void connect();
  return () => {
    isStopped = true;
    window.removeEventListener('online', comeBack);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
    leave();
  };
}

/** Who may not listen, or whose platform has no push, is not let in a second later either: the next sign-in begins anew. */
function isForGood(error: unknown): boolean {
  if (!isRejectedError(error)) return false;
  const { status } = error;
  return status === 501 || (status < 500 && status !== 429);
}
