import { catalogues, LotteryPage } from '@perya/lottery';

import { LazyDepositLink } from '../pages/LazyDepositLink';
import type { RouteHandle } from '../runtime/routeHandle';

export const handle = {
  page: 'lottery',
  catalogues,
  shell: { rail: false, footer: false },
} satisfies RouteHandle;

export default function Lottery() {
  return <LotteryPage deposit={<LazyDepositLink />} />;
}
