import type { RouterHost } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { Button, EmptyState, ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';
import { Gauge } from 'lucide-react';

import { HostRow } from './HostRow';
import { useT } from './i18n';
import styles from './SpeedTest.module.css';
import { useRouters } from './useRouters';
import { useSpeedTest } from './useSpeedTest';

/** The addresses of the site with how quickly each answers here, and the way to another one. */
export function SpeedTest() {
  const t = useT();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useRouters();
  if (data && data.length > 0) return <Measurement hosts={data} />;
  if (data) {
    return (
      <EmptyState size="compact" title={t('empty.title')} description={t('empty.description')} />
    );
  }
  if (error && !isFetching) {
    return (
      <ErrorPanel
        size="compact"
        title={t('failed.title')}
        reason={errorText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('failed.retry')}
      />
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="block" height={72} />
      <Skeleton shape="block" height={72} />
    </SkeletonGroup>
  );
}

function Measurement({ hosts }: { hosts: readonly RouterHost[] }) {
  const t = useT();
  const { speedOf, fastest, isRunning, run } = useSpeedTest(hosts);
  const fastestHost = hosts.find(({ origin }) => origin === fastest);
  const answer = fastest === null ? undefined : speedOf(fastest);
  return (
    <div className={styles['test']}>
      <p className={styles['status']} role="status">
        {isRunning
          ? t('status.running')
          : fastestHost && answer?.kind === 'answered'
            ? t('status.fastest', { host: fastestHost.domain, ms: answer.ms })
            : t('status.none')}
      </p>
      <ol className={styles['hosts']}>
        {hosts.map((host) => (
          <HostRow
            key={host.origin}
            host={host}
            speed={speedOf(host.origin)}
            isFastest={host.origin === fastest}
          />
        ))}
      </ol>
      <Button iconStart={<Gauge />} busy={isRunning} onClick={run}>
        {t('again')}
      </Button>
      <p className={styles['note']}>{t('note')}</p>
    </div>
  );
}
