/** One money operation requested by a member, however many times it's sent. */
export interface Intent {
  /** The idempotency key: a request with the same key is the same intent. */
  readonly key: string;
  /** The owner of the money: with another account, the same key would be another intent. */
  readonly account: string;
  /** Null if it wasn't stored because it contains a password: the outcome is then requested by key alone. */
  readonly input: unknown;
  /** Milliseconds since 1970, by the platform's clock. */
  readonly at: number;
}

/** The platform drops its responses after 48 hours; keys are no longer used long before that. */
const KEPT_MS = 24 * 3_600_000;

/** Stores an intent so that it survives a reload. If storage is blocked or full, it's only in memory. */
export function keepIntent(name: string, intent: Intent): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(intent));
  } catch {
    // The caller still has it in memory.
  }
}

export function dropIntent(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** The intent that an earlier page in this tab left without an outcome. */
export function keptIntent(name: string, now: number): Intent | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (isIntent(kept) && now - kept.at < KEPT_MS) return kept;
  } catch {
    // Storage is blocked, or the stored value can't be parsed.
  }
  return null;
}

function isIntent(kept: unknown): kept is Intent {
  if (typeof kept !== 'object' || kept === null || !('input' in kept)) return false;
  const { key, account, at } = kept as Partial<Record<keyof Intent, unknown>>;
  return typeof key === 'string' && typeof account === 'string' && typeof at === 'number';
}
