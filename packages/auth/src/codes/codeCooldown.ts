/** The purpose of a code; each has its own endpoint. */
export type CodePurpose = 'login' | 'register' | 'password';

/** Fallback when storage is blocked. Lasts until a reload. */
const memory = new Map<string, string>();

/** Only digits count, because the same number can be typed in many formats. */
function keyOf(purpose: CodePurpose, dialingCode: string, number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  return `codeRest.${purpose}.${dialingCode}.${digits}`;
}

/**
 * The time, in milliseconds of the platform's clock, before which no further code can be requested; 0 if none
 * has been requested. Survives a reload of the tab.
 */
export function codeCooldownUntil(
  purpose: CodePurpose,
  dialingCode: string,
  number: string,
): number {
  const key = keyOf(purpose, dialingCode, number);
  return Number(memory.get(key) ?? stored(key)) || 0;
}

export function storeCodeCooldown(
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
