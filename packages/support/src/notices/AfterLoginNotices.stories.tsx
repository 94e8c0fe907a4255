import { getAnnouncementBoard } from '@perya/api-client';
import { storyState, wireNotice, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AfterLoginNotices } from './AfterLoginNotices';
import { noticesCatalogue } from './locales';

const WELCOME = wireNotice({
  id: 'welcome',
  type: 'PU',
  title: 'Welcome to the fair',
  content:
    '<p>Everything here runs on <strong>play money</strong>. Try a slot, look at your betting record, then check a round with its seeds.</p>',
});
const STUDIOS = wireNotice({
  id: 'studios',
  type: 'PR',
  title: 'New providers in the lobby',
  content: '<p>Mango Mutiny and Tambay Interactive have moved in. <a href="/rng">See them</a></p>',
});

function board(popup: (typeof WELCOME)[], promotion: (typeof WELCOME)[]) {
  return (fake: FakePlatform) =>
    void fake.on(getAnnouncementBoard, () => ({ notices: [], popup, promotion }));
}

const meta = {
  title: 'Help/Notices/AfterLoginNotices',
  component: AfterLoginNotices,
  parameters: {
    layout: 'fullscreen',
    catalogues: [noticesCatalogue],
    session: {},
    platform: board([WELCOME], [STUDIOS]),
  },
  // What this browser has shown, and was told not to show again.
  beforeEach: () => {
    for (const key of ['announcementsShownTo', 'announcements:EN/board']) {
      sessionStorage.removeItem(key);
    }
    localStorage.removeItem('announcementsSeen');
  },
} satisfies Meta<typeof AfterLoginNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { parameters: { platform: board([WELCOME], []) } };

export const LongNames: Story = {
  parameters: {
    platform: board(
      [
        {
          ...WELCOME,
          title: 'Thông báo bảo trì phòng game bài vào thứ Ba tuần này từ 02:00 đến 04:00 sáng',
          content: '<p>Các bàn đang mở sẽ được thanh toán trước khi bảo trì bắt đầu.</p>'.repeat(9),
        },
      ],
      [STUDIOS],
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

/** Guests see none, because they haven't signed in. */
export const Guest: Story = { parameters: { session: null } };

export const NothingToSay: Story = { parameters: { platform: board([], []) } };

export const Failed: Story = { parameters: storyState.failed(getAnnouncementBoard) };

/** A game or another dialog is open. */
export const Held: Story = { args: { isHeld: true } };
