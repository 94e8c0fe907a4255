import { RegionalLotteryPage as Lotteries } from '@perya/lottery';

import { HiddenBarsPage, BarsToggle } from '../shell/layout/HiddenBarsPage';
import { LazyDepositLink } from './LazyDepositLink';
import styles from './RegionalLotteryPage.module.css';

/** The regional lottery without rail and header, until they are toggled. */
export function RegionalLotteryPage() {
  return (
    <HiddenBarsPage>
      <div className={styles['page']}>
        <Lotteries lead={<BarsToggle />} deposit={<LazyDepositLink />} />
      </div>
    </HiddenBarsPage>
  );
}
