import { getPointConfig } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../i18n';
import { PointMallPage } from './PointMallPage';

function rates(fake: FakePlatform) {
  fake.on(getPointConfig, () => ({
    currency: 'PHP',
    isConvertible: true,
    convertPoints: 100,
    convertAmount: '10.00',
    minConvertPoints: 100,
    earning: [
      { gameType: 'RNG' as const, turnoverPerPoint: '100.00' },
      { gameType: 'LIVE' as const, turnoverPerPoint: '250.00' },
      { gameType: 'LOTT' as const, turnoverPerPoint: '400.00' },
    ],
  }));
}

const meta = {
  title: 'Points mall/PointMallPage',
  component: PointMallPage,
  parameters: { layout: 'fullscreen', catalogues: [catalogue], platform: rates },
} satisfies Meta<typeof PointMallPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Failed: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(getPointConfig, 'server-error') },
};
