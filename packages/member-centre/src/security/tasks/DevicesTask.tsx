import {
  endOtherSessions,
  endSession,
  listSessions,
  listSignIns,
  type MemberSession,
} from '@perya/api-client';
import { refreshCalls, useApi, useApiQuery } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { Badge, Button } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';

import { useSecurityT } from '../locales';
import styles from '../parts/Security.module.css';
import { Failure } from '../parts/TaskFrame';
import { useSecurityMutation } from './useSecurityMutation';

/** Current and past sessions of the account. */
export function DevicesTask() {
  return (
    <div className={styles['stack']}>
      <OpenSessions />
      <PastSignIns />
    </div>
  );
}

function OpenSessions() {
  const query = useApiQuery(listSessions, {}, { staleTime: 0 });
  return (
    <Loaded query={query} size="compact" skeleton={[72, 72]}>
      {(sessions) => <Sessions sessions={sessions} />}
    </Loaded>
  );
}

function Sessions({ sessions }: { sessions: readonly MemberSession[] }) {
  const t = useSecurityT();
  const errorText = useErrorText();
  const format = useFormat();
  const client = useApi();
  const queries = useQueryClient();
  const again = () => void refreshCalls(queries, [listSessions]);
  const end = useSecurityMutation(endSession, again);
  const endOthers = useSecurityMutation(endOtherSessions, again);
  const error = end.error ?? endOthers.error;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Failure text={error && errorText(error)} />
      <ul className={styles['list']} aria-label={t('devices.open')}>
        {sessions.map(({ id, isCurrent, device, ip, startedAt, lastSeenAt }) => (
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
  const query = useApiQuery(listSignIns, {}, { staleTime: 0 });
  return (
    <>
      <h3>{t('devices.past')}</h3>
      <Loaded query={query} size="compact" skeleton={[72, 72]}>
        {(signIns) => (
          <>
            <ul className={styles['list']} aria-label={t('devices.past')}>
              {signIns.map(({ at, ip, device, hadSecondStep }) => (
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
        )}
      </Loaded>
    </>
  );
}
