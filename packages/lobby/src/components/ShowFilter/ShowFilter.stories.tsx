import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { ShowFilter } from './ShowFilter';

const meta = {
  title: 'Play/Finding games/ShowFilter',
  component: ShowFilter,
  parameters: { catalogues: [filtersCatalogue] },
  args: {
    chosen: 'all',
    demoOn: true,
    counts: { all: 2320, top: 20, hot: 96, new: 181, demo: 2320, favourites: 12, recent: 4 },
    hrefOf: (show) => `/rng?show=${show}`,
  },
} satisfies Meta<typeof ShowFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Favourites: Story = { args: { chosen: 'favourites' } };

export const Guest: Story = { args: { counts: { all: 2320, top: 20, hot: 96, new: 181 } } };

export const CountsUnknown: Story = { args: { counts: {} } };

export const FreePlayOff: Story = { args: { demoOn: false } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' }, args: { chosen: 'new' } };

export const Vietnamese: Story = { globals: { language: 'VI' }, args: { chosen: 'recent' } };
