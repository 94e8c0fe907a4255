import { newIdempotencyKey } from '@perya/api-client';

const KEY = 'serviceGuestKey';
const FORM = /^[\da-f]{32}$/;

let inMemory: string | undefined;

/**
 * The key of a guest's conversation with customer service, kept in local storage: whoever has it can read the
 * conversation. If storage is blocked, it lasts until the page is closed.
 */
export function guestKey(): string {
  inMemory ??= stored() ?? newIdempotencyKey();
  try {
    if (localStorage.getItem(KEY) !== inMemory) localStorage.setItem(KEY, inMemory);
  } catch {
    // Lasts until the page is closed.
  }
  return inMemory;
}

function stored(): string | undefined {
  try {
    const key = localStorage.getItem(KEY) ?? '';
    return FORM.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the key: for tests and stories. */
export function forgetGuestKey(): void {
  inMemory = undefined;
  localStorage.removeItem(KEY);
}
