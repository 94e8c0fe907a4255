import { getCaptcha } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { createFakePlatform, reject } from '@perya/api-client/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { useCaptcha } from './useCaptcha';

afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function show() {
  const platform = createFakePlatform().on(getCaptcha, () => 'iVBORw0KGgo=');
  const client = platform.client();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>{children}</ApiProvider>
  );
  const { result } = renderHook(() => useCaptcha(), { wrapper });
  return { platform, captcha: () => result.current };
}

test('loads no picture until the platform requires one, then one with a unique key', async () => {
  const { platform, captcha } = show();
  expect(captcha().captcha).toBeNull();
  act(() => captcha().showNewCaptcha());
  expect(captcha().captcha?.image).toBeNull();
  await waitFor(() => expect(captcha().captcha?.image).toBe('data:image/png;base64,iVBORw0KGgo='));
  const first = captcha().captcha?.key;
  act(() => captcha().showNewCaptcha());
  await waitFor(() => expect(captcha().captcha?.image).not.toBeNull());
  const keys = platform.calls(getCaptcha).map(({ request }) => request.key);
  expect(keys).toEqual([first, captcha().captcha?.key]);
  expect(new Set(keys).size).toBe(2);
});

test('loads another picture at most once a second, and defers an earlier press', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { captcha } = show();
  const key = () => captcha().captcha?.key;
  act(() => captcha().showNewCaptcha());
  const first = key();
  act(() => captcha().refreshCaptcha());
  act(() => captcha().refreshCaptcha());
  pass(999);
  expect(key()).toBe(first);
  pass(1);
  const second = key();
  expect(second).not.toBe(first);
  pass(5_000);
  expect(key()).toBe(second);
  act(() => captcha().refreshCaptcha());
  expect(key()).not.toBe(second);
});

test('drops a deferred press if no captcha is required anymore', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { captcha } = show();
  act(() => captcha().showNewCaptcha());
  act(() => captcha().refreshCaptcha());
  act(() => captcha().dropCaptcha());
  pass(5_000);
  expect(captcha().captcha).toBeNull();
});

test('keeps its button if loading fails, and ignores a late picture of an older key', async () => {
  const { platform, captcha } = show();
  let answer!: (image: string) => void;
  platform.on(getCaptcha, (_request, { callIndex }) =>
    callIndex === 0
      ? new Promise<string>((resolve) => (answer = resolve))
      : reject(503, 'BUSY', 'service_unavailable'),
  );
  act(() => captcha().showNewCaptcha());
  await waitFor(() => expect(platform.calls(getCaptcha)).toHaveLength(1));
  act(() => captcha().showNewCaptcha());
  const { key } = captcha().captcha ?? {};
  answer('iVBORw0KGgo=');
  await Promise.resolve();
  expect(captcha().captcha).toEqual({ key, image: null });
});
