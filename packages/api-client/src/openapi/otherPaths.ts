import { PAGE_PATHS } from './pages';
import { PICTURE_PATHS } from './pictures';

/** The chapters of the paths that aren't calls of the contract. */
export const OTHER_TAGS = {
  Pictures: 'Pictures of games, banners, vendors and members, by the paths that calls return.',
  Pages: 'Paths that browsers open themselves: they have no envelope.',
} as const;

/** The public paths that aren't calls of the contract. */
export const OTHER_PATHS = { ...PICTURE_PATHS, ...PAGE_PATHS };
