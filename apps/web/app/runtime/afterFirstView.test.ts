import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepServerHtml } from './afterFirstView';

// Each test is a separate visit with its own first view.
beforeEach(() => vi.resetModules());

async function isOver(act: () => void): Promise<boolean> {
  const { afterFirstView } = await import('./afterFirstView');
  const over = vi.fn<() => void>();
  void afterFirstView().then(over);
  act();
  await Promise.resolve();
  return over.mock.calls.length > 0;
}

test.each([
  ['a touch', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('the first view ends with %s', async (_, act) => {
  expect(await isOver(act)).toBe(true);
});

test('the first view does not end with a modifier, which begins a chord', async () => {
  expect(await isOver(() => fireEvent.keyDown(document.body, { key: 'Control' }))).toBe(false);
});

test('the first view is over where a press was kept for the hydration', async () => {
  document.body.innerHTML = '<button data-tapped="">Privacy choices</button>';
  expect(await isOver(() => {})).toBe(true);
});

test('a part that comes is that part; one that does not come is waited for and fails nobody', async () => {
  await expect(keepServerHtml(Promise.resolve('part'))).resolves.toBe('part');
  const missing = keepServerHtml(
    Promise.reject(new TypeError('Importing a module script failed.')),
  );
  await expect(Promise.race([missing, Promise.resolve('still waiting')])).resolves.toBe(
    'still waiting',
  );
});
