import { getGameFacets, listComingDraws, listGames, listWinners } from '@perya/api-client';
import { createFakePlatform, wireGameFacets, wireGames } from '@perya/api-client/testing';

const GAMES = wireGames(24);

/** A platform in memory with a lobby of slots. */
export const platform = createFakePlatform()
  .on(listGames, ({ gameClassify, pageNo, pageSize }) => {
    const found = gameClassify === 'hot' ? GAMES.filter(({ isHot }) => isHot) : GAMES;
    return {
      games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  })
  .on(getGameFacets, () => wireGameFacets({ total: GAMES.length }))
  .on(listComingDraws, () => [])
  .on(listWinners, () => ({ currency: 'PHP', list: [] }));
