import type { Member } from './members';

/** Where the contact is kept that another account has already. */
export const SHARED_EMAIL = 'email';

/**
 * The address that a member has given. The column holds it for the first account that gave it; a later
 * one keeps it among its contacts, and is written to there just the same: otherwise what arrives where
 * would tell its maker that the address has an account (docs/decisions/0011).
 */
export const mailboxOf = ({ email, contacts }: Pick<Member, 'email' | 'contacts'>): string | null =>
  email ?? contacts[SHARED_EMAIL] ?? null;
