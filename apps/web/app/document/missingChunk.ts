/** The same key as in the bootstrap, so only one of them reloads. */
const KEY = 'reloadedFor';

/** Whether an error means that a part of the application could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  // The messages of Chromium, Firefox and Safari; the last one is for stylesheets.
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(
      error.message,
    )
  );
}

/** Reloads the page unless it has already been reloaded for this address. */
export function reloadOnce(page: Pick<Window, 'sessionStorage' | 'location'> = window): boolean {
  const { href } = page.location;
  try {
    if (page.sessionStorage.getItem(KEY) === href) return false;
    page.sessionStorage.setItem(KEY, href);
    // If the value isn't stored, reloading could loop.
    if (page.sessionStorage.getItem(KEY) !== href) return false;
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}
