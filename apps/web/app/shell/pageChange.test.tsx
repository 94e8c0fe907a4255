import { resetSession } from '@perya/session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { renderSite } from '../testSite';
import { closeOverlay, openOverlay } from './navigation/overlay';

beforeEach(resetSession);

/**
 * Takes React out of the `act` queue until the test ends. React never renders work that is still queued when
 * `act` returns, which is the case while a slow import is pending.
 */
function scheduleAsInBrowser(): void {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  onTestFinished(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });
}

async function arrive() {
  const site = await renderSite({ address: '/rng' });
  await screen.findByText('The page');
  return site;
}

test('moves focus to the new page’s content', async () => {
  const site = await arrive();
  screen.getByRole('searchbox', { name: 'A field of the page' }).focus();
  await act(() => site.go('/live'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test.each([
  ['the same page with other search parameters', '/rng?page=2'],
  ['an anchor on another page', '/live#limits'],
])('navigating to %s does not move the focus', async (_, to) => {
  const site = await arrive();
  const field = screen.getByRole('searchbox', { name: 'A field of the page' });
  field.focus();
  await act(() => site.go(to));
  expect(screen.getByRole('main')).not.toHaveFocus();
});

test('closes the previous page’s overlays', async () => {
  const site = await arrive();
  await act(() => Promise.resolve(openOverlay('drawer')));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  await act(() => site.go('/live'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  closeOverlay('drawer');
});

test('keeps an overlay that was opened while the next page was loading', async () => {
  const { promise: content, resolve: arrives } = Promise.withResolvers<string>();
  const Page = () => (useLocation().pathname === '/live' ? use(content) : 'The last page');
  const site = await renderSite({ address: '/rng', page: <Page /> });
  await screen.findByText('The last page');
  scheduleAsInBrowser();
  await site.go('/live');
  expect(window.location.pathname).toBe('/live');
  expect(screen.getByText('The last page')).toBeVisible();
  openOverlay('drawer');
  arrives('The next page');
  await screen.findByText('The next page');
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  closeOverlay('drawer');
});
