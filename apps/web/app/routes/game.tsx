import { catalogue, GamePage } from '@perya/lobby';

import type { RouteHandle } from '../runtime/routeHandle';

export const handle = {
  page: 'game',
  catalogues: [catalogue],
  shell: { rail: false, footer: false, bottomBar: false, fullHeight: true },
} satisfies RouteHandle;

export default GamePage;
