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
  /** Rendered before the title, for the site's own page controls. */
  lead?: ReactNode;
  /** A link or button to the deposit page, shown when the balance is too low. */
  deposit?: ReactNode;
}

/**
 * `/vnlottery?gameCode=&playType=`: the Vietnamese lotteries by region and province, to play and to look up.
 */
export function RegionalLotteryPage({ lead, deposit }: RegionalLotteryPageProps) {
  const t = useRegionalT();
  // The platform's clock decides which lotteries are drawn today and which are closed. A device whose clock
  // is off by a day couldn't hydrate that markup, so it's rendered on the client only.
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
  // Default when the URL has no lottery: the one that closes soonest. It stays after closing, to keep what's
  // typed.
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

/** Parameters dropped when the lottery changes: its draw, and the region of its tables. */
const OF_ONE_LOTTERY = ['draw', 'region'] as const;

/** URL of the same view for another lottery. */
function addressFrom(params: URLSearchParams) {
  return (code: string): string => {
    const next = new URLSearchParams(params);
    next.set('gameCode', code);
    for (const name of OF_ONE_LOTTERY) next.delete(name);
    return `?${next.toString()}`;
  };
}
