/** Matches the stylesheets: below it, the rail is a drawer. */
const WIDE_ENOUGH = '(min-width: 900px)';

/** Comes when the window has room for the rail: at once, later, or never. On the server, at once. */
export function railIsWanted(): Promise<void> {
  if (typeof matchMedia === 'undefined') return Promise.resolve();
  const query = matchMedia(WIDE_ENOUGH);
  if (query.matches) return Promise.resolve();
  return new Promise((resolve) => {
    query.addEventListener('change', () => resolve(), { once: true });
  });
}
