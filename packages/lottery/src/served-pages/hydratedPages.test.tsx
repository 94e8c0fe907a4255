import {
  getLotteryMenu,
  getLotteryOffer,
  getVietnamLotteryMenu,
  listDraws,
  listRecentVietnamLotteries,
  listVietnamDraws,
  listVietnamLotteries,
} from '@perya/api-client';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { clearDesks } from '../desk/state/useDesk';
import { serve } from './testServe';

/** A Tuesday in Hanoi, 15:00. */
const TUESDAY = Date.parse('2026-11-24T15:00:00+07:00');
const DAY_MS = 86_400_000;
/** Calls of a guest's first view. */
const FIRST_CALLS = [
  getLotteryMenu,
  getLotteryOffer,
  listDraws,
  getVietnamLotteryMenu,
  listVietnamLotteries,
  listVietnamDraws,
];

let root: Root | undefined;

beforeEach(() => {
  // The fake platform uses the device's clock.
  vi.useFakeTimers({ now: TUESDAY, toFake: ['Date'] });
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
  clearDesks();
});

/** Hydrates a server's page, and returns the mismatches that React reports. */
async function hydrate(html: string, page: ReactNode): Promise<unknown[]> {
  const errors: unknown[] = [];
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  });
  return errors;
}

test.each([
  ['/lottery?gameCode=PH_6_42', 0],
  ['/lottery', 0],
  ['/vnlottery', 0],
  ['/vnlottery?gameCode=VN_HUE&view=results', 0],
  ['/vnlottery', DAY_MS],
])('the browser hydrates %s without a mismatch, with a clock %i ms ahead', async (path, ahead) => {
  const { html, page } = await serve(path);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.setSystemTime(TUESDAY + 3_000 + ahead);
  expect(await hydrate(html, page())).toEqual([]);
  expect(error.mock.calls).toEqual([]);
});

test('a guest’s page in time makes no further calls', async () => {
  const { html, page, platform } = await serve('/vnlottery');
  const made = FIRST_CALLS.map((call) => platform.calls(call).length);
  vi.setSystemTime(TUESDAY + 3_000);
  await hydrate(html, page());
  expect(FIRST_CALLS.map((call) => platform.calls(call).length)).toEqual(made);
  expect(platform.calls(listRecentVietnamLotteries)).toHaveLength(0);
});

test('a device whose clock is wrong requests the offer, and with it the platform’s time', async () => {
  const { html, page, platform } = await serve('/lottery?gameCode=PH_6_42');
  vi.setSystemTime(TUESDAY - DAY_MS);
  await hydrate(html, page());
  expect(platform.calls(getLotteryOffer)).toHaveLength(2);
});
