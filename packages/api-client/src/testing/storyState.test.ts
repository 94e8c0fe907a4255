import { expect, it } from 'vitest';

import { getBalance, listFavourites, listGames } from '../resources';
import { createFakePlatform, reject, storyState, wireGames, type StoryState } from '../testing';

const GAMES = { games: wireGames(3), totalPages: 1, totalCount: 3 };
const NO_GAMES = { games: [], totalPages: 0, totalCount: 0 };

/** A client of a platform with games, in the given state. */
function clientIn({ platformState }: StoryState, timeoutMs?: number) {
  const fake = createFakePlatform().on(listGames, () => GAMES);
  platformState(fake);
  return fake.client({ getToken: () => 'token', timeoutMs });
}

it('never responds in a loading state', async () => {
  const client = clientIn(storyState.loading(listGames), 20);
  await expect(client.call(listGames, {})).rejects.toMatchObject({ kind: 'timeout' });
});

it('fails with a server error by default', async () => {
  await expect(clientIn(storyState.failed(listGames)).call(listGames, {})).rejects.toMatchObject({
    status: 500,
  });
  const unreadable = clientIn(storyState.failed(listGames, 'malformed'));
  await expect(unreadable.call(listGames, {})).rejects.toMatchObject({ side: 'answer' });
});

it('fails only the first calls', async () => {
  const client = clientIn(storyState.failed(listGames, 'server-error', 1));
  await expect(client.call(listGames, {})).rejects.toMatchObject({ status: 500 });
  await expect(client.call(listGames, {})).resolves.toMatchObject({ totalCount: 3 });
});

it('fails several endpoints', async () => {
  const client = clientIn(storyState.failed([getBalance, listFavourites]));
  await expect(client.call(getBalance, {})).rejects.toMatchObject({ status: 500 });
  await expect(client.call(listFavourites, {})).rejects.toMatchObject({ status: 500 });
  await expect(client.call(listGames, {})).resolves.toMatchObject({ totalCount: 3 });
});

it('returns the given answer or rejection', async () => {
  const empty = clientIn(storyState.answered(listGames, NO_GAMES));
  await expect(empty.call(listGames, {})).resolves.toMatchObject({ items: [], totalCount: 0 });
  const rejecting = clientIn(storyState.answered(listGames, reject(404, 'NO_GAMES', 'not_found')));
  await expect(rejecting.call(listGames, {})).rejects.toMatchObject({ code: 'NO_GAMES' });
});
