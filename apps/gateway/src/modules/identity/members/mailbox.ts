import type { Member } from './members';

/** The key in `contacts` of an email address that another account already has. */
export const SHARED_EMAIL = 'email';

/**
 * The email address that a member gave. The column holds it for the first account that gave it. A later
 * account keeps it in `contacts` and also gets mail there: otherwise missing mail would reveal that the
 * address has an account (docs/decisions/0011).
 */
export const mailboxOf = ({ email, contacts }: Pick<Member, 'email' | 'contacts'>): string | null =>
  email ?? contacts[SHARED_EMAIL] ?? null;
