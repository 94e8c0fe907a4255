import type { ChosenGame, OpenGame } from './launchStore';

/** What must survive a reload: an open game, or a pending launch. */
export type StoredLaunch =
  | { readonly status: 'open'; readonly open: OpenGame }
  | { readonly status: 'launching' | 'choosing-room'; readonly chosen: ChosenGame };

const KEY = 'gameLaunch';

/** In-memory copy, for when storage is blocked or full. */
let remembered: string | null = null;

/**
 * Stores the launch of this tab: after a reload, the same address or the same launch key is used, so nothing
 * is opened twice.
 */
export function keepLaunch(launch: StoredLaunch | null): void {
  remembered = launch === null ? null : JSON.stringify(launch);
  try {
    if (remembered === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, remembered);
  } catch {
    // Kept in memory; only a reload would lose it.
  }
}

/** The stored launch of this tab; null if there is none or it's invalid. */
export function keptLaunch(): StoredLaunch | null {
  let text = remembered;
  try {
    text = sessionStorage.getItem(KEY) ?? remembered;
  } catch {
    // Only the in-memory copy is available.
  }
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isKeptLaunch(kept) ? kept : null;
  } catch {
    return null;
  }
}

type Fields<T> = Partial<Record<keyof T, unknown>>;

/** Storage belongs to the tab, but an older release may have written another shape. */
function isKeptLaunch(value: unknown): value is StoredLaunch {
  if (typeof value !== 'object' || value === null) return false;
  const { status, open, chosen } = value as { status?: unknown; open?: unknown; chosen?: unknown };
  if (status === 'open') return isOpenGame(open);
  return (status === 'launching' || status === 'choosing-room') && isChosenGame(chosen);
}

function isOpenGame(value: unknown): value is OpenGame {
  if (!isChosenGame(value)) return false;
  const { address, sessionId, startedAt, hasComeUp } = value as Fields<OpenGame>;
  return (
    typeof address === 'string' &&
    (sessionId === null || typeof sessionId === 'string') &&
    typeof hasComeUp === 'boolean' &&
    typeof startedAt === 'number'
  );
}

function isChosenGame(value: unknown): value is ChosenGame {
  if (typeof value !== 'object' || value === null) return false;
  const { game, from, demo, key } = value as Fields<ChosenGame>;
  return (
    typeof from === 'string' &&
    typeof demo === 'boolean' &&
    typeof key === 'string' &&
    typeof game === 'object' &&
    game !== null &&
    typeof (game as { id?: unknown }).id === 'string' &&
    typeof (game as { name?: unknown }).name === 'string'
  );
}
