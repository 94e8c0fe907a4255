import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './MemberCentre.stories';

const { Default, NotOpenYet } = composeStories(stories);

test('says that a page is still to come, and who helps until then', async () => {
  await NotOpenYet.run();
  expect(await screen.findByRole('heading', { name: 'Winners is not open yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Winners' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Betting record' })).toHaveAttribute(
    'href',
    '/?member=personalHistoryCopy',
  );
});

test('lists no page that does not stand and nobody asked for', async () => {
  await Default.run();
  expect(await screen.findByRole('heading', { name: 'Betting record' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Winners' })).toBeNull();
});
