import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './TextArea.stories';

const { Default, Invalid } = composeStories(stories);

test('is labeled by its field and accepts several lines', async () => {
  await Default.run();
  const area = screen.getByRole('textbox', { name: 'Your message' });
  expect(area).toHaveAccessibleDescription('5–300 words');
  await userEvent.type(area, 'One{Enter}two');
  expect(area).toHaveValue('One\ntwo');
});

test('is associated with its error', async () => {
  await Invalid.run();
  const [area] = screen.getAllByRole('textbox');
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription(/Write 5–300 words/);
});
