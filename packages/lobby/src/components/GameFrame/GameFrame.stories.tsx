import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { GameFrame } from './GameFrame';

/** A page that stands for a game, without a server. */
const PAGE = new URL(
  `data:text/html,${encodeURIComponent(
    '<html lang="en"><title>A game</title><body style="margin:0;display:grid;place-items:center;height:100vh;background:#1f2040;color:#f4f2ff;font:600 24px sans-serif"><main><h1>The game</h1></main></html>',
  )}`,
);

const meta = {
  title: 'Play/In a game/GameFrame',
  component: GameFrame,
  args: { address: PAGE, title: 'Lantern Parade', onLoad: fn(), onMessage: fn() },
  render: (args) => (
    <div style={{ blockSize: 320, display: 'grid' }}>
      <GameFrame {...args} />
    </div>
  ),
} satisfies Meta<typeof GameFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas }) {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
    await expect(canvas.getByTitle('Lantern Parade')).toHaveAttribute(
      'sandbox',
      expect.not.stringContaining('top-navigation'),
    );
  },
};

/** A message from a window that isn't the game is ignored. */
export const OtherWindow: Story = {
  async play({ args }) {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
    const heard = new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
    });
    postMessage({ type: 'close' }, '*');
    await heard;
    await expect(args.onMessage).not.toHaveBeenCalled();
  },
};
