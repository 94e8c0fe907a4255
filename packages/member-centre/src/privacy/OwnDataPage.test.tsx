import { getOwnData, requestDataExport } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
// The stories' instance: with two user-event instances on the page, typing fails after a play function.
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as stories from './OwnDataPage.stories';

const { Default, NoPassword, NoneLeft, SecondFactor, WrongPassword } = composeStories(stories);

/** The links that the page has clicked: their path and the name of the file. */
const downloads: [path: string | null, file: string][] = [];

beforeEach(() => {
  downloads.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push([this.getAttribute('href'), this.download]);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const archive = {
  path: '/wps/relay/MCSFE_downloadOwnData?ticket=t1',
  fileName: 'my-data-2026-01-15.zip',
  expiresAt: Date.UTC(2026, 0, 15, 5),
};

test('says what is kept, why and how long', async () => {
  await Default.run();
  const chapters = await screen.findByRole('list', { name: 'What we keep and why' });
  expect(within(chapters).getAllByRole('listitem')).toHaveLength(8);
  expect(within(chapters).getByText(/in the last 90 days/)).toBeVisible();
  expect(within(chapters).getByText(/of the last 30 days/)).toBeVisible();
  // Messages and logins, then everything that says who the member is or was paid.
  expect(within(chapters).getAllByText('After you close your account: 12 months.')).toHaveLength(2);
  expect(within(chapters).getAllByText('After you close your account: 60 months.')).toHaveLength(6);
  expect(
    within(chapters).getByText(/excluded yourself for good, we keep your profile/),
  ).toBeVisible();
});

test('downloads the archive after the password, and says so', async () => {
  const platform = await runStory(Default, (fake) => fake.on(requestDataExport, () => archive));
  const password = await screen.findByLabelText(/Your login password/);
  await userEvent.type(password, 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(/download of my-data-2026-01-15\.zip has started/)).toBeVisible();
  expect(downloads).toEqual([[archive.path, archive.fileName]]);
  expect(platform.calls(requestDataExport).at(-1)?.request).toEqual({ password: 'Perya2026' });
  expect(screen.getByLabelText(/Your login password/)).toHaveValue('');
  // How many are left has changed.
  await expect.poll(() => platform.calls(getOwnData).length).toBeGreaterThan(1);
});

test('asks for nothing without a password', async () => {
  const platform = await runStory(Default);
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  const password = screen.getByLabelText(/Your login password/);
  await expect.poll(() => password).toBeInvalid();
  expect(password).toHaveFocus();
  expect(platform.calls(requestDataExport)).toHaveLength(0);
});

test('sends the code if two-step login is on', async () => {
  const platform = await runStory(SecondFactor, (fake) =>
    fake.on(requestDataExport, () => archive),
  );
  await userEvent.type(await screen.findByLabelText(/Your login password/), 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  await expect.poll(() => screen.getByLabelText(/Code from the app/)).toBeInvalid();
  await userEvent.type(screen.getByLabelText(/Code from the app/), ' 123456');
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  await expect.poll(() => downloads).toHaveLength(1);
  expect(platform.calls(requestDataExport).at(-1)?.request).toEqual({
    password: 'Perya2026',
    code: '123456',
  });
});

test('shows a wrong password at its field, and downloads nothing', async () => {
  await WrongPassword.run();
  await expect.poll(() => screen.getByLabelText(/Your login password/)).toBeInvalid();
  expect(downloads).toEqual([]);
});

test('offers no download while none is left, and says when', async () => {
  await NoneLeft.run();
  expect(await screen.findByText(/download it again from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
});

test('says what to do if the account has no password', async () => {
  await NoPassword.run();
  expect(await screen.findByText(/Your account has no password yet/)).toBeVisible();
  expect(screen.queryByLabelText(/Your login password/)).toBeNull();
});
