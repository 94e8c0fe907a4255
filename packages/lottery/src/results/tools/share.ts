/** `shared` also where the person has thought better of it: there is nothing to say then. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Hands an address to the device's own sharing; where it has none, to the clipboard. */
export async function share(title: string, url: string): Promise<ShareOutcome> {
  // Not every browser has it, whatever the types say.
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
