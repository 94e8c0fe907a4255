import { getBalance, RejectedError } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../i18n';
import { launchForgotten, launchRetried, type OpenOnPlatform } from '../launch/launch-store';
import { testGame } from '../testing';
import { GamePage } from './GamePage';

/** The page as it stands after a game was chosen. */
function afterChoosing(open: OpenOnPlatform, demo = false) {
  return async () => {
    launchForgotten();
    launchRetried({ game: testGame({ id: 'g-3' }), from: '/rng', demo }, open);
    // What was answered at once is there before the first look.
    await Promise.resolve();
  };
}

// An address of the range that is kept for documentation: it never answers.
const SILENT = () => Promise.resolve({ address: 'https://192.0.2.1/slot?ticket=story' });
const NEVER = () => new Promise<never>(() => {});

const meta = {
  title: 'Lobby/GamePage',
  component: GamePage,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    session: {},
    platform: (fake: FakePlatform) =>
      fake.on(getBalance, () => ({ sumBalance: 10_000, currency: 'PHP' })),
    route: { url: '/game' },
  },
} satisfies Meta<typeof GamePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame on its way; after ten seconds without a word it says what to do. */
export const Default: Story = { beforeEach: afterChoosing(SILENT) };

export const Launching: Story = { beforeEach: afterChoosing(NEVER) };

export const Refused: Story = {
  beforeEach: afterChoosing(() =>
    Promise.reject(
      new RejectedError('launchGame', {
        status: 409,
        code: 'GAME_RESTING',
        messageKey: 'This game rests until noon.',
      }),
    ),
  ),
};

export const UntrustedAddress: Story = {
  beforeEach: afterChoosing(() => Promise.resolve({ address: 'http://play.example/slot' })),
};

export const Demo: Story = { beforeEach: afterChoosing(SILENT, true) };

export const NoGame: Story = { beforeEach: launchForgotten };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: afterChoosing(SILENT),
};

export const Thai: Story = { globals: { language: 'TH' }, beforeEach: afterChoosing(NEVER) };
