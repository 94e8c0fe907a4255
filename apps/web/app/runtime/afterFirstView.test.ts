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

test('does not end the first view on a modifier key', async () => {
  expect(await isOver(() => fireEvent.keyDown(document.body, { key: 'Control' }))).toBe(false);
});

test('ends the first view if a tap was queued before hydration', async () => {
  document.body.innerHTML = '<button data-tapped="">Privacy choices</button>';
  expect(await isOver(() => {})).toBe(true);
});

test('resolves to the loaded part, and stays pending without an error if it fails', async () => {
  await expect(keepServerHtml(Promise.resolve('part'))).resolves.toBe('part');
  const missing = keepServerHtml(
    Promise.reject(new TypeError('Importing a module script failed.')),
  );
  await expect(Promise.race([missing, Promise.resolve('still waiting')])).resolves.toBe(
    'still waiting',
  );
});
