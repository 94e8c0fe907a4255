import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { SortSelect } from './SortSelect';

const meta = {
  title: 'Play/Finding games/SortSelect',
  component: SortSelect,
  parameters: { catalogues: [filtersCatalogue] },
  args: { value: 'popular', onChange() {} },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByName: Story = { args: { value: 'name' } };

export const Thai: Story = { globals: { language: 'TH' } };
