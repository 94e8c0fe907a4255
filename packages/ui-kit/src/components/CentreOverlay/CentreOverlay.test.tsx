import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';

import * as stories from './CentreOverlay.stories';

const { Default } = composeStories(stories);

test('is a labeled dialog that marks the current page in the list', async () => {
  render(<Default />);
  const dialog = await screen.findByRole('dialog', { name: 'Member center' });
  const list = within(dialog).getByRole('navigation', { name: 'Member center pages' });
  expect(within(list).getByRole('link', { name: 'Betting record' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(list).getByRole('link', { name: 'Account record' })).not.toHaveAttribute(
    'aria-current',
  );
});

test('requests closing by its button and by Esc', async () => {
  const onClose = fn();
  render(<Default onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
