import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './MissionList.stories';

const { Default, Empty } = composeStories(stories);

test("shows a mission's prize, claims it and shows what was granted", async () => {
  await Default.run();
  const today = await screen.findByRole('region', { name: 'Today' });
  const [first] = within(today).getAllByRole('heading', { level: 4 });
  expect(first).toHaveTextContent('Win three times on slots today');
  await userEvent.click(
    within(today).getByRole('button', {
      name: 'Claim ₱5.00 and 20 points: Win three times on slots today',
    }),
  );
  expect(await screen.findByText('You got ₱5.00 and 20 points')).toBeVisible();
});

test('shows that there are no missions', async () => {
  await Empty.run();
  expect(await screen.findByRole('heading', { name: 'No missions right now' })).toBeVisible();
});
