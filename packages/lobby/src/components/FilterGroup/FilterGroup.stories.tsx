import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { FilterGroupData } from '../../filters/filterGroups';
import { filtersCatalogue } from '../../filters/locales';
import { FilterGroup } from './FilterGroup';

const vendors = (count: number): FilterGroupData => ({
  id: 'vendors',
  isMany: true,
  choices: Array.from({ length: count }, (_, at) => ({
    value: `V${at}`,
    label: `${['Tala Works', 'Habagat Games', 'Paper Tiger'][at % 3]} ${at + 1}`,
    count: (at * 37) % 90,
  })),
  chosen: ['V1'],
});

const meta = {
  title: 'Play/Finding games/FilterGroup',
  component: FilterGroup,
  parameters: { catalogues: [filtersCatalogue] },
  args: { group: vendors(5), onChange: fn() },
} satisfies Meta<typeof FilterGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /^Paper Tiger 3/ }));
    await expect(args.onChange).toHaveBeenCalledWith(['V1', 'V2']);
  },
};

/** At most one, or any. */
export const One: Story = {
  args: {
    group: {
      id: 'rtp',
      isMany: false,
      choices: [
        { value: '97-', label: '97% or more', count: 120 },
        { value: '96-97', label: '96–97%', count: 1_240 },
      ],
      chosen: [],
    },
  },
};

/** A long list can be searched. */
export const NothingFound: Story = {
  args: { group: vendors(40) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
