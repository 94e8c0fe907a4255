import type { Topic } from '../topic';
import { foldTeamDays, startFolding } from './fold';

/** Agents' teams: who is in them, what they do, and what agents set for them. */
export const team: Topic = {
  name: 'team',
  routes: [],
  // After all that plays and pays in the seed.
  seed: async ({ db, brand }) => {
    await foldTeamDays(db, brand.timeZone);
  },
  start: (platform) => Promise.resolve(startFolding(platform)),
};
