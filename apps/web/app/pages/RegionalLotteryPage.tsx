import { RegionalLotteryPage as Lotteries } from '@perya/lottery';

import { BarsPage, BarsToggle } from '../shell/layout/BarsPage';
import { DepositPlace } from './DepositPlace';
import styles from './RegionalLotteryPage.module.css';

/** The regional lottery without rail and header, until they are toggled. */
export function RegionalLotteryPage() {
  return (
    <BarsPage>
      <div className={styles['page']}>
        <Lotteries lead={<BarsToggle />} deposit={<DepositPlace />} />
      </div>
    </BarsPage>
  );
}
