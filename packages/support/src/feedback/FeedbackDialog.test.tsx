import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './FeedbackDialog.stories';

const { Default, LateRules, Refused, WithoutRules, Written } = composeStories(stories);

const message = () => screen.findByRole('textbox', { name: 'Your message' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('counts the words while typing, and rejects too few only on submit', async () => {
  await Default.run();
  await userEvent.type(await message(), 'Too slow');
  expect(await screen.findByText('2 of 5–300 words')).toBeVisible();
  expect(screen.queryByText('Write 5–300 words.')).toBeNull();
  await send();
  expect(await message()).toBeInvalid();
  expect(screen.getByText('Write 5–300 words.')).toBeVisible();
});

test('shows the reference of a sent message, and an empty form for another', async () => {
  await Written.run();
  await send();
  expect(await screen.findByText('F-7KQ2M9XA')).toBeVisible();
  expect(screen.getByText('We’ve got your message')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(await message()).toHaveValue('');
});

test('keeps the message when the platform rejects it', async () => {
  await Refused.run();
  await send();
  expect(await screen.findByText('Too many attempts. Try again in 9 minutes.')).toBeVisible();
  expect(await message()).toHaveValue(
    'The reels stopped in the middle of a spin, and only a reload helped.',
  );
});

test('focuses the missing message, and clears its error once written', async () => {
  await Default.run();
  expect(await screen.findByText('0 of 5–300 words')).toBeVisible();
  await send();
  expect(await message()).toBeInvalid();
  expect(await message()).toHaveFocus();
  await userEvent.type(await message(), 'One two three four five');
  expect(await message()).toBeValid();
});

test('works without the rules: the rejection contains the limits', async () => {
  await WithoutRules.run();
  await userEvent.type(await message(), 'Slow');
  await send();
  expect(await screen.findByText('Write 5–300 words.')).toBeVisible();
});

test('shows a rejection once, in the field, when the rules load after it', async () => {
  await LateRules.run();
  await userEvent.type(await message(), 'Slow');
  await send();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your message' })).toBeInvalid());
  expect(screen.getAllByText('Write 5–300 words.')).toHaveLength(1);
});
