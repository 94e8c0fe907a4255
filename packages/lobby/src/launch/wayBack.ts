import type { NavigateFunction } from 'react-router';

/** The little of the Navigation API that is asked; not every browser has it. */
interface Entries {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly index: number; readonly url: string | null }[];
}

/**
 * Back to the place in the lobby that a game was chosen from, as a step (or several, past what was
 * opened over the game) in the history, so that the lobby comes back where it was scrolled to.
 *
 * @param isOneStepBack what the entry itself says, where the browser does not tell of the others
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
