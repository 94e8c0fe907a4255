import type { ChosenGame, OpenGame } from './launchStore';

/** What a reload has to find again: a game that is open, or one that is on its way to be. */
export type KeptLaunch =
  | { readonly status: 'open'; readonly open: OpenGame }
  | { readonly status: 'launching' | 'choosing-room'; readonly chosen: ChosenGame };

const KEY = 'gameLaunch';

/** Kept beside the storage: a tab whose storage is blocked or full plays from memory. */
let remembered: string | null = null;

/**
 * Keeps where the launch stands for this tab: a reload finds the same address, or asks for the same
 * launch again, and so opens nothing a second time.
 */
export function keepLaunch(launch: KeptLaunch | null): void {
  remembered = launch === null ? null : JSON.stringify(launch);
  try {
    if (remembered === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, remembered);
  } catch {
    // Memory has it; only a reload would miss it.
  }
}

/** Where this tab's launch stood, or null where there is none or what is kept cannot be trusted. */
export function keptLaunch(): KeptLaunch | null {
  let text = remembered;
  try {
    text = sessionStorage.getItem(KEY) ?? remembered;
  } catch {
    // Memory is all there is.
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

/** The storage is the tab's own, but an older release may have written another shape. */
function isKeptLaunch(value: unknown): value is KeptLaunch {
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
