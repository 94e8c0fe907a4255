import { useAccountWarning } from '@perya/session';
import { composeStories } from '@storybook/react-vite';
import { renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './MissionList.stories';

const { Default, Empty, TrialAccount } = composeStories(stories);

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

test('warns a trial account instead of claiming', async () => {
  await TrialAccount.run();
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Claim ₱5.00 and 20 points: Win three times on slots today',
    }),
  );
  const { result } = renderHook(() => useAccountWarning());
  expect(result.current).toBe('in_need_true_account');
  expect(screen.queryByText('You got ₱5.00 and 20 points')).not.toBeInTheDocument();
});

test('shows that there are no missions', async () => {
  await Empty.run();
  expect(await screen.findByRole('heading', { name: 'No missions right now' })).toBeVisible();
});
