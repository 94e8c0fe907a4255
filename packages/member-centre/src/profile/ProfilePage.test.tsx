import { updateProfile } from '@perya/api-client';
import { reject, type FakePlatform } from '@perya/api-client/testing';
import { composeStories, composeStory } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import meta, * as stories from './ProfilePage.stories';

const { Told, Failed } = composeStories(stories);

async function show(prepare?: (fake: FakePlatform) => void) {
  let platform!: FakePlatform;
  const Page = composeStory(
    {
      ...stories.Default,
      parameters: {
        platform: (fake: FakePlatform) => {
          platform = fake;
          meta.parameters.platform(fake);
          prepare?.(fake);
        },
      },
    },
    meta,
  );
  await Page.run();
  await screen.findByRole('button', { name: 'Save' });
  return platform;
}

test('sends what was changed, and nothing else', async () => {
  const platform = await show();
  const field = screen.getByLabelText('Real name');
  await userEvent.type(field, 'Juan dela Cruz');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => platform.calls(updateProfile).at(-1)?.request)
    .toEqual({ payeeName: 'Juan dela Cruz' });
});

test('says at its field what the platform refuses', async () => {
  await show((fake) =>
    fake.on(updateProfile, () =>
      reject(400, 'INVALID_REQUEST', 'nickname_letters', {
        value: { faults: [{ path: 'nickname', message: 'nickname_letters', params: {} }] },
      }),
    ),
  );
  const field = screen.getByLabelText('Nickname');
  await userEvent.type(field, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => field).toHaveAccessibleDescription(/letters, digits and spaces/);
});

test('asks for nothing again that was told', async () => {
  await Told.run();
  expect(await screen.findByText('J··· d··· C···')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Real name' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Upload a picture' })).toBeNull();
});

test('says why nothing came', async () => {
  await Failed.run();
  expect(await screen.findByText('This did not load')).toBeVisible();
});
