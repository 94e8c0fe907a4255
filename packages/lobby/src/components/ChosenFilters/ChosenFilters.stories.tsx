import type { Meta, StoryObj } from '@storybook/react-vite';

import type { FilterGroupData } from '../../filters/filterGroups';
import { filtersCatalogue } from '../../filters/locales';
import { ChosenFilters } from './ChosenFilters';

const vendors = (labels: readonly string[]): FilterGroupData => ({
  id: 'vendors',
  isMany: true,
  choices: labels.map((label, at) => ({ value: `V${at}`, label })),
  chosen: labels.map((_, at) => `V${at}`),
});

const meta = {
  title: 'Play/Finding games/ChosenFilters',
  component: ChosenFilters,
  parameters: { catalogues: [filtersCatalogue] },
  args: { groups: [vendors(['Tala Works', 'Paper Tiger'])], hrefOf: () => '/rng' },
} satisfies Meta<typeof ChosenFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several filters can be removed at once. */
export const Default: Story = {};

export const One: Story = { args: { groups: [vendors(['Tala Works'])] } };

export const LongNamesOnAPhone: Story = {
  args: {
    groups: [
      vendors([
        'Kapatagan Interactive Entertainment Studios',
        'สตูดิโอเรือกระดาษแห่งแม่น้ำเจ้าพระยา',
        'Xưởng Trò Chơi Gió Nồm Đồng Bằng Sông Cửu Long',
      ]),
    ],
  },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
