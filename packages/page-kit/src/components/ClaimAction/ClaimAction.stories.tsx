import { claimMission, getMissionSummary } from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { pageKitCatalogue } from '../../locales';
import { ClaimAction, type ClaimActionProps } from './ClaimAction';

const REFRESHED = [getMissionSummary] as const;

/** The claim of a mission. */
const MissionClaim = (
  props: Omit<ClaimActionProps<typeof claimMission>, 'endpoint' | 'refresh'>,
) => <ClaimAction endpoint={claimMission} refresh={REFRESHED} {...props} />;

const meta = {
  title: 'Page blocks/Actions/ClaimAction',
  component: MissionClaim,
  parameters: {
    catalogues: [pageKitCatalogue],
    session: {},
    platform: (fake: FakePlatform) =>
      fake.on(claimMission, () => ({
        amount: '20.00',
        currency: 'PHP',
        points: 0,
        tickets: 0,
        claimedAt: Date.UTC(2026, 10, 21, 4),
      })),
  },
  args: { input: { id: 'weekly-turnover' }, isOpen: true, prize: '₱20.00' },
} satisfies Meta<typeof MissionClaim>;

export default meta;
type Story = StoryObj<typeof meta>;

const claim: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Claim/ }));
};

export const Default: Story = {};

/** The prize isn't known beforehand. */
export const UnknownPrize: Story = { args: { prize: null } };

export const Claimed: Story = {
  async play(context) {
    await claim(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/₱20\.00/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Rejected: Story = {
  parameters: storyState.answered(claimMission, reject(422, 'ALREADY_CLAIMED', 'already_claimed')),
  play: claim,
};

/** The site's warning opens instead of a request. */
export const TrialAccount: Story = {
  parameters: { session: { accountType: 'trial' } },
  async play(context) {
    await claim(context);
    await expect(within(context.canvasElement).getByRole('button')).toBeEnabled();
  },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
