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
  within(screen.getByRole('list', { name: 'Chosen filters' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

test('has every filter that the lobby can be narrowed by', async () => {
  await Default.run();
  await bar();
  expect(names()).toEqual([
    'Providers',
    'Kind',
    'Features',
    'Volatility',
    'Smallest bet',
    'Lines',
    'RTP',
  ]);
});

test('several boxes of one filter can be ticked, and are shown with how many games they leave', async () => {
  await Default.run();
  await bar();
  await userEvent.click(name('Providers'));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Habagat Games 2\s?37$/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Paper Tiger 3\s?74$/ }));
  expect(chosen()).toEqual([
    'Take away: Habagat Games 2',
    'Take away: Paper Tiger 3',
    'Clear filters',
  ]);
  expect(names()[0]).toBe('Providers2');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Habagat Games 2\s?37$/ }));
  expect(chosen()).toEqual(['Take away: Paper Tiger 3']);
});

test('of the amounts one is chosen, and Any takes it back', async () => {
  await Default.run();
  await bar();
  await userEvent.click(name('Smallest bet'));
  await userEvent.click(screen.getByRole('radio', { name: /^₱2.00 or less/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^₱5.00 or less/ }));
  expect(chosen()).toEqual(['Take away: ₱5.00 or less']);
  const bets = within(screen.getByRole('group', { name: 'Smallest bet' }));
  await userEvent.click(bets.getByRole('radio', { name: 'Any' }));
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
});

test('a long list is searched by name', async () => {
  await Default.run();
  await bar();
  await userEvent.click(name('Providers'));
  const vendors = within(screen.getByRole('group', { name: 'Providers' }));
  await userEvent.type(vendors.getByRole('searchbox', { name: 'Find by name' }), 'tiger');
  expect(vendors.getAllByRole('checkbox')).toHaveLength(5);
  await userEvent.type(vendors.getByRole('searchbox'), 'zzz');
  expect(vendors.getByText('Nothing here has this name.')).toBeInTheDocument();
});

test('Esc closes what is open and gives the focus back to its name', async () => {
  await SomeChosen.run();
  await bar();
  await userEvent.click(name('Features'));
  const filter = name('Features').closest('details');
  expect(filter?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(filter?.open).toBe(false);
  expect(document.activeElement).toBe(name('Features').closest('summary'));
});

test('a press beside it closes what is open', async () => {
  await SomeChosen.run();
  await bar();
  await userEvent.click(name('Features'));
  await userEvent.click(document.body);
  expect(name('Features').closest('details')?.open).toBe(false);
});

test('a choice that the platform no longer counts can still be taken away', async () => {
  await LongNames.run();
  await bar();
  expect(chosen()).toContain('Take away: สตูดิโอเรือกระดาษแห่งแม่น้ำเจ้าพระยา');
});
