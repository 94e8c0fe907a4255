import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FORM = /^[\da-f]{32}$/;

/** A freshly opened page. */
async function openPage() {
  vi.resetModules();
  return import('./device');
}

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    items,
    open: () =>
      ({
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
      }) as Storage,
  };
}

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

it('is the same in every page of the browser', async () => {
  const { open } = fakeStorage();
  const first = (await openPage()).deviceId(open);
  expect(first).toMatch(FORM);
  expect((await openPage()).deviceId(open)).toBe(first);
});

it('differs in another browser', async () => {
  const first = (await openPage()).deviceId(fakeStorage().open);
  expect((await openPage()).deviceId(fakeStorage().open)).not.toBe(first);
});

it('lasts as long as the page when storage is blocked', async () => {
  const page = await openPage();
  const first = page.deviceId(blocked);
  expect(first).toMatch(FORM);
  expect(page.deviceId(blocked)).toBe(first);
  expect((await openPage()).deviceId(blocked)).not.toBe(first);
});

it('replaces an invalid stored id', async () => {
  const { open, items } = fakeStorage();
  items.set('deviceId', '<script>');
  const id = (await openPage()).deviceId(open);
  expect(id).toMatch(FORM);
  expect(items.get('deviceId')).toBe(id);
});
