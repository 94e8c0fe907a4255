import type { Meta, StoryObj } from '@storybook/react-vite';

import { pageKitCatalogue } from '../../locales';
import { usePeriod } from '../../period/usePeriod';
import { PeriodFilter } from './PeriodFilter';

function InAnAddress() {
  return <PeriodFilter {...usePeriod()} />;
}

const meta = {
  title: 'Page blocks/Forms/PeriodFilter',
  component: InAnAddress,
  parameters: { catalogues: [pageKitCatalogue], session: {} },
} satisfies Meta<typeof InAnAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OwnDays: Story = {
  parameters: { route: { path: '/', url: '/?from=2026-01-01&to=2026-01-31' } },
};

export const ThaiOnAPhone: Story = {
  ...OwnDays,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
