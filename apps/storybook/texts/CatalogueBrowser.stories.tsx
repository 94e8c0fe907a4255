import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { CatalogueBrowser } from './CatalogueBrowser';

const meta = {
  title: 'Texts/Catalogue browser',
  component: CatalogueBrowser,
  args: { folder: 'packages/i18n/src/categories' },
  tags: ['i18n'],
} satisfies Meta<typeof CatalogueBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTexts: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('FIL')).length).toBeGreaterThan(0);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('FIL');
    await userEvent.type(canvas.getByRole('searchbox'), 'xyzzy');
    await expect(await canvas.findByText('No text found')).toBeVisible();
  },
};

export const OnlyMissing: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('FIL');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only missing texts' }));
    await expect(await canvas.findByText('No text found')).toBeVisible();
  },
};
