/** A game in a vendor's lobby must not replace the lobby's secret. */
type Place = 'play' | 'vendorLobby';

interface Kept {
  ticket: string;
  secret: string;
}

/**
 * Stores the secret of an open game for this tab's frame only: storage belongs to the play origin and is
 * partitioned by the embedding site. It's valid for one game, until the next one is opened or the session
 * ends. Without it, a reload would end the game.
 */
export function keepSecret(ticket: string, secret: string, place: Place = 'play'): void {
  try {
    const kept: Kept = { ticket, secret };
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Storage is blocked in a frame: a reload then ends the game, and the site offers to open it again.
  }
}

/** The secret of the game opened here with this ticket, if any. */
export function keptSecret(ticket: string, place: Place = 'play'): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Kept> | null;
    return kept?.ticket === ticket ? kept.secret : undefined;
  } catch {
    return undefined;
  }
}
