import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './LoginPage.stories';

const { Default, SignedIn } = composeStories(stories);

test('goes back to the page that asked for the sign-in', async () => {
  await Default.run();
  await userEvent.type(screen.getByLabelText('Username'), 'juan01');
  await userEvent.type(screen.getByLabelText('Password'), 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('/rng')).toBeVisible();
});

test('says who is signed in instead of asking again', async () => {
  await SignedIn.run();
  expect(screen.getByText('You are logged in as juan01.')).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});
