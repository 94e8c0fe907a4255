import type { Platform } from '../platform';

interface Turns {
  running: Promise<void>;
  next?: Promise<void>;
}

/**
 * Makes a job that a platform runs once at a time. Who asks while it runs gets the run after it, which
 * all who wait share: the one under way has already looked at what he may have changed.
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
    // How the one under way ends is told to those who wait for it.
    current.next ??= current.running.then(
      () => begin(platform),
      () => begin(platform),
    );
    return current.next;
  };
}
