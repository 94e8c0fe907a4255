import { expect, it } from 'vitest';

import type { ApiClient } from '../core/client';
import { getBalance, getUnreadCount, listGames } from '../resources';
import { createFakePlatform, runStory, storyState, wireGames, type FakePlatform } from '../testing';

const gamesOf = (count: number) => ({
  games: wireGames(count),
  totalPages: 1,
  totalCount: count,
});

/** A story that lists games, with a failing balance, as `@perya/storybook-preset` runs it. */
function composedStory() {
  let client!: ApiClient;
  let args!: object;
  const parameters = {
    platform: (fake: FakePlatform) =>
      void fake.on(listGames, () => gamesOf(3)).on(getUnreadCount, () => 2),
    ...storyState.failed(getBalance),
  };
  const story = {
    args: { title: 'Games', rows: 2 },
    parameters,
    run: (context: { args: object; parameters: Partial<typeof parameters> }) => {
      const fake = createFakePlatform();
      context.parameters.platform?.(fake);
      context.parameters.platformState?.(fake);
      client = fake.client({ getToken: () => 'token' });
      args = context.args;
      return Promise.resolve();
    },
  };
  return { story, client: () => client, args: () => args };
}

it('returns the platform that the story calls, with the story’s responses', async () => {
  const { story, client, args } = composedStory();
  const platform = await runStory(story);
  expect(await client().call(listGames, {})).toMatchObject({ totalCount: 3 });
  await expect(client().call(getBalance, {})).rejects.toMatchObject({ status: 500 });
  expect(platform.calls(listGames)).toHaveLength(1);
  expect(args()).toEqual({ title: 'Games', rows: 2 });
});

it('replaces responses and arguments of the story, and keeps the others', async () => {
  const { story, client, args } = composedStory();
  await runStory(story, (fake) => fake.on(listGames, () => gamesOf(1)), { rows: 5 });
  expect(await client().call(listGames, {})).toMatchObject({ totalCount: 1 });
  expect(await client().call(getUnreadCount, {})).toBe(2);
  expect(args()).toEqual({ title: 'Games', rows: 5 });
});

it('throws if the story runs without the platform', async () => {
  const story = { args: {}, parameters: {}, run: () => Promise.resolve() };
  await expect(runStory(story)).rejects.toThrow('no fake platform');
});
