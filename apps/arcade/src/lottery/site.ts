import type { FrameMessage } from '@perya/api-client';

/** The surrounding site, and the way back to it. */
export interface Site {
  /** Only a hint: the site then asks the platform itself. */
  tell(type: FrameMessage['type']): void;
  /** Leaves at the player's request. */
  leave(): void;
  /** Whether this page is framed by the site, which has its own bar. */
  readonly isAround: boolean;
}

/** @param origins the origins that may frame this page: messages are only sent to these */
export function connectParentSite(origins: readonly string[], backUrl: string | null): Site {
  const isFramed = window.parent !== window;
  const tell: Site['tell'] = (type) => {
    if (!isFramed) return;
    const message: FrameMessage = { type };
    // If the browser exposes the framing origin, messages go only there; otherwise to every allowed origin.
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
