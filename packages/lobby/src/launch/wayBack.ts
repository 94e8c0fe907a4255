import type { NavigateFunction } from 'react-router';

/** The used subset of the Navigation API, which not every browser supports. */
interface Entries {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly index: number; readonly url: string | null }[];
}

/**
 * Goes back in history to the lobby that a game was chosen from, over one or more entries (past those opened
 * over the game), so that its scroll position is restored.
 *
 * @param isOneStepBack from the entry's own state, for browsers that can't read other entries
 */
export function goBack(navigate: NavigateFunction, from: string, isOneStepBack: boolean): void {
  const steps = stepsTo(from) ?? (isOneStepBack ? 1 : 0);
  if (steps > 0) void navigate(-steps);
  else void navigate(from);
}

function stepsTo(from: string): number | undefined {
  const { navigation } = window as { navigation?: Entries };
  const here = navigation?.currentEntry?.index;
  if (navigation === undefined || here === undefined) return undefined;
  const { href } = new URL(from, location.origin);
  const lobby = navigation.entries().findLast(({ index, url }) => index < here && url === href);
  return lobby && here - lobby.index;
}
