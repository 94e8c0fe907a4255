import { createTabCache } from '@perya/session';

const kept = createTabCache<string>('demoGuest', (stored) =>
  typeof stored === 'string' ? stored : null,
);
/** In-memory copy, for when storage is blocked or full. */
let remembered: string | null = null;

/** The token of the guest who plays demos in this tab; null before the first demo, and for members. */
export const guestToken = (): string | null => kept.get() ?? remembered;

/** Stores the guest's token for this tab, so that the play money is theirs in the next demo. */
export function keepGuestToken(token: string): void {
  remembered = token;
  kept.set(token);
}

/** Forgets the guest, who has signed in or left. */
export function forgetGuestToken(): void {
  remembered = null;
  kept.clear();
}
