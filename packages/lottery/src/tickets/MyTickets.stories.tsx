import { listTickets } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { storyLottery, wireTicket, withDesk } from '../desk/testDesk';
import { catalogue } from '../locales';
import { resultsCatalogue } from '../results/locales';
import { MyTickets } from './MyTickets';

const HOUR = 3_600_000;
const ahead = () => ({ drawsAt: Date.now() + 2 * HOUR, locksAt: Date.now() + 1.75 * HOUR });
const [plain] = wireTicket().lines;
if (plain === undefined) throw new Error('A ticket has a line.');

const TICKETS = [
  wireTicket(ahead()),
  wireTicket({
    ...ahead(),
    id: 't-2',
    draw: '20261121-3',
    chaseNumber: 2,
    chaseCount: 5,
    stopsOnWin: true,
    lines: [{ ...plain, rebate: 200 }],
  }),
  wireTicket({
    id: 't-3',
    state: 'WON',
    canCancel: false,
    settledAt: Date.UTC(2026, 10, 21, 10),
    payout: '9200.00',
    tiers: [{ prize: 'numbers', numbers: ['1', '3', '5'] }],
    lines: [
      {
        ...plain,
        payout: '9200.00',
        wins: [{ tier: 'exact', bets: 1, amount: '9200.00' }],
      },
    ],
  }),
  wireTicket({
    id: 't-4',
    state: 'LOST',
    canCancel: false,
    tiers: [{ prize: 'numbers', numbers: ['9', '0', '2'] }],
  }),
  wireTicket({ id: 't-5', state: 'VOID', canCancel: false, payout: '40.00' }),
  wireTicket({ id: 't-6', state: 'STOPPED', canCancel: false, payout: '40.00' }),
  // One line lost and one won, less than the stake of both.
  wireTicket({
    id: 't-7',
    draw: '20261121-7',
    state: 'PAID',
    canCancel: false,
    stake: '80.00',
    payout: '46.00',
    tiers: [{ prize: 'numbers', numbers: ['1', '3', '5'] }],
    lines: [
      { ...plain, numbers: '6,7|8|9,0' },
      {
        ...plain,
        unit: 10,
        payout: '46.00',
        wins: [{ tier: 'exact', bets: 1, amount: '46.00' }],
      },
    ],
  }),
];

const meta = {
  title: 'Play/Lottery/Tickets/MyTickets',
  component: MyTickets,
  parameters: {
    catalogues: [catalogue, resultsCatalogue, loadedCatalogue],
    session: {},
    platform: (fake: FakePlatform) => withDesk(fake, { tickets: TICKETS }),
  },
  args: { lottery: storyLottery('PH_3D') },
} satisfies Meta<typeof MyTickets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'VI' } };

export const Ended: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Ended' }));
    await canvas.findByText('Won ₱9,200.00');
  },
};

/** A line that lost doesn't make the ticket lost: the ticket says what it paid. */
export const OneLineLostAndOneWon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Ended' }));
    const ticket = within(await canvas.findByRole('article', { name: /20261121-7/ }));
    await ticket.findByText('Paid');
    await ticket.findByText('Paid ₱46.00');
    await ticket.findByText('Exact × 1: ₱46.00');
    await expect(ticket.queryByText('Lost')).toBeNull();
  },
};

/** Each canceled draw of a multi-draw bet is refunded. */
export const CancelingAMultiDraw: Story = {
  play: async ({ canvas, userEvent }) => {
    const ticket = await canvas.findByRole('article', { name: /20261121-3/ });
    await userEvent.click(within(ticket).getByRole('button', { name: 'Cancel' }));
    await screen.findByText(/for each draw you cancel/);
  },
};

export const Guest: Story = { parameters: { session: null } };

export const Empty: Story = { parameters: { platform: (fake: FakePlatform) => withDesk(fake) } };

export const Failed: Story = { parameters: storyState.failed(listTickets) };

export const Loading: Story = { parameters: storyState.loading(listTickets) };
