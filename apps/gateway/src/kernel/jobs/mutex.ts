import type { Platform } from '../platform';

interface Turns {
  running: Promise<void>;
  next?: Promise<void>;
}

/**
 * Wraps a job so that a platform runs it once at a time. Callers during a run share the run after it, because
 * the current one may already have read what they changed.
 */
export function mutex(
  work: (platform: Platform) => Promise<void>,
): (platform: Platform) => Promise<void> {
  const turns = new WeakMap<Platform, Turns>();
  const begin = (platform: Platform): Promise<void> => {
    const running = work(platform).finally(() => {
      if (turns.get(platform)?.next === undefined) turns.delete(platform);
    });
    turns.set(platform, { running });
    return running;
  };
  return (platform) => {
    const current = turns.get(platform);
    if (current === undefined) return begin(platform);
    // A failure of the current run is reported to its own callers only.
    current.next ??= current.running.then(
      () => begin(platform),
      () => begin(platform),
    );
    return current.next;
  };
}
