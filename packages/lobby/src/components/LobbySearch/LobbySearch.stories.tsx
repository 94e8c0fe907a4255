import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { LobbySearch } from './LobbySearch';

const meta = {
  title: 'Play/Finding games/LobbySearch',
  component: LobbySearch,
  parameters: { catalogues: [filtersCatalogue] },
  args: { value: '', onSearch() {} },
} satisfies Meta<typeof LobbySearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'lantern' } };

export const Vietnamese: Story = { globals: { language: 'VI' }, args: { value: 'đường đua' } };
