const YEAR_S = 31_536_000;

type StorageKind = 'localStorage' | 'sessionStorage';

/** Storage and cookies for the bootstrap. None of these methods throw when storage is blocked. */
export interface PageStorage {
  get(kind: StorageKind, key: string): string | null;
  set(kind: StorageKind, key: string, value: string): void;
  remove(kind: StorageKind, key: string): void;
  hasCookie(name: string): boolean;
  /** The cookie lasts one year. */
  setCookie(name: string, value: string): void;
}

export function createPageStorage(page: Window): PageStorage {
  const { document } = page;
  return {
    get(kind, key) {
      try {
        return page[kind].getItem(key);
      } catch {
        return null;
      }
    },
    set(kind, key, value) {
      try {
        page[kind].setItem(key, value);
      } catch {
        // The cookie, if there is one, still has the value.
      }
    },
    remove(kind, key) {
      try {
        page[kind].removeItem(key);
      } catch {
        // Then it was never set.
      }
    },
    hasCookie: (name) => `; ${document.cookie}`.includes(`; ${name}=`),
    setCookie(name, value) {
      const secure = page.location.protocol === 'https:' ? ';Secure' : '';
      document.cookie = `${name}=${value};Path=/;Max-Age=${YEAR_S};SameSite=Lax${secure}`;
    },
  };
}
