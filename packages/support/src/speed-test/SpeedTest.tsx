import type { RouterHost } from '@perya/api-client';
import { Loaded } from '@perya/page-kit';
import { Button, EmptyState } from '@perya/ui-kit';
import { Gauge } from 'lucide-react';

import { HostRow } from './HostRow';
import { useT } from './locales';
import styles from './SpeedTest.module.css';
import { useRouters } from './useRouters';
import { useSpeedTest } from './useSpeedTest';

/** The site's hosts with their latency from this browser, and links to switch. */
export function SpeedTest() {
  const t = useT();
  return (
    <Loaded
      query={useRouters()}
      size="compact"
      skeleton={[72, 72]}
      isEmpty={(hosts) => hosts.length === 0}
      empty={
        <EmptyState size="compact" title={t('empty.title')} description={t('empty.description')} />
      }
    >
      {(hosts) => <Measurement hosts={hosts} />}
    </Loaded>
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
