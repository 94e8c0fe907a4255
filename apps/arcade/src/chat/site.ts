import type { ChatFrameMessage, ChatFrameState } from '@perya/api-client';

export interface Site {
  /** Whether this page stands in a frame of the site. */
  readonly isFramed: boolean;
  tell(message: ChatFrameMessage): void;
}

/** The page around this one: it is told what happens here, and says whether anybody looks. */
export function connectSite(
  origins: readonly string[],
  onState: (state: ChatFrameState) => void,
): Site {
  const isFramed = window.parent !== window;
  // Where the browser names the page around us, one message to it; else one to each that may be it.
  const around = location.ancestorOrigins?.[0];
  const targets = around !== undefined && origins.includes(around) ? [around] : origins;
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (isFramed && source === window.parent && origins.includes(origin) && isState(data)) {
      onState(data);
    }
  });
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
