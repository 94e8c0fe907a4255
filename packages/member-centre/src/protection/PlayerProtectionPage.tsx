import { getProtection, LIMIT_KINDS } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { PageFrame } from '@perya/page-kit';
import { ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';

import type { MemberPageProps } from '../MemberPageProps';
import { BreakNotice } from './BreakNotice/BreakNotice';
import { BreakPanel } from './BreakPanel/BreakPanel';
import { HelpPanel } from './HelpPanel/HelpPanel';
import { useProtectionT } from './i18n';
import { LimitPanel } from './LimitPanel/LimitPanel';
import { NetPositionPanel } from './NetPositionPanel/NetPositionPanel';
import { RealityCheckPanel } from './RealityCheckPanel/RealityCheckPanel';
import styles from './PlayerProtectionPage.module.css';

export type PlayerProtectionPageProps = Pick<MemberPageProps, 'linkTo'>;

/** Limits, reality check, net position, breaks and who helps (decisions: Player protection). */
export function PlayerProtectionPage({ linkTo }: PlayerProtectionPageProps) {
  const t = useProtectionT();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useApiQuery(getProtection, {}, { staleTime: 0 });

  return (
    <PageFrame title={t('page.title')} lead={t('page.lead')}>
      {data?.playBreak && (
        <BreakNotice
          playBreak={data.playBreak}
          currency={data.currency}
          withdraw={linkTo('withdraw')}
        />
      )}
      {data && (
        <div className={styles['limits']}>
          {LIMIT_KINDS.map((kind) => (
            <LimitPanel key={kind} kind={kind} protection={data} />
          ))}
          <RealityCheckPanel protection={data} />
        </div>
      )}
      {!data && error && (
        <ErrorPanel
          title={t('page.failed')}
          reason={errorText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('page.retry')}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Loading />}
      <NetPositionPanel />
      {data && <BreakPanel protection={data} withdraw={linkTo('withdraw')} />}
      <HelpPanel />
    </PageFrame>
  );
}

function Loading() {
  const t = useProtectionT();
  return (
    <SkeletonGroup label={t('page.loading')}>
      <Skeleton shape="block" height="210px" />
      <Skeleton shape="block" height="210px" />
    </SkeletonGroup>
  );
}
