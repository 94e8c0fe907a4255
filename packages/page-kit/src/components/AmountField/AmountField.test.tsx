import { minorUnits } from '@perya/rules/money';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { quickAmounts } from './AmountField';
import * as stories from './AmountField.stories';

const { Default, NothingThere } = composeStories(stories);

test('fills in a quick amount, and the whole balance', async () => {
  await Default.run();
  await userEvent.click(await screen.findByRole('button', { name: '₱500' }));
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('500');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('10000');
});

test('shows no quick amounts when the balance is zero', async () => {
  await NothingThere.run();
  expect(await screen.findByRole('button', { name: 'All' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '₱500' })).toBeNull();
});

test('shows only quick amounts up to the maximum', () => {
  fc.assert(
    fc.property(fc.nat(), (max) => {
      for (const amount of quickAmounts(minorUnits(max))) expect(amount).toBeLessThan(max);
    }),
  );
});
