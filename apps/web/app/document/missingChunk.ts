/** The same key as the bootstrap's: whichever reloads first, it happens once. */
const KEY = 'reloadedFor';

/** Whether an error says that a part of the application could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  // Chromium, Firefox and Safari each say it in their own words; the last is a stylesheet's.
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(
      error.message,
    )
  );
}

/** Reloads the page, unless that has been done for this very address already. */
export function reloadOnce(page: Pick<Window, 'sessionStorage' | 'location'> = window): boolean {
  const { href } = page.location;
  try {
    if (page.sessionStorage.getItem(KEY) === href) return false;
    page.sessionStorage.setItem(KEY, href);
    // Where it is not kept, reloading might never end.
    if (page.sessionStorage.getItem(KEY) !== href) return false;
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}
