import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CARD_LABELS, testGame, testGames } from '../../testing';
import { GameCard, PendingGameCard, type GameCardLabels } from './GameCard';

const ACTIONS = { play() {}, demo() {}, favouriteToggled() {} };

const meta = {
  title: 'Play/Finding games/GameCard',
  component: GameCard,
  args: {
    game: testGame(),
    labels: CARD_LABELS,
    actions: ACTIONS,
    imageHosts: ['/'],
    demoOn: true,
  },
  render: (args) => (
    <div style={{ inlineSize: 190 }}>
      <GameCard {...args} />
    </div>
  ),
} satisfies Meta<typeof GameCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllMarks: Story = {
  args: { game: testGame({ id: 'g-4', isHot: true, isNew: true, rtp: 96.52 }) },
};

export const Favourite: Story = { args: { isFavourite: true } };

export const DemoOff: Story = { args: { demoOn: false } };

export const VendorFolder: Story = {
  args: { game: testGame({ id: 'g-9', name: 'Moonhouse', isVendorFolder: true, hasDemo: false }) },
};

/** The fallback is drawn after three attempts, about two seconds later. */
export const BrokenCover: Story = {
  args: { game: testGame({ coverPath: 'data:image/webp;base64,broken#', category: 'FISH' }) },
};

export const LongNames: Story = {
  args: {
    game: testGame({
      id: 'g-7',
      name: 'The Extraordinary Lantern Festival of San Fernando Megaways Deluxe',
      vendorName: 'Kapatagan Interactive Entertainment Studios',
    }),
  },
};

const THAI: GameCardLabels = {
  ...CARD_LABELS,
  play: 'เล่น',
  demo: 'ทดลองเล่น',
  hot: 'ฮิต',
  new: 'ใหม่',
  playGame: (name) => `เล่น ${name}`,
  demoGame: (name) => `ทดลองเล่น: ${name}`,
};

export const Thai: Story = {
  globals: { language: 'TH' },
  args: {
    labels: THAI,
    game: testGame({
      id: 'g-5',
      name: 'ผู้กล้าที่สู้กับปู่ฤๅษีในน้ำตกชื่อก้อง',
      vendorName: 'สตูดิโอเรือกระดาษ',
      isHot: true,
    }),
  },
};

const VIETNAMESE: GameCardLabels = {
  ...CARD_LABELS,
  play: 'Chơi',
  demo: 'Chơi thử',
  new: 'Mới',
  playGame: (name) => `Chơi ${name}`,
  demoGame: (name) => `Chơi thử: ${name}`,
};

export const Vietnamese: Story = {
  globals: { language: 'VI' },
  args: {
    labels: VIETNAMESE,
    game: testGame({
      id: 'g-6',
      name: 'Đường Đua Trâu Vàng Giữa Những Thửa Ruộng Bậc Thang',
      vendorName: 'Xưởng Trò Chơi Gió Nồm',
      isNew: true,
    }),
  },
};

function Wall({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: '12px 8px',
      }}
    >
      {children}
    </div>
  );
}

/** As dense as on a phone. */
export const OnAWall: Story = {
  render: (args) => (
    <Wall>
      {testGames(18).map((game) => (
        <GameCard {...args} key={game.id} game={game} isFavourite={game.id === 'g-2'} />
      ))}
    </Wall>
  ),
};

/** The demo button is visible without hover. */
export const OnAPhone: Story = { ...OnAWall, globals: { viewport: { value: 'phone' } } };

export const Pending: Story = {
  render: () => (
    <Wall>
      <PendingGameCard />
      <PendingGameCard />
      <PendingGameCard />
    </Wall>
  ),
};
