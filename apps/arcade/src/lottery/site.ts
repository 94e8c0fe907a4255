import type { FrameMessage } from '@perya/api-client';

/** The site's page around this one, and the way back to it. */
export interface Site {
  /** A hint, never a fact: the site asks the platform itself. */
  tell(type: FrameMessage['type']): void;
  /** The player's own way out. */
  leave(): void;
  /** The site stands around this page, with a bar of its own. */
  readonly isAround: boolean;
}

/** @param origins who may stand around this page: nobody else is told anything */
export function siteAround(origins: readonly string[], backUrl: string | null): Site {
  const isFramed = window.parent !== window;
  const tell: Site['tell'] = (type) => {
    if (!isFramed) return;
    const message: FrameMessage = { type };
    // Where the browser names the page around us, one message to it; else one to each that may be it.
    const around = location.ancestorOrigins?.[0];
    const targets = around !== undefined && origins.includes(around) ? [around] : origins;
    for (const origin of targets) window.parent.postMessage(message, origin);
  };
  return {
    tell,
    isAround: isFramed,
    leave: () => {
      if (isFramed) tell('leave');
      else if (backUrl !== null) location.assign(backUrl);
    },
  };
}
