import { getAnnouncementBoard } from '@perya/api-client';
import { createFakePlatform, wireNotice } from '@perya/api-client/testing';
import { ApiProvider } from '@perya/api-client/react';
import { createI18n, I18nProvider, loadCatalogues } from '@perya/i18n';
import { markAfterLoginShown, expireSession, signIn, signOut } from '@perya/session';
import { resetSession, testMemberInfo } from '@perya/session/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';

import { AfterLoginNotices } from './AfterLoginNotices';
import * as stories from './AfterLoginNotices.stories';
import { noticesCatalogue } from './locales';

const { Default, One, Guest, NothingToSay, Failed, Held } = composeStories(stories);

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  localStorage.clear();
});

/** Long enough for a response to arrive. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));
const popUp = () => screen.findByRole('dialog', { name: 'Good to know' });
const isQuiet = async () => {
  await settle();
  return screen.queryByRole('dialog') === null;
};
const close = () => userEvent.click(screen.getByRole('button', { name: 'Got it' }));

test("shows the operator's announcements after a sign-in, then the game news", async () => {
  await Default.run();
  expect(await popUp()).toBeVisible();
  expect(screen.getByRole('article', { name: 'Welcome to the fair' })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('article', { name: 'New providers in the lobby' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('article', { name: 'Welcome to the fair' })).toBeVisible();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('has no pagination for a single notice', async () => {
  await One.run();
  expect(await popUp()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test.each([
  ['guests', Guest],
  ['members without notices', NothingToSay],
  ['members whose notices failed to load', Failed],
  ['members in a game', Held],
])('shows nothing to %s', async (_, Story) => {
  await Story.run();
  expect(await isQuiet()).toBe(true);
});

/** The notices in a site where members sign in and out. */
async function site() {
  const fake = createFakePlatform();
  fake.on(getAnnouncementBoard, () => ({
    notices: [],
    popup: [wireNotice({ id: 'a', type: 'PU', title: 'First' })],
    promotion: [],
  }));
  const i18n = createI18n({ language: 'EN' });
  await loadCatalogues(i18n, [noticesCatalogue]);
  const client = fake.client();
  const draw = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider client={client}>
          <I18nProvider i18n={i18n} format={{ currency: 'PHP', timeZone: 'Asia/Manila' }}>
            <MemoryRouter>
              <AfterLoginNotices />
            </MemoryRouter>
          </I18nProvider>
        </ApiProvider>
      </QueryClientProvider>,
    );
  return { fake, draw };
}

const arrive = (account: string, arrival?: 'first-login') =>
  act(
    () =>
      void signIn(
        { token: `token-${account}` },
        testMemberInfo({ account }),
        arrival && { arrival },
      ),
  );

test('requests nothing before a sign-in, and shows each notice once', async () => {
  const { fake, draw } = await site();
  draw();
  expect(await isQuiet()).toBe(true);
  expect(fake.calls(getAnnouncementBoard)).toHaveLength(0);
  arrive('juan01');
  expect(await popUp()).toBeVisible();
  await close();
  expect(await isQuiet()).toBe(true);
  act(signOut);
  arrive('juan01');
  expect(await popUp()).toBeVisible();
});

test('shows nothing again after a reload, or when the session is renewed', async () => {
  const { draw } = await site();
  const first = draw();
  arrive('juan01');
  expect(await popUp()).toBeVisible();
  await close();
  first.unmount();
  draw();
  expect(await isQuiet()).toBe(true);
  act(() => expireSession('expired'));
  arrive('juan01');
  expect(await isQuiet()).toBe(true);
  act(() => expireSession('expired'));
  arrive('maria02');
  expect(await popUp()).toBeVisible();
});

test("waits for the sign-in's own dialogs", async () => {
  const { draw } = await site();
  draw();
  arrive('fresh01', 'first-login');
  expect(await isQuiet()).toBe(true);
  act(markAfterLoginShown);
  expect(await popUp()).toBeVisible();
});

test('no longer shows dismissed notices, but still shows new ones', async () => {
  const { fake, draw } = await site();
  const first = draw();
  arrive('juan01');
  expect(await popUp()).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t show these again' }));
  await close();
  act(signOut);
  arrive('juan01');
  expect(await isQuiet()).toBe(true);
  first.unmount();
  act(signOut);
  fake.on(getAnnouncementBoard, () => ({
    notices: [],
    popup: [
      wireNotice({ id: 'a', type: 'PU', title: 'First' }),
      wireNotice({ id: 'b', type: 'PU', title: 'Second' }),
    ],
    promotion: [],
  }));
  draw();
  arrive('juan01');
  expect(await popUp()).toBeVisible();
  expect(screen.getByRole('article', { name: 'Second' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});
