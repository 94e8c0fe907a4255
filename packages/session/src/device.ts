const KEY = 'deviceId';
const FORM = /^[\da-f]{32}$/;

let inMemory: string | undefined;

/**
 * A random id of this browser, kept in local storage. The platform counts verification codes and sign-ins by
 * it; it doesn't identify the user.
 */
export function deviceId(storage: () => Storage): string {
  inMemory ??= stored(storage) ?? newId();
  try {
    if (storage().getItem(KEY) !== inMemory) storage().setItem(KEY, inMemory);
  } catch {
    // Lasts until the page is closed.
  }
  return inMemory;
}

function stored(storage: () => Storage): string | undefined {
  try {
    const id = storage().getItem(KEY) ?? '';
    return FORM.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
