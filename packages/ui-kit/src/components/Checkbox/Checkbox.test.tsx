import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';

import * as stories from './Checkbox.stories';

const { Default, Indeterminate, WithError, WithHelp } = composeStories(stories);

test('is checked by its label and by the space bar', async () => {
  render(<Default />);
  const box = screen.getByRole('checkbox', { name: 'Remember me on this device' });
  await userEvent.click(screen.getByText('Remember me on this device'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('shows the indeterminate state, and still passes its ref to a form library', () => {
  const ref = createRef<HTMLInputElement>();
  const { rerender } = render(<Indeterminate ref={ref} />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  expect(ref.current).toBe(screen.getByRole('checkbox'));
  rerender(<Indeterminate ref={ref} indeterminate={false} />);
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
});

test('associates help and error with the checkbox', () => {
  const { unmount } = render(<WithHelp />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/^For one day\./);
  unmount();
  render(<WithError />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/you must be 21 or older/);
});
