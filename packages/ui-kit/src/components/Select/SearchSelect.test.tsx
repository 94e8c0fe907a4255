import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './SearchSelect.stories';

const { Default, Chosen } = composeStories(stories);

const trigger = () => screen.getByRole('combobox', { name: 'Country' });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

test('finds an option by a part of its name, by keyboard alone, and restores the focus', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Default onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(trigger()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const search = await screen.findByRole('combobox', { name: 'Country or code' });
  await vi.waitFor(() => expect(search).toHaveFocus());
  await userEvent.keyboard('lipp');
  expect(names()).toEqual(['Philippines+63']);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Philippines');
  await vi.waitFor(() => expect(trigger()).toHaveFocus());
  expect(trigger()).toHaveTextContent('+63');
});

test('finds an option by its label once chosen', async () => {
  render(<Default />);
  await userEvent.click(trigger());
  await userEvent.type(await screen.findByRole('combobox', { name: 'Country or code' }), '+84');
  expect(names()).toEqual(['Vietnam+84']);
});

test('starts with all options, and shows the chosen one', async () => {
  render(<Chosen />);
  expect(trigger()).toHaveTextContent('+63');
  await userEvent.click(trigger());
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Philippines');
  expect(screen.getAllByRole('option')).toHaveLength(15);
});

test('announces that nothing matches, and closes on Esc without choosing', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Chosen onValueChange={onValueChange} />);
  await userEvent.click(trigger());
  await userEvent.type(await screen.findByRole('combobox', { name: 'Country or code' }), 'xyz');
  expect(screen.getByText('No such country.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(trigger()).toHaveTextContent('+63');
  expect(onValueChange).not.toHaveBeenCalled();
});
