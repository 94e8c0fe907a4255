/** Tries for one image before the drawn fallback takes its place (specification, section 9). */
export const MAX_TRIES = 3;

/** How many windows tall the region is in which images load (specification, section 9). */
export const PRELOAD_FACTOR = 1.3;

/** How many loaded images are remembered (specification, section 9). */
const REMEMBERED_IMAGES = 200;

const FIRST_PAUSE_MS = 500;
const PAUSE_GROWTH = 3;

/** Pause before the next try after so many failures, or undefined when there is none. */
export function pauseAfter(failures: number): number | undefined {
  if (failures >= MAX_TRIES) return undefined;
  return FIRST_PAUSE_MS * PAUSE_GROWTH ** (failures - 1);
}

/** Each try asks the next host of the list, and the first again after the last. */
export function hostOf(hosts: readonly string[], failures: number): string {
  const host = hosts[failures % Math.max(1, hosts.length)] ?? '';
  return host.replace(/\/+$/u, '');
}

/** The paths of the images loaded last. What scrolls back into view is drawn at once, without a fade. */
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
