import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../../locales';
import { testGames } from '../../testing';
import { GameLane } from './GameLane';

const meta = {
  title: 'Play/Finding games/GameLane',
  component: GameLane,
  parameters: { catalogues: [catalogue] },
  args: { title: 'Slots', games: testGames(20), allHref: '/rng' },
} satisfies Meta<typeof GameLane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Few: Story = { args: { title: 'Fishing', games: testGames(3, { category: 'FISH' }) } };

export const Empty: Story = { args: { games: [] } };

export const LongTitle: Story = {
  args: { title: 'Everything that people in your province have been playing since Sunday' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' }, args: { title: 'สล็อตยอดนิยม' } };

export const Vietnamese: Story = {
  globals: { language: 'VI' },
  args: { title: 'Nổ hũ được chơi nhiều' },
};
