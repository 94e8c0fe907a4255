/** What a code is for; each has a call of its own. */
export type CodePurpose = 'login' | 'register' | 'password';

/** For browsers that keep nothing: as good as storage until a reload. */
const memory = new Map<string, string>();

/** Digits are all that counts: the same number is typed in many ways. */
function keyOf(purpose: CodePurpose, dialingCode: string, number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  return `codeRest.${purpose}.${dialingCode}.${digits}`;
}

/**
 * Until when no further code may be asked for, in milliseconds of the platform's clock; 0 where none
 * has been. It outlives a reload of the tab.
 */
export function codeRestUntil(purpose: CodePurpose, dialingCode: string, number: string): number {
  const key = keyOf(purpose, dialingCode, number);
  return Number(memory.get(key) ?? stored(key)) || 0;
}

export function keepCodeRest(
  purpose: CodePurpose,
  dialingCode: string,
  number: string,
  until: number,
): void {
  const key = keyOf(purpose, dialingCode, number);
  memory.delete(key);
  try {
    sessionStorage.setItem(key, String(until));
  } catch {
    memory.set(key, String(until));
  }
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
