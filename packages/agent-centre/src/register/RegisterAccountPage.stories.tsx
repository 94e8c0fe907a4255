import {
  createDownline,
  getAffiliateFunnel,
  getAffiliateProgramme,
  getDownlineLinks,
} from '@perya/api-client';
import { reject, storyState, wireDownlineLink, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';

import { rebatesCatalogue } from '../rebates/locales';
import { registerCatalogue } from './locales';
import { RegisterAccountPage } from './RegisterAccountPage';
import { linksWith, registering } from './testWire';

const meta = {
  title: 'Agents/Team/RegisterAccountPage',
  component: RegisterAccountPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, rebatesCatalogue, registerCatalogue],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) => void registering(fake),
  },
  args: {
    linkTo: (page, params = {}) => (
      <Link to={`?${new URLSearchParams({ agent: page, ...params }).toString()}`} />
    ),
  },
} satisfies Meta<typeof RegisterAccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };
const at = (tab: string) => ({ route: { path: '/', url: `/?registerBy=${tab}` } });

export const Default: Story = {};

export const Phone: Story = { globals: PHONE };

export const Thai: Story = { globals: { language: 'TH', ...PHONE } };

/** The account name is already taken. */
export const NameTaken: Story = {
  parameters: storyState.answered(
    createDownline,
    reject(409, 'USERNAME_TAKEN', 'username_taken', {
      value: { errors: [{ path: 'account', message: 'username_taken' }] },
    }),
  ),
};

export const Links: Story = { parameters: at('links') };

export const LinksOnAPhone: Story = { parameters: at('links'), globals: PHONE };

export const LinksEmpty: Story = {
  parameters: { ...at('links'), ...storyState.answered(getDownlineLinks, linksWith([])) },
};

export const LinksLongNames: Story = {
  parameters: {
    ...at('links'),
    platform: (fake: FakePlatform) =>
      void registering(fake).on(getDownlineLinks, () =>
        linksWith([
          wireDownlineLink({
            name: 'Averyveryverylongnameofalinkthathasnoplacetobreakinitatallandgoeson',
            code: 'W'.repeat(64),
            clicks: 123_456_789,
            uses: 99_999,
            usesAllowed: 100_000,
          }),
        ]),
      ),
  },
  globals: PHONE,
};

export const Affiliate: Story = { parameters: at('affiliate') };

export const AffiliateOnAPhone: Story = {
  parameters: at('affiliate'),
  globals: { language: 'TH', ...PHONE },
};

/** The program is closed, and the brand gives no reward for friends. */
export const AffiliateClosed: Story = {
  parameters: {
    ...at('affiliate'),
    platform: (fake: FakePlatform) =>
      void registering(fake).on(getAffiliateProgramme, () => ({
        isOpen: false,
        code: 'AGENT01',
        pageUrl: '',
        currency: 'PHP',
        cashbackBasisPoints: 350,
        referralReward: null,
        totals: { clicks: 0, registrations: 0, firstDeposits: 0, firstDepositAmount: '0.00' },
        earned: '0.00',
      })),
  },
};

export const Loading: Story = {
  parameters: {
    ...at('affiliate'),
    ...storyState.loading([getAffiliateProgramme, getAffiliateFunnel]),
  },
};

export const Failed: Story = { parameters: storyState.failed(getDownlineLinks) };
