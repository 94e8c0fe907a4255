import { Link } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { loadedCatalogue } from './catalogue';
import { QueryError } from './QueryError';

const refetch = fn();
const FAILED = { error: new Error('offline'), isFetching: false, refetch };

const meta = {
  title: 'Page blocks/States/QueryError',
  component: QueryError,
  parameters: { catalogues: [loadedCatalogue] },
  args: { query: FAILED },
} satisfies Meta<typeof QueryError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = { args: { size: 'compact' } };

export const TryingAgain: Story = { args: { query: { ...FAILED, isFetching: true } } };

export const WithAction: Story = {
  args: { action: <Link href="#help">Ask customer service</Link> },
};

export const Retried: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
