import { Skeleton, useIsHydrated } from '@perya/ui-kit';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { PlayDesk } from '../desk/PlayDesk';
import { LotteryViews } from '../results/views/LotteryViews';
import { useRegionalT } from './locales';
import { ProvinceList } from './ProvinceList';
import { chosenLottery, nextChange, regionToday } from './provinces';
import styles from './RegionalLotteryPage.module.css';
import { RegionSwitch } from './RegionSwitch';
import { useClock } from '../clock/useClock';

export interface RegionalLotteryPageProps {
  /** Stands before the title: where a site puts its own controls of the page. */
  lead?: ReactNode;
  /** A link or button that leads to the deposit page; stands where the balance is too low. */
  deposit?: ReactNode;
}

/** `/vnlottery?gameCode=&playType=`: the lotteries of Vietnam by region and province, to play and to look up. */
export function RegionalLotteryPage({ lead, deposit }: RegionalLotteryPageProps) {
  const t = useRegionalT();
  // Which lotteries are drawn today, and which are closed, is told by the platform's clock. A device that is
  // a day off could not take over what another clock has rendered: it is rendered here alone.
  const isHydrated = useIsHydrated();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        {lead !== undefined && <div data-print-hide="">{lead}</div>}
        <h1 className={styles['title']}>{t('title')}</h1>
      </header>
      {isHydrated ? <Lotteries deposit={deposit} /> : <Skeleton shape="block" height={960} />}
    </div>
  );
}

function Lotteries({ deposit }: Pick<RegionalLotteryPageProps, 'deposit'>) {
  const [params, setParams] = useSearchParams();
  const now = useClock(nextChange);
  // Where the address names none: what closes soonest now. It stays when that has closed, with what is typed.
  const [front] = useState(() => chosenLottery(null, now)?.code ?? null);
  const lottery = chosenLottery(params.get('gameCode') ?? front, now);
  if (lottery?.region === undefined) return null;
  const { code, region, defaultPlayType } = lottery;
  const choosePlayType = (playType: string) =>
    setParams(
      (before) => {
        before.set('gameCode', code);
        before.set('playType', playType);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className={styles['choice']} data-print-hide="">
        <RegionSwitch current={region} now={now} addressOf={addressFrom(params)} />
        <ProvinceList
          region={region}
          provinces={regionToday(region, now)}
          current={code}
          now={now}
          addressOf={addressFrom(params)}
        />
      </div>
      <LotteryViews lottery={lottery}>
        <PlayDesk
          key={code}
          lottery={lottery}
          playType={params.get('playType') ?? defaultPlayType}
          onPlayTypeChange={choosePlayType}
          deposit={deposit}
        />
      </LotteryViews>
    </>
  );
}

/** What another lottery does not have: a draw of this one, and the region that its tables show. */
const OF_ONE_LOTTERY = ['draw', 'region'] as const;

/** The same view of another lottery. */
function addressFrom(params: URLSearchParams) {
  return (code: string): string => {
    const next = new URLSearchParams(params);
    next.set('gameCode', code);
    for (const name of OF_ONE_LOTTERY) next.delete(name);
    return `?${next.toString()}`;
  };
}
