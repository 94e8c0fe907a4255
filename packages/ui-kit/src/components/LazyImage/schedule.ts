/** Attempts for one image before the fallback is shown (specification, section 9). */
export const MAX_TRIES = 3;

/** Height of the region in which images load, in viewports (specification, section 9). */
export const PRELOAD_FACTOR = 1.3;

/** Number of loaded images to remember (specification, section 9). */
const REMEMBERED_IMAGES = 200;

const FIRST_PAUSE_MS = 500;
const PAUSE_GROWTH = 3;

/** Delay before the next attempt after this many failures; undefined if there is none. */
export function retryDelayAfter(failures: number, tries = MAX_TRIES): number | undefined {
  if (failures >= tries) return undefined;
  return FIRST_PAUSE_MS * PAUSE_GROWTH ** (failures - 1);
}

/** Each attempt uses the next host of the list, starting over after the last. */
export function hostOf(hosts: readonly string[], failures: number): string {
  const host = hosts[failures % Math.max(1, hosts.length)] ?? '';
  return host.replace(/\/+$/u, '');
}

/**
 * The paths of the most recently loaded images. An image that scrolls back into view is shown at once,
 * without a fade.
 */
export function createMemory(limit = REMEMBERED_IMAGES) {
  const paths = new Set<string>();
  return {
    has: (path: string) => paths.has(path),
    remember(path: string) {
      paths.delete(path);
      paths.add(path);
      for (const oldest of paths) {
        if (paths.size <= limit) return;
        paths.delete(oldest);
      }
    },
  };
}
