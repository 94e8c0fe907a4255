/** `shared` also when the user dismisses the dialog: no message is needed. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Shares a URL with the Web Share API, or copies it to the clipboard if that isn't available. */
export async function share(title: string, url: string): Promise<ShareOutcome> {
  // Not supported by every browser, despite the types.
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
