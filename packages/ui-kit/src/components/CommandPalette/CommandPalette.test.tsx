import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { CommandItem } from './CommandPalette';
import * as stories from './CommandPalette.stories';

const { Default, Nothing } = composeStories(stories);

const onChoose = vi.fn<(item: CommandItem) => void>();
const onClose = vi.fn<() => void>();

/** A parent that controls the query. */
function Owned() {
  const [query, setQuery] = useState('');
  return <Default query={query} onQueryChange={setQuery} onChoose={onChoose} onClose={onClose} />;
}

test('arrow keys move through all groups while the focus stays in the field, and Enter chooses', async () => {
  render(<Owned />);
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await vi.waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('lan{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'v1' }));
  expect(field).toHaveValue('lan');
  expect(field).toHaveFocus();
});

test('Esc and the button close', async () => {
  render(<Owned />);
  await screen.findByRole('combobox');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a group labels its items, and an empty group is not rendered', async () => {
  const groups = [
    { id: 'a', label: 'Games', items: [] },
    { id: 'b', label: 'Pages', items: [{ id: 'p', label: 'Promotions' }] },
  ];
  render(<Default groups={groups} />);
  expect(await screen.findByRole('group', { name: 'Pages' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Games' })).not.toBeInTheDocument();
});

test('announces the results, and renders the extra content', async () => {
  render(<Nothing />);
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});
