import { addDays, todayIn } from '@perya/rules/time';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './PeriodFilter.stories';

const { Default } = composeStories(stories);
const TODAY = todayIn('Asia/Manila', Date.now());

test('steps back by the same number of days, and forward to today', async () => {
  await Default.run();
  expect(screen.getByRole('button', { name: 'Next 7 days' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Previous 7 days' }));
  expect(screen.getByLabelText('From')).toHaveValue(addDays(TODAY, -13));
  expect(screen.getByLabelText('To')).toHaveValue(addDays(TODAY, -7));
  await userEvent.click(screen.getByRole('button', { name: 'Next 7 days' }));
  expect(screen.getByLabelText('To')).toHaveValue(TODAY);
});

test('selects thirty days, and custom days in any order', async () => {
  await Default.run();
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Last 30 days' }));
  expect(screen.getByRole('button', { name: 'Previous 30 days' })).toBeEnabled();
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Custom dates' }));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: addDays(TODAY, -40) } });
  expect(screen.getByLabelText('From')).toHaveValue(addDays(TODAY, -40));
  expect(screen.getByLabelText('To')).toHaveValue(addDays(TODAY, -29));
});
