import { act, render, screen } from '@testing-library/react';
import { createI18n, errorsCatalogue, I18nProvider } from '@perya/i18n';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lazyShellCatalogue } from '../locales';
import { SlowNavigation } from './SlowPart';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** Navigates to a page that never loads. */
async function goWhereNothingComes() {
  const i18n = createI18n({ language: 'EN' });
  await i18n.load([lazyShellCatalogue, errorsCatalogue]);
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <I18nProvider i18n={i18n}>
          <Link to="/slow">Onwards</Link>
          <SlowNavigation />
        </I18nProvider>
      ),
    },
    { path: '/slow', loader: () => new Promise(() => {}), element: <p>Never</p> },
    { path: '/quick', element: <p>Quick</p> },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/slow'));
  return router;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('reports a page that hangs after two minutes, not before', async () => {
  await goWhereNothingComes();
  await pass(119_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(2_000);
  expect(await screen.findByText(/This page is taking a long time to load\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('asks only once if the visitor keeps waiting', async () => {
  await goWhereNothingComes();
  await pass(121_000);
  await screen.findByRole('dialog');
  act(() => screen.getAllByRole('button', { name: 'Keep waiting' })[0]?.click());
  await pass(1_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows nothing if the page loads in time', async () => {
  const router = await goWhereNothingComes();
  await pass(60_000);
  await act(() => router.navigate('/quick'));
  await pass(200_000);
  expect(screen.getByText('Quick')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
