import type { OpenGame } from './launch-store';

const KEY = 'gameLaunch';

/** Kept beside the storage: a tab whose storage is blocked or full plays from memory. */
let remembered: string | null = null;

/** Keeps the open game for this tab, so that a reload finds the same address and launches nothing. */
export function keepOpenGame(game: OpenGame | null): void {
  remembered = game === null ? null : JSON.stringify(game);
  try {
    if (remembered === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, remembered);
  } catch {
    // Memory has it; only a reload would miss it.
  }
}

/** The game this tab had open, or null where there is none or what is kept cannot be trusted. */
export function keptOpenGame(): OpenGame | null {
  let text = remembered;
  try {
    text = sessionStorage.getItem(KEY) ?? remembered;
  } catch {
    // Memory is all there is.
  }
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isOpenGame(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The storage is the tab's own, but an older release may have written another shape. */
function isOpenGame(value: unknown): value is OpenGame {
  if (typeof value !== 'object' || value === null) return false;
  const { game, address, startedAt, from, demo, hasComeUp } = value as Partial<
    Record<keyof OpenGame, unknown>
  >;
  return (
    typeof address === 'string' &&
    typeof from === 'string' &&
    typeof demo === 'boolean' &&
    typeof hasComeUp === 'boolean' &&
    typeof startedAt === 'number' &&
    typeof game === 'object' &&
    game !== null &&
    typeof (game as { id?: unknown }).id === 'string' &&
    typeof (game as { name?: unknown }).name === 'string'
  );
}
