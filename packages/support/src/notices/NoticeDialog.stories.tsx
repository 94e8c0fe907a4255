import { DEFAULT_ANNOUNCEMENT_PAGE_SIZE, listAnnouncements } from '@perya/api-client';
import { storyState, wireNotice, wirePage, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { noticesCatalogue } from './locales';
import { NoticeDialog } from './NoticeDialog';

const HOUR_MS = 3_600_000;
const LAST_NOON = Date.UTC(2026, 10, 20, 4, 30, 15);

/** Announcements per kind; the others have none. */
const COUNTS: Partial<Record<string, number>> = { B: 20, PL: 2, PU: 1, H: 3 };

function someNotices(fake: FakePlatform) {
  fake.on(listAnnouncements, ({ type, pageNo }) => {
    const total = COUNTS[type] ?? 0;
    const from = (pageNo - 1) * DEFAULT_ANNOUNCEMENT_PAGE_SIZE;
    const length = Math.max(0, Math.min(DEFAULT_ANNOUNCEMENT_PAGE_SIZE, total - from));
    return {
      list: Array.from({ length }, (_, place) => aNotice(type, from + place)),
      totalCount: total,
      totalPages: Math.ceil(total / DEFAULT_ANNOUNCEMENT_PAGE_SIZE),
    };
  });
}

function aNotice(type: 'B' | 'PL' | 'PU' | 'PR' | 'H', index: number) {
  return wireNotice({
    id: `${type}-${index}`,
    type,
    title: `${TITLES[index % TITLES.length]} (${type} ${index + 1})`,
    content: `<p>This is what notice ${index + 1} has to say.</p><ul><li>Open tables are paid out before that.</li><li>See <a href="/promotions">the promotions</a> or <a href="https://example.com/rules">the rules</a>.</li></ul>`,
    date: LAST_NOON - index * 7 * HOUR_MS,
  });
}

const TITLES = [
  'Card rooms rest on Tuesday',
  'New lanterns in the slots hall',
  'Your limits, explained in one page',
  'Holiday hours of customer service, from the first of December until Three Kings',
] as const;

const meta = {
  title: 'Help/Notices/NoticeDialog',
  component: NoticeDialog,
  args: { isOpen: true, onClose: fn() },
  // Clears the cached announcements of the tab.
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    layout: 'fullscreen',
    catalogues: [noticesCatalogue, loadedCatalogue],
    platform: someNotices,
  },
} satisfies Meta<typeof NoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignedIn: Story = { parameters: { session: {} } };

/** Opened at an index: its page and the announcement. */
export const OpenedAtTheThirteenth: Story = { args: { opening: { index: 12 } } };

/** Opened at an index that no longer exists. */
export const OpenedPastTheEnd: Story = { args: { opening: { index: 400 } } };

export const Headlines: Story = { args: { opening: { kind: 'H' } } };

export const Empty: Story = { args: { opening: { kind: 'PR' } } };

export const Loading: Story = { parameters: storyState.loading(listAnnouncements) };

export const Failed: Story = { parameters: storyState.failed(listAnnouncements) };

/** The tab has cached the page; the network is down since. */
export const RememberedOffline: Story = {
  beforeEach: () => {
    sessionStorage.setItem(
      'announcements:EN/B/1',
      JSON.stringify({
        at: Date.now() - HOUR_MS,
        value: {
          items: [
            {
              id: 'k',
              type: 'B',
              title: 'Kept from before',
              html: '<p>Words.</p>',
              publishedAt: 1,
            },
          ],
          totalCount: 1,
          totalPages: 1,
        },
      }),
    );
  },
  parameters: storyState.failed(listAnnouncements, 'offline'),
};

/** Dangerous or deceptive markup is removed. */
export const Hostile: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(listAnnouncements, () =>
        wirePage([
          wireNotice({
            title: '<b>Not a tag</b>',
            content:
              '<p>Safe words</p><script>alert(1)</script><img src=x onerror=alert(1)><form action="/"><input name="password"></form>',
          }),
        ]),
      ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneReading: Story = {
  args: { opening: { index: 2 } },
  globals: { viewport: { value: 'phone' } },
};

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
