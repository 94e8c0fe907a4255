// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { setContractFlags, useContractFlags } from './contracts';
import { resetSession, signInForTest } from './testing';

const AGENT = { account: 'agent01', accountType: 'agent', agentType: 1 } as const;
const NONE = { dividend: false, daily: false, hourly: false, realTime: false };
const SOME = { ...NONE, dividend: true, hourly: true };

beforeEach(resetSession);

const flags = () => renderHook(() => useContractFlags()).result;

test('the flags are kept in session storage, including the one for any salary', () => {
  signInForTest(AGENT);
  const shown = flags();
  act(() => setContractFlags(SOME, 'test-token'));
  expect(shown.current).toEqual(SOME);
  expect(Object.fromEntries(Object.entries(sessionStorage))).toMatchObject({
    dividendContract: 'true',
    dailySalary: 'false',
    hourlySalary: 'true',
    realTimeSalary: 'false',
    salary: 'true',
  });
});

test('a reload restores them', async () => {
  signInForTest(AGENT);
  setContractFlags(SOME, 'test-token');
  vi.resetModules();
  const reloaded = await import('./contracts');
  expect(renderHook(() => reloaded.useContractFlags()).result.current).toEqual(SOME);
});

test('signing out clears them, and another agent starts without', () => {
  signInForTest(AGENT);
  const shown = flags();
  act(() => setContractFlags(SOME, 'test-token'));
  act(resetSession);
  expect(shown.current).toEqual(NONE);
  expect(sessionStorage.getItem('hourlySalary')).toBeNull();
  act(() => signInForTest({ ...AGENT, account: 'agent02' }));
  expect(shown.current).toEqual(NONE);
});

test('a response for an earlier session is ignored', () => {
  signInForTest(AGENT);
  act(() => setContractFlags(SOME, 'earlier-token'));
  expect(flags().current).toEqual(NONE);
});
