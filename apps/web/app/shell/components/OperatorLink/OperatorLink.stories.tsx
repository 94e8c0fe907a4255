import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { catalogue } from '../../../locales';
import { OperatorLink } from './OperatorLink';

const meta = {
  title: 'Site/Shell/OperatorLink',
  component: OperatorLink,
  parameters: { catalogues: [catalogue] },
  args: {
    name: 'Affiliates',
    children: 'Affiliates',
    target: { href: '/affiliate', leavesSite: false },
  },
} satisfies Meta<typeof OperatorLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithinTheSite: Story = {};

/** It opens a window and says so. */
export const OutOfTheSite: Story = {
  args: { target: { href: 'https://partners.example/', leavesSite: true } },
  async play({ canvas }) {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/new tab/);
  },
};
