import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dice5, FileText, Store } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../Button/Button';
import { CommandPalette, type CommandGroup, type CommandItem } from './CommandPalette';

const GROUPS: CommandGroup[] = [
  {
    id: 'games',
    label: 'Games',
    items: ['Lantern Night', 'Carabao Fortune', 'Lantern of the Second Sunday in March'].map(
      (label, at) => ({ id: `g${at}`, label, detail: 'Tala Works · Slots', picture: <Dice5 /> }),
    ),
  },
  {
    id: 'vendors',
    label: 'Providers',
    items: [{ id: 'v1', label: 'Lampara Studio', detail: '84 games', picture: <Store /> }],
  },
  {
    id: 'pages',
    label: 'Pages',
    items: [{ id: 'p1', label: 'Promotions', picture: <FileText /> }],
  },
];

const meta = {
  title: 'Components/Actions/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onClose: () => {},
    query: 'lan',
    onQueryChange: (_query: string) => {},
    groups: GROUPS,
    onChoose: (_item: CommandItem) => {},
    status: '5 found',
    hints: 'Arrows to move, Enter to open, Esc to close',
    labels: { title: 'Search', placeholder: 'Games, providers, pages', close: 'Close' },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpenedByAButton: Story = {
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    const [query, setQuery] = useState(args.query);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Search</Button>
        <CommandPalette
          {...args}
          open={isOpen}
          onClose={close}
          query={query}
          onQueryChange={setQuery}
        />
      </>
    );
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const Nothing: Story = {
  args: { groups: [], query: 'zzz', status: 'Nothing found', children: <p>Nothing found.</p> },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
