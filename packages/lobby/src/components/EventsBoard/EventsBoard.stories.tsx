import { listLobbyEvents } from '@perya/api-client';
import { storyState, wireLobbyEvent, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { catalogue } from '../../locales';
import { EventsBoard } from './EventsBoard';

type WireEvent = ReturnType<typeof wireLobbyEvent>;

const TONIGHT = Date.UTC(2026, 10, 21, 12, 30);
const MATCHES = [
  wireLobbyEvent(),
  wireLobbyEvent({
    id: 'e-2',
    kind: 'FOOTBALL',
    league: 'Luzviminda Cup',
    sides: ['San Fernando Lanterns', 'Vigan Cobblers'],
    score: [1, 1],
    isOpen: false,
    odds: [
      { selection: 'home', odds: null },
      { selection: 'draw', odds: null },
      { selection: 'away', odds: null },
    ],
  }),
  wireLobbyEvent({
    id: 'e-3',
    kind: 'FOOTBALL',
    league: 'Luzviminda Cup',
    sides: ['Iloilo Regatta', 'Baguio Pines'],
    state: 'COMING',
    startsAt: TONIGHT,
    score: [],
    odds: [
      { selection: 'home', odds: 2.1 },
      { selection: 'draw', odds: 3.25 },
      { selection: 'away', odds: 3.4 },
    ],
  }),
  wireLobbyEvent({
    id: 'e-4',
    kind: 'VIRTUAL',
    league: 'Kalesa Derby, race 14',
    sides: ['Amihan', 'Habagat', 'Tag-ulan', 'Bagyo', 'Araw'],
    state: 'COMING',
    startsAt: TONIGHT,
    score: [],
    odds: [
      { selection: '1', odds: 3.1 },
      { selection: '2', odds: 4.75 },
      { selection: '3', odds: 5.2 },
      { selection: '4', odds: 8 },
      { selection: '5', odds: 12.5 },
    ],
  }),
];

const withEvents = (list: WireEvent[]) => (fake: FakePlatform) =>
  fake.on(listLobbyEvents, () => list);

const meta = {
  title: 'Play/Finding games/EventsBoard',
  component: EventsBoard,
  parameters: {
    catalogues: [catalogue, filtersCatalogue, loadedCatalogue],
    platform: withEvents(MATCHES),
  },
  args: { category: 'SPORTS' },
} satisfies Meta<typeof EventsBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: storyState.loading(listLobbyEvents) };

export const Failed: Story = { parameters: storyState.failed(listLobbyEvents) };

/** No events: the lobby only shows the games below. */
export const NoEvents: Story = { parameters: { platform: withEvents([]) } };

export const LongNames: Story = {
  globals: { language: 'TH' },
  parameters: {
    platform: withEvents([
      wireLobbyEvent({
        league: 'การแข่งขันชิงถ้วยโคมไฟแห่งเมืองซานเฟอร์นันโดครั้งที่สิบสอง',
        sides: ['สโมสรผู้กล้าที่สู้กับปู่ฤๅษีในน้ำตก', 'Câu Lạc Bộ Trâu Vàng Ruộng Bậc Thang'],
        score: [101, 99],
        odds: [
          { selection: 'home', odds: 101 },
          { selection: 'draw', odds: 3.25 },
          { selection: 'away', odds: 1.01 },
        ],
      }),
    ]),
  },
};

export const Vietnamese: Story = { globals: { language: 'VI' } };
