import { catalogue, LottoPage } from '@perya/lottery';

import type { RouteHandle } from '../runtime/routeHandle';

export const handle = {
  page: 'lottery',
  catalogues: [catalogue],
  shell: { rail: false, footer: false },
} satisfies RouteHandle;

export default LottoPage;
