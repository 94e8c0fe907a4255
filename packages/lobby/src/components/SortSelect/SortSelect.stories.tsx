import type { Meta, StoryObj } from '@storybook/react-vite';
import { findingCatalogue } from '../../finding/locales';
import { SortSelect } from './SortSelect';

const meta = {
  title: 'Lobby/SortSelect',
  component: SortSelect,
  parameters: { catalogues: [findingCatalogue] },
  args: { value: 'popular', onChange() {} },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByName: Story = { args: { value: 'name' } };

export const Thai: Story = { globals: { language: 'TH' } };
