import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { homePlatform, withRootData } from '../testing';
import { pagesCatalogue } from './locales';
import StatusPage from './StatusPage';

const meta = {
  title: 'Site/Status pages/StatusPage',
  component: StatusPage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, pagesCatalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = { parameters: { siteConfig: { state: 'maintenance' } } };

export const IpRestriction: Story = { parameters: { siteConfig: { state: 'region-restricted' } } };

export const PlaceUnknown: Story = {
  parameters: {
    siteConfig: { state: 'region-restricted', location: { ip: '', country: '' } },
  },
};

/** Customer service is on an external site, because this site is closed. */
export const WithServiceOutside: Story = {
  parameters: {
    siteConfig: {
      state: 'maintenance',
      serviceChannels: [{ channel: 'telegram', address: 'https://t.me/perya_example' }],
    },
  },
};

export const ThaiOnAPhone: Story = {
  ...IpRestriction,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const VietnameseOnAPhone: Story = {
  ...IpRestriction,
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

export const LongAddress: Story = {
  parameters: {
    siteConfig: {
      state: 'region-restricted',
      location: { ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334', country: 'BQ' },
    },
  },
  globals: { viewport: { value: 'phone' } },
};
