import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './NoticeList.stories';

const { Default, OneOpen } = composeStories(stories);

test('opens a notice by its title', async () => {
  render(<Default />);
  const summary = screen.getByText('Card rooms rest on Tuesday');
  const notice = summary.closest('details')!;
  expect(notice.open).toBe(false);
  await userEvent.click(summary);
  expect(notice.open).toBe(true);
});

test('starts with the requested notice open', () => {
  render(<OneOpen />);
  expect(screen.getByText('New lanterns in the slots hall').closest('details')).toHaveAttribute(
    'open',
  );
  expect(screen.getByText('Your limits, explained').closest('details')).not.toHaveAttribute('open');
});
