import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { BrandLogo } from './BrandLogo';

const meta = {
  title: 'Site/Shell/BrandLogo',
  component: BrandLogo,
} satisfies Meta<typeof BrandLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
  },
};

/** In the collapsed menu. */
export const Mini: Story = { args: { isMini: true } };

export const LongName: Story = {
  parameters: { siteConfig: { brand: { name: 'Perya ng Bayan at Kapitbahay' } } },
  globals: { viewport: { value: 'phone' } },
};
