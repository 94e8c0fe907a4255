import type { FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyLottery, wireTicket, withDesk } from '../desk/testDesk';
import { catalogue } from '../locales';
import { LatestDrawTickets } from './LatestDrawTickets';

const lottery = storyLottery('PH_3D');

const meta = {
  title: 'Play/Lottery/Tickets/LatestDrawTickets',
  component: LatestDrawTickets,
  parameters: {
    catalogues: [catalogue],
    session: {},
    platform: (fake: FakePlatform) =>
      withDesk(fake, {
        tickets: [
          wireTicket({ state: 'LOST', canCancel: false }),
          wireTicket({ id: 't-2', draw: '20261121-3' }),
        ],
      }),
  },
  args: {
    lottery,
    draw: {
      lottery: lottery.code,
      lotteryName: lottery.name,
      number: '20261121-2',
      drawnAt: Date.UTC(2026, 10, 21, 9),
      state: 'opened',
      tiers: [{ prize: 'numbers', numbers: ['9', '0', '2'] }],
    },
  },
} satisfies Meta<typeof LatestDrawTickets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoTicket: Story = { parameters: { platform: (fake: FakePlatform) => withDesk(fake) } };
