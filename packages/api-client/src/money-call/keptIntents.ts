/** One money operation requested by a user, however many times it's sent. */
export interface Intent {
  /** The idempotency key: a repeat under it is the same intent. */
  readonly key: string;
  /** Whose money it is: under another sign-in the same key would be another intent. */
  readonly account: string;
  /** Null where it was not kept, because a password is in it: its outcome is asked for by the key alone. */
  readonly input: unknown;
  /** Milliseconds since 1970, by the platform's clock. */
  readonly at: number;
}

/** The platform forgets its answers after 48 hours; long before that a key is no longer asked for. */
const KEPT_MS = 24 * 3_600_000;

/** Writes an intent where a reload finds it. Where storage is blocked or full, the visit remembers. */
export function keepIntent(name: string, intent: Intent): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(intent));
  } catch {
    // Anyone who sends it has it in memory.
  }
}

export function dropIntent(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // It was not kept there.
  }
}

/** The intent that an earlier page of this tab has left without an outcome. */
export function keptIntent(name: string, now: number): Intent | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (isIntent(kept) && now - kept.at < KEPT_MS) return kept;
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  return null;
}

function isIntent(kept: unknown): kept is Intent {
  if (typeof kept !== 'object' || kept === null || !('input' in kept)) return false;
  const { key, account, at } = kept as Partial<Record<keyof Intent, unknown>>;
  return typeof key === 'string' && typeof account === 'string' && typeof at === 'number';
}
