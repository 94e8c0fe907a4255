import { CATEGORIES } from '@perya/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { LobbyHero } from './LobbyHero';

const meta = {
  title: 'Play/Finding games/LobbyHero',
  component: LobbyHero,
  parameters: { catalogues: [filtersCatalogue] },
  args: { category: 'RNG' },
} satisfies Meta<typeof LobbyHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The layout below a banner. */
export const Compact: Story = { args: { compact: true } };

export const Thai: Story = { globals: { language: 'TH' } };

/** Ten hues evenly spaced on the color wheel. */
export const Categories: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {CATEGORIES.map((category) => (
        <LobbyHero key={category} category={category} />
      ))}
    </div>
  ),
};
