import { getGameFacets } from '@perya/api-client';
import { storyState, wireGameFacets, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_FILTERS, type LobbyFilters } from '../../address/lobbyAddress';
import { filtersCatalogue } from '../../filters/locales';
import FilterSheet from './FilterSheet';

const meta = {
  title: 'Play/Finding games/FilterSheet',
  component: FilterSheet,
  parameters: {
    layout: 'fullscreen',
    catalogues: [filtersCatalogue],
    // Counts like a lobby: each choice reduces the number of games.
    platform: (fake: FakePlatform) =>
      fake.on(getGameFacets, ({ vassalage = [], features = [] }) =>
        wireGameFacets({ total: 120 - vassalage.length * 50 - features.length * 12 }),
      ),
  },
  globals: { viewport: { value: 'phone' } },
  args: { category: 'RNG', filters: NO_FILTERS, onApply(_filters: LobbyFilters) {}, onClose() {} },
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SomeChosen: Story = {
  args: { filters: { ...NO_FILTERS, vendors: ['TLA'], features: ['FREE_SPINS'], minLines: 20 } },
};

/** The games can be reached even if the counts fail to load. */
export const CountsFail: Story = {
  args: { filters: { ...NO_FILTERS, kinds: ['FRUIT'] } },
  parameters: storyState.failed(getGameFacets),
};

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
