import { listGames } from '@perya/api-client';
import { createFakePlatform, wireGames } from '@perya/api-client/testing';
import { createFormat } from '@perya/i18n/core';
import { Favourites } from './Favourites';

/** Rendered for each request, not while building. */
export const dynamic = 'force-dynamic';

const platform = createFakePlatform().on(listGames, () => ({
  games: wireGames(3),
  totalPages: 1,
  totalCount: 3,
}));

/** A server component: makes a call and formats an amount without React. */
export default async function Page() {
  const { items } = await platform.client().call(listGames, { category: 'RNG' });
  const format = createFormat({ language: 'EN', currency: 'PHP', timeZone: 'Asia/Manila' });
  return (
    <main>
      <h1>Games from {format.money(12_345)}</h1>
      <Favourites names={items.map(({ name }) => name)} />
    </main>
  );
}
