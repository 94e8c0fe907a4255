import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './DeferredSelect.stories';

const { Default, Chosen, Searched, Disabled } = composeStories(stories);

const trigger = () => screen.getByRole('combobox', { name: 'Sort by' });

test('shows the chosen option, and exposes that it opens a list', () => {
  render(<Chosen />);
  expect(trigger()).toHaveTextContent('Newest');
  expect(trigger()).toHaveAttribute('aria-haspopup', 'listbox');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{Enter}', '{ArrowDown}', ' '])(
  'opens with %s, selects, and returns the focus',
  async (key) => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.tab();
    expect(trigger()).toHaveFocus();
    await userEvent.keyboard(key);
    await userEvent.click(await screen.findByRole('option', { name: 'Name' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Name');
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(trigger()).toHaveTextContent('Name');
  },
);

test('opens with a search if labels are given', async () => {
  render(<Searched />);
  await userEvent.click(trigger());
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'How to sort' })).toHaveFocus());
  await userEvent.keyboard('new');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Newest']);
});

test('keeps the current value if the list fails to load', async () => {
  vi.doMock('./Select', () => {
    throw new Error('The line is dead.');
  });
  render(<Chosen />);
  await userEvent.click(trigger());
  expect(trigger()).toHaveTextContent('Newest');
  expect(screen.queryByRole('option')).toBeNull();
  vi.doUnmock('./Select');
});

test('does not open when disabled', async () => {
  render(<Disabled />);
  await userEvent.click(trigger());
  expect(screen.queryByRole('option')).toBeNull();
});
