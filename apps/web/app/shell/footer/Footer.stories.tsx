import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { homePlatform, withRootData } from '../../testing';
import { lazyShellCatalogue } from '../locales';
import Footer from './Footer';

const meta = {
  title: 'Site/Shell/Footer',
  component: Footer,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [lazyShellCatalogue, catalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignedIn: Story = { parameters: { session: {} } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Licensed: Story = {
  parameters: {
    siteConfig: {
      brand: {
        legalName: 'Perya Amusements, Inc.',
        licence: {
          authority: 'Example Gaming Commission',
          number: 'EGC-2026-0042',
          sealPath: '/brand/icon.svg',
          url: 'https://register.example/EGC-2026-0042',
        },
      },
    },
  },
};

/** Without an affiliate page, it links to customer service. */
export const WithoutAffiliatePage: Story = { parameters: { siteConfig: { resources: [] } } };

const OWN_PAGE = {
  resources: [{ type: 'AFFILIATELINK', url: '/affiliate', qrCodeUrl: null, label: 'Affiliates' }],
};

/** The operator's affiliate page is the site's own. */
export const OwnAffiliatePage: Story = { parameters: { siteConfig: OWN_PAGE } };

/** On that page, the button opens customer service. */
export const OnTheAffiliatePage: Story = {
  parameters: { siteConfig: OWN_PAGE, route: { path: '/affiliate', url: '/affiliate' } },
};

export const VietnameseOnAPhone: Story = {
  ...Licensed,
  globals: { language: 'VI', viewport: { value: 'phone' } },
};

/** Neither studios nor a link to the program, which the whole site is about. */
export const AgentSite: Story = {
  parameters: { siteConfig: { brand: { audience: 'agents', name: 'Perya Agents' } } },
};
