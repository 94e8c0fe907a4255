import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PlayCheckDialog.stories';

const { Default } = composeStories(stories);

test('shows the time played and the result, and waits for an answer', async () => {
  const onGoOn = fn();
  const onStop = fn();
  await Default.run({ args: { ...Default.args, onGoOn, onStop } });
  expect(await screen.findByText('1 hour 5 minutes')).toBeVisible();
  expect(screen.getByText(/340\.00/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onStop).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
  expect(onGoOn).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Stop for now' }));
  expect(onStop).toHaveBeenCalledOnce();
});
