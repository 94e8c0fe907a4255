import { decodeOutput } from '@perya/api-client/testing';
import { getGameFacets } from '@perya/api-client';
import { wireGameFacets } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { changeFilters, NO_FILTERS, type LobbyFilters } from '../../address/lobbyAddress';
import { filtersOf } from '../../filters/filterGroups';
import { useFilterGroups } from '../../filters/useFilterGroups';
import { filtersCatalogue } from '../../filters/locales';
import { ChosenFilters } from '../ChosenFilters/ChosenFilters';
import { FilterBar } from './FilterBar';

const decoded = decodeOutput(getGameFacets, wireGameFacets());
const VENDORS = Array.from({ length: 22 }, (_, at) => ({
  value: `V${at}`,
  name: `${['Tala Works', 'Habagat Games', 'Paper Tiger', 'Kariton'][at % 4]} ${at + 1}`,
  count: (at * 37) % 90,
}));

interface Lobby {
  filters: LobbyFilters;
  vendors: typeof VENDORS;
}

/** The filter bar of a lobby, with counts and the active filters below. */
function Filtered({ filters, vendors }: Lobby) {
  const [chosen, setChosen] = useState(filters);
  const groups = useFilterGroups(chosen, { ...decoded, vendors });
  return (
    <div style={{ display: 'grid', gap: 16, minBlockSize: 420, alignContent: 'start' }}>
      <FilterBar
        groups={groups}
        onChange={(id, values) => setChosen(changeFilters(chosen, filtersOf(id, values)))}
      />
      <ChosenFilters groups={groups} hrefOf={() => '/rng'} />
    </div>
  );
}

const meta = {
  title: 'Play/Finding games/FilterBar',
  component: Filtered,
  parameters: { catalogues: [filtersCatalogue] },
  args: { filters: NO_FILTERS, vendors: VENDORS },
} satisfies Meta<typeof Filtered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SomeChosen: Story = {
  args: {
    filters: {
      ...NO_FILTERS,
      vendors: ['V1', 'V5'],
      features: ['FREE_SPINS'],
      minBet: '5.00',
      rtp: { from: 96, to: 97 },
    },
  },
};

export const LongNames: Story = {
  args: {
    filters: { ...NO_FILTERS, vendors: ['B', 'C'] },
    vendors: [
      { value: 'A', name: 'Kapatagan Interactive Entertainment Studios', count: 1204 },
      { value: 'B', name: 'สตูดิโอเรือกระดาษแห่งแม่น้ำเจ้าพระยา', count: 8 },
      { value: 'C', name: 'Xưởng Trò Chơi Gió Nồm Đồng Bằng Sông Cửu Long', count: 61 },
    ],
  },
};

export const Thai: Story = { ...SomeChosen, globals: { language: 'TH' } };

export const Vietnamese: Story = { ...SomeChosen, globals: { language: 'VI' } };
