import { PageFrame, Redemptions } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useT } from '../locales';
import { useRewardsT } from './locales';

/** Items redeemed with points, and their status (specification §2, Redeem history; §4, redeem statuses). */
export function RedeemHistoryPage() {
  const t = useRewardsT();
  const names = useT();
  return (
    <PageFrame title={names('centre.redeemHistory')} lead={t('redemptions.lead')}>
      <Redemptions
        wayOn={<Button render={<Link to="/pointMall" />}>{t('redemptions.toMall')}</Button>}
      />
    </PageFrame>
  );
}
