import { getMemberInfo, type MemberInfo } from '@perya/api-client';
import { wireMemberInfo } from '@perya/api-client/testing';
import type { SearchPaletteProps } from '@perya/lobby';
import { resetSession, signInForTest } from '@perya/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { renderSite } from '../../testSite';
import { closeOverlay, openOverlay } from '../navigation/overlay';

// The search results are tested in @perya/lobby; this mock shows its props.
vi.mock('@perya/lobby', () => ({
  SearchPalette({ isOpen, onClose, pages }: SearchPaletteProps) {
    if (!isOpen) return null;
    return (
      <section aria-label="The search">
        <button type="button" onClick={onClose}>
          Close search
        </button>
        <ul>
          {pages.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    );
  },
}));

const listener = vi.hoisted(() => ({ isAttached: false }));

vi.mock('./searchKey', async (importOriginal) => {
  const { useSearchKey } = await importOriginal<typeof import('./searchKey')>();
  return {
    useSearchKey(options: Parameters<typeof useSearchKey>[0]) {
      useSearchKey(options);
      useEffect(() => {
        listener.isAttached = true;
        return () => {
          listener.isAttached = false;
        };
      }, []);
    },
  };
});

beforeEach(() => {
  resetSession();
  closeOverlay('search');
});

const search = () => screen.findByRole('region', { name: 'The search' });
const shown = () => screen.queryByRole('region', { name: 'The search' });

async function arrive(config?: Parameters<typeof renderSite>[0]) {
  const site = await renderSite({ address: '/rng?page=2', ...config });
  await screen.findByRole('heading', { name: 'The page' });
  // The first interaction ends the first view and loads the key listener.
  await userEvent.click(document.body);
  await waitFor(() => expect(listener.isAttached).toBe(true));
  return site;
}

describe('the search shortcut', () => {
  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    '%s opens the search',
    async (keys) => {
      await arrive();
      await userEvent.keyboard(keys);
      expect(await search()).toBeVisible();
    },
  );

  test('is plain input in a text field, except for the chord', async () => {
    await arrive();
    const field = screen.getByRole('searchbox', { name: 'A field of the page' });
    await userEvent.type(field, 'a/b');
    expect(field).toHaveValue('a/b');
    await waitFor(() => expect(shown()).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await search()).toBeVisible();
  });

  test('closes the search when the chord is pressed again', async () => {
    await arrive();
    await userEvent.keyboard('{Control>}k{/Control}');
    await search();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(shown()).toBeNull());
  });
});

test('opens the search from the header; navigation closes it', async () => {
  const site = await arrive();
  const header = within(screen.getByRole('banner'));
  await userEvent.click(header.getByRole('button', { name: 'Search' }));
  await search();
  await act(() => site.go('/live'));
  await waitFor(() => expect(shown()).toBeNull());
});

test('keeps the sign-out confirmation open on navigation', async () => {
  signInForTest();
  const site = await arrive();
  // Awaited, because the dialog loads now.
  await act(() => Promise.resolve(openOverlay('signOut')));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await act(() => site.go('/live'));
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => closeOverlay('signOut'));
});

const ACCOUNTS: readonly [string, Partial<MemberInfo> | null, readonly string[]][] = [
  ['a guest', null, ['/login', '/register']],
  ['a trial account', { accountType: 'trial' }, []],
  [
    'a member',
    {},
    ['depositv2', 'withdraw', 'personalHistoryCopy', 'transactionHistory', 'messageV2'],
  ],
];

test.each(ACCOUNTS)('finds for %s only the pages that they can open', async (_, info, wanted) => {
  if (info) signInForTest(info);
  const type = info?.accountType === 'trial' ? 4 : 0;
  await arrive({
    answers: (platform) => platform.on(getMemberInfo, () => wireMemberInfo({ type })),
  });
  await userEvent.keyboard('/');
  const links = within(await search()).getAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  const own = hrefs.filter((href) => /member=|agent=|login|register/.test(href));
  const expected = wanted.map((name) => (name.startsWith('/') ? name : `/?member=${name}`));
  expect(own.slice(0, expected.length)).toEqual(expected);
  expect(own.length > 0).toBe(expected.length > 0);
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/rng', '/promotions', '/helpmc', '/down']));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});
