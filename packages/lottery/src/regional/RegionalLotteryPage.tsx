import { listRecentVietnamLotteries, type LotteryGroup } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import type { Lottery } from '@perya/rules/lottery';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { RenderTime } from '../clock/RenderTime';
import { useClock } from '../clock/useClock';
import { POPULAR } from '../queries/groups';
import { LotteryDesk } from '../pages/LotteryDesk';
import { UnknownLottery } from '../pages/UnknownLottery';
import { provincesQuery, regionalMenuQuery } from '../queries/lotteryQueries';
import { LotteryShelf } from '../shelf/LotteryShelf';
import { RecentLotteries } from '../shelf/RecentLotteries';
import { useRegionalT } from './locales';
import { ProvinceList } from './ProvinceList';
import { chosenLottery, nextChange, offeredIn, regionsIn, regionToday } from '../queries/provinces';
import styles from './RegionalLotteryPage.module.css';
import { RegionSwitch } from './RegionSwitch';

/** Props of {@link RegionalLotteryPage}. */
export interface RegionalLotteryPageProps {
  /** Rendered before the title, for the site's own page controls. */
  lead?: ReactNode;
  /** A link or button to the deposit page, shown when the balance is too low. */
  deposit?: ReactNode;
  /** The platform's time at which the server rendered the page, in milliseconds. */
  renderedAt?: number | undefined;
}

/** Heights of the provinces and the desk, in pixels. */
const SKELETON = [240, 720];

/**
 * `/vnlottery?gameCode=&playType=`: the Vietnamese lotteries that the brand offers, by region and province, to
 * play and to look up.
 */
export function RegionalLotteryPage({ lead, deposit, renderedAt }: RegionalLotteryPageProps) {
  const t = useRegionalT();
  const query = useQuery(provincesQuery(useApi()));
  return (
    <RenderTime at={renderedAt}>
      <div className={styles['page']}>
        <header className={styles['head']}>
          {lead !== undefined && <div data-print-hide="">{lead}</div>}
          <h1 className={styles['title']}>{t('title')}</h1>
        </header>
        <Loaded query={query} skeleton={SKELETON}>
          {(games) => <Lotteries games={games} deposit={deposit} />}
        </Loaded>
      </div>
    </RenderTime>
  );
}

interface LotteriesProps extends Pick<RegionalLotteryPageProps, 'deposit'> {
  games: Parameters<typeof offeredIn>[0];
}

function Lotteries({ games, deposit }: LotteriesProps) {
  const [params] = useSearchParams();
  const lotteries = useMemo(() => offeredIn(games), [games]);
  const now = useClock(useMemo(() => (at: number) => nextChange(lotteries, at), [lotteries]));
  // Default when the URL has no lottery: the one that closes soonest. It stays after closing, to keep what's
  // typed.
  const [front] = useState(() => chosenLottery(lotteries, null, now)?.code ?? null);
  const lottery = chosenLottery(lotteries, params.get('gameCode') ?? front, now);
  return (
    <>
      <div className={styles['choice']} data-print-hide="">
        <Choice lotteries={lotteries} current={lottery} now={now} addressOf={addressFrom(params)} />
      </div>
      {lottery === undefined ? (
        <UnknownLottery page="/vnlottery" />
      ) : (
        <LotteryDesk lottery={lottery} deposit={deposit} />
      )}
    </>
  );
}

interface ChoiceProps {
  lotteries: readonly Lottery[];
  current: Lottery | undefined;
  /** Server time, milliseconds. */
  now: number;
  addressOf(code: string): string;
}

/** Heights of the popular lotteries and the regions, in pixels. */
const MENU_SKELETON = [52, 60];

/** The lotteries to choose from: the member's last ones, the popular ones, and those of the regions. */
function Choice(props: ChoiceProps) {
  const { lotteries, current, now, addressOf } = props;
  const menu = useQuery(regionalMenuQuery(useApi()));
  const code = current?.code ?? '';
  return (
    <>
      <RecentLotteries call={listRecentVietnamLotteries} current={code} addressOf={addressOf} />
      <Loaded query={menu} size="compact" skeleton={MENU_SKELETON}>
        {(groups) => <Menu groups={groups} {...props} />}
      </Loaded>
      {current?.region !== undefined && (
        <ProvinceList
          provinces={regionToday(lotteries, current.region, now)}
          current={code}
          now={now}
          addressOf={addressOf}
        />
      )}
    </>
  );
}

function Menu({ groups, current, ...rest }: ChoiceProps & { groups: readonly LotteryGroup[] }) {
  const popular = groups.find(({ code }) => code === POPULAR);
  return (
    <>
      {popular && (
        <LotteryShelf
          title={popular.name}
          games={popular.games}
          current={current?.code ?? ''}
          addressOf={rest.addressOf}
        />
      )}
      <RegionSwitch regions={regionsIn(groups)} current={current?.region} {...rest} />
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
