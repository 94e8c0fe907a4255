import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './SelectionBoard.stories';

const { Lotto, LottoFull, TwoDigits, Positions, Entries, Options, ManyOptions } =
  composeStories(stories);

const pressed = (within_: HTMLElement = document.body) =>
  within(within_)
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('selects a ball on the first press and deselects it on the second', async () => {
  await Lotto.run();
  expect(pressed()).toEqual(['03', '11', '27']);
  await press('42');
  await press('11');
  expect(pressed()).toEqual(['03', '27', '42']);
});

test('disables the rest of the board when it is full', async () => {
  await LottoFull.run();
  expect(screen.getByRole('button', { name: '03' })).toBeDisabled();
  await press('01');
  expect(screen.getByRole('button', { name: '03' })).toBeEnabled();
});

test('replaces the selection with pasted numbers', async () => {
  await Lotto.run();
  await userEvent.click(screen.getByText('Paste numbers'));
  await userEvent.type(await screen.findByLabelText('Numbers'), '1 07-13, 99 x{Enter}');
  expect(pressed()).toEqual(['01', '07', '13']);
  expect(screen.getByText('We couldn’t add 2 numbers: 99 and x')).toBeVisible();
});

test('selects a group of two digits with one press', async () => {
  await TwoDigits.run({ globals: { language: 'EN' } });
  await press('Numbers from 0 to 99: Big');
  const chosen = pressed();
  expect(chosen).toHaveLength(50);
  expect(chosen[0]).toBe('50');
});

test('gives each position its own board and its own groups', async () => {
  await Positions.run();
  await press('Tens: Odd');
  await press('Units: Clear');
  expect(pressed(screen.getByRole('group', { name: 'Hundreds' }))).toEqual(['1', '2']);
  expect(pressed(screen.getByRole('group', { name: 'Tens' }))).toEqual(['1', '3', '5', '7', '9']);
  expect(pressed(screen.getByRole('group', { name: 'Units' }))).toEqual([]);
});

test('adds typed numbers, and keeps rejected text for correction', async () => {
  await Entries.run();
  const field = await screen.findByLabelText('Numbers');
  await userEvent.type(field, '0042 5555 12{Enter}');
  expect(field).toHaveValue('12');
  expect(screen.getByText('We couldn’t add 1 number: 12')).toBeVisible();
  await press('Remove 1234');
  expect(
    screen.getAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent),
  ).toEqual(['0042', '9876', '5555']);
});

test('shows the odds of outcomes', async () => {
  await Options.run();
  await press('Odd × 1.89');
  expect(pressed()).toEqual(['Big× 1.89', 'Odd× 1.89']);
});

test('includes the position in the names of outcomes', async () => {
  await ManyOptions.run();
  await press('10th: Even × 1.84');
  expect(pressed()).toHaveLength(2);
});
