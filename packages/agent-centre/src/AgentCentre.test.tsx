import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './AgentCentre.stories';

const { Default, Failed } = composeStories(stories);

test('shows the announcements in the centre', async () => {
  await Default.run();
  const centre = await screen.findByRole('dialog', { name: 'Agent centre' });
  expect(await within(centre).findByText('Wages are paid at noon')).toBeVisible();
});

test('says that nothing came, and the list of pages stays', async () => {
  await Failed.run();
  expect(await screen.findByText('The announcements did not load')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Announcements' })).toBeVisible();
});
