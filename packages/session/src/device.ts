const KEY = 'deviceId';
const FORM = /^[\da-f]{32}$/;

let inMemory: string | undefined;

/**
 * A random name of this browser, kept in local storage. The platform counts codes and sign-ins by it;
 * it says nothing about who uses the browser.
 */
export function deviceId(storage: () => Storage): string {
  inMemory ??= stored(storage) ?? newId();
  try {
    if (storage().getItem(KEY) !== inMemory) storage().setItem(KEY, inMemory);
  } catch {
    // It holds until the page is closed.
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
