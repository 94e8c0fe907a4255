import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './Select.stories';

const { Default, Chosen, Narrow, WithError } = composeStories(stories);

test('opens by key, chooses by arrows and Enter, and restores the focus', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Default onValueChange={onValueChange} />);
  const trigger = screen.getByRole('combobox', { name: 'Language' });
  expect(trigger).toHaveTextContent('Choose a language');
  await userEvent.tab();
  expect(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(trigger).toHaveFocus());
  expect(trigger).not.toHaveTextContent('Choose a language');
});

test('shows the chosen option', async () => {
  render(<Chosen />);
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveTextContent('ภาษาไทย');
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('ภาษาไทย');
});

test('shows a shorter label once chosen, and leaves the field’s own label to the other control', async () => {
  render(<Narrow />);
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveTextContent('+63');
  expect(country).not.toHaveTextContent('Philippines');
  expect(screen.getByLabelText('Mobile number')).toHaveAttribute('type', 'tel');
  await userEvent.click(country);
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Philippines');
});

test('closes its list on Esc without choosing', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Chosen onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('is associated with the error of its field', () => {
  render(<WithError />);
  const trigger = screen.getByRole('combobox', { name: 'Language' });
  expect(trigger).toHaveAttribute('aria-invalid', 'true');
  expect(trigger).toHaveAccessibleDescription(/^Choose the language/);
});

test('renders no style element, which the content security policy would block', async () => {
  const { container } = render(<Chosen />);
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('listbox');
  // React moves such elements into the head and marks them.
  expect(container.ownerDocument.querySelector('style[data-precedence]')).toBeNull();
});
