import { RegionalLotteryPage as Lotteries } from '@perya/lottery';

import { BarsPage, BarsToggle } from '../shell/layout/BarsPage';
import { DepositPlace } from './DepositPlace';
import styles from './RegionalLotteryPage.module.css';

/** The regional lottery has the window to itself, until its toggle brings rail and header. */
export function RegionalLotteryPage() {
  return (
    <BarsPage>
      <div className={styles['page']}>
        <Lotteries lead={<BarsToggle />} deposit={<DepositPlace />} />
      </div>
    </BarsPage>
  );
}
