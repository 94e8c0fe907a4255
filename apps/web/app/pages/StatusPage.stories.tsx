import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../i18n';
import { homePlatform, withRootData } from '../testing';
import StatusPage from './StatusPage';

const meta = {
  title: 'Web/StatusPage',
  component: StatusPage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
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
