import { listVietnamDayDraws, type VietnamDay } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import type { VietnamRegion } from '@perya/rules/lottery';

import { useResultsAddress } from '../address/address';
import { DayBar } from '../archive/DayBar';
import { instantIn, type Day } from '../draws/days';
import { useResultsT } from '../locales';
import { PrintHead } from '../tools/PrintHead';
import { ViewTools } from '../tools/ViewTools';
import { RegionTable } from './RegionTable';
import { lastRegionDay, regionPollDelay } from './regionDraws';
import styles from './VietnamResults.module.css';

/** The result tables of a region, by day. */
export function VietnamResults({ region }: { region: VietnamRegion }) {
  const t = useResultsT();
  const { date } = useFormat();
  const { serverNow } = useApi();
  const { address, go } = useResultsAddress();
  const query = useRegionDay(region, address.day);
  const { data } = query;
  const day = address.day ?? data?.day;
  const title = t('vietnam.title', {
    region: t(`vietnam.region.${region}`),
    day: day === undefined ? '' : date(instantIn(day)),
  });
  return (
    <section className={styles['results']} aria-label={title} data-print="page">
      <PrintHead title={title} />
      <div className={styles['tools']} data-print-hide="">
        <DayBar
          day={address.day ?? data?.day ?? null}
          previous={data?.previousDay}
          next={data?.nextDay}
          last={lastRegionDay(region, serverNow())}
          isLatest={address.day === null}
          onChoose={(chosen) => go({ day: chosen })}
        />
        <ViewTools title={title} />
      </div>
      <Loaded query={query} skeleton={[520]}>
        {(found) => (
          <RegionTable region={region} day={found.day} draws={found.draws} title={title} />
        )}
      </Loaded>
    </section>
  );
}

function useRegionDay(region: VietnamRegion, day: Day | null) {
  const { serverNow } = useApi();
  return useApiQuery(
    listVietnamDayDraws,
    { region, day: day ?? undefined },
    {
      // A past day doesn't change.
      refetchInterval: ({ state }) =>
        day !== null && day !== lastRegionDay(region, serverNow())
          ? false
          : regionPollDelay(region, serverNow(), newestOf(state.data)),
    },
  );
}

const newestOf = (answer: VietnamDay | undefined): ReadonlyMap<string, string> =>
  new Map(answer?.draws.map(({ lottery, number }) => [lottery, number]));
