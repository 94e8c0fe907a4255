import { updateProfile } from '@perya/api-client';
import { reject, runStory, type FakePlatform } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './ProfilePage.stories';

const { Default, Failed, Told } = composeStories(stories);

async function show(prepare?: (fake: FakePlatform) => void) {
  const platform = await runStory(Default, prepare);
  await screen.findByRole('button', { name: 'Save' });
  return platform;
}

test('sends only what was changed', async () => {
  const platform = await show();
  const field = screen.getByLabelText('Real name');
  await userEvent.type(field, 'Juan dela Cruz');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => platform.calls(updateProfile).at(-1)?.request)
    .toEqual({ realName: 'Juan dela Cruz' });
});

test('shows the platform’s error at its field', async () => {
  await show((fake) =>
    fake.on(updateProfile, () =>
      reject(400, 'INVALID_REQUEST', 'nickname_letters', {
        value: { errors: [{ path: 'nickname', message: 'nickname_letters', params: {} }] },
      }),
    ),
  );
  const field = screen.getByLabelText('Nickname');
  await userEvent.type(field, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => field).toHaveAccessibleDescription(/letters, digits and spaces/);
});

test('focuses the rejected field, keeps the input, and clears the error on change', async () => {
  await show((fake) =>
    fake.on(updateProfile, () =>
      reject(400, 'INVALID_REQUEST', 'invalid', {
        value: { errors: [{ path: 'whatsapp', message: 'nickname_letters', params: {} }] },
      }),
    ),
  );
  const field = screen.getByLabelText('WhatsApp number');
  await userEvent.type(field, '0917');
  await userEvent.type(screen.getByLabelText('Real name'), 'Juan');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('Real name')).toHaveValue('Juan');
  await userEvent.type(field, '5');
  expect(field).not.toBeInvalid();
  expect(field).toHaveValue('09175');
});

test('confirms saving, and clears fields that can be set only once', async () => {
  await show();
  await userEvent.type(screen.getByLabelText('Nickname'), 'ito');
  await userEvent.type(screen.getByLabelText('Real name'), 'Juan dela Cruz');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.getByLabelText('Nickname')).toHaveValue('Juanito');
  expect(screen.getByLabelText('Real name')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('hides fields that are already set', async () => {
  await Told.run();
  expect(await screen.findByText('J··· d··· C···')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Real name' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Upload a picture' })).toBeNull();
});

test('shows a load error', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
});
