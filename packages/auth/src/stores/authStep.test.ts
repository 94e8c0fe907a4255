import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';

import {
  openFollowedLink,
  dismissLoginNotice,
  completePasswordChange,
  startForgotPassword,
  startPasswordChange,
  closeStep,
  failStep,
  useAuthStep,
  useLoginNotice,
} from './authStep';

const watch = () => renderHook(() => ({ step: useAuthStep(), notice: useLoginNotice() })).result;

const mustChange = () =>
  startPasswordChange({ account: 'expire01', reason: 'expired', knownPassword: 'Perya2026' });

afterEach(() => {
  act(() => {
    closeStep();
    dismissLoginNotice();
  });
});

it('is null at first', () => {
  expect(watch().current).toEqual({ step: null, notice: null });
});

test.each([
  ['the step is closed', closeStep],
  ['the password has been changed', () => completePasswordChange('expire01')],
  ['the step fails', () => failStep(new Error('line'))],
  ['the visitor starts password recovery', startForgotPassword],
  ['a login link is opened', () => openFollowedLink({ kind: 'login', token: 't-1' })],
])('drops the password of its step when %s', (_, event) => {
  const shown = watch();
  act(mustChange);
  expect(shown.current.step).toMatchObject({ knownPassword: 'Perya2026' });
  act(event);
  expect(JSON.stringify(shown.current)).not.toContain('Perya2026');
});

it('stores nothing of a step', () => {
  act(mustChange);
  expect(
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  ).not.toContain('Perya2026');
  expect(document.cookie).not.toContain('Perya2026');
});

it('opens a link’s step', () => {
  const shown = watch();
  act(() => openFollowedLink({ kind: 'reset', token: 'r-1' }));
  expect(shown.current.step).toEqual({ kind: 'reset-password', token: 'r-1' });
  act(() => openFollowedLink({ kind: 'login', token: 't-1' }));
  expect(shown.current.step).toEqual({ kind: 'token-link', token: 't-1' });
});

it('provides the login’s notice until it is dismissed', () => {
  const shown = watch();
  act(mustChange);
  act(() => completePasswordChange('expire01'));
  expect(shown.current).toEqual({
    step: null,
    notice: { kind: 'password-changed', account: 'expire01' },
  });
  act(dismissLoginNotice);
  expect(shown.current.notice).toBeNull();
});
