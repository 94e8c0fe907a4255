import { endOtherSessions, endSession, listSessions, listSignIns } from '@perya/api-client';
import { refreshCalls, useApi, useApiQuery } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { Badge, Button, ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';

import { useSecurityT } from '../i18n';
import { Failure } from '../parts/Failure';
import styles from '../parts/Security.module.css';
import { useTask } from '../useTask';

/** Where the account is signed in, and where it was. */
export function DevicesTask() {
  return (
    <div className={styles['stack']}>
      <OpenSessions />
      <PastSignIns />
    </div>
  );
}

function OpenSessions() {
  const t = useSecurityT();
  const format = useFormat();
  const client = useApi();
  const queries = useQueryClient();
  const sessions = useApiQuery(listSessions, {}, { staleTime: 0 });
  const again = () => void refreshCalls(queries, [listSessions]);
  const end = useTask(endSession, again);
  const endOthers = useTask(endOtherSessions, again);
  if (sessions.error && !sessions.data) return <NotLoaded query={sessions} />;
  if (!sessions.data) return <Waiting />;
  const others = sessions.data.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Failure text={end.refusal.text ?? endOthers.refusal.text} />
      <ul className={styles['list']} aria-label={t('devices.open')}>
        {sessions.data.map(({ id, isCurrent, device, ip, startedAt, lastSeenAt }) => (
          <li key={id} className={styles['device']}>
            <span className={styles['deviceName']}>
              {device || t('devices.unknown')}
              {isCurrent && <Badge tone="success">{t('devices.current')}</Badge>}
            </span>
            <p className={styles['deviceNote']}>
              {t('devices.since', { time: format.dateTime(startedAt), ip })}{' '}
              {!isCurrent &&
                t('devices.seen', { time: format.relative(lastSeenAt, client.serverNow()) })}
            </p>
            {!isCurrent && (
              <Button
                className={styles['deviceEnd'] ?? ''}
                size="small"
                busy={end.isBusy}
                aria-label={t('devices.endOf', { device: device || t('devices.unknown') })}
                onClick={() => end.send({ sessionId: id })}
              >
                {t('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          className={styles['back'] ?? ''}
          variant="danger"
          busy={endOthers.isBusy}
          onClick={() => endOthers.send({})}
        >
          {t('devices.endOthers')}
        </Button>
      ) : (
        <p className={styles['note']}>{t('devices.alone')}</p>
      )}
    </>
  );
}

function PastSignIns() {
  const t = useSecurityT();
  const format = useFormat();
  const signIns = useApiQuery(listSignIns, {}, { staleTime: 0 });
  if (signIns.error && !signIns.data) return <NotLoaded query={signIns} />;
  if (!signIns.data) return <Waiting />;
  return (
    <>
      <h3 className={styles['heading']}>{t('devices.past')}</h3>
      <ul className={styles['list']} aria-label={t('devices.past')}>
        {signIns.data.map(({ at, ip, device, hadSecondStep }) => (
          <li key={at} className={styles['device']}>
            <span className={styles['deviceName']}>
              {format.dateTime(at)}
              {hadSecondStep && <Badge tone="teal">{t('devices.secondStep')}</Badge>}
            </span>
            <p className={styles['deviceNote']}>
              {device || t('devices.unknown')} · {ip}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{t('devices.strange')}</p>
    </>
  );
}

function NotLoaded({
  query,
}: {
  query: { error: unknown; isFetching: boolean; refetch(): unknown };
}) {
  const t = useSecurityT();
  const errorText = useErrorText();
  return (
    <ErrorPanel
      size="compact"
      title={t('failed')}
      reason={errorText(query.error)}
      onRetry={() => void query.refetch()}
      retryLabel={t('retry')}
      retrying={query.isFetching}
    />
  );
}

function Waiting() {
  const t = useSecurityT();
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="block" height="72px" />
      <Skeleton shape="block" height="72px" />
    </SkeletonGroup>
  );
}
