import { EmptyState } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadedCatalogue } from './catalogue';
import { Loaded, type LoadedProps } from './Loaded';

const query = (state: Partial<LoadedProps<readonly string[]>['query']>) => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => undefined,
  ...state,
});

const meta = {
  title: 'Page blocks/States/Loaded',
  component: Loaded<readonly string[]>,
  parameters: { catalogues: [loadedCatalogue] },
  args: {
    query: query({ data: ['Jeepney Rush', 'Palawan Pearl'] }),
    skeleton: [24, 24],
    isEmpty: (names) => names.length === 0,
    empty: <EmptyState size="compact" title="No game yet" />,
    children: (names) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof Loaded<readonly string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Here: Story = {};

export const Loading: Story = { args: { query: query({ isFetching: true }) } };

export const Empty: Story = { args: { query: query({ data: [] }) } };

export const Failed: Story = { args: { query: query({ error: new Error('offline') }) } };

export const TryingAgain: Story = {
  args: { query: query({ error: new Error('offline'), isFetching: true }) },
};

/** Existing data stays visible when a refetch fails. */
export const NotReadAgain: Story = {
  args: { query: query({ data: ['Kite'], error: new Error('offline') }) },
};
