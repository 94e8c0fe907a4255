import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';

import * as stories from './SecondFactorDialog.stories';

const { Default, Refused } = composeStories(stories);

test('sends the app’s code', async () => {
  const onSubmit = fn();
  await Default.run({ args: { ...Default.args, onSubmit } });
  await userEvent.type(await screen.findByLabelText(/Code from your app/), ' 123456 ');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('123456');
});

test('shows an error if empty, and sends nothing', async () => {
  const onSubmit = fn();
  await Default.run({ args: { ...Default.args, onSubmit } });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please enter the code.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('accepts a recovery code instead', async () => {
  const onSubmit = fn();
  await Default.run({ args: { ...Default.args, onSubmit } });
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText(/Recovery code/), 'AB2CD-EF3GH');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('AB2CD-EF3GH');
});

test('shows a rejected code at its field', async () => {
  await Refused.run();
  expect(await screen.findByLabelText(/Code from your app/)).toHaveAccessibleDescription(
    /That code isn’t right\. Wait for the next/,
  );
});
