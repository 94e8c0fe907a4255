/** §9: the service window's size, in CSS pixels. */
const FEATURES = 'popup,width=440,height=750';

/** A window that waits for its address. */
export interface ServiceWindow {
  readonly isClosed: boolean;
  focus(): void;
  goTo(address: string): void;
  close(): void;
}

/**
 * Opens the window, empty. Call it in the click itself: browsers block a window that nobody asked
 * for, and a call to the platform in between makes it one.
 *
 * @param name what the window is called until its page has come
 * @returns null where the browser blocked it
 */
export function openServiceWindow(name: string): ServiceWindow | null {
  const opened = window.open('', '_blank', FEATURES);
  if (!opened) return null;
  // Whoever answers there must not reach back to this page.
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

/** The brand's name on this page's own colours: no words that would need a language, no white flash. */
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
