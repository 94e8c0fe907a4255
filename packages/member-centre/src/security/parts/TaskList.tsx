import type { SecurityStatus } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Badge, type BadgeTone } from '@perya/ui-kit';
import {
  ChevronRight,
  KeyRound,
  LockKeyhole,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  WalletCards,
} from 'lucide-react';
import { cloneElement, type ReactElement } from 'react';

import { useSecurityT } from '../locales';
import styles from './Security.module.css';
import { SECURITY_TASKS, type SecurityTask } from './tasks';

const ICONS: Readonly<Record<SecurityTask, ReactElement>> = {
  loginPassword: <LockKeyhole aria-hidden="true" />,
  paymentPassword: <KeyRound aria-hidden="true" />,
  mobile: <Smartphone aria-hidden="true" />,
  email: <Mail aria-hidden="true" />,
  secondFactor: <ShieldCheck aria-hidden="true" />,
  payouts: <WalletCards aria-hidden="true" />,
  devices: <MonitorSmartphone aria-hidden="true" />,
};

export interface TaskListProps {
  status: SecurityStatus;
  taskLink(task: SecurityTask): ReactElement<Record<string, unknown>>;
}

/** All security tasks with their state. */
export function TaskList({ status, taskLink }: TaskListProps) {
  const t = useSecurityT();
  const stateOf = useStates(status);
  return (
    <ul className={styles['list']} aria-label={t('tasks')}>
      {SECURITY_TASKS.map((task) => {
        const { text, badge, tone } = stateOf(task);
        return (
          <li key={task}>
            {cloneElement(
              taskLink(task),
              { className: styles['task'] },
              ICONS[task],
              <span className={styles['taskName']}>
                {t(`task.${task}`)}
                <span className={styles['taskState']}>{text}</span>
              </span>,
              badge !== undefined && <Badge tone={tone ?? 'neutral'}>{badge}</Badge>,
              <ChevronRight aria-hidden="true" />,
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface TaskState {
  text: string;
  /** Shown if the state affects the score. */
  badge?: string;
  tone?: BadgeTone;
}

function useStates(status: SecurityStatus): (task: SecurityTask) => TaskState {
  const t = useSecurityT();
  const format = useFormat();
  const set = (text: string): TaskState => ({ text, badge: t('state.set'), tone: 'success' });
  const open = (text: string): TaskState => ({ text, badge: t('state.open'), tone: 'neutral' });
  const contact = (bound: SecurityStatus['email']): TaskState => {
    if (bound === null) return open(t('state.noContact'));
    return bound.isVerified
      ? set(bound.masked)
      : { text: bound.masked, badge: t('state.unconfirmed'), tone: 'gold' };
  };
  const states: Record<SecurityTask, () => TaskState> = {
    loginPassword: () =>
      status.hasPassword
        ? set(t('state.changed', { date: format.date(status.passwordChangedAt) }))
        : open(t('state.noPassword')),
    paymentPassword: () =>
      status.withdrawalsRestUntil !== null
        ? set(t('state.rest', { time: format.dateTime(status.withdrawalsRestUntil) }))
        : status.hasPaymentPassword
          ? set(t('state.paymentSet'))
          : open(t('state.paymentOpen')),
    mobile: () => contact(status.mobile),
    email: () => contact(status.email),
    secondFactor: () => {
      const { since, recoveryCodesLeft } = status.secondFactor;
      return since === null
        ? open(t('state.secondFactorOpen'))
        : set(t('secondFactor.left', { count: recoveryCodesLeft }));
    },
    payouts: () => ({ text: t('state.payouts') }),
    devices: () => ({ text: t('state.devices', { count: status.sessionCount }) }),
  };
  return (task) => states[task]();
}
