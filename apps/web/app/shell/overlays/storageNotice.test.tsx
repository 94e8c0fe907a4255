import { resetSession, signInForTest } from '@perya/session/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderSite } from '../../testSite';

const WARNING = /Your browser doesn’t save anything for this site/;

beforeEach(() => resetSession());
afterEach(() => vi.restoreAllMocks());

async function openPage() {
  await renderSite();
  await screen.findByText('The page');
  // Ends the first view.
  await userEvent.keyboard('a');
}

test('warns a member whose browser doesn’t keep the session', async () => {
  await openPage();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  act(() => signInForTest());
  expect(await screen.findByText(WARNING)).toBeVisible();
});

test('says nothing if the session is kept', async () => {
  await openPage();
  act(() => signInForTest());
  await screen.findByRole('button', { name: /’s account$/ });
  expect(screen.queryByText(WARNING)).toBeNull();
});
