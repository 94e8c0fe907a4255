import { RegionalLotteryPage as Lotteries, type RegionalLotteryPageProps } from '@perya/lottery';

import { HiddenBarsPage, BarsToggle } from '../shell/layout/HiddenBarsPage';
import { LazyDepositLink } from './LazyDepositLink';
import styles from './RegionalLotteryPage.module.css';

/** The regional lottery without rail and header, until they are toggled. */
export function RegionalLotteryPage({ renderedAt }: Pick<RegionalLotteryPageProps, 'renderedAt'>) {
  return (
    <HiddenBarsPage>
      <div className={styles['page']}>
        <Lotteries lead={<BarsToggle />} deposit={<LazyDepositLink />} renderedAt={renderedAt} />
      </div>
    </HiddenBarsPage>
  );
}
