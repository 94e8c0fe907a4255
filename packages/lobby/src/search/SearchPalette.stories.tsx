import { getBalance, listFavouriteIds, listGames, listPopularGames } from '@perya/api-client';
import { reject, storyState, wireGame, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { catalogue } from '../locales';
import { testGames } from '../testing';
import { SearchPalette } from './SearchPalette';

const GAMES = testGames(60).map(({ id, nodeId, name, vendorName, coverPath }) =>
  wireGame({ gameId: id, nodeId, gameName: name, vendor: vendorName, coverPath }),
);

function searchable(fake: FakePlatform): void {
  fake.on(listPopularGames, () => GAMES.slice(0, 8));
  fake.on(listGames, ({ gameName = '', pageSize }) => {
    const found = GAMES.filter((game) =>
      `${game.gameName} ${game.vendor}`.toLowerCase().includes(gameName.toLowerCase()),
    );
    return {
      games: found.slice(0, pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  });
  fake.on(listFavouriteIds, () => ({ list: [] }));
  fake.on(getBalance, () => ({ sumBalance: 10_000, currency: 'PHP' }));
}

const meta = {
  title: 'Play/Finding games/SearchPalette',
  component: SearchPalette,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, loadedCatalogue],
    platform: searchable,
  },
  args: {
    isOpen: true,
    onClose: () => {},
    pages: [
      { path: '/promotions', label: 'Promotions', keywords: ['bonus'] },
      { path: '/down', label: 'Get the app', keywords: ['download', 'android', 'ios'] },
      { path: '/helpmc', label: 'Help center' },
    ],
  },
} satisfies Meta<typeof SearchPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const typing = (text: string): NonNullable<Story['play']> =>
  async function play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('combobox'), text);
    await expect(page.getByRole('combobox')).toHaveValue(text);
  };

export const Default: Story = {};

export const Found: Story = { play: typing('pa') };

export const Nothing: Story = { play: typing('zzzz') };

export const GamesFail: Story = {
  parameters: storyState.answered(listGames, reject(500, 'INTERNAL', 'internal')),
  play: typing('lantern'),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: typing('mango') };
