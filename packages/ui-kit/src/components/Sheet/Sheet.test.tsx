import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './Sheet.stories';

const { Default, HiddenTitle } = composeStories(stories);

test('has a name, and closes by its button and on Esc', async () => {
  const onClose = vi.fn<() => void>();
  render(<Default onClose={onClose} />);
  const sheet = await screen.findByRole('dialog', { name: 'Vendors' });
  await vi.waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('keeps its name when the title is hidden', async () => {
  render(<HiddenTitle />);
  expect(await screen.findByRole('dialog', { name: 'Vendors' })).toBeInTheDocument();
});

test('is not rendered while closed', () => {
  render(<Default open={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
