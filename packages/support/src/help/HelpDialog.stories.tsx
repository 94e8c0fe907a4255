import { getHelpCentre } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { helpCatalogues } from './catalogues';
import { HelpDialog } from './HelpDialog';
import { wireHelp } from './testing';

const meta = {
  title: 'Help/Help pages/HelpDialog',
  component: HelpDialog,
  args: { open: true, onClose: () => undefined },
  parameters: {
    catalogues: helpCatalogues,
    platform: (fake: FakePlatform) => fake.on(getHelpCentre, () => wireHelp()),
  },
} satisfies Meta<typeof HelpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vietnamese: Story = {
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
