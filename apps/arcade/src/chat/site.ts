import type { ChatFrameMessage, ChatFrameState } from '@perya/api-client';

export interface Site {
  /** Whether this page is in a frame of the site. */
  readonly isFramed: boolean;
  tell(message: ChatFrameMessage): void;
}

export interface SiteOptions {
  /** Origins that may frame this page: messages are only exchanged with these. */
  origins: readonly string[];
  /** Called when the site shows or hides the frame, or changes its theme. */
  onState: (state: ChatFrameState) => void;
  /** Stops listening to the site. */
  signal: AbortSignal;
}

/** Communicates with the surrounding site through `postMessage`. */
export function connectSite({ origins, onState, signal }: SiteOptions): Site {
  const isFramed = window.parent !== window;
  // If the browser exposes the framing origin, messages go only there; otherwise to every allowed origin.
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
