import {
  checkPlay,
  getBalance,
  getGameSession,
  getPlayMoney,
  listPvpRooms,
  RejectedError,
} from '@perya/api-client';
import {
  reject,
  storyState,
  wireGameSession,
  wirePlayCheck,
  type FakePlatform,
} from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  clearLaunch,
  retryLaunch,
  openRoomChoice,
  type OpenOnPlatform,
} from '../launch/launchStore';
import { playingCatalogue } from '../playing/locales';
import { testGame } from '../testing';
import { GamePage } from './GamePage';

/** The page after a game was chosen. */
function afterChoosing(open: OpenOnPlatform, demo = false) {
  return async () => {
    clearLaunch();
    retryLaunch({ game: testGame({ id: 'g-3' }), from: '/rng', demo }, open);
    // Immediate responses are processed before the first render.
    await Promise.resolve();
  };
}

/** The page after a PVP game was chosen. */
async function choosingRoom() {
  clearLaunch();
  const game = testGame({
    id: `g-${Math.random()}`,
    name: 'Pusoy at the Plaza',
    category: 'PVP',
    coverPath: '/art/cover/g-5',
  });
  openRoomChoice({ game, from: '/pvp', demo: false });
  await Promise.resolve();
}

const ROOMS = ['Entrada', 'Glorieta', 'Kiosko', 'Palco'].map((name, place) => ({
  id: `r-${place}`,
  name,
  minStake: `${10 ** place}.00`,
  maxStake: `${10 ** (place + 1)}.00`,
  minBalance: `${10 ** (place + 2)}.00`,
  players: [12, 1, 0, 3][place] ?? 0,
}));

// An address reserved for documentation: it never responds.
const SILENT = () =>
  Promise.resolve({ address: 'https://192.0.2.1/slot?ticket=story', sessionId: 's-1' });
const NEVER = () => new Promise<never>(() => {});

const meta = {
  title: 'Play/In a game/GamePage',
  component: GamePage,
  parameters: {
    layout: 'fullscreen',
    catalogues: [playingCatalogue],
    session: {},
    platform: (fake: FakePlatform) =>
      fake
        .on(getBalance, () => ({ sumBalance: 10_000, currency: 'PHP' }))
        .on(getGameSession, () => wireGameSession())
        .on(getPlayMoney, () => ({ balance: '9876.50', currency: 'PHP' }))
        .on(checkPlay, () => wirePlayCheck())
        .on(listPvpRooms, () => ({ currency: 'PHP', list: ROOMS })),
    route: { url: '/game' },
  },
  args: { onDeposit() {} },
} satisfies Meta<typeof GamePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const playing = (value: Parameters<typeof wirePlayCheck>[0]) => ({
  beforeEach: afterChoosing(SILENT),
  parameters: {
    platform: (fake: FakePlatform) => {
      meta.parameters.platform(fake);
      fake.on(checkPlay, () => wirePlayCheck(value));
    },
  },
});

export const RealityCheck: Story = playing({ isDue: true, dueInMs: 0, playedMs: 3_600_000 });

export const TimeIsUp: Story = playing({
  over: { reason: 'TIME_LIMIT', until: Date.UTC(2099, 10, 22, 16) },
});

export const OnABreak: Story = {
  ...playing({ over: { reason: 'BREAK', until: Date.UTC(2099, 10, 22, 16) } }),
  globals: { viewport: { value: 'phone' } },
};

/** The frame is loading; after ten seconds without a message, help is shown. */
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

/** No retry button is shown. */
export const NoLongerOffered: Story = {
  beforeEach: afterChoosing(() =>
    Promise.reject(
      new RejectedError('launchGame', {
        status: 404,
        code: 'UNKNOWN_GAME',
        messageKey: 'unknown_game',
      }),
    ),
  ),
};

/** Trial accounts are offered the demo. */
export const TrialAccount: Story = {
  beforeEach: afterChoosing(() =>
    Promise.reject(
      new RejectedError('launchGame', {
        status: 403,
        code: 'TRUE_ACCOUNT_NEEDED',
        messageKey: 'in_need_true_account',
      }),
    ),
  ),
};

export const Rooms: Story = { beforeEach: choosingRoom };

export const RoomsOnAPhone: Story = {
  ...Rooms,
  globals: { viewport: { value: 'phone' }, language: 'VI' },
};

export const RoomsLoading: Story = {
  ...Rooms,
  parameters: storyState.loading(listPvpRooms),
};

export const NoRooms: Story = {
  ...Rooms,
  parameters: storyState.answered(listPvpRooms, { currency: 'PHP', list: [] }),
};

export const RoomsRefused: Story = {
  ...Rooms,
  parameters: storyState.answered(listPvpRooms, reject(404, 'UNKNOWN_GAME', 'unknown_game')),
};

export const UntrustedAddress: Story = {
  beforeEach: afterChoosing(() =>
    Promise.resolve({ address: 'http://play.example/slot', sessionId: null }),
  ),
};

export const Demo: Story = { beforeEach: afterChoosing(SILENT, true) };

export const DemoOnAPhone: Story = {
  beforeEach: afterChoosing(SILENT, true),
  globals: { viewport: { value: 'phone' } },
};

export const NoGame: Story = { beforeEach: clearLaunch };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: afterChoosing(SILENT),
};

export const Thai: Story = { globals: { language: 'TH' }, beforeEach: afterChoosing(NEVER) };
