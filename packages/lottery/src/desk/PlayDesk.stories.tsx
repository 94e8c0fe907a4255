import { getLotteryOffer, placeTicket } from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { catalogues } from '../catalogues';
import { resetOrders } from '../slip/orders';
import { DepositLink } from './DepositLinkTesting';
import { PlayDesk } from './PlayDesk';
import { storyLottery, wireTicket, withDesk } from './testDesk';
import { clearDesks } from './state/useDesk';

/** A desk that keeps its play type in state, as the route does in the URL. */
function Desk({ lottery: code, playType: first }: { lottery: string; playType?: string }) {
  const lottery = storyLottery(code);
  const [playType, setPlayType] = useState(first ?? lottery.defaultPlayType);
  return (
    <PlayDesk
      lottery={lottery}
      playType={playType}
      onPlayTypeChange={setPlayType}
      deposit={<DepositLink />}
    />
  );
}

const meta = {
  title: 'Play/Lottery/Betting/PlayDesk',
  component: Desk,
  parameters: {
    layout: 'padded',
    catalogues,
    session: {},
    platform: (fake: FakePlatform) => withDesk(fake),
  },
  beforeEach: () => {
    clearDesks();
    resetOrders();
    sessionStorage.clear();
  },
  args: { lottery: 'PH_6_42' },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {};

export const Phone: Story = { globals: phone };

export const FiveDigits: Story = { args: { lottery: 'FIVE_5M' } };

export const FiveDigitsPhone: Story = {
  args: { lottery: 'FIVE_5M' },
  globals: { ...phone, language: 'TH' },
};

export const North: Story = { args: { lottery: 'VN_NORTH' }, globals: { language: 'VI' } };

export const NorthPhone: Story = {
  args: { lottery: 'VN_NORTH' },
  globals: { ...phone, language: 'VI' },
};

export const Racing: Story = { args: { lottery: 'RACING_3M', playType: 'place-sides' } };

export const WithTickets: Story = {
  args: { lottery: 'PH_3D' },
  parameters: {
    platform: (fake: FakePlatform) => withDesk(fake, { tickets: [wireTicket()] }),
  },
};

export const Guest: Story = { parameters: { session: null } };

/** A bet opens the site's warning instead of a request. */
export const TrialAccount: Story = { parameters: { session: { accountType: 'trial' } } };

export const NotSold: Story = {
  parameters: { platform: (fake: FakePlatform) => withDesk(fake, { offer: { isOpen: false } }) },
};

export const Refusing: Story = {
  parameters: storyState.answered(
    placeTicket,
    reject(422, 'DRAW_LOCKED', 'This draw takes no more bets. Nothing was taken.'),
  ),
};

export const Poor: Story = {
  parameters: { platform: (fake: FakePlatform) => withDesk(fake, { balance: 5 }) },
};

export const Loading: Story = { parameters: storyState.loading(getLotteryOffer) };

export const Failed: Story = { parameters: storyState.failed(getLotteryOffer) };
