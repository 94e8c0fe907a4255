/** One key in this browser's IndexedDB, the only storage that can keep a non-extractable key. */
export interface KeyStore {
  get(): Promise<CryptoKey | undefined>;
  set(key: CryptoKey): Promise<void>;
  remove(): Promise<void>;
}

const DATABASE = 'sign-in';
const STORE = 'keys';
const KEY = 'remember';

/** All methods reject if the browser blocks storage. */
export const browserKeyStore: KeyStore = {
  get: () => within('readonly', (store) => store.get(KEY) as IDBRequest<CryptoKey | undefined>),
  set: async (key) => {
    await within('readwrite', (store) => store.put(key, KEY));
  },
  remove: async () => {
    await within('readwrite', (store) => store.delete(KEY));
  },
};

async function within<T>(
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const result = await settled(action(transaction.objectStore(STORE)));
    return result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB failed.')),
    );
  });
}
