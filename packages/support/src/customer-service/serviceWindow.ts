/** §9: the size of the service window, in CSS pixels. */
const FEATURES = 'popup,width=440,height=750';

/** A window waiting for its address. */
export interface ServiceWindow {
  readonly isClosed: boolean;
  focus(): void;
  goTo(address: string): void;
  close(): void;
}

/**
 * Opens an empty window. Must be called directly in the click handler: browsers block windows opened without
 * a user gesture, for example after a request.
 *
 * @param name title of the window until its page has loaded
 * @returns null if the browser blocked it
 */
export function openServiceWindow(name: string): ServiceWindow | null {
  const opened = window.open('', '_blank', FEATURES);
  if (!opened) return null;
  // The opened page must not access this one.
  opened.opener = null;
  showWaiting(opened, name);
  return {
    get isClosed() {
      return opened.closed;
    },
    focus: () => opened.focus(),
    goTo: (address) => opened.location.replace(new URL(address, location.href).href),
    close: () => opened.close(),
  };
}

/** The brand's name in this page's colors: needs no translation, and avoids a white flash. */
function showWaiting({ document: page }: Window, name: string): void {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  page.title = name;
  page.documentElement.lang = document.documentElement.lang;
  const place = page.createElement('p');
  place.textContent = name;
  place.setAttribute('aria-busy', 'true');
  Object.assign(place.style, { margin: 'auto', fontSize: '28px', fontWeight: '600' });
  Object.assign(page.body.style, {
    display: 'flex',
    margin: '0',
    minHeight: '100vh',
    backgroundColor,
    color,
    fontFamily,
  });
  page.body.append(place);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  place.animate?.([{ opacity: 0.4 }, { opacity: 1 }], {
    duration: 900,
    direction: 'alternate',
    iterations: Infinity,
  });
}
