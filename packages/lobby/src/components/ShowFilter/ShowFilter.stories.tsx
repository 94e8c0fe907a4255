import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../../i18n';
import { ShowFilter } from './ShowFilter';

const meta = {
  title: 'Lobby/ShowFilter',
  component: ShowFilter,
  parameters: { catalogues: [catalogue] },
  args: { chosen: 'all', demoOn: true, hrefOf: (show) => `/rng?show=${show}` },
} satisfies Meta<typeof ShowFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hot: Story = { args: { chosen: 'hot' } };

export const FreePlayOff: Story = { args: { demoOn: false } };

export const Thai: Story = { globals: { language: 'TH' }, args: { chosen: 'new' } };
