import { describe, expect, it } from 'vitest';
import { listGames } from '../endpoints';
import { createFakePlatform, wireGames } from '../testing';

describe('call', () => {
  it('gives the decoded value of the envelope', async () => {
    const fake = createFakePlatform().on(listGames, () => ({
      games: wireGames(2),
      totalPages: 1,
      totalCount: 2,
    }));

    const page = await fake.client().call(listGames, { category: 'RNG' });

    expect(page.items.map(({ name }) => name)).toEqual(['Lantern Night', 'Monsoon Night']);
    expect(fake.calls(listGames)[0]?.request).toMatchObject({ gameType: 'RNG', pageNo: 1 });
  });
});
