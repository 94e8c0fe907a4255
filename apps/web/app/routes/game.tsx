import { catalogue, playingCatalogue } from '@perya/lobby';

import { PlayPage } from '../pages/PlayPage';
import type { RouteHandle } from '../runtime/routeHandle';

export const handle = {
  page: 'game',
  catalogues: [catalogue, playingCatalogue],
  shell: { rail: false, footer: false, bottomBar: false, fullHeight: true },
} satisfies RouteHandle;

export default PlayPage;
