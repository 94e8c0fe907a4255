import { eq } from 'drizzle-orm';
import { allBut, deletedAfter, type OwnData } from '../../../kernel/own-data/section';
import { favourite, recentGame } from './schema';

/** Favorite and recently opened games. */
export const libraryData: OwnData = {
  sections: [
    {
      name: 'favorite-games',
      chapter: 'play',
      erasure: deletedAfter('identity'),
      table: favourite,
      of: (memberId) => eq(favourite.memberId, memberId),
      keys: [favourite.nodeId],
      fields: allBut(favourite, 'memberId'),
    },
    {
      name: 'recent-games',
      chapter: 'play',
      erasure: deletedAfter('identity'),
      table: recentGame,
      of: (memberId) => eq(recentGame.memberId, memberId),
      keys: [recentGame.nodeId],
      fields: allBut(recentGame, 'memberId'),
    },
  ],
};
