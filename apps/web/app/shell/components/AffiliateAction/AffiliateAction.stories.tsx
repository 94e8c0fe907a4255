import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { catalogue } from '../../../locales';
import { lazyShellCatalogue } from '../../locales';
import { AffiliateAction } from './AffiliateAction';

const affiliatePage = (url: string) => ({
  resources: [{ type: 'AFFILIATELINK', url, qrCodeUrl: null, label: 'Affiliates' }],
});

const meta = {
  title: 'Site/Shell/AffiliateAction',
  component: AffiliateAction,
  parameters: {
    catalogues: [catalogue, lazyShellCatalogue],
    siteConfig: affiliatePage('https://partners.example/'),
  },
} satisfies Meta<typeof AffiliateAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://partners.example/');
  },
};

export const Medium: Story = { args: { size: 'medium' } };

/** Customer service instead, if there is no such page, or an address that isn't safe. */
export const WithoutPage: Story = { parameters: { siteConfig: { resources: [] } } };

export const UnsafeAddress: Story = {
  parameters: { siteConfig: affiliatePage('javascript:alert(1)') },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
