import { getNetPosition, getProtection } from '@perya/api-client';
import { storyState } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { screen, userEvent } from 'storybook/test';

import { protectionCatalogue } from './locales';
import { PlayerProtectionPage } from './PlayerProtectionPage';
import { noLimits, protectionPlatform, someLimits, type WireProtection } from './testing';

const meta = {
  title: 'Account/Protection and privacy/PlayerProtectionPage',
  component: PlayerProtectionPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, protectionCatalogue],
    session: {},
    platform: protectionPlatform(someLimits),
  },
  args: { linkTo: (page) => <Link to={`?member=${page}`} /> },
} satisfies Meta<typeof PlayerProtectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: WireProtection): Partial<Story> => ({
  parameters: { platform: protectionPlatform(value) },
});

/** One limit of each kind: half used, fully used, pending increase, confirmable increase. */
export const Default: Story = {};

export const Empty: Story = shown(noLimits);

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const TimeOut: Story = shown({
  ...someLimits,
  playBreak: {
    kind: 'TIME_OUT',
    startedAt: Date.UTC(2026, 10, 21),
    endsAt: Date.UTC(2099, 10, 28),
  },
});

export const ForGood: Story = shown({
  ...someLimits,
  playBreak: { kind: 'SELF_EXCLUSION', startedAt: Date.UTC(2026, 10, 21), endsAt: null },
});

export const LongNumbers: Story = {
  ...shown({
    ...someLimits,
    atRisk: '9999999999.99',
    limits: someLimits.limits.map((limit) => ({
      ...limit,
      amount: limit.kind === 'TIME' ? '1440.00' : '9999999999.99',
      used: limit.kind === 'TIME' ? '1439.00' : '9999999999.98',
    })),
  }),
  globals: { viewport: { value: 'phone' } },
};

export const LongNames: Story = {
  parameters: {
    siteConfig: {
      brand: {
        helpLines: [
          {
            name: 'National Helpline for Responsible Gaming and the Families of Those Who Play, Metro Manila',
            url: 'https://help.example.com',
          },
        ],
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { parameters: storyState.loading([getProtection, getNetPosition]) };

export const Failed: Story = { parameters: storyState.failed([getProtection, getNetPosition]) };

const opening = (name: string | RegExp): Partial<Story> => ({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog');
  },
});

export const ChangingALimit: Story = opening('Change: Daily deposit limit');

export const ChangingALimitOnAPhone: Story = {
  ...ChangingALimit,
  globals: { viewport: { value: 'phone' } },
};

export const TakingATimeOut: Story = opening('Take a time-out');

export const ExcludingOneself: Story = opening('Exclude myself');

export const ExcludingOneselfOnAPhone: Story = {
  ...ExcludingOneself,
  globals: { viewport: { value: 'phone' } },
};

export const ExcludingOneselfWithoutAPassword: Story = {
  ...shown({ ...noLimits, hasPassword: false }),
  ...ExcludingOneself,
};
