import { expect, it } from 'vitest';
import { createTabStorage } from './tabStorage';

/** A storage backed by a map. `touch` is called before each use, with the key to be set, and may throw. */
function storageOver(items: Map<string, string>, touch: (newKey?: string) => void): Storage {
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem(key) {
      touch();
      return items.get(key) ?? null;
    },
    setItem(key, value) {
      touch(key);
      items.set(key, value);
    },
    removeItem(key) {
      touch();
      items.delete(key);
    },
    clear() {
      touch();
      items.clear();
    },
  };
}

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

it.each([
  ['throws when it is opened', refuse],
  ['is missing', () => undefined],
  ['throws when it is used', () => storageOver(new Map(), refuse)],
])('a storage that %s is replaced by memory, and the error is reported', (_, open) => {
  const storage = createTabStorage(open);
  expect(storage.error).toBe('blocked');
  storage.set({ a: '1', b: '2' });
  expect(storage.get('a')).toBe('1');
  storage.set({ a: null });
  expect(storage.get('a')).toBeNull();
  expect(storage.get('b')).toBe('2');
  storage.clear();
  expect(storage.get('b')).toBeNull();
});

it('a storage that is blocked while the page is open is not used again, and nothing is lost', () => {
  const items = new Map([['a', '1']]);
  let uses = 0;
  let isForbidden = false;
  const storage = createTabStorage(() =>
    storageOver(items, () => {
      uses += 1;
      if (isForbidden) refuse();
    }),
  );
  expect(storage.error).toBeNull();
  expect(storage.get('a')).toBe('1');
  isForbidden = true;
  storage.set({ b: '2' });
  const before = uses;
  expect(storage.error).toBe('blocked');
  expect(storage.get('b')).toBe('2');
  expect(uses).toBe(before);
});

it('a full storage keeps all of the entries or none, and recovers once there is space', () => {
  const items = new Map<string, string>();
  let room = 1;
  const storage = createTabStorage(() =>
    storageOver(items, (newKey) => {
      if (newKey === undefined || items.size < room) return;
      throw new DOMException('no room', 'QuotaExceededError');
    }),
  );
  storage.set({ a: '1', b: '2' });
  expect([...items]).toEqual([]);
  expect([storage.get('a'), storage.get('b'), storage.error]).toEqual(['1', '2', 'full']);
  room = 2;
  storage.set({ a: '3', b: '4' });
  expect([...items]).toEqual([
    ['a', '3'],
    ['b', '4'],
  ]);
  expect(storage.error).toBeNull();
});

it('an entry of null is removed', () => {
  const items = new Map([['a', '1']]);
  const storage = createTabStorage(() => storageOver(items, () => undefined));
  storage.set({ a: null, b: '2' });
  expect([...items]).toEqual([['b', '2']]);
  storage.clear();
  expect([...items]).toEqual([]);
});
