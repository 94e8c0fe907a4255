import { afterEach, expect, test, vi } from 'vitest';

import { share } from './share';

const copied = vi.fn<(text: string) => Promise<void>>();

function browser(sharing?: () => Promise<void>): void {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: copied },
    ...(sharing && { share: sharing }),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  copied.mockReset();
});

const URL = 'https://example.org/lottery?view=results&day=20261121';

test('uses the Web Share API', async () => {
  browser(() => Promise.resolve());
  expect(await share('Results', URL)).toBe('shared');
  expect(copied).not.toHaveBeenCalled();
});

test('shows and copies nothing when the user dismisses the dialog', async () => {
  browser(() => Promise.reject(new DOMException('no', 'AbortError')));
  expect(await share('Results', URL)).toBe('shared');
  expect(copied).not.toHaveBeenCalled();
});

test('copies the URL when sharing is unavailable or fails', async () => {
  browser();
  expect(await share('Results', URL)).toBe('copied');
  browser(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await share('Results', URL)).toBe('copied');
  expect(copied).toHaveBeenLastCalledWith(URL);
});

test('reports when neither works', async () => {
  browser();
  copied.mockRejectedValue(new Error('denied'));
  expect(await share('Results', URL)).toBe('failed');
});
