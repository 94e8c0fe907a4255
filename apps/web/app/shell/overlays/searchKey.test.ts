import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

// Each test is a separate visit with its own first view.
beforeEach(() => vi.resetModules());

async function visit() {
  const { afterFirstView } = await import('../../runtime/afterFirstView');
  const { useSearchKey } = await import('./searchKey');
  const { closeOverlay, isOverlayOpen } = await import('../navigation/overlay');
  const firstViewOver = afterFirstView();
  return {
    listen: () => renderHook(() => useSearchKey({ isOn: true })),
    /** The key listener is loaded after the first view. */
    listenAfterwards: async () => {
      await firstViewOver;
      const hook = renderHook(() => useSearchKey({ isOn: true }));
      await Promise.resolve();
      return hook;
    },
    isOpen: () => isOverlayOpen('search'),
    close: () => closeOverlay('search'),
  };
}

const typed = document.body.appendChild(document.createElement('input'));

test.each([
  ['/', { key: '/' }],
  ['Ctrl-K', { key: 'k', ctrlKey: true }],
  ['Cmd-K', { key: 'k', metaKey: true }],
])('%s opens the search even as the first key of a visit', async (_, key) => {
  const { listenAfterwards, isOpen, close } = await visit();
  // A shortcut starts with its modifier key.
  if ('ctrlKey' in key) fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true });
  if ('metaKey' in key) fireEvent.keyDown(document.body, { key: 'Meta', metaKey: true });
  fireEvent.keyDown(document.body, key);
  const { unmount } = await listenAfterwards();
  expect(isOpen()).toBe(true);
  close();
  unmount();
  await listenAfterwards();
  expect(isOpen()).toBe(false);
});

test('overrides the browser’s search for the first chord', async () => {
  await visit();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
});

test('ignores a first letter in a text field', async () => {
  const { listenAfterwards, isOpen } = await visit();
  fireEvent.keyDown(typed, { key: '/' });
  await listenAfterwards();
  expect(isOpen()).toBe(false);
});

test('opens once, even if a chord is heard twice', async () => {
  const { listen, isOpen } = await visit();
  listen();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await Promise.resolve();
  expect(isOpen()).toBe(true);
});
