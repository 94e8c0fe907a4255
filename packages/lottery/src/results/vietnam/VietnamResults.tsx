import { listVietnamDayDraws, type VietnamDay } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import type { VietnamRegion } from '@perya/rules/lottery';
import { ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';

import { DayBar } from '../archive/DayBar';
import { instantIn, type Day } from '../days';
import { useResultsT } from '../i18n';
import { PrintHead } from '../tools/PrintHead';
import { ViewTools } from '../tools/ViewTools';
import { useResultsAddress } from '../useResultsAddress';
import { RegionTable } from './RegionTable';
import { lastRegionDay, nextRegionLook } from './regionDraws';
import styles from './VietnamResults.module.css';

/** The result tables of a region, day by day. */
export function VietnamResults({ region }: { region: VietnamRegion }) {
  const t = useResultsT();
  const errorText = useErrorText();
  const { date } = useFormat();
  const { serverNow } = useApi();
  const { address, go } = useResultsAddress();
  const { data, error, isFetching, refetch } = useRegionDay(region, address.day);
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
      {data ? (
        <RegionTable region={region} day={data.day} draws={data.draws} title={title} />
      ) : error ? (
        <ErrorPanel
          title={t('archive.failed')}
          reason={errorText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('archive.retry')}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={t('archive.loading')}>
          <Skeleton shape="block" height={520} />
        </SkeletonGroup>
      )}
    </section>
  );
}

function useRegionDay(region: VietnamRegion, day: Day | null) {
  const { serverNow } = useApi();
  return useApiQuery(
    listVietnamDayDraws,
    { region, day: day ?? undefined },
    {
      // A day gone by, asked for by name, does not change any more.
      refetchInterval: ({ state }) =>
        day !== null && day !== lastRegionDay(region, serverNow())
          ? false
          : nextRegionLook(region, serverNow(), newestOf(state.data)),
    },
  );
}

const newestOf = (answer: VietnamDay | undefined): ReadonlyMap<string, string> =>
  new Map(answer?.draws.map(({ lottery, number }) => [lottery, number]));
