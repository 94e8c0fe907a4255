import { getDownline, getDownlines } from '@perya/api-client';
import {
  storyState,
  wireDownline,
  wireDownlineProfile,
  type FakePlatform,
} from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';

import { contractsCatalogue } from '../contracts/locales';
import { catalogue } from '../locales';
import { rebatesCatalogue } from '../rebates/locales';
import { DownlineManagementPage } from './DownlineManagementPage';
import { downlinesCatalogue } from './locales';
import { hugeDownlines, manageableTeam, pageOf } from './testWire';

const meta = {
  title: 'Agents/Team/DownlineManagementPage',
  component: DownlineManagementPage,
  parameters: {
    catalogues: [
      catalogue,
      loadedCatalogue,
      pageKitCatalogue,
      contractsCatalogue,
      rebatesCatalogue,
      downlinesCatalogue,
    ],
    session: { accountType: 'agent', agentType: 1 },
    platform: (fake: FakePlatform) => void manageableTeam(fake),
  },
  args: {
    linkTo: (page, params = {}) => (
      <Link to={`?${new URLSearchParams({ agent: page, ...params }).toString()}`} />
    ),
    securityLink: <Link to="?member=securityCenter" />,
    uplineLink: <Link to="?member=transferUpline" />,
  },
} satisfies Meta<typeof DownlineManagementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };
const at = (search: string) => ({ route: { path: '/', url: `/?${search}` } });

export const Default: Story = {};

export const Phone: Story = { globals: PHONE };

export const Thai: Story = { globals: { language: 'TH', ...PHONE } };

export const Tree: Story = { parameters: at('downlineView=tree') };

export const TreeOnAPhone: Story = {
  parameters: at('downlineView=tree'),
  globals: { language: 'TH', ...PHONE },
};

/** Ten thousand downlines in a virtualized list. */
export const TreeOfThousands: Story = {
  parameters: {
    ...at('downlineView=tree'),
    platform: (fake: FakePlatform) => void hugeDownlines(fake),
  },
};

export const Profile: Story = { parameters: at('downline=2') };

export const ProfileOnAPhone: Story = {
  parameters: at('downline=2'),
  globals: { language: 'TH', ...PHONE },
};

/** An indirect downline, who is managed by a different upline. */
export const ProfileOfAnother: Story = {
  parameters: {
    ...at('downline=5'),
    ...storyState.answered(
      getDownline,
      wireDownlineProfile({
        downline: wireDownline({ memberId: '5', account: 'agent05', level: 2 }),
        canAdjustRebates: false,
        transfer: null,
        link: null,
        rebates: [],
      }),
    ),
  },
};

export const LongNumbersAndNames: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      void manageableTeam(fake).on(getDownlines, () =>
        pageOf([
          wireDownline({
            account: 'averyveryverylongagentaccountname01',
            nickname: 'ผู้ใช้ที่มีชื่อเล่นยาวมากเป็นพิเศษจนล้นบรรทัด',
            balance: '9876543210.99',
            members: 1_234_567,
          }),
        ]),
      ),
  },
  globals: PHONE,
};

export const Empty: Story = { parameters: storyState.answered(getDownlines, pageOf([])) };

export const Loading: Story = { parameters: storyState.loading(getDownlines) };

export const Failed: Story = { parameters: storyState.failed(getDownlines) };

export const TreeFailed: Story = {
  parameters: { ...at('downlineView=tree'), ...storyState.failed(getDownlines) },
};
