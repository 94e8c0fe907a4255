import { getSecurityStatus, type SecurityStatus } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { errorsCatalogue, useCatalogue } from '@perya/i18n';
import { Loaded, PageFrame, useChosenParams } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { CircleCheck, FolderDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';

import type { MemberPageProps } from '../address/MemberPageProps';
import { PayoutAccounts } from '../payouts/PayoutAccounts';
import { useSecurityT } from './locales';
import { ScoreCard } from './parts/ScoreCard';
import styles from './parts/Security.module.css';
import { TaskFrame } from './parts/TaskFrame';
import { TaskList } from './parts/TaskList';
import { scoreOf } from './parts/score';
import { isSecurityTask, type SecurityTask, type TaskProps } from './parts/tasks';
import { ContactTask } from './tasks/ContactTask';
import { DevicesTask } from './tasks/DevicesTask';
import { LoginPasswordTask } from './tasks/LoginPasswordTask';
import { PaymentPasswordTask } from './tasks/PaymentPasswordTask';
import { SecondFactorTask } from './tasks/SecondFactorTask';

interface News {
  text: string;
  /** The task that the message belongs to, until the URL has changed. */
  leaves: SecurityTask | null;
}

export type SecurityCentrePageProps = Pick<MemberPageProps, 'linkTo' | 'onPasswordChanged'>;

/** Account security. Each task has its own URL (specification §2, securityCenter). */
export function SecurityCentrePage({ linkTo, onPasswordChanged }: SecurityCentrePageProps) {
  const t = useSecurityT();
  // Contains the password rules, which are shown before any error.
  useCatalogue(errorsCatalogue);
  const [params] = useChosenParams();
  const named = params.get('task');
  const asked = isSecurityTask(named) ? named : null;
  const [news, setNews] = useState<News | null>(null);
  // A completed task is hidden even before the URL changes.
  const task = news?.leaves === asked ? null : asked;
  if (news !== null && news.leaves !== null && news.leaves !== asked) {
    setNews({ ...news, leaves: null });
  }
  const query = useApiQuery(getSecurityStatus, {}, { staleTime: 0 });
  const { linkOf, go } = useTaskLinks();
  const leave = useEffectEvent(() => go(null));
  const leaves = news?.leaves ?? null;
  // Deferred, because a new session re-renders the site and would override the navigation.
  useEffect(() => {
    if (leaves !== null) leave();
  }, [leaves]);
  const done = (text: string) => setNews({ text, leaves: asked });

  return (
    <PageFrame title={t('title')} lead={task === null ? t('lead') : undefined}>
      <div role="status" className={styles['live']}>
        {news !== null && task === null && (
          <p className={styles['news']}>
            <CircleCheck aria-hidden="true" />
            {news.text}
          </p>
        )}
      </div>
      <Loaded query={query} skeleton={[220, 72, 72, 72]}>
        {(data) =>
          task === null ? (
            <>
              <TaskList status={data} taskLink={linkOf} />
              <ScoreCard score={scoreOf(data)} taskLink={linkOf} />
              <Button
                className={styles['back'] ?? ''}
                variant="quiet"
                iconStart={<FolderDown />}
                render={linkTo('ownData')}
              >
                {t('ownData')}
              </Button>
            </>
          ) : (
            <TaskFrame title={t(`task.${task}`)} note={t(`note.${task}`)} back={linkOf(null)}>
              <Task key={task} task={task} {...{ status: data, onDone: done, onPasswordChanged }} />
            </TaskFrame>
          )
        }
      </Loaded>
    </PageFrame>
  );
}

function Task({ task, ...props }: TaskProps & { task: SecurityTask; status: SecurityStatus }) {
  switch (task) {
    case 'loginPassword':
      return <LoginPasswordTask {...props} />;
    case 'paymentPassword':
      return <PaymentPasswordTask {...props} />;
    case 'mobile':
    case 'email':
      return <ContactTask {...props} channel={task} />;
    case 'secondFactor':
      return <SecondFactorTask {...props} />;
    case 'payouts':
      return <PayoutAccounts />;
    case 'devices':
      return <DevicesTask />;
  }
}

/** Links to tasks, which keep the other search parameters. */
function useTaskLinks() {
  const [params, setParams] = useChosenParams();
  const { state } = useLocation() as { state: unknown };
  const withTask = (task: SecurityTask | null) => {
    const next = new URLSearchParams(params);
    if (task === null) next.delete('task');
    else next.set('task', task);
    return next;
  };
  return {
    linkOf: (task: SecurityTask | null) => (
      <Link to={`?${withTask(task)}`} state={state} preventScrollReset />
    ),
    go: (task: SecurityTask | null) =>
      setParams(() => withTask(task), { replace: true, preventScrollReset: true, state }),
  };
}
