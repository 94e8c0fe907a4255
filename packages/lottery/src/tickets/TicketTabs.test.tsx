import { listTickets } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { wireTicket } from '../desk/testDesk';
import * as stories from './MyTickets.stories';

const { Open } = composeStories(stories);

test('adds a ticket that is settled to the ended ones while they are shown', async () => {
  let isSettled = false;
  await runStory(Open, (fake) =>
    fake.on(listTickets, ({ state }) => {
      const drawn = {
        locksAt: Date.now() - 60_000,
        drawsAt: Date.now() - 1_000,
        canCancel: false,
      };
      const own = wireTicket({ ...drawn, ...(isSettled ? { state: 'LOST' } : {}) });
      const list = (state === 'OPEN') === (own.state === 'OPEN') ? [own] : [];
      return { list, totalPages: 1, totalCount: list.length };
    }),
  );
  expect(await screen.findByRole('article')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Ended' }));
  await screen.findByText('No ended tickets yet');
  isSettled = true;
  expect(await screen.findByRole('article')).toBeVisible();
});
