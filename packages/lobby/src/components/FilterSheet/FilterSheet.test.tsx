import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NO_FILTERS } from '../../address/lobbyAddress';
import type { FilterSheetProps } from './FilterSheet';
import * as stories from './FilterSheet.stories';

const { CountsFail, Default, SomeChosen } = composeStories(stories);
const onApply = vi.fn<FilterSheetProps['onApply']>();

test('counts the games of the selected filters, and applies them all at once', async () => {
  await Default.run({ args: { ...Default.args, onApply } });
  await screen.findByRole('button', { name: 'Show 120 games' });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Tala Works/ }));
  await screen.findByRole('button', { name: 'Show 70 games' });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Free spins\s?96$/ }));
  await screen.findByRole('button', { name: 'Show 58 games' });
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show 58 games' }));
  expect(onApply).toHaveBeenCalledExactlyOnceWith({
    ...NO_FILTERS,
    vendors: ['TLA'],
    features: ['FREE_SPINS'],
  });
});

test('Clear resets every choice before anything is applied', async () => {
  await SomeChosen.run();
  expect(await screen.findByRole('checkbox', { name: /^Tala Works/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('checkbox', { name: /^Tala Works/ })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDisabled();
});

test('links to the games when the counts fail', async () => {
  await CountsFail.run();
  expect(await screen.findByRole('button', { name: 'Show games' })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'Fruit' })).toBeChecked();
});
