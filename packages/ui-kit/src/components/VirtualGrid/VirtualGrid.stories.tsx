import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { VirtualGrid, type VirtualGridCell, type VirtualGridProps } from './VirtualGrid';

interface Game {
  id: number;
  name: string;
}

const THOUSANDS: readonly Game[] = Array.from({ length: 3000 }, (_, id) => ({
  id,
  name: `Game ${id + 1}`,
}));

const LONG = ['ผจญภัยในตลาดนัดกลางคืนกับโคมไฟวิเศษ', 'Cuộc đua trâu trên cánh đồng lúa vàng', 'Perya'];

function renderGame(game: Game, { tabIndex }: VirtualGridCell) {
  return (
    <a
      href={`#game-${game.id}`}
      tabIndex={tabIndex}
      style={{
        display: 'block',
        overflow: 'hidden',
        border: '1px solid var(--color-line)',
        borderRadius: 14,
        background: 'var(--color-surface)',
      }}
    >
      <span
        style={{
          display: 'block',
          aspectRatio: '4 / 3',
          background: `oklch(0.55 0.12 ${(game.id * 47) % 360})`,
        }}
      />
      <span
        style={{
          display: 'block',
          padding: 8,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {game.name}
      </span>
    </a>
  );
}

function InBox(props: VirtualGridProps<Game>) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} style={{ blockSize: 420, overflow: 'auto' }}>
      <VirtualGrid {...props} scroller={scroller} />
    </div>
  );
}

function LoadsMore(props: VirtualGridProps<Game>) {
  const [count, setCount] = useState(42);
  return (
    <VirtualGrid
      {...props}
      items={THOUSANDS.slice(0, count)}
      totalCount={THOUSANDS.length}
      onEndReached={() => setCount((last) => Math.min(last + 42, THOUSANDS.length))}
    />
  );
}

const meta = {
  title: 'Components/Data/VirtualGrid',
  component: VirtualGrid<Game>,
  args: {
    label: 'Slots',
    items: THOUSANDS,
    itemKey: (game) => game.id,
    renderItem: renderGame,
  },
} satisfies Meta<typeof VirtualGrid<Game>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InAnElement: Story = { render: (args) => <InBox {...args} /> };

export const LoadsMoreAtTheEnd: Story = { render: (args) => <LoadsMore {...args} /> };

export const Cards: Story = { args: { density: 'cards' } };

export const Few: Story = { args: { items: THOUSANDS.slice(0, 4) } };

export const Empty: Story = { args: { items: [] } };

export const LongNames: Story = {
  args: {
    items: THOUSANDS.slice(0, 60).map((game) => ({
      ...game,
      name: LONG[game.id % LONG.length] ?? game.name,
    })),
  },
};

/** The lobby's budget, in a real browser: scrolls through 3,000 games, with never more than 120 mounted. */
export const NeverMountsMany: Story = {
  play: async ({ canvas, userEvent }) => {
    const cells = () => canvas.getAllByRole('gridcell');
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(cells()[0]).toHaveTextContent('Game 1'));
    await userEvent.tab();
    await expect(focused()).toBe('Game 1');

    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(cells().length).toBeLessThanOrEqual(120);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused()).toBe('Game 3000'), { timeout: 3000 });
    await expect(cells().length).toBeLessThanOrEqual(120);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focused()).toBe('Game 1'), { timeout: 3000 });
  },
};
