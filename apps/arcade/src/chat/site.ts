import type { ChatFrameMessage, ChatFrameState } from '@perya/api-client';

export interface Site {
  /** Whether this page is in a frame of the site. */
  readonly isFramed: boolean;
  tell(message: ChatFrameMessage): void;
}

export interface SiteOptions {
  /** Origins that may frame this page: nobody else is told or listened to. */
  origins: readonly string[];
  /** The site has shown or hidden the frame, or has changed its theme. */
  onState: (state: ChatFrameState) => void;
  /** Stops listening to the site. */
  signal: AbortSignal;
}

/** Talks to the site's page around this one, by messages between windows. */
export function connectSite({ origins, onState, signal }: SiteOptions): Site {
  const isFramed = window.parent !== window;
  // Where the browser names the framing page, one message to it; else one to each that may be it.
  const around = location.ancestorOrigins?.[0];
  const targets = around !== undefined && origins.includes(around) ? [around] : origins;
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<unknown>) => {
      if (isFramed && source === window.parent && origins.includes(origin) && isState(data)) {
        onState(data);
      }
    },
    { signal },
  );
  return {
    isFramed,
    tell: (message) => {
      if (!isFramed) return;
      for (const origin of targets) window.parent.postMessage(message, origin);
    },
  };
}

function isState(data: unknown): data is ChatFrameState {
  if (typeof data !== 'object' || data === null) return false;
  const { type, isShown, theme } = data as Partial<Record<keyof ChatFrameState, unknown>>;
  return (
    type === 'state' && typeof isShown === 'boolean' && (theme === 'dark' || theme === 'light')
  );
}
