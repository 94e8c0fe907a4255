import type { FrameMessage } from '@perya/api-client';

/** Tells the site's page around this one. Does nothing in a window of its own. */
export function tellSite(origins: readonly string[], message: FrameMessage): void {
  if (window.parent === window) return;
  // Where the browser names the page around us, one message to it; else one to each that may be it.
  const around = location.ancestorOrigins?.[0];
  const targets = around !== undefined && origins.includes(around) ? [around] : origins;
  for (const origin of targets) window.parent.postMessage(message, origin);
}
