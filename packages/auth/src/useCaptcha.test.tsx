import { getCaptcha } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { createFakePlatform, reject } from '@perya/api-client/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { useCaptcha } from './useCaptcha';

function show() {
  const platform = createFakePlatform().on(getCaptcha, () => 'iVBORw0KGgo=');
  const client = platform.client();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>{children}</ApiProvider>
  );
  const { result } = renderHook(() => useCaptcha(), { wrapper });
  return { platform, captcha: () => result.current };
}

test('shows none until the platform asks for one, then a picture with a key of its own', async () => {
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

test('asks for another picture at most once a second', () => {
  const { platform, captcha } = show();
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  act(() => captcha().showNewCaptcha());
  const { key } = captcha().captcha ?? {};
  now.mockReturnValue(10_999);
  act(() => captcha().refreshCaptcha());
  expect(captcha().captcha?.key).toBe(key);
  now.mockReturnValue(11_000);
  act(() => captcha().refreshCaptcha());
  act(() => captcha().refreshCaptcha());
  expect(captcha().captcha?.key).not.toBe(key);
  expect(platform).toBeDefined();
});

test('keeps its button where no picture came, and a late picture away from a newer key', async () => {
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
