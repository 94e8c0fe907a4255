import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './PaymentPasswordField.stories';

const { Default, Refused } = composeStories(stories);

test('accepts six digits and nothing else', async () => {
  const onChange = vi.fn();
  await Default.run({ args: { ...Default.args, onChange } });
  const field = await screen.findByLabelText(/Payment password/);
  await userEvent.type(field, '12a34-5678');
  expect(field).toHaveValue('123456');
  expect(onChange).toHaveBeenLastCalledWith('123456');
});

test('shows its error message', async () => {
  await Refused.run();
  expect(await screen.findByLabelText(/Payment password/)).toHaveAccessibleDescription(
    /The payment password is wrong/,
  );
});
