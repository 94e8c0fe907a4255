import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './FilterBar.stories';

const { Default, LongNames, SomeChosen } = composeStories(stories);

const bar = () => screen.findByRole('group', { name: 'Filters' });
const name = (text: string) => screen.getByText(text, { selector: 'summary' });
const names = () =>
  [...document.querySelectorAll('summary')].map(({ textContent }) => textContent ?? '');
const chosen = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

test('shows every available filter', async () => {
  await Default.run();
  await bar();
  expect(names()).toEqual([
    'Providers',
    'Type',
    'Features',
    'Volatility',
    'Minimum bet',
    'Lines',
    'RTP',
  ]);
});

test('selects several choices of one filter, and shows the number of games for each', async () => {
  await Default.run();
  await bar();
  await userEvent.click(name('Providers'));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Habagat Games 2\s?37$/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Paper Tiger 3\s?74$/ }));
  expect(chosen()).toEqual(['Remove: Habagat Games 2', 'Remove: Paper Tiger 3', 'Clear filters']);
  expect(names()[0]).toBe('Providers2');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Habagat Games 2\s?37$/ }));
  expect(chosen()).toEqual(['Remove: Paper Tiger 3']);
});

test('selects one amount, and Any clears it', async () => {
  await Default.run();
  await bar();
  await userEvent.click(name('Minimum bet'));
  await userEvent.click(screen.getByRole('radio', { name: /^₱2.00 or less/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^₱5.00 or less/ }));
  expect(chosen()).toEqual(['Remove: ₱5.00 or less']);
  const bets = within(screen.getByRole('group', { name: 'Minimum bet' }));
  await userEvent.click(bets.getByRole('radio', { name: 'Any' }));
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

test('searches a long list by name', async () => {
  await Default.run();
  await bar();
  await userEvent.click(name('Providers'));
  const vendors = within(screen.getByRole('group', { name: 'Providers' }));
  await userEvent.type(vendors.getByRole('searchbox', { name: 'Find by name' }), 'tiger');
  expect(vendors.getAllByRole('checkbox')).toHaveLength(5);
  await userEvent.type(vendors.getByRole('searchbox'), 'zzz');
  expect(vendors.getByText('No matches')).toBeInTheDocument();
});

test('closes on Esc and returns the focus to the summary', async () => {
  await SomeChosen.run();
  await bar();
  await userEvent.click(name('Features'));
  const filter = name('Features').closest('details');
  expect(filter?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(filter?.open).toBe(false);
  expect(document.activeElement).toBe(name('Features').closest('summary'));
});

test('closes on an outside press', async () => {
  await SomeChosen.run();
  await bar();
  await userEvent.click(name('Features'));
  await userEvent.click(document.body);
  expect(name('Features').closest('details')?.open).toBe(false);
});

test('can remove a choice that the platform no longer counts', async () => {
  await LongNames.run();
  await bar();
  expect(chosen()).toContain('Remove: สตูดิโอเรือกระดาษแห่งแม่น้ำเจ้าพระยา');
});
