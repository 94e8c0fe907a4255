import type { Meta, StoryObj } from '@storybook/react-vite';
import { listHotGames } from '@perya/api-client';
import { reject } from '@perya/api-client/testing';
import { catalogue as lobbyCatalogue } from '@perya/lobby';

import { catalogue } from '../i18n';
import { homePlatform, withRootData } from '../testing';
import { HomePage } from './HomePage';

const meta = {
  title: 'Web/HomePage',
  component: HomePage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, lobbyCatalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NothingHot: Story = {
  parameters: {
    platform: (fake: Parameters<typeof homePlatform>[0]) => {
      homePlatform(fake);
      fake.on(listHotGames, () => ({ list: [] }));
    },
  },
};

export const OneLaneFails: Story = {
  parameters: {
    platform: (fake: Parameters<typeof homePlatform>[0]) => {
      homePlatform(fake);
      fake.on(listHotGames, () => reject(500, 'INTERNAL', 'internal'));
    },
  },
};
