import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { CatalogueBrowser, CatalogueTexts } from './CatalogueBrowser';
import type { Catalogue } from './catalogues';

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
    await userEvent.type(await canvas.findByRole('searchbox'), 'xyzzy');
    await expect(await canvas.findByText('No text found')).toBeVisible();
  },
};

const PLAY = { play: 'Play', count_one: '{{count}} game', count_other: '{{count}} games' };

const incomplete: Catalogue = {
  EN: PLAY,
  TY: PLAY,
  FIL: PLAY,
  CN: { play: '玩', count_other: '{{count}} 款游戏' },
  ID: { play: 'Main', count_other: '{{count}} game' },
  TH: { count_other: '{{count}} เกม' },
  VI: { play: 'Chơi', count_other: '{{count}} trò chơi' },
};

/** Thai lacks one text. It has no form for one, so that text isn’t missing. */
export const OnlyMissing: Story = {
  render: () => <CatalogueTexts catalogue={incomplete} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 texts');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only missing texts' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 texts');
    await expect(canvas.getByText('Missing')).toHaveTextContent('Missing');
    await expect(canvas.getByText('Missing').closest('div')).toHaveTextContent('TH');
  },
};
