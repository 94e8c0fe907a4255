const KEY = 'play';

interface Kept {
  ticket: string;
  secret: string;
}

/**
 * Keeps the secret of an open game for this tab's own frame, and for nobody else: storage is the play
 * origin's, and parted by the site around it. It opens one game, and ends with the next that is opened
 * or with the sign-in behind it. Without it a reload would end the game.
 */
export function keepSecret(ticket: string, secret: string): void {
  try {
    const kept: Kept = { ticket, secret };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Blocked in a frame: then a reload ends the game, and the site offers to open it again.
  }
}

/** The secret of the game that this ticket has opened here, if it has. */
export function keptSecret(ticket: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    return kept?.ticket === ticket ? kept.secret : undefined;
  } catch {
    return undefined;
  }
}
