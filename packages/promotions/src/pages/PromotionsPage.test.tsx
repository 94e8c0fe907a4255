import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './PromotionsPage.stories';

const { Default, Failed } = composeStories(stories);

test('shows promotions first, and the other kind when it is chosen', async () => {
  await Default.run();
  expect(await screen.findByText('Lantern week (PR)')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Announcements' }));
  expect(await screen.findByText('Lantern week (B)')).toBeVisible();
});

test('says that nothing came and offers to try again', async () => {
  await Failed.run();
  expect(await screen.findByText('The announcements did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
